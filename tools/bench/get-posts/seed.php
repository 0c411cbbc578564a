<?php
/**
 * Adds posts until the site has $to of them. Each has text, author, image, a category and two tags; some have the same
 * date. Runs in a loaded WordPress.
 */

global $wpdb;
set_time_limit( 0 );
$wpdb->suppress_errors( false );

$have = (int) get_option( 'eidan_bench_posts', 0 );
if ( 0 === $have ) {
	$wpdb->query( "DELETE FROM $wpdb->posts WHERE post_type = 'post'" );
	$pictures = $pictures_of(
		array(
			'thumbnail'    => array( 150, 150 ),
			'medium'       => array( 300, 200 ),
			'medium_large' => array( 768, 512 ),
			'large'        => array( 1024, 683 ),
		)
	);
	$authors  = array();
	for ( $i = 0; $i < 5; $i++ ) {
		$authors[] = wp_insert_user(
			array(
				'user_login'   => "author-$i",
				'user_pass'    => 'password',
				'user_email'   => "author-$i@example.com",
				'display_name' => "Author $i",
				'role'         => 'author',
			)
		);
	}
	$terms    = array( 'category' => array(), 'post_tag' => array() );
	for ( $i = 0; $i < 8; $i++ ) {
		$terms['category'][] = wp_insert_term( "Category $i", 'category' )['term_taxonomy_id'];
	}
	$terms['rare'] = wp_insert_term( 'Rare', 'category' )['term_taxonomy_id'];
	for ( $i = 0; $i < 30; $i++ ) {
		$terms['post_tag'][] = wp_insert_term( "Tag $i", 'post_tag' )['term_taxonomy_id'];
	}
	update_option( 'eidan_bench', compact( 'pictures', 'authors', 'terms' ) );
	update_option( 'eidan_bench_first', 1 + (int) $wpdb->get_var( "SELECT MAX( ID ) FROM $wpdb->posts" ) );
	wp_set_current_user( 0 );
}
$bench = get_option( 'eidan_bench' );
$first = (int) get_option( 'eidan_bench_first' );
$words = explode(
	' ',
	'a studio plans builds writes and tests sites that work for people who have little time and old phones with calm '
		. 'pages clear words good pictures and nothing that moves by itself unless somebody asked for it'
);
mt_srand( $have + 1 );

$wpdb->query( 'START TRANSACTION' );
for ( $start = $have; $start < $to; $start += 500 ) {
	$posts = array();
	$metas = array();
	$terms = array();
	for ( $i = $start; $i < min( $to, $start + 500 ); $i++ ) {
		$id   = $first + $i;
		$text = '';
		for ( $p = 0; $p < 4; $p++ ) {
			shuffle( $words );
			$text .= "<!-- wp:paragraph -->\n<p>" . ucfirst( implode( ' ', $words ) )
				. ".</p>\n<!-- /wp:paragraph -->\n\n";
		}
		// Every third post has the same date as the post before.
		$date    = gmdate( 'Y-m-d H:i:s', 1262304000 + ( $i - ( 2 === $i % 3 ? 1 : 0 ) ) * 4000 );
		$posts[] = $wpdb->prepare(
			"( %d, %d, %s, %s, %s, %s, '', 'publish', %s, 'post', %s, %s, '', '', '' )",
			$id,
			$bench['authors'][ $i % 5 ],
			$date,
			$date,
			$text,
			"Post number $i",
			"post-number-$i",
			$date,
			$date
		);
		$metas[] = "( $id, '_thumbnail_id', '" . $bench['pictures'][ mt_rand( 0, 59 ) ] . "' )";
		$tags    = array_rand( $bench['terms']['post_tag'], 2 );
		foreach ( array(
			$bench['terms']['category'][ $i % 8 ],
			$bench['terms']['post_tag'][ $tags[0] ],
			$bench['terms']['post_tag'][ $tags[1] ],
		) as $term ) {
			$terms[] = "( $id, $term, 0 )";
		}
		if ( $i < 30 ) {
			$terms[] = "( $id, {$bench['terms']['rare']}, 0 )";
		}
	}
	$wpdb->query(
		"INSERT INTO $wpdb->posts ( ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, "
			. 'post_status, post_name, post_type, post_modified, post_modified_gmt, to_ping, pinged, '
			. 'post_content_filtered ) VALUES '
			. implode( ',', $posts )
	);
	$wpdb->query( "INSERT INTO $wpdb->postmeta ( post_id, meta_key, meta_value ) VALUES " . implode( ',', $metas ) );
	$wpdb->query(
		"INSERT INTO $wpdb->term_relationships ( object_id, term_taxonomy_id, term_order ) VALUES "
			. implode( ',', $terms )
	);
}
$wpdb->query(
	"UPDATE $wpdb->term_taxonomy SET count = ( SELECT COUNT(*) FROM $wpdb->term_relationships "
		. "WHERE $wpdb->term_relationships.term_taxonomy_id = $wpdb->term_taxonomy.term_taxonomy_id )"
);
$wpdb->query( 'COMMIT' );
if ( str_contains( strtolower( $wpdb->db_server_info() ), 'maria' ) ) {
	$wpdb->query( "ANALYZE TABLE $wpdb->posts, $wpdb->postmeta, $wpdb->term_relationships, $wpdb->term_taxonomy" );
}
update_option( 'eidan_bench_posts', $to );
wp_cache_flush();
Eidan\Lists\Query\Totals::changed();

return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'post'" );
