<?php
/**
 * Answers requests with `eidan-asked` in the address. The body of the request is JSON. Either it asks for a page of one
 * list, as a visitor would; the answer says what it cost. Or it names a change of the content, as if an author made it
 * on another server. Each request is its own PHP process.
 */

namespace Eidan\Tests\ObjectCache;

use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\Token;
use Eidan\Posts\ContentType;
use Eidan\Posts\ContentTypes;
use Eidan\Posts\Field;
use Eidan\Posts\FieldType;
use WP_REST_Request;

/**
 * Asks get-posts for one page of a list. Returns the answer, with its database queries and PHP notices.
 *
 * @param array{
 *     type: string,
 *     page?: int,
 *     order?: string,
 *     query?: array<string, mixed>,
 *     cursor?: string,
 *     pages?: int,
 *     fresh?: bool,
 * } $ask What to ask for. `fresh` empties the object cache first.
 * @return array<string, mixed>
 */
function answer( array $ask ): array {
	if ( $ask['fresh'] ?? false ) {
		wp_cache_flush();
	}
	$content    = ContentTypes::get( $ask['type'] );
	$taxonomy   = 'product' === $ask['type']
		? 'product_cat'
		: ( null === $content ? 'category' : $content->taxonomy_names()[0] );
	$attributes = array(
		'id'         => 'asked',
		'template'   => 'blog-grid',
		'query'      => ( $ask['query'] ?? array() ) + array(
			'postType' => $ask['type'],
			'perPage'  => 4,
			'order'    => $ask['order'] ?? 'date-desc',
		),
		'pagination' => $ask['pagination'] ?? 'load-more',
		'filter'     => array( 'taxonomy' => $taxonomy ),
		'elements'   => array_merge(
			array( 'image', 'title', 'terms', 'date', 'author', 'excerpt' ),
			array_map( static fn( $field ) => $field->name, $content->fields ?? array() )
		),
		'card'       => array( 'taxonomy' => $taxonomy ),
	);
	$options    = array(
		'settings'      => Token::sign( Config::parse( $attributes )->placed( 'asked', '/', 0 )->signed_part() ),
		'next_page'     => $ask['page'] ?? 1,
		'max_pages_num' => $ask['pages'] ?? 0,
	) + array_filter( array( 'cursor' => $ask['cursor'] ?? '' ) );
	$queries    = array();
	$notices    = array();
	add_filter(
		'query',
		static function ( $query ) use ( &$queries ) {
			$queries[] = $query;
			return $query;
		}
	);
	set_error_handler(
		static function ( int $level, string $text ) use ( &$notices ): bool {
			if ( 0 !== ( error_reporting() & $level ) ) {
				$notices[] = $text;
			}
			return true;
		}
	);
	$request = new WP_REST_Request( 'GET', '/eidan/v1/get-posts' );
	$request->set_query_params( compact( 'options' ) );
	$response = rest_do_request( $request );
	$data     = $response->get_data()['data'] ?? array();
	restore_error_handler();
	preg_match_all( '/<article class="[^"]*\bpost-([0-9]+)/', $data['html'] ?? '', $ids );
	
	return array(
		'status'  => $response->get_status(),
		'ids'     => array_map( 'intval', $ids[1] ),
		'html'    => $data['html'] ?? '',
		'bar'     => $data['bar_html'] ?? '',
		'pages'   => $data['max_pages_num'] ?? 0,
		'cursor'  => $data['cursor'] ?? '',
		'total'   => $data['total'] ?? null,
		'queries' => $queries,
		'notices' => $notices,
	);
}

/**
 * The changes that another server can make, by name.
 *
 * @param string $type   Post type of the list.
 * @param int    $entry  ID of the list's first item.
 * @param int    $second ID of the list's second item.
 * @return array<string, callable(): mixed>
 */
