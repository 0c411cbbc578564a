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
 * The start screen links to `post-new.php?post_type=page&eidan-block=SLUG`. The editor inserts the block as the
 * inserter would, so it has its inner blocks; nothing is saved before the author does so.
 */
final class FirstBlock {

	/** Query parameter. */
	public const PARAMETER = 'eidan-block';

	/**
	 * Stands where the block will be. A page that is empty would be asked for a pattern first.
	 */
	private const PLACE = '<!-- wp:spacer {"height":"0px"} -->
<div style="height:0px" aria-hidden="true" class="wp-block-spacer"></div>
<!-- /wp:spacer -->';

	/**
	 * Filter `default_content`: keeps the place of the block.
	 *
	 * @param mixed $content Of a new post.
	 */
	public static function hold_place( mixed $content ): mixed {
		return '' === $content && '' !== self::name() ? self::PLACE : $content;
	}

	/**
	 * Action `enqueue_block_editor_assets`: loads the script where a block is asked for.
	 */
	public static function enqueue(): void {
		$name = self::name();
		if ( '' !== $name ) {
			wp_enqueue_script( 'eidan-first-block' );
			wp_add_inline_script(
				'eidan-first-block',
				'window.eidanFirstBlock = ' . wp_json_encode( $name, JSON_HEX_TAG ) . ';',
				'before'
			);
		}
	}

	/**
	 * The block that is asked for.
	 *
	 * @return string Its name; '' if there is none.
	 */
	private static function name(): string {
		global $pagenow;
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- The link changes nothing that is stored.
		$slug = isset( $_GET[ self::PARAMETER ] ) && is_string( $_GET[ self::PARAMETER ] )
			? sanitize_key( $_GET[ self::PARAMETER ] )
			: '';
		// phpcs:enable WordPress.Security.NonceVerification.Recommended
		return 'post-new.php' === $pagenow
			&& '' !== $slug
			&& WP_Block_Type_Registry::get_instance()->is_registered( "eidan/$slug" )
			? "eidan/$slug"
			: '';
	}
}
