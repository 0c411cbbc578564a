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
 * would have none: in archives, in feeds, in descriptions of SEO plugins.
 */
final class Excerpts {

	/** Blocks whose words are read in the order of the page. What opens above it, or runs past, is no text of it. */
	private const BLOCKS = array(
		'eidan/image-with-text',
		'eidan/item-showcase',
		'eidan/item-showcase-item',
		'eidan/parallax-image-showcase',
		'eidan/tabbed-info',
		'eidan/tabbed-info-item',
	);

	/**
	 * Filter `excerpt_allowed_wrapper_blocks`.
	 *
	 * @param mixed $names Names of blocks of which the blocks inside are in excerpts.
	 */
	public static function allow( mixed $names ): mixed {
		return is_array( $names ) ? array( ...array_values( $names ), ...self::BLOCKS ) : $names;
	}
}
