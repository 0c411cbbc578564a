<?php
/**
 * The item template of the fixed portfolio list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Templates;

use Eidan\Lists\Card;
use Eidan\Lists\ContentFields;
use Eidan\Lists\Template;
use Eidan\Lists\Templates;

/**
 * A picture that stays while the next slides over it, with words on it.
 *
 * Browsers do not scroll to a link in something that sticks, as it is in the window already, below the next picture. So
 * the link for keyboard and screen readers stands in the flow, in front of what sticks; another one, for pointers,
 * covers the picture.
 */
final class PortfolioFixed {

	public const NAME = 'portfolio-fixed';

	/**
	 * Registers the template.
	 */
	public static function register(): void {
		Templates::add(
			new Template(
				name: self::NAME,
				render: self::render( ... ),
				elements: array(
					'date'  => static fn( Card $card ): string => ContentFields::element( $card, 'date' ),
					'title' => static fn( Card $card ): string => sprintf( '<%1$s class="%2$s">%3$s</%1$s>', $card->options->title_tag(), esc_attr( $card->class_of( 'title' ) ), $card->title() ),
				),
				prefix: 'eidan-work'
			)
		);
	}

	/**
	 * The inside of a card.
	 *
	 * @param Card $card The item.
	 * @return string HTML.
	 */
	public static function render( Card $card ): string {
		$address = $card->address();
		$parts   = $card->elements();
		$way     = '';
		if ( '' !== $address ) {
			$way           = sprintf( '<a class="eidan-fixed__way" href="%s"><span class="screen-reader-text">%s</span></a>', $address, $card->title() );
			$parts['link'] = sprintf( '<a class="eidan-fixed__cover" href="%s" tabindex="-1" aria-hidden="true"></a>', $address );
		}

		return $way . Portfolio::html( $card->picture(), $parts, '', ContentFields::classes( $card->item ) );
	}
}
