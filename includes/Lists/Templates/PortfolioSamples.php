<?php
/**
 * Sample portfolio items.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Templates;

use Closure;
use Eidan\Lists\Cards\CardOptions;

/**
 * Sample cards for the editor, before there are any items.
 */
final class PortfolioSamples {

	/**
	 * The cards.
	 *
	 * @param CardOptions $options How cards look.
	 * @param (Closure( string, array<string, string>, string ): string)|null $html Makes a card from image, elements
	 *         and ratio; null = as in portfolio lists.
	 * @param string      $prefix  Prefix of the elements' classes.
	 * @return list<string> One `<article>` each.
	 */
	public static function cards( CardOptions $options, ?Closure $html = null, string $prefix = 'eidan-work' ): array {
		$html  ??= Portfolio::html( ... );
		$samples = array(
			array( __( 'Harbour Office', 'eidan' ), '#8c8f86' ),
			array( __( 'North Pier', 'eidan' ), '#b7a999' ),
			array( __( 'Field Notes', 'eidan' ), '#6f7a80' ),
			array( __( 'Atlas Identity', 'eidan' ), '#c9c2b6' ),
			array( __( 'Quiet Rooms', 'eidan' ), '#8a7f74' ),
			array( __( 'Long Table', 'eidan' ), '#a3aba6' ),
		);
		$cards   = array();
		foreach ( $samples as $index => list( $title, $colour ) ) {
			$texts = array(
				'number'   => sprintf( '%02d', $index + 1 ),
				'title'    => $title,
				'category' => __( 'Category', 'eidan' ),
				'tag'      => __( 'Tag', 'eidan' ),
				'client'   => __( 'Client', 'eidan' ),
				'date'     => '2026',
				'year'     => '2026',
				'excerpt'  => __( 'A sentence or two about the work.', 'eidan' ),
			);
			$parts = array();
			foreach ( array_intersect( $options->elements, array_keys( $texts ) ) as $name ) {
				$tag = match ( $name ) {
					'title'   => $options->title_tag(),
					'excerpt' => 'p',
					default   => 'span',
				};
				$parts[ $name ] = sprintf(
					'<%1$s class="%2$s">%3$s</%1$s>',
					$tag,
					esc_attr( "{$prefix}__$name" ),
					esc_html( $texts[ $name ] )
				);
			}
			$image   = '<svg viewBox="0 0 4 5" preserveAspectRatio="none" aria-hidden="true"><path fill="'
				. esc_attr( $colour ) . '" d="M0 0h4v5H0z"/></svg>';
			$cards[] = '<article class="eidan-card">' . $html( $image, $parts, $options->ratio ) . '</article>';
		}

		return $cards;
	}
}
