<?php
/**
 * What the plugin saves on a site with the demo: posts, options and the columns of the table, as they stand in the
 * database.
 *
 * @return array<string, mixed>
 */

declare( strict_types=1 );

/**
 * The database.
 *
 * @var wpdb $wpdb
 */
global $wpdb;

wp_set_current_user( 1 );
Eidan\Demo\Importer::import( true );
Eidan\Attribution\Report\Table::ensure();

$posts = array();
$types = array(
	'post',
	'page',
	'wp_template',
	'wp_template_part',
	'wp_navigation',
	'eidan_portfolio',
	'eidan_team',
	'eidan_testimonial',
	'eidan_client',
);
$query = array(
	'post_type'   => $types,
	'numberposts' => -1,
	'post_status' => 'publish',
	'orderby'     => 'ID',
	'order'       => 'ASC',
);
foreach ( get_posts( $query ) as $eidan_post ) {
	$meta    = array_filter(
		get_post_meta( $eidan_post->ID ),
		static fn ( $key ) => str_starts_with( $key, 'eidan_' ),
		ARRAY_FILTER_USE_KEY
	);
	$posts[] = array(
		'type'    => $eidan_post->post_type,
		'slug'    => $eidan_post->post_name,
		'title'   => $eidan_post->post_title,
		'content' => $eidan_post->post_content,
		'meta'    => (object) array_map( static fn ( $values ) => $values[0], $meta ),
	);
}
// phpcs:disable WordPress.DB -- As it stands in the database.
$rows    = $wpdb->get_results(
	"SELECT option_name, option_value FROM $wpdb->options
	WHERE option_name LIKE 'eidan\\_%' ORDER BY option_name",
	ARRAY_A
);
$options = array_column( $rows, 'option_value', 'option_name' );
// A key of the site, and what lists the ids of this import.
unset( $options['eidan_attribution_key'], $options['eidan_demo'], $options['eidan_demo_progress'] );
// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As WordPress stores it.
$options['eidan_settings'] = serialize( Eidan\Settings\Settings::all() );
$table                     = Eidan\Attribution\Report\Table::name();
$columns                   = array_column( $wpdb->get_results( "SHOW COLUMNS FROM $table", ARRAY_A ), 'Type', 'Field' );
// phpcs:enable

return array(
	'posts'   => $posts,
	'options' => (object) $options,
	'columns' => $columns,
);
