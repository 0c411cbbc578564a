<?php
/**
 * Readable colors, where our blocks are.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use Eidan\Assets\Assets;

/**
 * To know the colors of a page, WordPress merges all styles of its theme. That is spared where nothing of ours is
 * shown.
 */
final class Readable {

	/**
	 * Action `enqueue_block_assets`, for the editor's canvas.
	 */
	public static function canvas(): void {
		if ( is_admin() ) {
			self::add();
		}
	}

	/**
	 * Action `wp_print_styles`. By now the blocks of a block theme's page are known; a classic theme prints its head
	 * before.
	 */
	public static function page(): void {
		if ( ! is_admin() && ( ! wp_is_block_theme() || Assets::has_styles() ) ) {
			self::add();
		}
	}

	/** Adds what differs from src/styles/_tokens.scss. */
	private static function add(): void {
		Muted::add();
		Accent::add();
	}
}
