<?php
/**
 * The picture of a card.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

use Eidan\Support\Text;

/**
 * An entry's picture, alone or in its figure, loaded as early as its place on the page asks for.
 */
final class CardPicture {

	/**
	 * The picture in a figure, in the chosen size and ratio, or nothing.
	 *
	 * Its link is hidden from assistive technology and skipped by Tab: the heading has the same one.
	 *
	 * @param Card $card   The card.
	 * @param bool $linked Whether it links to the entry.
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
	 * The bare `<img>`, or nothing.
	 *
	 * @param Card                  $card       The card.
	 * @param array<string, string> $attributes More attributes.
	 */
	public static function img( Card $card, array $attributes = array() ): string {
		return self::of( $card, $card->image_id(), $attributes );
	}

	/**
	 * The bare `<img>` of another picture of the card, in the same size and loaded as early; or nothing.
	 *
	 * @param Card                  $card       The card.
	 * @param int                   $id         Attachment.
	 * @param array<string, string> $attributes More attributes; `sizes` takes the place of the card's.
	 */
	public static function of( Card $card, int $id, array $attributes = array() ): string {
		if ( 0 === $id ) {
			return '';
		}
		$defaults = array( 'class' => 'eidan-card__image' );
		$sizes    = $attributes['sizes'] ?? $card->options->sizes;
		unset( $attributes['sizes'] );
		// Those that may be in the first screen are left to WordPress, which counts pictures from the top of the page.
		// For the others it must not guess, or the same card would differ over REST.
		if ( $card->index >= $card->options->eager ) {
			$defaults['loading']  = 'lazy';
			$defaults['decoding'] = 'async';

			// WordPress puts `auto` in front only when it writes the attribute itself.
			$sizes = '' === $sizes ? '' : "auto, $sizes";
		}
		if ( '' !== $sizes ) {
			$defaults['sizes'] = $sizes;
		}

		return Text::of( $card->files()->img( $id, $card->options->image_size, array_merge( $defaults, $attributes ) ) );
	}
}
