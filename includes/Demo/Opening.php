<?php
/**
 * The opening of the front page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/**
 * The first section of the front page in the form of a style, with the words, the images and the link of the starter.
 *
 * A style names the `images` of its opening in its look.json, the most important first; a starter has others for them
 * in `opening` of its starter.json, and `texts`: what it is in a few words, and one sentence about it.
 */
final class Opening {

	/** A block, up to its end or to the next delimiter of a block. */
	private const DELIMITER = '/<!--\s+(\/?)wp:[a-z][a-z0-9\/_-]*\s.*?(\/?)-->/s';

	private const HEADING   = '/(<h1[^>]*>)(.*?)(<\/h1>)/s';
	private const PARAGRAPH = '/<!-- wp:paragraph[ {].*?(<p[^>]*>)(.*?)(<\/p>)\s*<!-- \/wp:paragraph -->\s*/s';
	private const BUTTON    =
		'/<!-- wp:button(?: \{[^>]*\})? -->.*?(<a [^>]*href=")([^"]*)("[^>]*>)(.*?)(<\/a>).*?<!-- \/wp:button -->\s*/s';
	private const IMAGE     = '/(\{\{(?:url|id|alt|width|height|source|image|img|caption):)([a-z0-9-]+)/';

	/**
	 * The front page with the opening of the current style in place of its first section.
	 *
	 * @param string $page Block markup, with macros.
	 */
	public static function in( string $page ): string {
		$opening = Files::markup( 'opening' );
		$end     = self::end_of_first( $page );
		if ( '' === $opening || 0 === $end ) {
			return $page;
		}
		// The words of a style are Consulting's.
		$own = Starters::has_file( 'looks/' . Choice::style() . '/opening.html' );
		if ( Choice::STARTER !== Choice::starter() && ! $own ) {
			$opening = self::with_words( $opening, substr( $page, 0, $end ) );
		}

		return '' === $opening ? $page : $opening . substr( $page, $end );
	}

	/**
	 * An opening with the words of another one.
	 *
	 * @param string $opening Opening of a style.
	 * @param string $own     First section of a starter.
	 * @return string '' if the starter's has no title to take.
	 */
	private static function with_words( string $opening, string $own ): string {
		if ( 1 !== preg_match( self::HEADING, $own, $title, PREG_OFFSET_CAPTURE ) ) {
			return '';
		}
		$texts   = self::texts( $own, $title[0][1] );
		$buttons = self::found( self::BUTTON, $own );
		preg_match( self::HEADING, $opening, $heading, PREG_OFFSET_CAPTURE );
		if ( array() === $heading ) {
			return '';
		}
		$start = $heading[0][1];
		$after = $start + strlen( $heading[0][0] );
		$parts = array( substr( $opening, 0, $start ), substr( $opening, $after ) );
		// With fewer texts than places, the sentence stays rather than the few words before it.
		$places = self::found( self::PARAGRAPH, implode( '', $parts ) );
		$texts  = array_pad( $texts, -count( $places ), '' );
		foreach ( $parts as $number => $part ) {
			$parts[ $number ] = (string) preg_replace_callback(
				self::PARAGRAPH,
				static function ( array $found ) use ( &$texts ): string {
					$text = array_shift( $texts ) ?? '';
					return '' === $text ? '' : str_replace( $found[2] . $found[3], $text . $found[3], $found[0] );
				},
				$part
			);
		}
		$filled = $parts[0] . $heading[1][0] . $title[2][0] . $heading[3][0] . $parts[1];
		$filled = (string) preg_replace_callback(
			self::BUTTON,
			static function ( array $found ) use ( &$buttons ): string {
				$button = array_shift( $buttons );
				return null === $button ? '' : str_replace(
					$found[1] . $found[2] . $found[3] . $found[4] . $found[5],
					$found[1] . $button[2] . $found[3] . $button[4] . $found[5],
					$found[0]
				);
			},
			$filled
		);

		return self::with_images( $filled, $own );
	}

	/**
	 * The texts of a starter.
	 *
	 * @param string $own   Its first section.
	 * @param int    $title Where the title stands in it.
	 * @return list<string> HTML.
	 */
	private static function texts( string $own, int $title ): array {
		$texts = Files::strings( self::named(), 'texts' );

		return array() === $texts
			? array_column(
				array_merge(
					self::found( self::PARAGRAPH, substr( $own, 0, $title ) ),
					self::found( self::PARAGRAPH, substr( $own, $title ) )
				),
				2
			)
			: array_map( 'esc_html', $texts );
	}

	/**
	 * An opening with the images of a starter.
	 *
	 * @param string $opening Opening of a style.
	 * @param string $own     First section of a starter. Its image is taken where the starter names none.
	 */
	private static function with_images( string $opening, string $own ): string {
		$shown  = Files::strings( Styles::all()[ Choice::style() ] ?? array(), 'images' );
		$images = Files::strings( self::named(), 'images' );
		if ( array() === $images && 1 === preg_match( self::IMAGE, $own, $image ) ) {
			$images = array( $image[2] );
		}
		$instead = array();
		foreach ( $shown as $number => $key ) {
			$instead[ $key ] = $images[ $number ] ?? $key;
		}

		return (string) preg_replace_callback(
			self::IMAGE,
			static fn( array $found ): string => $found[1] . ( $instead[ $found[2] ] ?? $found[2] ),
			$opening
		);
	}

	/**
	 * What the current starter says of its opening.
	 *
	 * @return array<string, mixed>
	 */
	private static function named(): array {
		$named = Starters::current()['opening'] ?? null;

		return is_array( $named ) ? Files::fields( $named ) : array();
	}

	/**
	 * All places of a pattern.
	 *
	 * @param string $pattern
	 * @param string $markup
	 * @return list<array<string>>
	 */
	private static function found( string $pattern, string $markup ): array {
		preg_match_all( $pattern, $markup, $found, PREG_SET_ORDER );

		return $found;
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
