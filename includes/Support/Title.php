<?php
/**
 * Titles, in which WordPress allows HTML.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * A title is printed in links, buttons and headings. A tag that its author did not close would include what comes after
 * it, and a link inside a link would end the outer one. Both are removed.
 */
final class Title {

	/** Tags that WordPress allows in titles but that must not be inside a link. */
	private const NOT_IN_LINKS = array(
		'a'          => true,
		'blockquote' => true,
	);

	/**
	 * A title as HTML that may be used wherever text may be.
	 *
	 * @param string $title Title, as WordPress gives or stores it.
	 * @return string Escaped HTML, every tag of it closed.
	 *
	 * @psalm-taint-escape html
	 */
	public static function html( string $title ): string {
		// Plain text, in which kses would change nothing; it would cost as much as the rest of the title.
		if ( 0 === preg_match( '/[<>&\x00-\x1F]/', $title ) ) {
			return $title;
		}
		// Whoever reads only its text, a script or a screen reader, finds two words on two lines, not one.
		$title = (string) preg_replace( '~(?<!\s)<br\b~i', ' $0', $title );
		/**
		 * Attributes by tag.
		 *
		 * @var array<string, array<string, bool>> $allowed
		 */
		$allowed = array( 'br' => array() ) + array_diff_key( wp_kses_allowed_html( 'data' ), self::NOT_IN_LINKS );

		return Text::of( force_balance_tags( Text::of( wp_kses( $title, $allowed ) ) ) );
	}

	/**
	 * The text of a title without tags, for labels and text alternatives.
	 *
	 * @param string $title Title, as WordPress gives or stores it.
	 * @return string Text with entities, to be escaped by functions that leave these alone, as WordPress's do.
	 */
	public static function words( string $title ): string {
		return trim( wp_strip_all_tags( self::html( $title ) ) );
	}
}
