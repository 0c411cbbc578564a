<?php
/**
 * The item template for testimonials.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Templates;

use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\CardImage;
use Eidan\Lists\Cards\ContentFields;
use Eidan\Lists\Cards\ItemText;
use Eidan\Lists\Cards\Template;
use Eidan\Lists\Cards\TemplateMaker;
use Eidan\Posts\ContentTypes;
use Eidan\Posts\Fields;
use Eidan\Support\Html;
use Eidan\Support\Text;

defined( 'ABSPATH' ) || exit;

/**
 * A quotation with a caption that names the person. No markup declares it a review: search engines only accept those
 * from sites that collect them.
 */
final class Testimonial implements TemplateMaker {

	public const NAME = 'testimonial';

	/** Path of one of five stars, each 20 wide. */
	private const STARS = 'M10 1.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6L1.3 7.8l6.1-.7z';

	/** Elements that share a line, and what is between them; '' = what is between names in a list. */
	private const LINES = array(
		'role'    => '',
		'company' => '',
		'date'    => ' · ',
		'source'  => ' · ',
	);

	/** A portrait is 3.5 by 3.5 rem, as in the style sheet. */
	private const PORTRAIT = array(
		'sizes' => '3.5rem',
		'ratio' => '1/1',
	);

	/** Width of most logos; they are at most 2.5 rem high. */
	private const LOGO = '7.5rem';

	/** Characters of words that one person at a time says very large; more would not fit a screen. */
	private const LARGE = 150;

