<?php
/**
 * Colours of parts of blocks: arrows, bullets, cards, filters.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

use WP_Block;

/**
 * Puts the attribute `parts` of a block on its HTML as classes and custom properties, which src/styles/parts.scss
 * reads; src/editor/parts does the same in the canvas. Every block with this attribute gets them.
 */
final class Parts {

	/** Prefix of the name of a colour, by state. */
	private const STATES = array(
		'color' => '',
		'hover' => 'hover-',
	);

	/**
	 * Filter `render_block`.
	 *
	 * @param mixed $content Rendered block.
	 * @param mixed $parsed  Parsed block.
	 */
	public static function apply( mixed $content, mixed $parsed = null, mixed $block = null ): mixed {
		if ( ! is_string( $content ) || ! is_array( $parsed ) || ! $block instanceof WP_Block ) {
			return $content;
		}
		$stored = is_array( $parsed['attrs'] ?? null ) ? $parsed['attrs']['parts'] ?? null : null;
		$schema = $block->block_type->attributes['parts'] ?? null;
		if (
			! is_array( $stored )
			|| ! is_array( $schema )
			|| ! is_string( $block->name )
			|| ! str_starts_with( $block->name, 'eidan/' )
		) {
			return $content;
		}
		/**
		 * Schema of the attribute.
		 *
		 * @var array<string, mixed> $schema
		 */
		$colors = self::colors(
			Attributes::clean( array( 'parts' => $schema ), array( 'parts' => $stored ) )['parts'] ?? null
		);
		$html   = new Markup( $content );
		if ( array() === $colors || ! $html->next_tag() ) {
			return $content;
		}
		$css = array();
		foreach ( $colors as $name => $color ) {
			$html->add_class( 'has-' . $name );
			$css[] = "--eidan-$name:$color";
		}
		$html->add_style( implode( ';', $css ) );
		wp_enqueue_style( 'eidan-parts' );

		return $html->get_updated_html();
	}

	/**
	 * Colours by their names, such as `arrows-hover-text`.
	 *
	 * @param mixed $parts Valid attribute.
	 * @return array<string, string>
	 */
	private static function colors( mixed $parts ): array {
		$colors = array();
		foreach ( is_array( $parts ) ? $parts : array() as $part => $states ) {
			foreach ( self::STATES as $state => $prefix ) {
				$chosen = is_array( $states ) && is_array( $states[ $state ] ?? null ) ? $states[ $state ] : array();
				foreach ( array( 'text', 'background' ) as $name ) {
					$color = self::color( $chosen[ $name ] ?? null );
					if ( '' !== $color ) {
						$colors[ "$part-$prefix$name" ] = $color;
					}
				}
			}
		}

		return $colors;
	}

	/**
	 * A colour as CSS; src/schemas/part.json allows the same.
	 *
	 * @param mixed $value Stored value.
	 * @return string '' for anything but a preset, a hexadecimal color and a color function with plain numbers.
	 */
	public static function color( mixed $value ): string {
		if ( ! is_string( $value ) ) {
			return '';
		}
		if ( 1 === preg_match( '/^var:preset\|color\|([a-z0-9-]{1,60})$/D', $value, $match ) ) {
			return "var(--wp--preset--color--$match[1])";
		}

		return 1 === preg_match( '~^(?:#[0-9a-fA-F]{3,8}|(?:rgb|hsl)a?\([0-9., %/]{1,60}\))$~D', $value ) ? $value : '';
	}
}
