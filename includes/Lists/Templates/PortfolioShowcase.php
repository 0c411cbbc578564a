<?php
/**
 * The item template of the portfolio interactive showcase.
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
use Eidan\Posts\LightSkin;
use Eidan\Support\Html;
use Eidan\Support\ImageSize;
use Eidan\Support\Sizes;

defined( 'ABSPATH' ) || exit;

/**
 * A large title, its image, and text about it.
 */
final class PortfolioShowcase implements TemplateMaker {

	public const NAME   = 'portfolio-showcase';
	public const PREFIX = 'eidan-works';

	/**
	 * The template.
	 *
	 * @param string $name Its name, see OwnTemplates.
	 */
	public static function template( string $name ): Template {
		return new Template(
			name: $name,
			render: self::render( ... ),
			look: WordsOnImage::LOOK,
			elements: array(
				'date'  => static fn( Card $card ): string => ContentFields::element( $card, 'date' ),
				'title' => self::title( ... ),
			),
			prefix: self::PREFIX
		);
	}

	/**
	 * The inside of a card.
	 *
	 * @return string HTML.
	 */
	private static function render( Card $card ): string {
		// On wide screens the titles of all items lie on the image of one.
		list( $classes, $style ) = WordsOnImage::of( $card, Band::All );

		return self::html(
			$card->img( self::covering( $card ) + self::priority( $card ) ),
			$card->elements(),
			'',
			$classes,
			$style
		);
	}

	/**
	 * The image's `sizes`: on phones it keeps its own ratio, elsewhere it is at least as high as the screen.
	 *
	 * @return array<string, string> Attributes.
	 */
	private static function covering( Card $card ): array {
		$size  = ImageSize::of( $card->image_id() );
		$sizes = $card->options->sizes;

		return null === $size || '' === $sizes
			? array()
			: array(
				'covering' => "(max-width: 680px) $sizes, " . Sizes::as_high( $sizes, '100vh', $size[0] / $size[1] ),
			);
	}

	/**
	 * A low priority for all images but the first, which covers them on wide screens.
	 *
	 * @return array<string, string> Attributes.
	 */
	private static function priority( Card $card ): array {
		return $card->is_later() ? array( 'fetchpriority' => 'low' ) : array();
	}

	/**
	 * The title as a link, or as a button if the item has no page, so that the keyboard can show its image, too.
	 */
	private static function title( Card $card ): string {
		$title = sprintf( '<button type="button">%s</button>', $card->title() );

		return '' === $card->address()
			? sprintf(
				'<%1$s class="%2$s">%3$s</%1$s>',
				$card->options->title_tag(),
				esc_attr( $card->class_of( 'title' ) ),
				$title
			)
			: $card->heading();
	}

	/**
	 * Puts the parts of a card together.
	 *
	 * @param string                $image   HTML of the image, '' without.
	 * @param array<string, string> $parts   HTML by element, in their order.
	 * @param string                $ratio   Not used: images fill the block or keep their own ratio.
	 * @param list<string>          $classes More classes. The class of the light skin is repeated on the figure, since
	 *                                       the view module moves the figure.
	 * @param string                $style   Declarations for the item's words.
	 * @return string HTML.
	 */
	public static function html(
		string $image,
		array $parts,
		string $ratio = '',
		array $classes = array(),
		string $style = ''
	): string {
		unset( $ratio );
		$number = $parts['number'] ?? '';
		$title  = $parts['title'] ?? '';
		unset( $parts['number'], $parts['title'], $parts['image'] );
		$words = implode( '', $parts );
		$skin  = array_values( array_intersect( $classes, array( LightSkin::CARD_CLASS ) ) );

		return sprintf(
			'<div%s><figure class="%s">%s</figure><div class="eidan-works__text">%s</div></div>',
			Html::attributes(
				array(
					'class' => Html::classes( array( 'eidan-works__item', ...$classes ) ),
					'style' => '' === $style ? null : $style,
				)
			),
			esc_attr( Html::classes( array( 'eidan-works__media', ...$skin ) ) ),
			$image,
			$number . $title . ( '' === $words ? '' : '<div class="eidan-works__words">' . $words . '</div>' )
		);
	}
}
