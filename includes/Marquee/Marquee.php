<?php
/**
 * Completes the saved HTML of a marquee.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Marquee;

use Eidan\Support\Html;
use WP_HTML_Tag_Processor;

/**
 * A marquee on the page.
 */
final class Marquee {

	/**
	 * Adds classes, custom properties, the view's options and the pause button.
	 *
	 * @param string               $content    Saved HTML with the rendered texts.
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @return string HTML.
	 */
	public static function render( string $content, array $attributes ): string {
		$html = new WP_HTML_Tag_Processor( $content );
		if ( ! $html->next_tag() ) {
			return '';
		}
		$extras = array(
			'has-stroke'           => 'all' === $attributes['stroke'],
			'has-alternate-stroke' => 'alternate' === $attributes['stroke'],
			'has-mark'             => in_array( $attributes['separator'], array( 'icon', 'image' ), true ),
			'has-fade'             => true === $attributes['fade'],
		);
		if ( in_array( true, $extras, true ) ) {
			wp_enqueue_style( 'eidan-marquee' );
		}
		foreach ( array_keys( array_filter( $extras + array( 'is-restful' => true === $attributes['pauseOnHover'] ) ) ) as $class ) {
			$html->add_class( $class );
		}
		$style = $html->get_attribute( 'style' );
		$html->set_attribute( 'style', ( is_string( $style ) && '' !== $style ? rtrim( $style, '; ' ) . ';' : '' ) . Style::properties( $attributes ) );

		$inner = new WP_HTML_Tag_Processor( $content );
		if ( ! $inner->next_tag( array( 'class_name' => 'eidan-marquee' ) ) ) {
			return $html->get_updated_html();
		}
		$html->set_attribute(
			'data-eidan-marquee',
			Html::json(
				array(
					'speed' => $attributes['speed'],
					'rows'  => $attributes['secondRow'],
				)
			)
		);
		$button = Html::attributes(
			array(
				'type'         => 'button',
				'aria-label'   => __( 'Pause the running text', 'eidan' ),
				'aria-pressed' => 'false',
				'hidden'       => true,
			)
		);
		return (string) preg_replace( '/<\/div>\s*$/', "<button$button></button></div>", $html->get_updated_html() );
	}
}
