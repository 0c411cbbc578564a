<?php
/**
 * Item templates for portfolio items.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Templates;

use Eidan\Lists\Card;
use Eidan\Lists\ContentFields;
use Eidan\Lists\Template;
use Eidan\Lists\Templates;
use Eidan\Support\Html;

/**
 * A picture with text below or over it; the number stands beside the other elements. The link of the title covers the
 * card.
 */
final class Portfolio {

	public const NAME = 'portfolio';

	/**
	 * Registers the template.
	 */
	public static function register(): void {
		Templates::add(
			new Template(
				name: self::NAME,
				render: self::render( ... ),
				look: array(
					// Where the text stands is a matter of style: a class of the list, see classes().
					'textPosition' => array(
						'type'    => 'string',
						'enum'    => array( 'below', 'over', 'hover' ),
						'default' => 'below',
					),
				),
				elements: array(
					// When the work was done, not when its page was published.
					'date' => static fn( Card $card ): string => ContentFields::element( $card, 'date' ),
				),
				prefix: 'eidan-work'
			)
		);
	}

	/**
	 * Classes of the element around cards, for the place of their text; their styles are enqueued.
	 *
	 * @param string $position below, over or hover.
	 */
	public static function classes( string $position ): string {
		if ( 'below' !== $position ) {
			wp_enqueue_style( 'eidan-portfolio-over' );
		}
		if ( 'hover' === $position ) {
			wp_enqueue_style( 'eidan-portfolio-hover' );

			return 'is-layout-over is-layout-hover';
		}

		return 'is-layout-' . $position;
	}

	/**
	 * The inside of a card.
	 *
	 * @param Card $card The item.
	 * @return string HTML.
	 */
	public static function render( Card $card ): string {
		return self::html( $card->picture(), $card->elements(), $card->options->ratio, ContentFields::classes( $card->item ) );
	}

	/**
	 * A card of its parts.
	 *
	 * @param string                $picture HTML of the picture, '' without.
	 * @param array<string, string> $parts   HTML by element, in their order.
	 * @param string                $ratio   Such as `4/5`; '' = the picture's own.
	 * @param list<string>          $classes More classes.
	 * @return string HTML.
	 */
	public static function html( string $picture, array $parts, string $ratio, array $classes = array() ): string {
		$number = $parts['number'] ?? '';
		// The picture has its place, whatever the order of the rest.
		unset( $parts['number'], $parts['image'] );
		$text  = array() === $parts ? '' : '<div>' . implode( '', $parts ) . '</div>';
		$media = '<figure' . Html::attributes(
			array(
				'class' => 'eidan-work__media',
				'style' => '' === $ratio ? null : 'aspect-ratio:' . $ratio,
			)
		) . '>' . $picture . '</figure>';

		return '<div class="' . esc_attr( Html::classes( array( 'eidan-work', ...$classes ) ) ) . '">' . $media
			. ( '' === $number . $text ? '' : '<div class="eidan-work__text">' . $number . $text . '</div>' ) . '</div>';
	}
}
