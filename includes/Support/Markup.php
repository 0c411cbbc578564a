<?php
/**
 * HTML in which single elements can be wrapped.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

use WP_HTML_Tag_Processor;
use WP_HTML_Text_Replacement;

defined( 'ABSPATH' ) || exit;

/**
 * Tag processor that can put markup around void elements, as core's image block does for its own lightbox.
 */
final class Markup extends WP_HTML_Tag_Processor {

	/**
	 * Puts markup around the current tag.
	 *
	 * @param string $before HTML, escaped.
	 * @param string $after  HTML, escaped.
	 */
	public function wrap( string $before, string $after ): void {
		$this->set_bookmark( 'eidan' );
		$span                    = $this->bookmarks['eidan'];
		$this->lexical_updates[] = new WP_HTML_Text_Replacement( $span->start, 0, $before );
		$this->lexical_updates[] = new WP_HTML_Text_Replacement( $span->start + $span->length, 0, $after );
		$this->release_bookmark( 'eidan' );
	}

	/**
	 * Adds declarations to the style attribute of the current tag.
	 *
	 * @param string $css Declarations, or ''; the caller makes sure that they are safe.
	 */
	public function add_style( string $css ): void {
		$css   = rtrim( $css, ';' );
		$style = rtrim( $this->get_string( 'style' ), "; \n\t" );
		if ( '' !== $css ) {
			$this->set_attribute( 'style', '' === $style ? $css : $style . ';' . $css );
		}
	}

	/**
	 * An attribute of the current tag, as a string.
	 *
	 * @param string $name Attribute name.
	 * @return string '' when it is missing or has no value.
	 */
	public function get_string( string $name ): string {
		$value = $this->get_attribute( $name );
		return is_string( $value ) ? $value : '';
	}
}
