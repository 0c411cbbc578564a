<?php
/**
 * The light-skin flag of portfolio items.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Eidan\Lists\Condition;
use Eidan\Lists\Conditions;
use Eidan\Lists\FieldRule;
use Eidan\Lists\StoredField;

/**
 * Says with classes that what lies over an item's picture has to be light.
 */
final class LightSkin {

	/** On an item's card, wherever `post_class()` is used. */
	public const CARD_CLASS = 'is-eidan-light-skin';

	/** On the body of the item's own page. */
	public const BODY_CLASS = 'has-eidan-light-skin';

	/**
	 * Action `eidan_list_conditions`: lists can show the items with the flag only, or those without.
	 */
	public static function register(): void {
		Conditions::register(
			new Condition(
				'lightSkin',
				static fn (): string => __( 'Light skin', 'eidan' ),
				array(
					'type'    => 'string',
					'enum'    => array( 'any', 'light', 'dark' ),
					'default' => 'any',
				),
				static fn ( mixed $skin ): array => array( new FieldRule( StoredField::meta( PortfolioMeta::LIGHT_SKIN ), '=', '1', 'light' !== $skin ) ),
				array( Portfolio::POST_TYPE ),
				static fn (): array => array(
					'any'   => __( 'Any', 'eidan' ),
					'light' => __( 'Light', 'eidan' ),
					'dark'  => __( 'Dark', 'eidan' ),
				),
				array( PortfolioMeta::LIGHT_SKIN )
			)
		);
	}

	/**
	 * Adds the class to the page of an item with the flag.
	 *
	 * @param mixed $classes Classes of the body.
	 */
	public static function body_class( mixed $classes ): mixed {
		if ( is_array( $classes ) && is_singular( Portfolio::POST_TYPE ) && PortfolioMeta::is_light_skin( (int) get_queried_object_id() ) ) {
			$classes[] = self::BODY_CLASS;
		}

		return $classes;
	}

	/**
	 * Adds the class to a card of an item with the flag.
	 *
	 * @param mixed $classes Classes of the card.
	 * @param mixed $extra   Ignored.
	 * @param mixed $post_id Item.
	 */
	public static function post_class( mixed $classes, mixed $extra = null, mixed $post_id = null ): mixed {
		unset( $extra );
		if ( is_array( $classes ) && is_numeric( $post_id ) && PortfolioMeta::is_light_skin( (int) $post_id ) ) {
			$classes[] = self::CARD_CLASS;
		}

		return $classes;
	}
}
