<?php
/**
 * Fields of content types on cards.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

use Eidan\Posts\LightSkin;
use Eidan\Posts\Portfolio;
use Eidan\Posts\PortfolioMeta;

/**
 * What the fields of an item say, for cards. Nothing of an item behind a password but how its picture is dark.
 */
final class ContentFields {

	/**
	 * An address in a field.
	 *
	 * @param Item   $item The item.
	 * @param string $name Name of the field.
	 * @return string Not escaped; '' for none.
	 */
	public static function url( Item $item, string $name ): string {
		return 'website' === $name && Portfolio::POST_TYPE === $item->type() && ! $item->is_protected() ? PortfolioMeta::website( $item->id() ) : '';
	}

	/**
	 * A field as visitors read it.
	 *
	 * @param Card   $card The card.
	 * @param string $name Name of the field.
	 * @return string Escaped HTML, '' for none.
	 */
	public static function element( Card $card, string $name ): string {
		if ( $card->is_protected() || Portfolio::POST_TYPE !== $card->item->type() ) {
			return '';
		}

		return $card->line(
			$name,
			esc_html(
				match ( $name ) {
					'client' => PortfolioMeta::client( $card->id() ),
					'date'   => PortfolioMeta::readable_date( $card->id() ),
					default  => '',
				}
			)
		);
	}

	/**
	 * Classes that the item's switches give its cards.
	 *
	 * @param Item $item The item.
	 * @return list<string>
	 */
	public static function classes( Item $item ): array {
		return Portfolio::POST_TYPE === $item->type() && PortfolioMeta::is_light_skin( $item->id() ) ? array( LightSkin::CARD_CLASS ) : array();
	}
}
