<?php
/**
 * What a site has, row by row: posts, terms, users, settings and the report, each row as a checksum by its name. What
 * WordPress, WooCommerce and time change on their own is left out.
 *
 * @return array<string, string>
 */

declare( strict_types=1 );

/**
 * The database.
 *
 * @var wpdb $wpdb
 */
global $wpdb;

$rows = array();
$keep = static function ( string $name, string $sql, string ...$key ) use ( &$rows, $wpdb ): void {
	// phpcs:ignore WordPress.DB -- As it stands in the database.
	foreach ( (array) $wpdb->get_results( $sql, ARRAY_A ) as $row ) {
		$row_name          = "$name " . implode( ' ', array_intersect_key( $row, array_flip( $key ) ) );
		$rows[ $row_name ] = md5( (string) wp_json_encode( $row ) );
	}
};

$keep(
	'post',
	"SELECT * FROM $wpdb->posts
	WHERE post_status <> 'auto-draft' AND post_type NOT IN ( 'scheduled-action', 'revision' )",
	'ID',
	'post_type',
	'post_name'
);
$keep(
	'meta',
	"SELECT * FROM $wpdb->postmeta WHERE meta_key NOT IN ( '_edit_lock', '_edit_last' )",
	'post_id',
	'meta_key',
	'meta_id'
);
$keep( 'term', "SELECT * FROM $wpdb->terms JOIN $wpdb->term_taxonomy USING ( term_id )", 'taxonomy', 'slug' );
$keep( 'term meta', "SELECT * FROM $wpdb->termmeta", 'term_id', 'meta_key' );
$keep( 'relation', "SELECT * FROM $wpdb->term_relationships", 'object_id', 'term_taxonomy_id' );
$keep( 'user', "SELECT ID, user_login, user_email, display_name FROM $wpdb->users", 'user_login' );
$keep(
	'option',
	"SELECT option_name, option_value FROM $wpdb->options
	WHERE option_name LIKE 'eidan\\_%' OR option_name LIKE 'theme\\_mods\\_%' OR option_name LIKE 'widget\\_%'
	OR option_name LIKE 'woocommerce\\_%\\_id' OR option_name IN ( 'active_plugins', 'blogname', 'blogdescription',
	'show_on_front', 'page_on_front', 'page_for_posts', 'permalink_structure', 'sidebars_widgets', 'template',
	'stylesheet', 'sticky_posts', 'site_icon' )",
	'option_name'
);
if ( get_option( Eidan\Attribution\Report\Table::VERSION_OPTION ) ) {
	$keep( 'report', 'SELECT * FROM ' . Eidan\Attribution\Report\Table::name(), 'order_id' );
}

return $rows;
