<?php
/**
 * The video showreel on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\ImageOverlay\Duotone;
use Eidan\ImageOverlay\Shade;
use Eidan\Support\BlockJson;
use Eidan\Support\CoverImage;
use Eidan\Support\Html;
use Eidan\Support\ImageSize;
use Eidan\Support\Markup;
use Eidan\Support\Media;
use Eidan\Support\Ratio;
use Eidan\Support\Sizes;
use Eidan\Support\Text;
use Eidan\Video\PosterImage;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the video's sources, the overlay and the pause button to the saved text and video.
 *
 * @phpstan-import-type VideoShowreelAttributes from \Eidan\Attributes\VideoShowreel
 * @implements DynamicBlock<VideoShowreelAttributes>
 */
final class VideoShowreel implements DynamicBlock {

	/** Media query for the narrow video. */
	private const NARROW = '(max-width: 680px)';

	/** Heights of the block, as in the style sheet. */
	private const HEIGHTS = array(
		'screen' => '100vh',
		'large'  => '80vh',
	);

	/** MIME types by file extension. */
	private const FORMATS = array(
		'webm' => 'video/webm',
		'mp4'  => 'video/mp4',
		'm4v'  => 'video/mp4',
		'ogv'  => 'video/ogg',
	);

	/**
	 * Renders the block.
	 *
	 * @param VideoShowreelAttributes $attributes Valid attributes.
	 * @param string                  $content    Saved HTML with its inner blocks rendered.
	 * @param WP_Block                $block
	 * @return string HTML; '' without a video and without words.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		$video = self::video( $attributes );
		// Removes the saved video, which is only for sites without the plugin.
		$content = (string) preg_replace( '~<video\b[^>]*>\s*</video>~', '', $content, 1 );
		$html    = new Markup( $content );
		if ( ( '' === $video && ! Html::has_content( $content ) ) || ! $html->next_tag() ) {
			return '';
		}
		$typing = self::typing( $block, $attributes );
		if ( 'replace' === $attributes['typing'] ) {
			$html->add_class( 'is-replacing' );
		}
		$html->add_style( self::style( $attributes ) );
		if ( '' === $video ) {
			return $html->get_updated_html();
		}
		$html->set_attribute(
			'data-eidan-showreel',
			Html::json(
				array( 'battery' => $attributes['lowBattery'] )
					+ ( null === $typing ? array() : array( 'typing' => $typing ) )
			)
		);
		$whole = (string) preg_replace(
			'~^(\s*<div\b[^>]*>)~',
			'$1' . addcslashes( $video, '\\$' ),
			$html->get_updated_html(),
			1
		);

		return (string) preg_replace( '~</div>\s*$~', addcslashes( self::button(), '\\$' ) . '</div>', $whole, 1 );
	}

	/**
	 * The video; its files load when it plays.
	 *
	 * @param VideoShowreelAttributes $attributes Valid attributes.
	 */
	private static function video( array $attributes ): string {
		$source = $attributes['source'];
		if ( '' === self::url( $source ) ) {
			return '';
		}
		$sources = self::source( self::url( $source['narrow'] ), self::NARROW ) . self::source( self::url( $source ) );
		foreach ( $attributes['alternatives'] as $other ) {
			$sources .= self::source( self::url( $other ) );
		}
		$poster = self::url( $attributes['poster'] );

		return self::still( $poster, $attributes ) . '<video' . Html::attributes(
			array(
				'class'       => 'eidan-showreel__film',
				// Without a poster the first frame is shown.
				'preload'     => '' === $poster ? 'metadata' : 'none',
				// Far below the screen not even that loads, in browsers that support it.
				'loading'     => '' === $poster ? 'lazy' : null,
				'muted'       => true,
				'loop'        => true,
				'playsinline' => true,
				'aria-hidden' => 'true',
				'tabindex'    => '-1',
			)
		) . '>' . $sources . '</video>';
	}

