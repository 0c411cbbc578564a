<?php
/**
 * The video button on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Support\Html;
use Eidan\Support\Markup;
use Eidan\Support\Ratio;
use Eidan\Support\Text;
use Eidan\Support\Value;
use Eidan\Video\Trigger;
use WP_Block;

/**
 * Completes the saved link with the film's player, which waits in a template.
 */
final class VideoButton implements DynamicBlock {

	/**
	 * Renders the block.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param string               $content    Saved HTML with its inner blocks rendered.
	 * @param WP_Block             $block      Not used.
	 * @return string HTML; '' without a film.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $block );
		$html = new Markup( $content );
		if ( ! $html->next_tag( array( 'class_name' => 'eidan-video-button' ) ) ) {
			return '';
		}
		// The address is in the link alone: in a comment KSES would write its “&” anew.
		$url  = Text::of( esc_url_raw( Value::text( $html->get_string( 'href' ), 2000 ), array( 'http', 'https' ) ) );
		$html = new Markup( $content );
		if ( '' === $url || ! $html->next_tag() ) {
			return '';
		}
		$look  = Value::one_of( $attributes['look'] ?? null, array( 'round', 'text', 'poster' ), 'round' );
		$style = self::style( $attributes, $look );
		if ( '' !== $style ) {
			$html->add_style( $style );
		}
		if ( $html->next_tag( array( 'class_name' => 'eidan-video-button' ) ) && 'A' === $html->get_tag() ) {
			$html->set_attribute( 'href', $url );
			$name = self::name( $attributes, $content );
			if ( '' !== $name ) {
				$html->set_attribute( 'aria-label', $name );
			}
		}
		$options = array(
			'inline' => 'poster' === $look && 'inline' === $attributes['opens'] ? true : null,
			'pulse'  => 'text' !== $look && true === $attributes['pulse'] ? true : null,
		);
		$marked  = Trigger::mark( $html->get_updated_html(), $url, $attributes, array_filter( $options, static fn( ?bool $on ): bool => true === $on ) );

		return self::with_transcript( $marked, Value::text( $attributes['transcript'] ?? null, 2000 ) );
	}

	/**
	 * A name for a link without words.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param string               $content    Saved HTML.
	 * @return string '' where the link has words of its own.
	 */
	private static function name( array $attributes, string $content ): string {
		$words = 1 === preg_match( '~<span class="eidan-video-button__text">(.*?)</span>~s', $content, $found ) ? trim( wp_strip_all_tags( $found[1] ) ) : '';
		$title = trim( Value::text( $attributes['title'] ?? null, 200 ) );
		if ( '' !== $words ) {
			return '';
		}

		/* translators: %s: title of a video. */
		return '' === $title ? __( 'Play video', 'eidan' ) : sprintf( __( 'Play video: %s', 'eidan' ), $title );
	}

	/**
	 * Custom properties that differ from the style sheet's.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param string               $look       Look.
	 */
	private static function style( array $attributes, string $look ): string {
		$size  = Value::integer( $attributes['size'] ?? null, 48, 240, 96 );
		$ratio = 'poster' === $look ? Ratio::css( $attributes['ratio'] ?? '' ) : '';

		return ( 'text' === $look || 96 === $size ? '' : "--size:{$size}px;" ) . ( '' === $ratio ? '' : "--ratio:$ratio;" );
	}

	/**
	 * Adds the link to a transcript that is a file.
	 *
	 * @param string $html Rendered block.
	 * @param string $url  Address of the file.
	 */
	private static function with_transcript( string $html, string $url ): string {
		if ( '' === Text::of( esc_url( $url ) ) ) {
			return $html;
		}
		$link = '<p class="eidan-video-button__transcript"><a' . Html::attributes( array( 'href' => $url ) ) . '>' . esc_html__( 'Transcript', 'eidan' ) . '</a></p>';

		return (string) preg_replace( '~</div>\s*</div>\s*$~', addcslashes( $link, '\\$' ) . '</div></div>', $html, 1 );
	}
}
