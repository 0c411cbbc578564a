<?php
/**
 * The portfolio's block templates.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * Registers templates that a block theme shows unless it brings its own, and that an owner can edit.
 */
final class Templates {

	private const STYLE = 'eidan-portfolio-templates';

	/**
	 * Registers the patterns that the templates are made of, and the templates.
	 */
	public static function register(): void {
		if ( ! PortfolioSettings::enabled() ) {
			return;
		}
		foreach ( self::patterns() as $file => $pattern ) {
			register_block_pattern(
				"eidan/$file",
				array(
					'title'         => $pattern['title'],
					'filePath'      => EIDAN_DIR . "/patterns/$file.php",
					'source'        => 'plugin',
					'categories'    => array( 'portfolio' ),
					'templateTypes' => array_keys( $pattern['templates'] ),
				)
			);
			foreach ( $pattern['templates'] as $slug => $template ) {
				register_block_template(
					"eidan//$slug",
					$template + array( 'content' => self::content( $file ) )
				);
			}
		}
	}

	/**
	 * Loads the templates' style where one of them can be shown.
	 */
	public static function enqueue(): void {
		if ( is_singular( Portfolio::POST_TYPE ) || is_post_type_archive( Portfolio::POST_TYPE ) || is_tax( array( Portfolio::CATEGORY, Portfolio::TAG ) ) ) {
			wp_enqueue_style( self::STYLE );
		}
	}

	/**
	 * Loads the same style into the editor's canvas.
	 */
	public static function enqueue_canvas(): void {
		if ( is_admin() && PortfolioSettings::enabled() ) {
			wp_enqueue_style( self::STYLE );
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

	/**
	 * Patterns by file, each with the templates made of it by slug.
	 *
	 * @return array<string, array{title: string, templates: array<string, array{title: string, description: string}>}>
	 */
	private static function patterns(): array {
		return array(
			'portfolio-single'  => array(
				'title'     => __( 'Portfolio item page', 'eidan' ),
				'templates' => array(
					'single-' . Portfolio::POST_TYPE => array(
						'title'       => __( 'Single portfolio item', 'eidan' ),
						'description' => __( 'Shows one portfolio item with its details and images.', 'eidan' ),
					),
				),
			),
			'portfolio-archive' => array(
				'title'     => __( 'Portfolio archive', 'eidan' ),
				'templates' => array(
					'archive-' . Portfolio::POST_TYPE => array(
						'title'       => __( 'Portfolio archive', 'eidan' ),
						'description' => __( 'Shows all portfolio items.', 'eidan' ),
					),
					'taxonomy-' . Portfolio::CATEGORY => array(
						'title'       => __( 'Portfolio category', 'eidan' ),
						'description' => __( 'Shows the portfolio items of one category.', 'eidan' ),
					),
					'taxonomy-' . Portfolio::TAG      => array(
						'title'       => __( 'Portfolio tag', 'eidan' ),
						'description' => __( 'Shows the portfolio items with one tag.', 'eidan' ),
					),
				),
			),
		);
	}
}