	/**
	 * The poster.
	 *
	 * @param string                  $url        Its address, or ''.
	 * @param VideoShowreelAttributes $attributes Valid attributes.
	 */
	private static function still( string $url, array $attributes ): string {
		if ( '' === $url ) {
			return '';
		}
		$id    = Media::known( $attributes['poster']['id'] ?? 0, $url );
		$image = new Markup( PosterImage::img( $url, $id ) );
		$size  = ImageSize::of( $id );
		if ( null !== $size && $image->next_tag() ) {
			$whole  = Sizes::block_width( $attributes['align'] );
			$ratio  = $size[0] / $size[1];
			$height = self::HEIGHTS[ $attributes['height'] ] ?? '';
			if ( '' === $height ) {
				CoverImage::mark( $image, $whole, $ratio, Ratio::number( Ratio::css( $attributes['ratio'] ) ) );
			} else {
				$image->set_attribute( 'sizes', Sizes::as_high( $whole, $height, $ratio ) );
				$image->add_class( CoverImage::NAME );
			}
		}

		return $image->get_updated_html();
	}

	/**
	 * One file.
	 *
	 * @param string $url   Address.
	 * @param string $media Media query.
	 */
	private static function source( string $url, string $media = '' ): string {
		$end = strtolower( pathinfo( (string) wp_parse_url( $url, PHP_URL_PATH ), PATHINFO_EXTENSION ) );

		return '' === $url ? '' : '<source' . Html::attributes(
			array(
				'src'   => $url,
				'type'  => self::FORMATS[ $end ] ?? null,
				'media' => '' === $media ? null : $media,
			)
		) . '>';
	}

	/**
	 * Options of the typing effect.
	 *
	 * @param WP_Block                $block
	 * @param VideoShowreelAttributes $attributes Valid attributes.
	 * @return array<string, mixed>|null Options that differ from the view's defaults; null = no effect.
	 */
	private static function typing( WP_Block $block, array $attributes ): ?array {
		if ( 'none' === $attributes['typing'] ) {
			return null;
		}
		$names = array(
			'interval' => 'typingInterval',
			'delay'    => 'typingDelay',
			'loop'     => 'typingLoop',
		);

		return ( 'replace' === $attributes['typing'] ? array( 'replace' => true ) : array() )
			+ BlockJson::changed( $block, $attributes, $names );
	}

	/**
	 * Custom properties for the style sheet.
	 *
	 * @param VideoShowreelAttributes $attributes Valid attributes.
	 */
	private static function style( array $attributes ): string {
		$source  = $attributes['source'];
		$opacity = $attributes['overlayOpacity']
			?? Shade::known( $attributes['measuredOpacity'], Duotone::of_site( $attributes, 'eidan/video-showreel' ) );

		return Html::style(
			array(
				'--scrim'        => $opacity . '%',
				'--ratio'        => 'ratio' === $attributes['height'] ? Ratio::css( $attributes['ratio'] ) : '',
				'--focus'        => Media::position( $source['focalPoint'] ),
				'--focus-narrow' => Media::position( $source['narrow']['focalPoint'] ),
			)
		);
	}

	/**
	 * The pause button, which needs script.
	 */
	private static function button(): string {
		return '<button' . Html::attributes(
			array(
				'type'       => 'button',
				'class'      => 'eidan-showreel__pause',
				'data-stop'  => __( 'Pause video', 'eidan' ),
				'data-start' => __( 'Play video', 'eidan' ),
				'aria-label' => __( 'Pause video', 'eidan' ),
				'hidden'     => true,
			)
		)
			. '><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M9 6v12M15 6v12"/>'
			. '<path d="M8 5.5v13L18.5 12z"/></svg></button>';
	}

	/**
	 * An address that browsers may load.
	 *
	 * @param array{url?: string} $source Source.
	 */
	private static function url( array $source ): string {
		return Text::of( esc_url_raw( str_replace( '&amp;', '&', $source['url'] ?? '' ), array( 'http', 'https' ) ) );
	}
}
