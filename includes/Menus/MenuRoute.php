<?php
/**
 * REST routes of menus in the editor.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Menus;

use Eidan\Support\Text;
use Eidan\Support\Value;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `eidan/v1/menus/<id>`: a classic menu as one record, which the editor saves as a whole; WordPress's own route saves
 * each item by itself. `eidan/v1/menu-outline`: the links of any menu, for authors who may not edit menus.
 */
final class MenuRoute {

	/**
	 * Action `rest_api_init`.
	 */
	public static function register(): void {
		$may  = static fn(): bool => current_user_can( 'edit_theme_options' );
		$mine = array( self::class, 'may' );
		$name = array(
			'description' => __( 'Name of the menu.', 'eidan' ),
			'type'        => 'string',
			'minLength'   => 1,
			'maxLength'   => 200,
		);
		register_rest_route(
			'eidan/v1',
			'/menus',
			array(
				'methods'             => WP_REST_Server::CREATABLE,
				'callback'            => array( self::class, 'create' ),
				'permission_callback' => $may,
				'args'                => array( 'name' => array( 'required' => true ) + $name ),
			)
		);
		register_rest_route(
			'eidan/v1',
			'/menus/(?P<id>\d+)',
			array(
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( self::class, 'read' ),
					'permission_callback' => $mine,
				),
				array(
					'methods'             => WP_REST_Server::EDITABLE,
					'callback'            => array( self::class, 'write' ),
					'permission_callback' => $mine,
					'args'                => array(
						'name' => $name,
						'tree' => array(
							'description' => __( 'All items, and the version that they are based on.', 'eidan' ),
							'type'        => 'object',
						),
					),
				),
			)
		);
		register_rest_route(
			'eidan/v1',
			'/menu-outline',
			array(
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => array( self::class, 'outline' ),
				'permission_callback' => static fn(): bool => current_user_can( 'edit_posts' ),
				'args'                => array(
					'menu' => array(
						'type'      => 'string',
						'maxLength' => 80,
						'pattern'   => trim( Menus::NAME, '/D' ),
						'default'   => '',
					),
				),
			)
		);
	}

	/**
	 * Whether a menu may be edited. Editors ask this before they load it, also for menus that were deleted.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function may( WP_REST_Request $request ): bool|WP_Error {
		return current_user_can( 'edit_theme_options' )
			&& false === wp_get_nav_menu_object( (int) Text::of( $request['id'] ) )
			? self::missing()
			: current_user_can( 'edit_theme_options' );
	}

	/**
	 * Creates an empty menu.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function create( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id = wp_create_nav_menu( wp_slash( sanitize_text_field( Text::of( $request['name'] ) ) ) );

		return is_int( $id ) ? self::answer( $id ) : $id;
	}

	/**
	 * Reads a menu.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function read( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer( (int) Text::of( $request['id'] ) );
	}

	/**
	 * Saves a menu. If somebody else has changed it in the meantime, nothing is saved.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function write( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id   = (int) Text::of( $request['id'] );
		$menu = wp_get_nav_menu_object( $id );
		$tree = $request['tree'];
		if ( false === $menu ) {
			return self::missing();
		}
		if ( is_array( $tree ) ) {
			if ( ClassicTree::version( ClassicTree::read( $id ) ) !== ( $tree['version'] ?? '' ) ) {
				return self::changed();
			}
			$error = ClassicTree::write( $id, Value::group( $tree, 'items' ) );
			if ( null !== $error ) {
				return $error;
			}
		}
		$name = sanitize_text_field( Text::of( $request['name'] ?? '' ) );
		if ( '' !== $name && $name !== $menu->name ) {
			$saved = wp_update_nav_menu_object( $id, array( 'menu-name' => wp_slash( $name ) ) );
			if ( is_wp_error( $saved ) ) {
				return $saved;
			}
		}

		return self::answer( $id );
	}

	/**
	 * The links of a menu as visitors get them.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function outline( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( self::titles( Menus::items( Text::of( $request['menu'] ) ) ) );
	}

	/**
	 * A menu as the editor gets it.
	 *
	 * @param int $id Term.
	 */
	private static function answer( int $id ): WP_REST_Response|WP_Error {
		$menu = $id > 0 ? wp_get_nav_menu_object( $id ) : false;
		if ( false === $menu ) {
			return self::missing();
		}
		$items = ClassicTree::read( $id );

		return new WP_REST_Response(
			array(
				'id'   => $id,
				'name' => Item::words( $menu->name ),
				'tree' => array(
					'version' => ClassicTree::version( $items ),
					'items'   => $items,
				),
			)
		);
	}

	/** The error for a menu that somebody else has changed since the author loaded it. */
	public static function changed(): WP_Error {
		return new WP_Error(
			'eidan_menu_changed',
			__( 'Somebody else changed this menu in the meantime, so your changes were not saved.', 'eidan' ),
			array( 'status' => 409 )
		);
	}

	/** The error for a menu that does not exist. */
	private static function missing(): WP_Error {
		return new WP_Error( 'eidan_no_menu', __( 'This menu does not exist.', 'eidan' ), array( 'status' => 404 ) );
	}

	/**
	 * Titles of items, each with those below it.
	 *
	 * @param list<Item> $items
	 * @return list<array{title: string, items: list<mixed>}>
	 */
	private static function titles( array $items ): array {
		return array_map(
			static fn( Item $item ): array => array(
				'title' => '' === $item->html ? $item->title : Item::words( $item->html ),
				'items' => self::titles( $item->children ),
			),
			$items
		);
	}
}
