<?php
/**
 * Inline scripts that run before the first paint.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * A script element at its place in the page. Optimisers move such scripts into a file, or hold them back until a
 * visitor does something; then what they place would jump. They leave elements alone that bear an attribute of theirs.
 */
final class EarlyScript {

	/**
	 * Attributes that are documented: WP Rocket's, LiteSpeed Cache's two, Autoptimize's and Cloudflare's.
	 */
	private const LEFT_ALONE = array(
		'nowprocket'       => true,
		'data-no-optimize' => '1',
		'data-no-defer'    => '1',
		'data-noptimize'   => '1',
		'data-cfasync'     => 'false',
	);

	/**
	 * The element.
	 *
	 * @param string $script JavaScript of the plugin.
	 * @return string HTML.
	 */
	public static function tag( string $script ): string {
		return wp_get_inline_script_tag( $script, self::LEFT_ALONE );
	}
}
