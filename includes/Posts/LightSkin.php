<?php
/**
 * Classes that say that what lies over an item's picture has to be light.
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
 * Names of the classes, which FieldClasses puts where they belong, and the condition of lists.
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
}
