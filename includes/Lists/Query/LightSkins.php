<?php
/**
 * The condition on light skin.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use Eidan\Posts\Portfolio;
use Eidan\Posts\PortfolioMeta;

/**
 * Registers the flag "light skin" of portfolio items as a condition of lists.
 */
final class LightSkins {

	/**
	 * Action `eidan_list_conditions`: lists can show only the items with the flag, or only those without.
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
				static fn ( mixed $skin ): array => array(
					new FieldRule( StoredField::meta( PortfolioMeta::LIGHT_SKIN ), '=', '1', 'light' !== $skin ),
				),
				array( Portfolio::POST_TYPE ),
				static fn (): array => array(
					'any'   => __( 'Any', 'eidan' ),
					'light' => _x( 'Light', 'skin', 'eidan' ),
					'dark'  => _x( 'Dark', 'skin', 'eidan' ),
				),
				array( PortfolioMeta::LIGHT_SKIN )
			)
		);
	}
}
