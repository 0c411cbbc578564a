<?php
/**
 * The items of a list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\Templates;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Sources\Result;
use Eidan\Support\Html;

/**
 * Cards of a page, each in its element, as the page and get-posts print them.
 */
final class Items {

	/**
	 * The items of a page, as the page and get-posts give them.
	 *
	 * @param Config $config The list.
	 * @param Result $result What was found.
	 * @return string HTML of `<li>` elements, of `<div>` elements in an infinite list.
	 */
	public static function html( Config $config, Result $result ): string {
		$tag = 'infinite' === $config->pagination ? 'div' : 'li';
		if ( array() === $result->items && 1 === $result->page ) {
			return "<$tag class=\"eidan-list__empty\">" . esc_html( self::empty_text( $config ) ) . "</$tag>";
		}
		$html = '';
		foreach ( self::articles( $config, $result ) as $index => $article ) {
			$html .= "<$tag" . self::attributes( $config, $result, $index ) . ">$article</$tag>";
		}

		return $html;
	}

	/**
	 * Attributes of the element around a card, with what the template says of it.
	 *
	 * @param Config $config The list.
	 * @param Result $result What was found.
	 * @param int    $index  The card's place on the page, from 0.
	 */
	private static function attributes( Config $config, Result $result, int $index ): string {
		$template = Templates::of( $config->template );
		$more     = null === $template->item ? array() : ( $template->item )( new Card( $result->items[ $index ], $config->card, $result->first + $index, $template ) );

		return Html::attributes(
			array(
				'class' => trim( 'eidan-list__item ' . ( $more['class'] ?? '' ) ),
				'style' => $more['style'] ?? null,
			)
		);
	}

	/**
	 * The cards.
	 *
	 * @param Config $config The list.
	 * @param Result $result What was found.
	 * @return list<string>
	 */
	public static function articles( Config $config, Result $result ): array {
		$articles = array();
		foreach ( $result->items as $index => $item ) {
			$position   = $result->first + $index;
			$articles[] = Templates::render( $config->template, new Card( $item, $config->card, $position ), self::place( $config, $result, $position ) );
		}

		return $articles;
	}

	/**
	 * Attributes of a card that can be given the focus: the first new one after a change of page, any in a feed.
	 *
	 * @param Config $config   The list.
	 * @param Result $result   What was found.
	 * @param int    $position The card's place in the whole list, from 0.
	 */
	private static function place( Config $config, Result $result, int $position ): string {
		if ( 'infinite' !== $config->pagination ) {
			return 'none' === $config->pagination ? '' : ' tabindex="-1"';
		}
		// How many there will be is known for sure only when all are there at once.
		$size = 1 < $result->max_pages ? -1 : count( $result->items );

		return sprintf( ' tabindex="-1" aria-posinset="%d" aria-setsize="%d"', $position + 1, $size );
	}

	/**
	 * The text when nothing is found.
	 *
	 * @param Config $config The list.
	 */
	public static function empty_text( Config $config ): string {
		return '' === $config->empty ? __( 'Nothing found.', 'eidan' ) : $config->empty;
	}
}
