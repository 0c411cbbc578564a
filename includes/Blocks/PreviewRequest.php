<?php
/**
 * Requests of the editor for the HTML of a block.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use WP_Block_Type_Registry;
use WP_REST_Request;

/**
 * WordPress refuses a preview with an attribute that the server does not know. Plugins add attributes to all blocks in
 * the editor only, so one of them would take away the previews of all our lists. Visitors get the block all the same:
 * WordPress passes over such attributes there.
 */
final class PreviewRequest {

	/**
	 * Filter `rest_pre_dispatch`, before WordPress checks the request: leaves out attributes that the server does not
	 * know.
	 *
	 * @param mixed                               $result  What another plugin answers.
	 * @param WP_REST_Request<array<string,mixed>> $request For a block of ours; its route ends with the block's name.
	 * @return mixed The same answer.
	 */
	public static function prepare( mixed $result, WP_REST_Request $request ): mixed {
		$name  = implode( '/', array_slice( explode( '/', $request->get_route() ), -2 ) );
		$type  = WP_Block_Type_Registry::get_instance()->get_registered( $name );
		$given = $request->get_param( 'attributes' );
		if ( null !== $type && is_array( $given ) ) {
			$request->set_param( 'attributes', array_intersect_key( $given, $type->get_attributes() ) );
		}

		return $result;
	}
}
