<?php
/**
 * Item templates for portfolio items.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Templates;

use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\CardImage;
use Eidan\Lists\Cards\ContentFields;
use Eidan\Lists\Cards\Template;
use Eidan\Lists\Cards\TemplateMaker;
use Eidan\ImageOverlay\Band;
use Eidan\Support\Html;
use Eidan\Support\Lazy;

defined( 'ABSPATH' ) || exit;

/**
 * An image with text below or over it, the number beside the other elements. The link of the title covers the card.
 */
final class Portfolio implements TemplateMaker {

	public const NAME = 'portfolio';

	/** Effects on hover and focus. */
	public const HOVERS = array( 'none', 'overlay', 'follow', 'tilt', 'reveal', 'swap' );

	/**
	 * The template.
	 *
	 * @param string $name Its name, see OwnTemplates.
	 */
	public static function template( string $name ): Template {
		return new Template(
			name: $name,
			render: self::render( ... ),
			look: WordsOnImage::LOOK + array(
				// A class of the list sets the position of the text, see classes(). Cards with text on the image need
				// it to measure the image.
				'textPosition' => array(
					'type'    => 'string',
					'enum'    => array( 'below', 'over', 'hover' ),
					'default' => 'below',
				),
				'hover'        => array(
					'type'    => 'string',
					'enum'    => self::HOVERS,
					'default' => 'none',
				),
				// How cards are arranged: rows and tiles depend on each item.
				'layout'       => array(
					'type'    => 'string',
					'enum'    => array( 'plain', 'rows', 'tiles' ),
					'default' => 'plain',
				),
				'rowHeight'    => array(
					'type'    => 'integer',
					'minimum' => 60,
					'maximum' => 800,
					'default' => 320,
				),
				// Ratio of a tile of one column and one row, and whether phones show one column.
				'tile'         => array(
					'type'    => 'string',
					'pattern' => '^[0-9./]{0,20}$',
					'default' => '',
				),
				'oneColumn'    => array(
					'type'    => 'boolean',
					'default' => false,
				),
				// Height of vertical slides, and how many are visible on wide screens.
				'height'       => array(
					'type'    => 'string',
					'pattern' => '^[a-z0-9.]{0,12}$',
					'default' => '',
				),
				'inView'       => array(
					'type'    => 'number',
					'minimum' => 1,
					'maximum' => 12,
					'default' => 1,
				),
				// The images' `sizes` in tiles of two columns.
				'wideSizes'    => array(
					'type'    => 'string',
					'pattern' => '^[a-z0-9 ().,:*/+-]{0,600}$',
					'default' => '',
				),
			),
			elements: array(
				// The date of the work, not of its publication.
				'date' => static fn( Card $card ): string => ContentFields::element( $card, 'date' ),
			),
			prefix: 'eidan-work',
			item: self::item( ... )
		);
	}

	/**
	 * Classes of the element around cards, for the position of their text and the effect on hover. Enqueues their
	 * styles.
	 *
	 * @param string $position below, over or hover.
	 * @param string $hover    Effect while the pointer is over a card: one of HOVERS.
	 */
	public static function classes( string $position, string $hover = 'none' ): string {
		$classes = array( 'below' === $position ? 'is-layout-below' : 'is-layout-over' );
		if ( 'below' !== $position ) {
			wp_enqueue_style( 'eidan-portfolio-over' );
		}
		if ( 'hover' === $position ) {
			wp_enqueue_style( 'eidan-portfolio-hover' );
			$classes[] = 'is-layout-hover';
		}
		if ( 'none' !== $hover ) {
			wp_enqueue_style( 'eidan-portfolio-' . $hover );
			$classes[] = 'has-hover-' . $hover;
		}

		return implode( ' ', $classes );
	}

	/** Attributes of the image that appears on hover and focus. */
	private const SECOND = array( 'class' => 'eidan-work__second' ) + Lazy::SECOND;

	/**
	 * The inside of a card.
	 *
	 * @return string HTML.
	 */
	public static function render( Card $card ): string {
		$sizes  = PortfolioImages::sizes( $card );
		$image  = $card->img( $sizes );
		$second = 'swap' === $card->look( 'hover' ) ? ContentFields::image( $card->item, 'second-image' ) : 0;
		if ( 0 < $second && '' !== $image ) {
			$image .= CardImage::of( $card, $second, self::SECOND + $sizes );
		}
		$address = $card->address();
		if ( 'reveal' === $card->look( 'hover' ) && '' !== $address && '' !== $image ) {
			// A title's link cannot cover the image while it moves, so the image gets a link of its own. It is hidden
			// from assistive technology and skipped by Tab, as the title has the same link.
			$image = sprintf( '<a href="%s" tabindex="-1" aria-hidden="true">%s</a>', $address, $image );
		}
		$parts = $card->elements();
		if ( ! isset( $parts['title'] ) && '' !== $address ) {
			$parts['link'] = sprintf(
				'<a class="eidan-work__link" href="%s"><span class="screen-reader-text">%s</span></a>',
				$address,
				$card->title()
			);
		}

		$band = 'below' === $card->look( 'textPosition' ) ? null : Band::Lower;

		list( $classes, $style ) = WordsOnImage::of( $card, $band );

		return self::html( $image, $parts, $card->options->ratio, $classes, $style );
	}

	/**
	 * Puts the parts of a card together.
	 *
	 * @param string                $image   HTML of the image, '' without.
	 * @param array<string, string> $parts   HTML by element, in their order; `link` covers a card without a title.
	 * @param string                $ratio   Such as `4/5`; '' = the image's own.
	 * @param list<string>          $classes More classes.
	 * @param string                $style   Declarations.
	 * @return string HTML.
	 */
	public static function html(
		string $image,
		array $parts,
		string $ratio,
		array $classes = array(),
		string $style = ''
	): string {
		$number = $parts['number'] ?? '';
		$link   = $parts['link'] ?? '';
		// The image has a fixed place, independent of the order.
		unset( $parts['number'], $parts['image'], $parts['link'] );
		$text  = array() === $parts ? '' : '<div>' . implode( '', $parts ) . '</div>';
		$media = '<figure' . Html::attributes(
			array(
				'class' => 'eidan-work__media',
				'style' => '' === $ratio ? null : 'aspect-ratio:' . $ratio,
			)
		) . '>' . $image . '</figure>';

		return '<div' . Html::attributes(
			array(
				'class' => Html::classes( array( 'eidan-work', ...$classes ) ),
				'style' => '' === $style ? null : $style,
			)
		) . '>' . $media
			. ( '' === $number . $text ? '' : '<div class="eidan-work__text">' . $number . $text . '</div>' ) . $link
			. '</div>';
	}

	/**
	 * Attributes that arrange a card: the ratio of its image in rows, its size in tiles.
	 *
	 * @return array<string, string>
	 */
	private static function item( Card $card ): array {
		return match ( $card->look( 'layout' ) ) {
			'rows'  => array( 'style' => '--ratio:' . PortfolioImages::ratio( $card ) ),
			'tiles' => array( 'class' => 'is-' . ContentFields::choice( $card->item, 'tile-size' ) ),
			default => array(),
		};
	}
}
