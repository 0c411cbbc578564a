<?php
/**
 * Titles, which WordPress lets authors write HTML in.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * A title stands in links, buttons and headings. A tag that its author never closed would take in what comes after it, and
 * a link inside a link would end the outer one: neither gets through.
 */
final class Title {

	/** What WordPress allows in titles and no link may have in it. */
	private const NOT_IN_LINKS = array(
		'a'          => true,
		'blockquote' => true,
	);

	/**
	 * A title as HTML that can stand anywhere in a line.
	 *
	 * @param string $title Title, as WordPress gives or stores it.
	 * @return string Escaped HTML, every tag of it closed.
	 *
	 * @psalm-taint-escape html
	 */
	public static function html( string $title ): string {
		// Nothing that kses could change, which looks for blocks in every text and costs as much as the rest of the title.
		if ( 0 === preg_match( '/[<>&\x00-\x1F]/', $title ) ) {
			return $title;
		}
		/**
		 * Attributes by tag.
		 *
		 * @var array<string, array<string, bool>> $allowed
		 */
		$allowed = array_diff_key( wp_kses_allowed_html( 'data' ), self::NOT_IN_LINKS );

		return Text::of( force_balance_tags( Text::of( wp_kses( $title, $allowed ) ) ) );
	}

	/**
	 * The words of a title, for where there are no tags: labels, texts of images.
	 *
	 * @param string $title Title, as WordPress gives or stores it.
	 * @return string Text with entities, to be escaped by functions that leave these alone, as WordPress's do.
	 */
	public static function words( string $title ): string {
		return trim( wp_strip_all_tags( self::html( $title ) ) );
	}
}
