<?php
/**
 * The picture of a card.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

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
		if ( $linked ) {
			$image = sprintf( '<a href="%s" tabindex="-1" aria-hidden="true">%s</a>', $card->link(), $image );
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
		$id = $card->image_id();
		if ( 0 === $id ) {
			return '';
		}
		// Explicit, or core would guess from what else the page holds, and the same card would differ over REST.
		$eager    = $card->index < $card->options->eager;
		$defaults = array(
			'class'    => 'eidan-card__image',
			'loading'  => $eager ? 'eager' : 'lazy',
			'decoding' => 'async',
		);
		// The first one is left to core, which gives a high priority to one picture a page: a list or a slider
		// further down must not compete with the picture that the page opens with.
		if ( ! $eager || 0 !== $card->index ) {
			$defaults['fetchpriority'] = 'auto';
		}
		if ( '' !== $card->options->sizes ) {
			// WordPress puts `auto` in front for lazy pictures only when it writes the attribute itself.
			$defaults['sizes'] = ( $eager ? '' : 'auto, ' ) . $card->options->sizes;
		}

		return wp_get_attachment_image( $id, $card->options->image_size, false, array_merge( $defaults, $attributes ) );
	}
}