	/** Elements that are images. */
	private const IMAGES = array( 'image', 'logo' );

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
				'image'  => static fn( Card $card ): string =>
					$card->img( self::small( $card, 'image', '', self::PORTRAIT ) ),
				'logo'   => self::logo( ... ),
				'words'  => self::words( ... ),
				'title'  => static fn( Card $card ): string => $card->line( 'title', $card->title() ),
				'rating' => self::rating( ... ),
				'date'   => self::date( ... ),
				'source' => self::source( ... ),
			),
			prefix: 'eidan-quote'
		);
	}

	/**
	 * The inside of a card. The elements on the side of the text that has the name become the `<figcaption>`.
	 *
	 * @param Card $card The testimonial.
	 * @return string HTML.
	 */
	public static function render( Card $card ): string {
		$parts = $card->elements();
		$words = $parts['words'] ?? '';
		$at    = array_search( 'words', array_keys( $parts ), true );
		$at    = is_int( $at ) ? $at : 0;
		$sides = array( array_slice( $parts, 0, $at ), array_slice( $parts, '' === $words ? $at : $at + 1 ) );
		$html  = array();
		foreach ( $sides as $side ) {
			$tag    = isset( $side['title'] ) || ! isset( $parts['title'] ) && $side === $sides[1]
				? 'figcaption'
				: 'div';
			$html[] = array() === $side
				? ''
				: "<$tag class=\"eidan-quote__caption\">" . self::caption( $side ) . "</$tag>";
		}

		return '<figure class="eidan-quote">' . $html[0] . $words . $html[1] . '</figure>';
	}

	/**
	 * Everything on one side of the text: images, and the rest in lines.
	 *
	 * @param array<string, string> $parts HTML by element.
	 * @return string HTML.
	 */
	private static function caption( array $parts ): string {
		$images = '';
		$lines  = array();
		$last   = null;
		foreach ( $parts as $name => $part ) {
			if ( in_array( $name, self::IMAGES, true ) ) {
				$images .= $part;
				continue;
			}
			$joint = self::LINES[ $name ] ?? null;
			if ( null !== $joint && $joint === $last ) {
				$lines[] = array_pop( $lines ) . ( '' === $joint ? wp_get_list_item_separator() : $joint ) . $part;
			} else {
				$lines[] = $part;
			}
			$last = $joint;
		}
		$text = array() === $lines ? '' : '<div><div>' . implode( '</div><div>', $lines ) . '</div></div>';

		return array_key_first( $parts )
			=== array_key_first( array_intersect_key( $parts, array_flip( self::IMAGES ) ) )
			? $images . $text
			: $text . $images;
	}

	/**
	 * The text. The style adds quotation marks in the page's language, unless the author typed them.
	 *
	 * @param Card $card The testimonial.
	 */
	private static function words( Card $card ): string {
		$words = null === $card->post ? '' : ItemText::of( $card->post );
		$url   = ContentFields::url( $card->item, 'source-url' );
		$text  = Text::plain( $words );
		// Gershayim are a mark of quotation in front of a word only; inside one they mark an abbreviation.
		$typed = 1 === preg_match( '/^["“”„‟«»‘‚‹›「『《״]/u', $text );

		return '' === $words ? '' : '<blockquote' . Html::attributes(
			array(
				'class' => 'eidan-quote__words' . ( $typed ? ' has-marks' : '' )
					. ( mb_strlen( $text ) > self::LARGE ? ' is-long' : '' ),
				'cite'  => '' === $url ? null : esc_url( $url ),
			)
		) . '>' . $words . '</blockquote>';
	}

	/**
	 * The rating in stars, with text for screen readers.
	 *
	 * @param Card $card The testimonial.
	 */
	private static function rating( Card $card ): string {
		$rating = self::value( $card, 'rating' );
		if ( ! is_float( $rating ) || $rating <= 0 ) {
			return '';
		}
		$stars = '';
		foreach ( range( 0, 4 ) as $star ) {
			$stars .= sprintf( '<path transform="translate(%d)" d="%s"/>', 20 * $star, self::STARS );
		}

		return sprintf(
			'<span class="%1$s"><span class="screen-reader-text">%2$s</span>'
				. '<svg viewBox="0 0 100 20" width="90" height="18" aria-hidden="true"><g>%3$s</g>'
				. '<g style="clip-path:inset(0 %4$s%% 0 0)">%3$s</g></svg></span>',
			esc_attr( $card->class_of( 'rating' ) ),
			esc_html(
				sprintf(
					/* translators: %s: number of stars, such as 4.5. */
					__( 'Rated %s out of 5', 'eidan' ),
					number_format_i18n( $rating, floor( $rating ) === $rating ? 0 : 1 )
				)
			),
			$stars,
			esc_attr( (string) round( 100 - 20 * $rating, 1 ) )
		);
	}

	/**
	 * The date of the testimonial, as exact as it is known.
	 *
	 * @param Card $card The testimonial.
	 */
	private static function date( Card $card ): string {
		$date = Text::of( self::value( $card, 'date' ) );

		return '' === $date
			? ''
			: sprintf(
				'<time class="%s" datetime="%s">%s</time>',
				esc_attr( $card->class_of( 'date' ) ),
				esc_attr( $date ),
				esc_html( Fields::readable_date( $date ) )
			);
	}

	/**
	 * Where the testimonial was published.
	 *
	 * @param Card $card The testimonial.
	 */
	private static function source( Card $card ): string {
		$url  = ContentFields::url( $card->item, 'source-url' );
		$name = Text::of( self::value( $card, 'source' ) );
		if ( '' === $url ) {
			return $card->line( 'source', esc_html( $name ) );
		}
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );

		return sprintf(
			'<a class="%s" href="%s">%s</a>',
			esc_attr( $card->class_of( 'source' ) ),
			esc_url( $url ),
			esc_html(
				sprintf(
					/* translators: %s: name of a site or a magazine. */
					__( 'Read on %s', 'eidan' ),
					'' === $name ? (string) preg_replace( '/^www\./', '', $host ) : $name
				)
			)
		);
	}

	/**
	 * The company's logo. Without alternative text the company's name is used.
	 *
	 * @param Card $card The testimonial.
	 */
	private static function logo( Card $card ): string {
		$id  = ContentFields::image( $card->item, 'logo' );
		$alt = trim( Text::of( get_post_meta( $id, '_wp_attachment_image_alt', true ) ) );

		$alt = '' === $alt && ! $card->has( 'company' ) ? Text::of( self::value( $card, 'company' ) ) : $alt;

		return CardImage::of( $card, $id, self::small( $card, 'logo', $alt, array( 'sizes' => self::LOGO ) ) );
	}

	/**
	 * Attributes of a small image.
	 *
	 * @param Card   $card The testimonial.
	 * @param string $name Name of its element.
	 * @param string $alt  Alternative text; '' for portraits, as the name is next to them.
	 * @param array<string, string> $box Its `sizes`, and the `ratio` of its box.
	 * @return array<string, string>
	 */
	private static function small( Card $card, string $name, string $alt, array $box ): array {
		return array(
			'class' => $card->class_of( $name ),
			'alt'   => $alt,
		) + $box;
	}

	/**
	 * The sanitized value of a field; null for a password-protected testimonial.
	 *
	 * @param Card   $card The testimonial.
	 * @param string $name Short name of the field.
	 */
	private static function value( Card $card, string $name ): mixed {
		$field = $card->is_protected() ? null : ContentTypes::get( $card->item->type() )?->field( $name );

		return null === $field ? null : ContentFields::value( $card->item, $field );
	}
}
