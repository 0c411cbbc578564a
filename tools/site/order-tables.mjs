/**
 * WooCommerce's tables for orders, on SQLite.
 */
import { phpSource } from './state.mjs';

/** PHP that makes WooCommerce's tables for orders, which it leaves out on SQLite. Ends what it stands in. */
export const ORDER_TABLES = `?>${ phpSource( 'order-tables.php' ) }`;
