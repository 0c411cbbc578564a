<?php
/**
 * Offers the sections and pages in patterns/ as block patterns.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/**
 * One file a pattern, with a header as in a theme; the demo's pages are made of the same files.
 */
final class Patterns {

	public const CATEGORY = 'eidan';
	private const DIR     = EIDAN_DIR . '/patterns/';

	/**
	 * Registers the patterns and their category.
	 */
	public static function register(): void {
		register_block_pattern_category(
			self::CATEGORY,
			array(
				'label'       => __( 'Eidan', 'eidan' ),
				'description' => __( 'Sections and pages for a consulting or portfolio site.', 'eidan' ),
			)
		);
		$files = glob( self::DIR . '*.php' );
		foreach ( false === $files ? array() : $files as $file ) {
			$header = get_file_data(
				$file,
				array(
					'title'       => 'Title',
					'slug'        => 'Slug',
					'description' => 'Description',
					'keywords'    => 'Keywords',
					'blocks'      => 'Block Types',
					'types'       => 'Post Types',
					'width'       => 'Viewport Width',
				)
			);
			if ( '' === $header['slug'] ) {
				continue;
			}
			// phpcs:disable WordPress.WP.I18n.NonSingularStringLiteralText, WordPress.WP.I18n.NonSingularStringLiteralContext
			$pattern = array(
				'title'         => translate_with_gettext_context( $header['title'], 'Pattern title', 'eidan' ),
				'description'   => translate_with_gettext_context( $header['description'], 'Pattern description', 'eidan' ),
				'categories'    => array( self::CATEGORY ),
				'keywords'      => self::words( $header['keywords'] ),
				'viewportWidth' => '' === $header['width'] ? 1440 : (int) $header['width'],
				'filePath'      => $file,
				'content'       => '',
			);
			// phpcs:enable
			if ( '' !== $header['blocks'] ) {
				$pattern['blockTypes'] = self::words( $header['blocks'] );
			}
			if ( '' !== $header['types'] ) {
				$pattern['postTypes'] = self::words( $header['types'] );
			}
			$pattern['content'] = ( new Markup() )->fill( self::expand( self::read( $file ) ) );
			unset( $pattern['filePath'] );
			register_block_pattern( $header['slug'], $pattern );
		}
	}

	/**
	 * Replaces references to our patterns by their markup, with macros still in it.
	 *
	 * @param string $markup Block markup.
	 */
	public static function expand( string $markup ): string {
		$expanded = preg_replace_callback(
			'/<!-- wp:pattern \{"slug":"eidan\/([a-z0-9-]+)"\} \/-->/',
			static fn( array $found ): string => self::expand( self::read( self::DIR . $found[1] . '.php' ) ),
			$markup
		);
		return null === $expanded ? $markup : $expanded;
	}

	/**
	 * The markup in a pattern's file.
	 *
	 * @param string $file Path.
	 */
	private static function read( string $file ): string {
		if ( ! is_file( $file ) ) {
			return '';
		}
		ob_start();
		require $file;
		return trim( (string) ob_get_clean() );
	}

	/**
	 * Splits a list.
	 *
	 * @param string $text Words separated by commas.
	 * @return list<string>
	 */
	private static function words( string $text ): array {
		return array_values( array_filter( array_map( 'trim', explode( ',', $text ) ), static fn( string $word ): bool => '' !== $word ) );
	}
}
