<?php
/**
 * A new page that begins with one of our blocks.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin;

use WP_Block_Type_Registry;

/**
 * The start screen links to `post-new.php?post_type=page&eidan-block=SLUG`. The editor inserts the block as the inserter
 * would, so it has its inner blocks; nothing is saved before the author does so.
 */
final class FirstBlock {

	/** Query parameter. */
	public const PARAMETER = 'eidan-block';

	/**
	 * Action `enqueue_block_editor_assets`: loads the script where a block is asked for.
	 */
	public static function enqueue(): void {
		global $pagenow;
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- The link changes nothing that is stored.
		$slug = isset( $_GET[ self::PARAMETER ] ) && is_string( $_GET[ self::PARAMETER ] )
			? sanitize_key( $_GET[ self::PARAMETER ] )
			: '';
		// phpcs:enable WordPress.Security.NonceVerification.Recommended
		if (
			'' === $slug
			|| 'post-new.php' !== $pagenow
			|| ! WP_Block_Type_Registry::get_instance()->is_registered( "eidan/$slug" )
		) {
			return;
		}
		wp_enqueue_script( 'eidan-first-block' );
		wp_add_inline_script(
			'eidan-first-block',
			'window.eidanFirstBlock = ' . wp_json_encode( "eidan/$slug", JSON_HEX_TAG ) . ';',
			'before'
		);
	}
}
