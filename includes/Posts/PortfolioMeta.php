<?php
/**
 * The meta fields of a portfolio item.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * Registers and reads the fields.
 */
final class PortfolioMeta {

	public const GALLERY    = 'eidan_gallery';
	public const CLIENT     = 'eidan_client';
	public const DATE       = 'eidan_date';
	public const WEBSITE    = 'eidan_website';
	public const LIGHT_SKIN = 'eidan_light_skin';

	/**
	 * Registers the fields. The post type has to be there already, for the sake of revisions.
	 */
	public static function register(): void {
		foreach ( self::fields() as $key => $args ) {
			$args['single']            = true;
			$args['revisions_enabled'] = post_type_supports( Portfolio::POST_TYPE, 'revisions' );
			$args['auth_callback']     = array( self::class, 'may_edit' );
			register_post_meta( Portfolio::POST_TYPE, $key, $args );
		}
	}

	/**
	 * Whether a user may write a field of an item: whoever may edit the item.
	 *
	 * @param mixed $allowed Ignored.
	 * @param mixed $key     Ignored: the meta key.
	 * @param mixed $post_id Item.
	 * @param mixed $user_id User.
	 */
	public static function may_edit( mixed $allowed, mixed $key = null, mixed $post_id = null, mixed $user_id = null ): bool {
		return is_numeric( $post_id ) && is_numeric( $user_id ) && user_can( (int) $user_id, 'edit_post', (int) $post_id );
	}

	/**
	 * The pictures of an item that are still there, in their order.
	 *
	 * @param int $post_id Item.
	 * @return list<int>
	 */
	public static function gallery( int $post_id ): array {
		$ids = PortfolioValue::gallery( get_post_meta( $post_id, self::GALLERY, true ) );
		if ( array() === $ids ) {
			return array();
		}
		$found = array();
		$posts = get_posts(
			array(
				'post_type'              => 'attachment',
				'post_mime_type'         => 'image',
				'post_status'            => 'inherit',
				'include'                => $ids,
				'orderby'                => 'none',
				'update_post_term_cache' => false,
			)
		);
		foreach ( $posts as $post ) {
			$found[] = $post->ID;
		}

		return array_values( array_intersect( $ids, $found ) );
	}

	/**
	 * The client's name of an item, not escaped.
	 *
	 * @param int $post_id Item.
	 */
	public static function client( int $post_id ): string {
		return PortfolioValue::client( get_post_meta( $post_id, self::CLIENT, true ) );
	}

	/**
	 * The stored date of an item.
	 *
	 * @param int $post_id Item.
	 */
	public static function date( int $post_id ): string {
		return PortfolioValue::date( get_post_meta( $post_id, self::DATE, true ) );
	}

	/**
	 * The date of an item in the site's language, as exact as it was given.
	 *
	 * @param int $post_id Item.
	 */
	public static function readable_date( int $post_id ): string {
		$date  = self::date( $post_id );
		$parts = array_map( 'intval', explode( '-', $date ) );
		if ( '' === $date || 1 === count( $parts ) ) {
			return $date;
		}
		$format = get_option( 'date_format' );
		if ( 2 === count( $parts ) ) {
			/* translators: Date format of a month with its year, see https://www.php.net/manual/datetime.format.php */
			$format = __( 'F Y', 'eidan' );
		}
		// Noon in UTC is the same day in no time zone asked for: the date has no hour.
		$time = gmmktime( 12, 0, 0, $parts[1] ?? 1, $parts[2] ?? 1, $parts[0] );
		$text = wp_date( is_string( $format ) ? $format : 'Y-m-d', false === $time ? 0 : $time, new \DateTimeZone( 'UTC' ) );

		return false === $text ? $date : $text;
	}

	/**
	 * The website of an item, not escaped.
	 *
	 * @param int $post_id Item.
	 */
	public static function website( int $post_id ): string {
		return PortfolioValue::website( get_post_meta( $post_id, self::WEBSITE, true ) );
	}

	/**
	 * The website of an item as people write it: without scheme, `www.` and closing slash.
	 *
	 * @param int $post_id Item.
	 */
	public static function website_label( int $post_id ): string {
		return (string) preg_replace( '#^https?://(?:www\.)?|/$#i', '', self::website( $post_id ) );
	}

	/**
	 * Whether an item's picture is dark, so that what lies over it has to be light.
	 *
	 * @param int $post_id Item.
	 */
	public static function is_light_skin( int $post_id ): bool {
		return Portfolio::POST_TYPE === get_post_type( $post_id )
			&& (bool) get_post_meta( $post_id, self::LIGHT_SKIN, true );
	}

	/**
	 * What is registered of each field, by key.
	 *
	 * @return array<string, array{type: string, label: string, description: string, default: mixed, sanitize_callback: callable(mixed): mixed, show_in_rest: bool|array<string, mixed>}>
	 */
	private static function fields(): array {
		return array(
			self::GALLERY    => array(
				'type'              => 'array',
				'label'             => __( 'Gallery', 'eidan' ),
				'description'       => __( 'Images of the item, as attachment ids in their order.', 'eidan' ),
				'default'           => array(),
				'sanitize_callback' => array( PortfolioValue::class, 'gallery' ),
				'show_in_rest'      => array(
					'schema' => array(
						'type'     => 'array',
						'maxItems' => PortfolioValue::MAX_IMAGES,
						'items'    => array(
							'type'    => 'integer',
							'minimum' => 1,
						),
					),
				),
			),
			self::CLIENT     => array(
				'type'              => 'string',
				'label'             => __( 'Client', 'eidan' ),
				'description'       => __( 'For whom the work was done.', 'eidan' ),
				'default'           => '',
				'sanitize_callback' => array( PortfolioValue::class, 'client' ),
				'show_in_rest'      => array(
					'schema' => array(
						'type'      => 'string',
						'maxLength' => PortfolioValue::MAX_CLIENT,
					),
				),
			),
			self::DATE       => array(
				'type'              => 'string',
				'label'             => __( 'Date', 'eidan' ),
				'description'       => __( 'When the work was done: a year, a month or a day, as 2026, 2026-05 or 2026-05-14.', 'eidan' ),
				'default'           => '',
				'sanitize_callback' => array( PortfolioValue::class, 'date' ),
				'show_in_rest'      => array(
					'schema' => array(
						'type'    => 'string',
						'pattern' => PortfolioValue::DATE_PATTERN,
					),
				),
			),
			self::WEBSITE    => array(
				'type'              => 'string',
				'label'             => __( 'Website', 'eidan' ),
				'description'       => __( 'Where the work can be seen.', 'eidan' ),
				'default'           => '',
				'sanitize_callback' => array( PortfolioValue::class, 'website' ),
				'show_in_rest'      => array(
					'schema' => array(
						'type'      => 'string',
						'format'    => 'uri',
						'maxLength' => PortfolioValue::MAX_URL,
					),
				),
			),
			self::LIGHT_SKIN => array(
				'type'              => 'boolean',
				'label'             => __( 'Light skin', 'eidan' ),
				'description'       => __( 'For dark images: the header and titles over them are light.', 'eidan' ),
				'default'           => false,
				'sanitize_callback' => array( PortfolioValue::class, 'flag' ),
				'show_in_rest'      => true,
			),
		);
	}
}
