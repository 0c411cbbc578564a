<?php
/**
 * Menus of navigation blocks that two people edit at once.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Menus;

use Eidan\Support\Text;
use stdClass;
use WP_REST_Request;

/**
 * The field `eidan_version` of WordPress's route of these menus tells which items an editor has got. Who sends it back
 * with other items is refused where somebody else has saved some since. Core's own editors do not send it and save as
 * ever. The time of the last change would not do: it has whole seconds, and a new name changes it, too.
 */
final class Seen {

	/** Name of the field. */
	private const FIELD = 'eidan_version';

	/**
	 * Action `rest_api_init`.
	 */
	public static function register(): void {
		register_rest_field(
			'wp_navigation',
			self::FIELD,
			array(
				'get_callback' => static fn( mixed $menu = null ): string =>
					md5( self::content( is_array( $menu ) ? $menu['id'] ?? 0 : 0 ) ),
				'schema'       => array(
					'description' => __( 'Version of the items that the editor has got.', 'eidan' ),
					'type'        => 'string',
					'maxLength'   => 32,
					'context'     => array( 'edit' ),
				),
			)
		);
	}

	/**
	 * Filter `rest_pre_insert_wp_navigation`: nothing is saved over what the author has not seen.
	 *
	 * @param mixed $prepared What is to be saved: an object with what the request changes, or an error.
	 * @param mixed $request
	 * @return mixed The same, or an error.
	 */
	public static function check( mixed $prepared = null, mixed $request = null ): mixed {
		$seen = $request instanceof WP_REST_Request ? $request[ self::FIELD ] : null;
		if ( null === $seen || ! $prepared instanceof stdClass || ! isset( $prepared->ID, $prepared->post_content ) ) {
			return $prepared;
		}
		$stored = self::content( $prepared->ID );

		return md5( $stored ) === $seen || $stored === $prepared->post_content ? $prepared : MenuRoute::changed();
	}

	/**
	 * The stored content of a menu, without what other plugins hook into it when it is read.
	 *
	 * @param mixed $id Post.
	 */
	private static function content( mixed $id ): string {
		return Text::of( get_post_field( 'post_content', (int) Text::of( $id ), 'raw' ) );
	}
}
