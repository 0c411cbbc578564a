<?php
/**
 * The meta fields of a portfolio item.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * Our own code reads the fields only here.
 */
final class PortfolioMeta {

	public const GALLERY      = 'eidan_gallery';
	public const CLIENT       = 'eidan_client';
	public const DATE         = 'eidan_date';
	public const WEBSITE      = 'eidan_website';
	public const LIGHT_SKIN   = 'eidan_light_skin';
	public const SECOND_IMAGE = 'eidan_second_image';
	public const TILE_SIZE    = 'eidan_tile_size';

	/**
	 * The existing images of an item, in their order.
	 *
	 * @param int $post_id Item.
	 * @return list<int>
	 */
	public static function gallery( int $post_id ): array {
		return Fields::existing( FieldValue::ids( get_post_meta( $post_id, self::GALLERY, true ) ) );
	}

	/**
	 * The client of an item, not escaped.
	 *
	 * @param int $post_id Item.
	 */
	public static function client( int $post_id ): string {
		return FieldValue::text( get_post_meta( $post_id, self::CLIENT, true ) );
	}

	/**
	 * The stored date of an item.
	 *
	 * @param int $post_id Item.
	 */
	public static function date( int $post_id ): string {
		return FieldValue::date( get_post_meta( $post_id, self::DATE, true ) );
	}

	/**
	 * The date of an item in the site's language, as a year, month or day.
	 *
	 * @param int $post_id Item.
	 */
	public static function readable_date( int $post_id ): string {
		return Fields::readable_date( self::date( $post_id ) );
	}

	/**
	 * The website of an item, not escaped.
	 *
	 * @param int $post_id Item.
	 */
	public static function website( int $post_id ): string {
		return FieldValue::url( get_post_meta( $post_id, self::WEBSITE, true ) );
	}

	/**
	 * The website of an item without scheme, `www.` and trailing slash.
	 *
	 * @param int $post_id Item.
	 */
	public static function website_label( int $post_id ): string {
		return Fields::short_url( self::website( $post_id ) );
	}

	/**
	 * Whether an item's image is dark, so that text over it must be light.
	 *
	 * @param int $post_id Item.
	 */
	public static function is_light_skin( int $post_id ): bool {
		return Portfolio::POST_TYPE === get_post_type( $post_id )
			&& (bool) get_post_meta( $post_id, self::LIGHT_SKIN, true );
	}
}
