<?php
/**
 * The styles in assets/demo/looks/.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/**
 * A style says how a site looks: colors, fonts, sizes, header, footer and the opening of the front page.
 */
final class Styles {

	private const FOLDER = 'looks/';

	/** The first block of a page, up to its end or to the next delimiter of a block. */
	private const DELIMITER = '/<!--\s+(\/?)wp:[a-z][a-z0-9\/_-]*\s.*?(\/?)-->/s';

	/**
	 * All styles by slug, in their order.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function all(): array {
		return Files::folders( self::FOLDER, 'look' );
	}

	/**
	 * Their slugs.
	 *
	 * @return list<string>
	 */
	public static function slugs(): array {
		return Files::slugs( self::FOLDER, 'look' );
	}

	/** Whether there is a style. */
	public static function exists( string $slug ): bool {
		return is_file( Files::DIR . self::FOLDER . $slug . '/look.json' );
	}

	/**
	 * The name of a style.
	 *
	 * @param string|null $slug Slug.
	 * @return string '' for none.
	 */
	public static function name( ?string $slug ): string {
		return null === $slug ? '' : Files::text( Files::json( self::FOLDER . $slug . '/look' ), 'name' );
	}

	/**
	 * The front page with the opening of the current style in place of its first section.
	 *
	 * @param string $page Block markup, with macros.
	 */
	public static function opened( string $page ): string {
		$opening = Files::markup( 'opening' );

		return '' === $opening ? $page : $opening . substr( $page, self::end_of_first( $page ) );
	}

	/**
	 * Where the first block of some markup ends. Blocks are not parsed, as macros stand in their attributes.
	 *
	 * @param string $markup Block markup.
	 */
	private static function end_of_first( string $markup ): int {
		preg_match_all( self::DELIMITER, $markup, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		$depth = 0;
		foreach ( $found as $delimiter ) {
			$depth += match ( true ) {
				'/' === $delimiter[1][0] => -1,
				'/' === $delimiter[2][0] => 0,
				default                  => 1,
			};
			if ( $depth <= 0 ) {
				return $delimiter[0][1] + strlen( $delimiter[0][0] );
			}
		}

		return 0;
	}
}
