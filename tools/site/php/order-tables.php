<?php
/**
 * Makes WooCommerce's own tables for orders, which it leaves out on SQLite.
 * Runs inside a loaded WordPress; without WooCommerce there is nothing to do.
 */

if ( ! function_exists( 'wc_get_container' ) ) {
	return false;
}
$eidan_tables = wc_get_container()->get( Automattic\WooCommerce\Internal\DataStores\Orders\DataSynchronizer::class );
if ( ! $eidan_tables->check_orders_table_exists() ) {
	$eidan_tables->create_database_tables();
}

return $eidan_tables->check_orders_table_exists();
