<?php
/**
 * Changes the post type of all items to the one that $block lists, with a term, an image and all fields each. Runs in a
 * loaded WordPress. Returns the type, and the signed settings of the block's list in $order with ten items per page.
 */

global $wpdb;
set_time_limit( 0 );
$wpdb->suppress_errors( false );
$attributes = array(
	'pagination' => 'load-more',
	'query'      => array_filter( array( 'perPage' => 10, 'order' => $order ) ),
);
$html       = do_blocks( "<!-- wp:eidan/$block " . wp_json_encode( $attributes ) . ' /-->' );
preg_match( '/data-eidan-list="([^"]+)"/', $html, $found );
$settings = json_decode( html_entity_decode( $found[1] ?? '{}' ), true )['settings'] ?? '';
$config   = Eidan\Lists\Request\Token::open( $settings )
	?? throw new Exception( "$block prints no list that can be asked for more." );
$type     = $config['query']['postType'] ?? 'post';
$content  = Eidan\Posts\ContentTypes::get( $type );
$was      = get_option( 'eidan_bench_type', 'post' );
$place    = static fn( string $name ): string =>
	Eidan\Posts\ContentTypes::get( $name )?->taxonomy_names()[0] ?? 'category';
if ( $was !== $type ) {
	$wpdb->update( $wpdb->posts, array( 'post_type' => $type ), array( 'post_type' => $was ) );
	$wpdb
		->update( $wpdb->term_taxonomy, array( 'taxonomy' => $place( $type ) ), array( 'taxonomy' => $place( $was ) ) );
	$wpdb->query( "DELETE FROM $wpdb->postmeta WHERE meta_key LIKE 'eidan\\_%'" );
	$pictures = get_option( 'eidan_bench' )['pictures'];
	foreach ( $content->fields ?? array() as $index => $field ) {
		$value = match ( $field->type ) {
			Eidan\Posts\FieldType::Text, Eidan\Posts\FieldType::Choice => array_key_last(
				$field->choices
			) ?? "Some $field->name",
			Eidan\Posts\FieldType::Date   => '2026-05-14',
			Eidan\Posts\FieldType::Url    => 'https://example.com/entry',
			Eidan\Posts\FieldType::Email  => 'somebody@example.com',
			Eidan\Posts\FieldType::Phone  => '+49 30 1234567',
			Eidan\Posts\FieldType::Flag   => '1',
			Eidan\Posts\FieldType::Number => (string) ( $field->minimum + $field->step ),
			Eidan\Posts\FieldType::Image  => (string) $pictures[ $index ],
			Eidan\Posts\FieldType::Images => serialize( array_slice( $pictures, $index, 4 ) ),
			Eidan\Posts\FieldType::Links  => serialize(
				array( array( 'service' => 'mastodon', 'url' => 'https://example.com/@somebody' ) )
			),
		};
		$wpdb->query(
			$wpdb->prepare(
				"INSERT INTO $wpdb->postmeta ( post_id, meta_key, meta_value ) SELECT ID, %s, %s FROM $wpdb->posts "
					. "WHERE post_type = %s AND post_status = 'publish'",
				$field->key,
				$value,
				$type
			)
		);
	}
	$wpdb->query( "UPDATE $wpdb->posts SET menu_order = ID % 1000 WHERE post_type = '$type'" );
	$wpdb->query( "ANALYZE TABLE $wpdb->posts, $wpdb->postmeta, $wpdb->term_taxonomy" );
	update_option( 'eidan_bench_type', $type );
}
wp_cache_flush();
Eidan\Lists\Query\Totals::changed();

return array( 'type' => $type, 'settings' => $settings );