function changes( string $type, int $entry, int $second ): array {
	$content  = ContentTypes::get( $type );
	$taxonomy = null === $content ? 'category' : $content->taxonomy_names()[0];
	$term     = static fn( string $name ): int => get_term_by( 'slug', $name, $taxonomy )->term_id;
	return array(
		'a new entry'              => static fn() => wp_insert_post(
			array(
				'post_type'   => $type,
				'post_status' => 'publish',
				'post_title'  => 'Brand new',
				'post_date'   => '2026-02-01 10:00:00',
			)
		),
		'another title'            => static fn() =>
			wp_update_post( array( 'ID' => $entry, 'post_title' => 'Renamed' ) ),
		'another term'             => static fn() => wp_set_object_terms( $entry, 'Blue', $taxonomy ),
		'a term renamed'           => static fn() =>
			wp_update_term( $term( 'blue' ), $taxonomy, array( 'name' => 'Azure' ) ),
		'fields filled in'         => static fn() => array_map(
			static fn( Field $field ) => update_post_meta(
				$entry,
				$field->key,
				FieldType::Text === $field->type ? 'Another word' : $field->none()
			),
			$content->fields ?? array()
		),
		'a picture taken away'     => static fn() => delete_post_thumbnail( $entry ),
		'an alternative text'      => static fn() =>
			update_post_meta( get_post_thumbnail_id( $second ), '_wp_attachment_image_alt', "Seen from above: $type" ),
		'an author renamed'        => static fn() =>
			wp_update_user( array( 'ID' => get_post( $second )->post_author, 'display_name' => "Writer of $type" ) ),
		'a password'               => static fn() =>
			wp_update_post( array( 'ID' => $second, 'post_password' => 'secret' ) ),
		'a draft'                  => static fn() =>
			wp_update_post( array( 'ID' => $second, 'post_status' => 'draft' ) ),
		'another date'             => static fn() => wp_update_post(
			array(
				'ID'            => $entry,
				'post_date'     => '2025-01-01 10:00:00',
				'post_date_gmt' => '2025-01-01 10:00:00',
				'edit_date'     => true,
			)
		),
		'the trash'                => static fn() => wp_trash_post( $entry ),
		'another place'            => static fn() => wp_update_post( array( 'ID' => $entry, 'menu_order' => 99 ) ),
		'an entry that sticks'     => static fn() => stick_post( $entry ),
		'a term deleted'           => static fn() => wp_delete_term( $term( 'red' ), $taxonomy ),
		'an entry deleted'         => static fn() => wp_delete_post( $entry, true ),
		'everything forgotten'     => static fn() => wp_cache_flush(),
		'entries forgotten'        => static fn() => array_map( 'wp_cache_flush_group', array( 'posts', 'post_meta' ) ),
		'three new, two gone'      => static function () use ( $type, $entry, $second ): void {
			foreach ( array( 1, 2, 3 ) as $number ) {
				wp_insert_post(
					array(
						'post_type'   => $type,
						'post_status' => 'publish',
						'post_title'  => "A new one $number",
						'post_date'   => "2026-03-0$number 10:00:00",
					)
				);
			}
			wp_delete_post( $entry, true );
			wp_trash_post( $second );
		},
	);
}

/**
 * Creates twelve items of each of our post types and twelve posts. Each has a term and an image.
 *
 * @return list<string> The post types.
 */
function fill(): array {
	$types   = array(
		'post',
		...array_map( static fn( ContentType $type ): string => $type->name, ContentTypes::enabled() ),
	);
	$user    = wp_insert_user(
		array(
			'user_login'   => 'writer',
			'user_pass'    => 'x',
			'user_email'   => 'writer@example.com',
			'display_name' => 'A. Writer',
			'role'         => 'author',
		)
	);
	$picture = wp_insert_attachment(
		array( 'post_title' => 'Picture', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ),
		'2026/01/picture.png'
	);
	wp_update_attachment_metadata(
		$picture,
		array( 'width' => 40, 'height' => 30, 'file' => '2026/01/picture.png', 'sizes' => array() )
	);
	foreach ( $types as $type ) {
		$content  = ContentTypes::get( $type );
		$taxonomy = null === $content ? 'category' : $content->taxonomy_names()[0];
		foreach ( array( 'Red', 'Blue' ) as $name ) {
			wp_insert_term( $name, $taxonomy, array( 'slug' => strtolower( $name ) ) );
		}
		for ( $i = 0; $i < 12; $i++ ) {
			$id = wp_insert_post(
				array(
					'post_type'    => $type,
					'post_status'  => 'publish',
					'post_author'  => $user,
					'post_title'   => sprintf( '%s %02d', $type, $i ),
					'post_content' => "Content $i",
					'post_date'    => sprintf( '2026-01-%02d 10:00:00', 1 + intdiv( $i, 2 ) ),
				)
			);
			set_post_thumbnail( $id, $picture );
			wp_set_object_terms( $id, 0 === $i % 2 ? 'Red' : 'Blue', $taxonomy );
			foreach ( $content->fields ?? array() as $field ) {
				if ( FieldType::Text === $field->type ) {
					update_post_meta( $id, $field->key, "Field $i" );
				}
			}
		}
	}
	return $types;
}

if ( isset( $_GET['eidan-asked'] ) ) {
	add_action(
		'wp_loaded',
		static function (): void {
			$asked = json_decode( (string) file_get_contents( 'php://input' ), true );
			if ( isset( $asked['change'] ) ) {
				$done = changes( $asked['type'], $asked['entry'] ?? 0, $asked['second'] ?? 0 )[ $asked['change'] ]();
				$done = is_wp_error( $done ) ? $done->get_error_message() : 'done';
			} else {
				$done = answer( $asked );
			}
			wp_send_json( $done );
		}
	);
}
