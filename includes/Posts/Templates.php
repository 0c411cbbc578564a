<?php
/**
 * The block templates of content types.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * Registers block templates, which themes and owners can override.
 */
final class Templates {

	/**
	 * Registers the patterns and the templates that use them.
	 */
	public static function register(): void {
		foreach ( ContentTypes::enabled() as $type ) {
			foreach ( $type->patterns as $pattern ) {
				register_block_pattern(
					"eidan/$pattern->file",
					array(
						'title'         => ( $pattern->title )(),
						'filePath'      => EIDAN_DIR . "/patterns/$pattern->file.php",
						'source'        => 'plugin',
						'categories'    => array( 'portfolio' ),
						'templateTypes' => array( ...array_keys( $pattern->templates ), ...$pattern->instead ),
					)
				);
				foreach ( $pattern->templates as $slug => $words ) {
					register_block_template(
						"eidan//$slug",
						$words() + array( 'content' => self::content( $pattern->file ) )
					);
				}
			}
		}
	}

	/**
	 * Loads the style of a type's templates on its pages.
	 */
	public static function enqueue(): void {
		foreach ( ContentTypes::enabled() as $type ) {
			$is_shown = is_singular( $type->name )
				|| is_post_type_archive( $type->name )
				|| ( array() !== $type->taxonomies && is_tax( $type->taxonomy_names() ) );
			if ( '' !== $type->style && $is_shown ) {
				wp_enqueue_style( $type->style );
			}
		}
	}

	/**
	 * Loads the same styles into the editor's canvas.
	 */
	public static function enqueue_canvas(): void {
		foreach ( is_admin() ? ContentTypes::enabled() : array() as $type ) {
			if ( '' !== $type->style ) {
				wp_enqueue_style( $type->style );
			}
		}
	}

	/**
	 * A template: the theme's header and footer with a pattern between them.
	 *
	 * @param string $pattern Name of the pattern's file.
	 */
	private static function content( string $pattern ): string {
		return '<!-- wp:template-part {"slug":"header","area":"header","tagName":"header"} /-->'
			. "\n\n<!-- wp:pattern {\"slug\":\"eidan/$pattern\"} /-->\n\n"
			. '<!-- wp:template-part {"slug":"footer","area":"footer","tagName":"footer"} /-->';
	}
}
