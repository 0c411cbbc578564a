<?php
/**
 * Words on the image of a card.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Templates;

use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\ContentFields;
use Eidan\ImageOverlay\Band;
use Eidan\ImageOverlay\Duotone;
use Eidan\ImageOverlay\Gradient;
use Eidan\ImageOverlay\Shade;
use Eidan\ImageOverlay\Tones;
use Eidan\Posts\LightSkin;

/**
 * Finds the color of a card's words and the shade below them: light words if the item has the light skin, otherwise by
 * the image; the opacity that the author chose, otherwise the one that the image needs.
 */
final class WordsOnImage {

	/**
	 * Look options of templates.
	 *
	 * - shade: opacity of the shade in percent; -1 = what the image needs.
	 * - duotone: the colors in which images are shown.
	 * - gradient: the colors that are laid over them.
	 */
	public const LOOK = array(
		'shade'    => array(
			'type'    => 'integer',
			'minimum' => -1,
			'maximum' => 100,
			'default' => -1,
		),
		'duotone'  => Duotone::SCHEMA,
		'gradient' => Gradient::SCHEMA,
	);

	/**
	 * The look options that a block's attributes ask for.
	 *
	 * @param array<array-key, mixed> $attributes Valid attributes.
	 * @param string                  $name       Name of the block.
	 * @return array{shade: int, duotone: string, gradient: string}
	 */
	public static function look( array $attributes, string $name ): array {
		$fixed = $attributes['overlayOpacity'] ?? null;

		return array(
			'shade'    => is_int( $fixed ) ? $fixed : -1,
			'duotone'  => Duotone::of_block( $attributes, $name )?->text() ?? '',
			'gradient' => Gradient::of_block( $attributes )?->text() ?? '',
		);
	}

	/**
	 * What a card's element gets.
	 *
	 * @param Card      $card
	 * @param Band|null $band Where the words stand on the image; null if they stand beside it.
	 * @return array{list<string>, string} Classes, those of the item's switches included, and declarations.
	 */
	public static function of( Card $card, ?Band $band ): array {
		$classes = ContentFields::classes( $card->item );
		if ( null === $band ) {
			return array( $classes, '' );
		}
		$fixed = $card->look( 'shade' );
		$fixed = is_int( $fixed ) && 0 <= $fixed ? $fixed : null;
		$light = in_array( LightSkin::CARD_CLASS, $classes, true ) ? true : null;
		// Where both are chosen, the image decides on nothing, and is not measured.
		$grid  = null === $fixed || null === $light
			? Tones::of(
				$card->image_id(),
				Duotone::of_text( $card->look( 'duotone' ) ),
				Gradient::of_text( $card->look( 'gradient' ) )
			)
			: null;
		$shade = Shade::of( $grid, $band, $light, $fixed );

		if ( $shade->is_dark ) {
			$classes[] = Shade::DARK_WORDS;
		}

		return array( $classes, $shade->css() );
	}
}
