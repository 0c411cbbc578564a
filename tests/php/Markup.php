<?php
/**
 * Reads mistakes from the markup of a page.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

use DOMElement;
use DOMXPath;

final class Markup {

	/** Elements that are nothing without content. */
	private const PARTS = 'self::h1 or self::h2 or self::h3 or self::h4 or self::h5 or self::h6 or self::a'
		. ' or self::button or self::ul or self::ol or self::li or self::nav or self::header or self::footer'
		. ' or self::main or self::section or self::figcaption or self::blockquote or self::label';

	/** Attributes that name other elements by their ids. */
	private const REFERENCES = array( 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget' );

	/** @return list<string> What is wrong with a page. */
	public static function mistakes( DOMXPath $page ): array {
		return array(
			...self::ids( $page ),
			...self::headings( $page ),
			...self::unnamed( $page ),
			...self::nothing( $page ),
		);
	}

	/** @return list<DOMElement> Elements that a query finds. */
	public static function all( DOMXPath $page, string $query, ?DOMElement $inside = null ): array {
		$found = array();
		foreach ( $page->query( $query, $inside ) ?: array() as $node ) {
			if ( $node instanceof DOMElement ) {
				$found[] = $node;
			}
		}
		return $found;
	}

	private static function html( DOMElement $element ): string {
		return substr( trim( (string) $element->ownerDocument?->saveHTML( $element ) ), 0, 160 );
	}

	/** @return list<string> Ids that are there twice, and references to ids that are not there. */
	private static function ids( DOMXPath $page ): array {
		$ids   = array_map(
			static fn( DOMElement $one ): string => $one->getAttribute( 'id' ),
			self::all( $page, '//*[@id]' )
		);
		$wrong = array();
		foreach ( array_count_values( $ids ) as $id => $times ) {
			if ( $times > 1 ) {
				$wrong[] = "id is there twice: $id";
			}
		}
		foreach ( self::REFERENCES as $name ) {
			foreach ( self::all( $page, "//*[@$name]" ) as $one ) {
				foreach ( explode( ' ', $one->getAttribute( $name ) ) as $id ) {
					if ( ! in_array( $id, $ids, true ) ) {
						$wrong[] = "$name names nothing: $id";
					}
				}
			}
		}
		foreach ( self::all( $page, '//a[starts-with(@href,"#")]' ) as $link ) {
			$id = substr( $link->getAttribute( 'href' ), 1 );
			// The top of a page needs no element.
			if ( 'top' !== $id && ! in_array( $id, $ids, true ) ) {
				$wrong[] = "leads to no part: #$id";
			}
		}
		return $wrong;
	}

	/** @return list<string> Whether there is one main heading, and no level is left out. */
	private static function headings( DOMXPath $page ): array {
		$wrong = array();
		$main  = count( self::all( $page, '//h1' ) );
		if ( 1 !== $main ) {
			$wrong[] = "has $main main headings";
		}
		$before = 1;
		$levels = 'self::h1 or self::h2 or self::h3 or self::h4 or self::h5 or self::h6';
		foreach ( self::all( $page, "//main//*[$levels]" ) as $heading ) {
			$level = (int) substr( $heading->nodeName, 1 );
			if ( $level > $before + 1 ) {
				$wrong[] = "a heading of level $level after one of level $before: " . trim( $heading->textContent );
			}
			$before = $level;
		}
		return $wrong;
	}

	/** @return list<string> Images without an alternative text, links and controls without a name. */
	private static function unnamed( DOMXPath $page ): array {
		$wrong = array();
		foreach ( self::all( $page, '//img[not(@alt)]' ) as $image ) {
			$wrong[] = 'has no alternative text: ' . self::html( $image );
		}
		foreach ( self::all( $page, '//a[@href] | //button | //iframe' ) as $control ) {
			$name = $control->getAttribute( 'aria-label' ) . $control->getAttribute( 'aria-labelledby' )
				. $control->getAttribute( 'title' ) . $control->textContent;
			foreach ( self::all( $page, './/img', $control ) as $image ) {
				$name .= $image->getAttribute( 'alt' );
			}
			if ( '' === trim( $name ) && 'true' !== $control->getAttribute( 'aria-hidden' ) ) {
				$wrong[] = 'has no name: ' . self::html( $control );
			}
		}
		return $wrong;
	}

	/** @return list<string> Parts with nothing in them. */
	private static function nothing( DOMXPath $page ): array {
		$empty = '[' . self::PARTS . '][not(@aria-hidden)][not(@aria-label)][normalize-space(.)=""]'
			. '[not(.//img or .//svg or .//video or .//iframe or .//input)]';
		return array_map(
			static fn( DOMElement $part ): string => 'has nothing in it: ' . self::html( $part ),
			self::all( $page, '//*' . $empty )
		);
	}
}
