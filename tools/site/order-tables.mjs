/**
 * Creates WooCommerce's order tables on SQLite.
 */
import { phpSource } from './state.mjs';

/** PHP that creates WooCommerce's order tables. It ends with `return`, so no code after it runs. */
export const ORDER_TABLES = `?>${ phpSource( 'order-tables.php' ) }`;
