<?php
/**
 * Arranging items by hand.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Eidan\Support\Text;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Stores positions as WordPress's menu order, which lists offer as "Menu order": from 1; new items have 0 and come
 * first.
 */
final class Ordering {

	public const ROUTE = '/order';

	/** Maximum number of items: WordPress lists 999 on a page at most. */
	private const MAX = 999;

	/**
	 * Registers `POST eidan/v1/order`.
	 */
	public static function register(): void {
		register_rest_route(
			'eidan/v1',
			self::ROUTE,
			array(
				'methods'             => WP_REST_Server::CREATABLE,
				'callback'            => array( self::class, 'save' ),
				'permission_callback' => array( self::class, 'may_save' ),
				'args'                => array(
					'type' => array(
						'description' => __( 'Post type.', 'eidan' ),
						'type'        => 'string',
						'required'    => true,
					),
					'ids'  => array(
						'description' => __( 'Items in their new order; all others keep their places.', 'eidan' ),
						'type'        => 'array',
						'required'    => true,
						'minItems'    => 1,
						'maxItems'    => self::MAX,
						'uniqueItems' => true,
						'items'       => array(
							'type'    => 'integer',
							'minimum' => 1,
						),
					),
				),
			)
		);
	}

	/**
	 * Whether the user may arrange items, which requires editing those of others.
	 */
	public static function may_save( mixed $request ): bool {
		$type = $request instanceof WP_REST_Request ? self::type( Text::of( $request->get_param( 'type' ) ) ) : null;

		return null !== $type && self::may_arrange( $type );
	}

	/**
	 * Whether the user may arrange items of a type.
	 */
	public static function may_arrange( ContentType $type ): bool {
		$object = get_post_type_object( $type->name );

		return null !== $object && current_user_can( Text::of( $object->cap->edit_others_posts ?? 'do_not_allow' ) );
	}

	/**
	 * Stores an order.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public static function save( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$type = self::type( Text::of( $request->get_param( 'type' ) ) );
		$ids  = array_map(
			static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0,
			(array) $request->get_param( 'ids' )
		);
		$now  = null === $type ? array() : self::positions( $type );
		if ( null === $type || array() !== array_diff( $ids, array_keys( $now ) ) ) {
			return new WP_Error(
				'eidan_invalid_order',
				__( 'Some of these items are gone, or of another type. Reload the page.', 'eidan' ),
				array( 'status' => 400 )
			);
		}
		foreach ( self::arranged( array_keys( $now ), array_values( $ids ) ) as $index => $id ) {
			if ( $now[ $id ] !== $index + 1 ) {
				self::store( $id, $index + 1 );
			}
		}

		return new WP_REST_Response( array( 'ids' => array_values( $ids ) ) );
	}

	/**
	 * All items in a new order, after some of them changed places.
	 *
	 * @param list<int> $all Items in the current order.
	 * @param list<int> $ids Some of them in the new order.
	 * @return list<int>
	 */
	public static function arranged( array $all, array $ids ): array {
		$moved = array_flip( $ids );

		return array_map(
			static function ( int $id ) use ( $moved, &$ids ): int {
				return isset( $moved[ $id ] ) ? array_shift( $ids ) ?? $id : $id;
			},
			$all
		);
	}

	/**
	 * A type whose items can be arranged.
	 *
	 * @param string $name Post type.
	 */
	public static function type( string $name ): ?ContentType {
		$type = ContentTypes::get( $name );

		return null !== $type && $type->is_ordered() && post_type_exists( $name ) ? $type : null;
	}

	/**
	 * Stored positions by item, in the order "Menu order" of Eidan\Lists\Query\Order.
	 *
	 * @return array<int, int>
	 */
	private static function positions( ContentType $type ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$positions = array();
		// Queried directly: positions include items that other plugins hide from this user.
		// phpcs:disable WordPress.DB -- As said above.
		$rows = $wpdb->get_results(
			(string) $wpdb->prepare(
				"SELECT ID, menu_order FROM %i WHERE post_type = %s AND post_status NOT IN ( 'trash', 'auto-draft' ) "
					. 'ORDER BY menu_order ASC, ID ASC',
				$wpdb->posts,
				$type->name
			),
			ARRAY_A
		);
		// phpcs:enable WordPress.DB
		foreach ( is_array( $rows ) ? $rows : array() as $row ) {
			if ( is_array( $row ) && is_numeric( $row['ID'] ?? null ) && is_numeric( $row['menu_order'] ?? null ) ) {
				$positions[ (int) $row['ID'] ] = (int) $row['menu_order'];
			}
		}

		return $positions;
	}

	/**
	 * Stores a position without creating a revision or changing the date.
	 *
	 * @param int $id       Item.
	 * @param int $position From 1.
	 */
	private static function store( int $id, int $position ): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		// phpcs:ignore WordPress.DB -- wp_update_post() would make a revision of each.
		$wpdb->update(
			$wpdb->posts,
			array( 'menu_order' => $position ),
			array( 'ID' => $id ),
			array( '%d' ),
			array( '%d' )
		);
		clean_post_cache( $id );
	}
}
