<?php
/**
 * Creates WooCommerce's own order tables. WooCommerce does not create them on SQLite. Runs in a loaded WordPress;
 * without WooCommerce it does nothing.
 */

if ( ! function_exists( 'wc_get_container' ) ) {
	return false;
}
$eidan_tables = wc_get_container()->get( Automattic\WooCommerce\Internal\DataStores\Orders\DataSynchronizer::class );
if ( ! $eidan_tables->check_orders_table_exists() ) {
	$eidan_tables->create_database_tables();
}

return $eidan_tables->check_orders_table_exists();
