<?php
/**
 * The light-skin flag of portfolio items.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * Says with classes that what lies over an item's picture has to be light.
 */
final class LightSkin {

	/** On an item's card, wherever `post_class()` is used. */
	public const CARD_CLASS = 'is-eidan-light-skin';

	/** On the body of the item's own page. */
	public const BODY_CLASS = 'has-eidan-light-skin';

	/**
	 * Adds the class to the page of an item with the flag.
	 *
	 * @param string[] $classes Classes of the body.
	 * @return string[]
	 */
	public static function body_class( array $classes ): array {
		if ( is_singular( Portfolio::POST_TYPE ) && PortfolioMeta::is_light_skin( (int) get_queried_object_id() ) ) {
			$classes[] = self::BODY_CLASS;
		}

		return $classes;
	}

	/**
	 * Adds the class to a card of an item with the flag.
	 *
	 * @param string[] $classes Classes of the card.
	 * @param string[] $extra   Ignored.
	 * @param int      $post_id Item.
	 * @return string[]
	 */
	public static function post_class( array $classes, array $extra, int $post_id ): array {
		unset( $extra );
		if ( PortfolioMeta::is_light_skin( $post_id ) ) {
			$classes[] = self::CARD_CLASS;
		}

		return $classes;
	}
}
