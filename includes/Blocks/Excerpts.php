<?php
/**
 * Words of our blocks in excerpts.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress makes the excerpt of an entry without one from its own blocks only. An entry whose words stand inside ours
 * would have none: in archives, in feeds, in descriptions of SEO plugins. So a block whose words are read in the order
 * of the page says `"eidanInExcerpts": true` in its block.json. What opens above the page, or runs past, is no text of
 * it.
 */
final class Excerpts {

	/**
	 * Filter `excerpt_allowed_wrapper_blocks`.
	 *
	 * @param mixed $names Names of blocks of which the blocks inside are in excerpts.
	 */
	public static function allow( mixed $names ): mixed {
		return is_array( $names )
			? array( ...array_values( $names ), ...Registry::with( 'eidanInExcerpts' ) )
			: $names;
	}
}
