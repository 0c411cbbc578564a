<?php
/**
 * The editor before blocks.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Page;

use Eidan\Support\Text;
use WP_Post;

/**
 * Keeps blocks as they are where their page is edited in the plugin Classic Editor. Its Visual view is TinyMCE 4, which
 * writes HTML anew: it drops empty elements and attributes that it does not know.
 */
final class ClassicEditor {

	/** What may stand in a summary beside words, as TinyMCE writes it. */
	private const SUMMARY = '+summary[h1|h2|h3|h4|h5|h6]';

	/**
	 * Filter `wp_default_editor`: a page with blocks of ours opens in the Code view, which changes nothing. An author
	 * can go to the other one.
	 *
	 * @param mixed $view The view, `tinymce` or `html`.
	 * @return mixed The view.
	 */
	public static function view( mixed $view ): mixed {
		$post = get_post();

		return $post instanceof WP_Post && str_contains( $post->post_content, '<!-- wp:eidan/' ) ? 'html' : $view;
	}

	/**
	 * Filter `tiny_mce_before_init`: headings in the summary of an accordion's item stay there, as HTML allows.
	 *
	 * @param mixed $settings Settings of TinyMCE, an array.
	 * @return mixed The settings.
	 */
	public static function settings( mixed $settings ): mixed {
		if ( is_array( $settings ) ) {
			$others                     = Text::of( $settings['valid_children'] ?? '' );
			$settings['valid_children'] = '' === $others ? self::SUMMARY : $others . ',' . self::SUMMARY;
		}

		return $settings;
	}
}
