<?php
/**
 * Reads all that cards need in a few queries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

use Eidan\Posts\ContentTypes;
use WP_Post;

/**
 * Fills WordPress's caches, so that cards cost no queries of their own.
 */
final class Prime {

	/**
	 * Finds items by id, in the order of the ids, and puts their fields, terms, images and authors into the caches;
	 * terms of our content types only when a card asks for them.
	 *
	 * Items that are not published or of another type are left out.
	 *
	 * @param list<int> $ids  Their ids.
	 * @param string    $type Their type.
	 * @return list<WP_Post>
	 */
	public static function posts( array $ids, string $type ): array {
		if ( array() === $ids ) {
			return array();
		}
		$content = ContentTypes::get( $type );
		// Cards of people, clients and projects often show no terms: see PostItem::terms().
		_prime_post_caches( $ids, null === $content, true );
		$posts   = array();
		$images  = array();
		$authors = array();
		$signed  = post_type_supports( $type, 'author' );
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( ! $post instanceof WP_Post || 'publish' !== $post->post_status || $type !== $post->post_type ) {
				continue;
			}
			$posts[]  = $post;
			$images[] = (int) get_post_thumbnail_id( $post );
			array_push( $images, ...( null === $content ? array() : ContentFields::images( $id, $content ) ) );
			if ( $signed ) {
				$authors[] = (int) $post->post_author;
			}
		}
		/**
		 * Filters further images of a page's cards, which are read together with featured images and those of fields.
		 *
		 * @param list<int>     $images Ids of attachments; zeros are ignored.
		 * @param list<WP_Post> $posts    The items; their fields and terms are in the cache.
		 * @param string        $type     Their type.
		 */
		$filtered = apply_filters( 'eidan_list_pictures', $images, $posts, $type );
		$images   = array_filter(
			is_array( $filtered ) ? $filtered : $images,
			static fn( mixed $id ): bool => is_int( $id ) && 0 < $id
		);
		$images   = array_values( array_unique( $images ) );
		if ( array() !== $images ) {
			_prime_post_caches( $images, false, true );
		}
		self::authors( array_values( array_filter( array_unique( $authors ), static fn( int $id ): bool => 0 < $id ) ) );

		/**
		 * Fires when the items of a page are read. Other code can then read what its cards need in one query.
		 *
		 * @param list<WP_Post> $posts The items.
		 * @param string        $type  Their type.
		 */
		do_action( 'eidan_list_primed', $posts, $type );

		return $posts;
	}

	/**
	 * Reads authors without their fields: `cache_users()` reads both, and cards show names only.
	 *
	 * @param list<int> $ids Their ids.
	 */
	private static function authors( array $ids ): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$missing = array_filter( $ids, static fn( int $id ): bool => false === wp_cache_get( $id, 'users' ) );
		if ( array() === $missing ) {
			return;
		}
		// phpcs:ignore WordPress.DB -- Numbers; goes into WordPress's cache.
		$rows = $wpdb->get_results( "SELECT * FROM {$wpdb->users} WHERE ID IN ( " . implode( ', ', $missing ) . ' )' );
		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			if ( is_object( $row ) ) {
				update_user_caches( $row );
			}
		}
	}
}
