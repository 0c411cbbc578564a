<?php
/**
 * The image with text block on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lightbox\Media;
use Eidan\Support\Gap;
use Eidan\Support\Html;
use Eidan\Support\Markup;
use Eidan\Support\Ratio;
use Eidan\Support\Sizes;
use Eidan\Support\Text;
use Eidan\Support\Value;
use WP_Block;

/**
 * Adds to the saved picture and words what only the server knows.
 */
final class ImageWithText implements DynamicBlock {

	private const PART = 'wp-block-eidan-image-with-text__';

	/** Up to this width, in pixels, a screen is narrow; the style sheet has the same. */
	private const NARROW = 680;

	/**
	 * Renders the block.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param string               $content    Saved HTML with the rendered words.
	 * @param WP_Block             $block      Not used.
	 * @return string HTML; '' without a picture and without words.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $block );
		if ( ! Html::has_content( $content ) ) {
			return '';
		}
		$markup = new Markup( $content );
		if ( ! $markup->next_tag() ) {
			return $content;
		}
		$markup->add_style( self::style( $attributes ) );
		self::load_styles( $attributes );
		if ( 'none' !== ( $attributes['appear'] ?? 'none' ) ) {
			$markup->set_attribute( 'data-eidan-image-with-text', '' );
		}
		// The picture is the first thing in the block, or there is none.
		if ( $markup->next_tag() && true === $markup->has_class( self::PART . 'media' ) && $markup->next_tag( array( 'tag_name' => 'IMG' ) ) ) {
			self::complete( $markup, $attributes );
			$markup->next_tag( array( 'class_name' => self::PART . 'content' ) );
		}
		if ( true === ( $attributes['isLinked'] ?? false ) ) {
			self::mark_link( $markup );
		}
		return $markup->get_updated_html();
	}

	/**
	 * Enqueues the styles of what is not side by side and still: a page pays for what it shows.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 */
	private static function load_styles( array $attributes ): void {
		$parts = array(
			'overlap' => 'overlap' === ( $attributes['layout'] ?? '' ),
			'offset'  => 'offset' === ( $attributes['layout'] ?? '' ),
			'over'    => 'over' === ( $attributes['layout'] ?? '' ),
			'linked'  => true === ( $attributes['isLinked'] ?? false ),
			'appear'  => 'none' !== ( $attributes['appear'] ?? 'none' ),
		);
		foreach ( array_keys( array_filter( $parts ) ) as $part ) {
			wp_enqueue_style( 'eidan-image-with-text-' . $part );
		}
	}

	/**
	 * Size of the picture, how wide it is shown, and another one for narrow screens.
	 *
	 * @param Markup               $image      At the picture.
	 * @param array<string, mixed> $attributes Valid attributes.
	 */
	private static function complete( Markup $image, array $attributes ): void {
		$size = Media::size( Media::id( $image->get_string( 'class' ) ) );
		if ( null !== $size ) {
			// Only the proportions matter: they keep the place until the file is there.
			$image->set_attribute( 'width', (string) $size[0] );
			$image->set_attribute( 'height', (string) $size[1] );
		}
		$align   = Value::one_of( $attributes['align'] ?? null, array( 'wide', 'full' ), '' );
		$columns = 'over' === ( $attributes['layout'] ?? '' ) ? 12 : Value::integer( $attributes['mediaColumns'] ?? null, 4, 7, 7 );
		$image->set_attribute( 'sizes', Sizes::beside( $columns / 12, $align ) );
		$narrow = self::narrow( $attributes );
		if ( '' !== $narrow ) {
			$image->wrap( "<picture>$narrow", '</picture>' );
		}
	}

	/**
	 * The other picture for narrow screens.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @return string `<source>`, or ''.
	 */
	private static function narrow( array $attributes ): string {
		$source = self::members( self::members( $attributes['media'] ?? null )['narrow'] ?? null );
		$url    = Text::of( esc_url( Text::of( $source['url'] ?? null ) ) );
		if ( '' === $url ) {
			return '';
		}
		$id  = Value::integer( $source['id'] ?? null, 1, PHP_INT_MAX, 0 );
		$set = $id > 0 ? Text::of( wp_get_attachment_image_srcset( $id, 'full' ) ) : '';
		return '<source' . Html::attributes(
			array(
				'media'  => '(max-width: ' . self::NARROW . 'px)',
				// A comma or a space in an address would end it.
				'srcset' => '' === $set ? str_replace( array( ',', ' ' ), array( '%2C', '%20' ), html_entity_decode( $url ) ) : $set,
				'sizes'  => '' === $set ? null : '100vw',
			)
		) . '>';
	}

	/**
	 * Marks the link of the first heading, which covers the whole block.
	 *
	 * @param Markup $words At the words.
	 */
	private static function mark_link( Markup $words ): void {
		while ( $words->next_tag() ) {
			if ( 1 !== preg_match( '/^H[1-6]$/', (string) $words->get_tag() ) ) {
				continue;
			}
			$heading = (string) $words->get_tag();
			while ( $words->next_tag( array( 'tag_closers' => 'visit' ) ) && $words->get_tag() !== $heading ) {
				if ( 'A' === $words->get_tag() && ! $words->is_tag_closer() ) {
					$words->add_class( self::PART . 'link' );
					return;
				}
			}
			return;
		}
	}

	/**
	 * Custom properties of the style sheet; blocks/image-with-text/look.ts has those of the canvas.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @return string Declarations.
	 */
	private static function style( array $attributes ): string {
		$media   = self::members( $attributes['media'] ?? null );
		$narrow  = self::members( $media['narrow'] ?? null );
		$opacity = Value::integer( $attributes['overlayOpacity'] ?? $attributes['measuredOpacity'] ?? null, 0, 100, 55 );
		$values  = array(
			'--columns'      => (string) Value::integer( $attributes['mediaColumns'] ?? null, 4, 7, 7 ),
			'--ratio'        => Ratio::css( $attributes['ratio'] ?? null ),
			'--ratio-narrow' => Ratio::css( $attributes['narrowRatio'] ?? null ),
			'--focus'        => self::position( $media ),
			'--focus-narrow' => isset( $narrow['url'] ) ? self::position( $narrow, '50% 50%' ) : '',
			'--scrim'        => 'over' === ( $attributes['layout'] ?? '' ) ? $opacity . '%' : '',
		);
		$style   = array();
		foreach ( array_filter( $values, static fn( string $value ): bool => '' !== $value ) as $name => $value ) {
			$style[] = "$name:$value";
		}
		$style[] = Gap::css( $attributes['style'] ?? null, '--gap-row', '--gap' );

		return implode( ';', array_filter( $style, static fn( string $declaration ): bool => '' !== $declaration ) );
	}

	/**
	 * A focal point as CSS.
	 *
	 * @param array<array-key, mixed> $source  Media source.
	 * @param string                  $default Without a focal point.
	 */
	private static function position( array $source, string $default = '' ): string {
		$point = self::members( $source['focalPoint'] ?? null );
		if ( array() === $point ) {
			return $default;
		}
		$percent = static fn( mixed $share ): string => round( 100 * ( is_numeric( $share ) ? min( 1, max( 0, (float) $share ) ) : 0.5 ) ) . '%';

		return $percent( $point['x'] ?? null ) . ' ' . $percent( $point['y'] ?? null );
	}

	/**
	 * An array, whatever is stored.
	 *
	 * @param mixed $value Value.
	 * @return array<array-key, mixed>
	 */
	private static function members( mixed $value ): array {
		return is_array( $value ) ? $value : array();
	}
}
