<?php
/**
 * The item template for clients.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Templates;

use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\CardImage;
use Eidan\Lists\Cards\ContentFields;
use Eidan\Lists\Cards\LogoSize;
use Eidan\Lists\Cards\Template;
use Eidan\Lists\Cards\TemplateMaker;
use Eidan\Posts\ContentTypes;
use Eidan\Support\Html;
use Eidan\Support\ImageSize;
use Eidan\Support\Lazy;
use Eidan\Support\Text;

defined( 'ABSPATH' ) || exit;

/**
 * A logo, with the same visual size as all others, and text beside it. Without a visible name the logo's alternative
 * text is the name; a visible name says it once and carries the link.
 */
final class Client implements TemplateMaker {

	public const NAME = 'client';

	/**
	 * Effects of hover and focus: none; a grey logo gets its colours or is replaced by the hover logo; the hover logo
	 * slides up.
	 */
	public const HOVERS = array( 'none', 'color', 'swap' );

	/** Side in pixels of a square that has the area of each logo. */
	public const SIZE = 80;

	/** Class of the logo that appears on hover and focus. */
	private const SECOND = 'eidan-client__second';

	/**
	 * The template.
	 *
	 * @param string $name Its name, see OwnTemplates.
	 */
	public static function template( string $name ): Template {
		return new Template(
			name: $name,
			render: self::render( ... ),
			look: array(
				'hover'  => array(
					'type'    => 'string',
					'enum'    => self::HOVERS,
					'default' => 'none',
				),
				'dark'   => array(
					'type'    => 'boolean',
					'default' => false,
				),
				'newTab' => array(
					'type'    => 'boolean',
					'default' => false,
				),
				'size'   => array(
					'type'    => 'integer',
					'minimum' => 16,
					'maximum' => 320,
					'default' => self::SIZE,
				),
			),
			elements: array(
				'image' => self::logo( ... ),
				'title' => static fn( Card $card ): string => $card->heading( '', self::target( $card ) ),
			),
			prefix: 'eidan-client'
		);
	}

	/**
	 * The inside of a card.
	 *
	 * @param Card $card The client.
	 * @return string HTML.
	 */
	public static function render( Card $card ): string {
		return '<div class="eidan-client">' . implode( '', $card->elements() ) . '</div>';
	}

	/**
	 * The logo with its hover version; the name if there is no logo.
	 *
	 * @param Card $card The client.
	 */
	private static function logo( Card $card ): string {
		$named = $card->has( 'title' );
		$dark  = true === $card->look( 'dark' ) ? ContentFields::image( $card->item, 'dark-logo' ) : 0;
		$id    = 0 === $dark ? $card->image_id() : $dark;
		$size  = ImageSize::of( $id ) ?? LogoSize::UNKNOWN;
		$width = self::width( $card, $size );
		$image = self::image( $card, $id, $width, 'eidan-client__image', $named ? '' : self::plain_name( $card ) );
		if ( '' === $image ) {
			return $named
				? ''
				: self::linked( $card, '<span class="eidan-client__word">' . $card->title() . '</span>' );
		}
		$hover  = $card->look( 'hover' );
		$other  = 'none' === $hover ? 0 : ContentFields::image( $card->item, 'hover-logo' );
		$own    = 0 === $other
			? ''
			: self::image(
				$card,
				$other,
				self::width( $card, ImageSize::of( $other ) ?? LogoSize::UNKNOWN ),
				self::SECOND,
				''
			);
		$second = '' === $own && 'swap' === $hover ? self::image( $card, $id, $width, self::SECOND, '' ) : $own;
		$frame  = Html::attributes(
			array(
				'class' => Html::classes(
					array(
						'eidan-client__logo',
						// Without a logo for dark backgrounds, the style inverts its lightness.
						'is-turned'  => 0 === $dark && true === $card->look( 'dark' ),
						// Colours appear on hover, unless there is a hover logo.
						'is-grey'    => 'color' === $hover || ( 'swap' === $hover && '' === $own ),
						'has-own'    => '' !== $own,
						'has-second' => '' !== $second,
					)
				),
				// The height lets names below logos share a baseline.
				'style' => sprintf( '--eidan-k:%s;aspect-ratio:%d/%d', $width, $size[0], $size[1] )
					. ( $named ? ';--eidan-h:' . round( $width * $size[1] / $size[0], 3 ) : '' ),
			)
		);

		$logo = "<span$frame>$image$second</span>";

		return $named ? $logo : self::linked( $card, $logo );
	}

	/**
	 * One version of a logo.
	 *
	 * @param Card   $card  The client.
	 * @param int    $id    Attachment.
	 * @param float  $width Relative width, see width().
	 * @param string $class
	 * @param string $alt   Alternative text.
	 */
	private static function image( Card $card, int $id, float $width, string $class, string $alt ): string {
		$size       = $card->look( 'size' );
		$attributes = array(
			'class' => $class,
			'alt'   => $alt,
			'sizes' => (int) ceil( ( is_int( $size ) ? $size : self::SIZE ) * $width ) . 'px',
		);
		if ( self::SECOND === $class ) {
			$attributes += Lazy::SECOND;
		}

		return CardImage::of( $card, $id, $attributes );
	}

	/**
	 * Width of the logo, in sides of the square.
	 *
	 * @param Card            $card The client.
	 * @param array{int, int} $size Width and height of the image.
	 */
	private static function width( Card $card, array $size ): float {
		$field   = ContentTypes::get( $card->item->type() )?->field( 'scale' );
		$percent = null === $field ? null : ContentFields::value( $card->item, $field );

		return LogoSize::width(
			$size[0] / $size[1],
			is_float( $percent ) || is_int( $percent ) ? (float) $percent : 100.0
		);
	}

	/**
	 * Wraps HTML in the card's link, if it has one.
	 *
	 * @param Card   $card The client.
	 * @param string $html Escaped HTML.
	 */
	private static function linked( Card $card, string $html ): string {
		$address = $card->address();

		return '' === $address
			? $html
			: sprintf( '<a href="%s"%s>%s</a>', $address, Html::attributes( self::target( $card ) ), $html );
	}

	/**
	 * Attributes of the link besides its address.
	 *
	 * @param Card $card The client.
	 * @return array<string, string>
	 */
	private static function target( Card $card ): array {
		return true === $card->look( 'newTab' ) ? array(
			'target' => '_blank',
			'rel'    => 'noopener',
		) : array();
	}

	/**
	 * The name without markup; without a name the alternative text of the logo.
	 *
	 * @param Card $card The client.
	 */
	private static function plain_name( Card $card ): string {
		$alt = '' === trim( $card->item->title() )
			? get_post_meta( $card->image_id(), '_wp_attachment_image_alt', true )
			: '';

		return is_string( $alt ) && '' !== trim( $alt )
			? trim( $alt )
			: Text::plain( $card->title() );
	}
}
