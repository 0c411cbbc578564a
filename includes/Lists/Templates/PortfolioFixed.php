<?php
/**
 * The item template of the fixed portfolio list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Templates;

use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\ContentFields;
use Eidan\Lists\Cards\Template;
use Eidan\Lists\Cards\TemplateMaker;
use Eidan\ImageOverlay\Band;
use Eidan\Support\ImageSize;
use Eidan\Support\Ratio;
use Eidan\Support\Sizes;

defined( 'ABSPATH' ) || exit;

/**
 * A sticky image with text on it, which the next image slides over.
 *
 * Browsers do not scroll to a focused link in a sticky element, since it counts as visible even under the next image.
 * So the link for keyboard and screen readers is in the normal flow, in front of the sticky element. A second link, for
 * pointers, covers the image.
 */
final class PortfolioFixed implements TemplateMaker {

	public const NAME = 'portfolio-fixed';

	/** Schema of a ratio as Ratio::css() returns it. */
	private const RATIO = array(
		'type'    => 'string',
		'pattern' => '^[0-9./]{0,20}$',
		'default' => '',
	);

	/**
	 * The template.
	 *
	 * @param string $name Its name, see OwnTemplates.
	 */
	public static function template( string $name ): Template {
		return new Template(
			name: $name,
			render: self::render( ... ),
			elements: array(
				'date'  => static fn( Card $card ): string => ContentFields::element( $card, 'date' ),
				'title' => static fn( Card $card ): string => sprintf(
					'<%1$s class="%2$s">%3$s</%1$s>',
					$card->options->title_tag(),
					esc_attr( $card->class_of( 'title' ) ),
					$card->title()
				),
			),
			look: WordsOnImage::LOOK + array(
				// Ratio of the images on screens wider than 1024 px, and of those wider than 768 px.
				'ratio'       => self::RATIO,
				'ratioTablet' => self::RATIO,
				'position'    => array(
					'type'    => 'string',
					'enum'    => array( 'bottom', 'top', 'center' ),
					'default' => 'bottom',
				),
			),
			prefix: 'eidan-work'
		);
	}

	/**
	 * The inside of a card.
	 *
	 * @return string HTML.
	 */
	public static function render( Card $card ): string {
		$address = $card->address();
		$parts   = $card->elements();
		$way     = '';
		if ( '' !== $address ) {
			$way           = sprintf(
				'<a class="eidan-fixed__way" href="%s"><span class="screen-reader-text">%s</span></a>',
				$address,
				$card->title()
			);
			$parts['link'] = sprintf(
				'<a class="eidan-fixed__cover" href="%s" tabindex="-1" aria-hidden="true"></a>',
				$address
			);
		}

		// On phones words stand below the image.
		list( $classes, $style ) = WordsOnImage::of( $card, self::band( $card ) );

		return $way
			. Portfolio::html(
				$card->img( self::covering( $card ) ),
				$parts,
				'',
				$classes,
				$style
			);
	}

	/**
	 * Where the words stand.
	 */
	private static function band( Card $card ): Band {
		return match ( $card->look( 'position' ) ) {
			'top'    => Band::Upper,
			'center' => Band::All,
			default  => Band::Lower,
		};
	}

	/**
	 * The image's `sizes`: on phones the image keeps its own ratio.
	 *
	 * @return array<string, string> Attributes.
	 */
	private static function covering( Card $card ): array {
		$size  = ImageSize::of( $card->image_id() );
		$sizes = $card->options->sizes;
		if ( null === $size || '' === $sizes ) {
			return array();
		}
		$ratio = $size[0] / $size[1];
		$wide  = static fn ( string $name ): string =>
			Sizes::covering( $sizes, $ratio, Ratio::number( Ratio::css( $card->look( $name ) ) ) );
		if ( $wide( 'ratio' ) === $sizes && $wide( 'ratioTablet' ) === $sizes ) {
			return array();
		}

		return array(
			'covering' => "(max-width: 768px) $sizes, (max-width: 1024px) "
				. $wide( 'ratioTablet' ) . ', ' . $wide( 'ratio' ),
		);
	}
}
