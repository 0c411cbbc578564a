<?php
/**
 * The image of a card.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

use Eidan\Support\AttachmentImage;
use Eidan\Support\CoverImage;
use Eidan\Support\ImageSize;
use Eidan\Support\Lazy;
use Eidan\Support\Ratio;
use Eidan\Support\Sizes;

/**
 * An item's image, with or without a figure. Images in the first screen load early, the others lazily.
 */
final class CardImage {

	/**
	 * The image in a figure, in the chosen size and ratio; '' if there is none.
	 *
	 * Its link is hidden from assistive technology and skipped by Tab: the heading has the same one.
	 *
	 * @param Card $card
	 * @param bool $linked Whether it links to the item.
	 */
	public static function figure( Card $card, bool $linked ): string {
		$image = self::img( $card );
		if ( '' === $image ) {
			return '';
		}
		if ( $linked && '' !== $card->address() ) {
			$image = sprintf( '<a href="%s" tabindex="-1" aria-hidden="true">%s</a>', $card->address(), $image );
		}
		$ratio = $card->options->ratio;

		return sprintf(
			'<figure class="eidan-card__media%1$s"%2$s>%3$s</figure>',
			'' === $ratio ? '' : ' has-ratio',
			'' === $ratio ? '' : ' style="--eidan-card-ratio:' . esc_attr( $ratio ) . '"',
			$image
		);
	}

	/**
	 * The `<img>` without a figure; '' if there is no image.
	 *
	 * @param Card                  $card
	 * @param array<string, string> $attributes More attributes.
	 */
	public static function img( Card $card, array $attributes = array() ): string {
		return self::of( $card, $card->image_id(), $attributes );
	}

	/**
	 * The `<img>` of another image of the card, in the same size and with the same loading; '' if there is none.
	 *
	 * @param Card                  $card
	 * @param int                   $id         Attachment.
	 * @param array<string, string> $attributes More attributes. Four of them are options: `sizes` and `ratio` (of the
	 *                                          box that the image covers) replace the card's; `ratioNarrow` is the
	 *                                          ratio up to 680 px; `covering` is a value for `sizes` that already
	 *                                          allows for covering the box.
	 */
	public static function of( Card $card, int $id, array $attributes = array() ): string {
		if ( 0 === $id ) {
			return '';
		}
		if ( $card->item instanceof SampleItem ) {
			return $card->item->img( $attributes );
		}
		$defaults = array( 'class' => 'eidan-card__image' );
		$later    = false;
		$sizes    = $attributes['sizes'] ?? $card->options->sizes;
		$covering = $attributes['covering'] ?? self::covering(
			$id,
			$sizes,
			$attributes['ratio'] ?? $card->options->ratio,
			$attributes['ratioNarrow'] ?? ''
		);
		$wider    = $covering !== $sizes;
		$sizes    = $covering;
		unset( $attributes['sizes'], $attributes['ratio'], $attributes['ratioNarrow'], $attributes['covering'] );
		// WordPress decides on images that may be in the first screen, as it counts images from the top of the page.
		// For the others the result must not depend on that count: over REST the same card would look different.
		if ( $card->is_later() ) {
			$defaults['loading']  = 'lazy';
			$defaults['decoding'] = 'async';
			$later                = ! isset( $attributes['loading'] );

			// WordPress adds `auto` only if it writes the attribute itself.
			$sizes = '' === $sizes || $wider ? $sizes : "auto, $sizes";
		}
		if ( '' !== $sizes ) {
			$defaults['sizes'] = $sizes;
		}

		$attributes          = array_merge( $defaults, $attributes );
		$attributes['class'] = trim(
			$attributes['class'] . ( $wider ? ' ' . CoverImage::NAME : '' ) . ( $later ? ' ' . Lazy::LATER : '' )
		);

		return AttachmentImage::img( $id, $card->options->image_size, $attributes );
	}

	/**
	 * The attribute `sizes`: how wide an image is drawn when it covers its box.
	 *
	 * @param int    $id     Attachment, whose metadata is in the cache already.
	 * @param string $sizes  How wide its box is.
	 * @param string $box    Ratio of the box; '' if images keep their own.
	 * @param string $narrow Ratio of the box up to 680 px; '' if it is the same.
	 */
	private static function covering( int $id, string $sizes, string $box, string $narrow ): string {
		$size = '' === $box || '' === $sizes ? null : ImageSize::of( $id );

		return null === $size
			? $sizes
			: Sizes::covering( $sizes, $size[0] / $size[1], Ratio::number( $box ), Ratio::number( $narrow ) );
	}
}
