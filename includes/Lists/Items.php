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
use Eidan\Lists\Request\Address;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;
use Eidan\Lists\Sources\Result;
use Eidan\Support\Html;

/**
 * Cards of a page, each in its list element, for the page and for get-posts.
 */
final class Items {

	/**
	 * The items of a page as HTML.
	 *
	 * @param Config $config
	 * @param Result $result What was found.
	 * @param State  $state  What the visitor chose.
	 * @param array<string, string> $others Address parameters of the page's other lists.
	 * @return string `<li>` elements; `<div>` elements in an infinite list.
	 */
	public static function html( Config $config, Result $result, State $state, array $others = array() ): string {
		$tag = 'infinite' === $config->pagination ? 'div' : 'li';
		if ( array() === $result->items && 1 === $result->page ) {
			$all = Address::of( $config, new State( 1, array(), $state->order ), $others );

			return "<$tag class=\"eidan-list__empty\">" . esc_html( self::empty_text( $config ) )
				. ( array() === $state->choice
					? ''
					: ' <a class="eidan-list__all" href="' . esc_url( $all ) . '">'
						. esc_html__( 'Show all items', 'eidan' ) . '</a>' )
				. "</$tag>";
		}
		$html = '';
		foreach ( self::cards( $config, $result ) as $card ) {
			$more  = null === $card->template->item ? array() : ( $card->template->item )( $card );
			$html .= "<$tag" . Html::attributes(
				array(
					'class' => trim( 'eidan-list__item ' . ( $more['class'] ?? '' ) ),
					'style' => $more['style'] ?? null,
				)
			) . '>' . $card->template->article( $card, self::place( $config, $result, $card->index ) ) . "</$tag>";
		}

		return $html;
	}

	/**
	 * The cards of a page.
	 *
	 * @param Config $config
	 * @param Result $result What was found.
	 * @return list<Card>
	 */
	public static function cards( Config $config, Result $result ): array {
		$template = Templates::of( $config->template );
		$cards    = array();
		$bare     = 0;
		foreach ( $result->items as $index => $item ) {
			$place = $result->first + $index;
			// Only the first page knows all cards before it. A card of another page is the same however it is
			// asked for.
			$before  = $place < $config->query->per_page ? $bare : 0;
			$card    = new Card( $item, $config->card, $place, $template, $before );
			$cards[] = $card;
			$bare   += $card->has_image() ? 0 : 1;
		}

		return $cards;
	}

	/**
	 * Attributes that let the script focus a card: the first new one after a change of page, any card in a feed.
	 *
	 * @param Config $config
	 * @param Result $result   What was found.
	 * @param int    $position The card's position in the whole list, from 0.
	 */
	private static function place( Config $config, Result $result, int $position ): string {
		if ( 'infinite' !== $config->pagination ) {
			return 'none' === $config->pagination ? '' : ' tabindex="-1"';
		}
		// The number is only certain if all items are there; -1 = unknown.
		$size = 1 < $result->max_pages ? -1 : count( $result->items );

		return sprintf( ' tabindex="-1" aria-posinset="%d" aria-setsize="%d"', $position + 1, $size );
	}

	/**
	 * The text when nothing is found.
	 */
	public static function empty_text( Config $config ): string {
		return '' === $config->empty ? __( 'Nothing found.', 'eidan' ) : $config->empty;
	}
}
