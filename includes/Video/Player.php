<?php
/**
 * The player of a video.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Video;

use Eidan\Support\Html;
use Eidan\Support\Ratio;
use Eidan\Support\Text;
use Eidan\Support\Value;
use WP_Embed;
use WP_HTML_Tag_Processor;

/**
 * Makes the HTML of a player. It waits in a `<template>`, from which browsers load nothing, until somebody plays the
 * video.
 *
 * @phpstan-import-type VideoButtonAttributes from \Eidan\Attributes\VideoButton
 * @phpstan-type PlayerOptions array{
 *     title?: string,
 *     start?: int,
 *     end?: int,
 *     ratio?: string,
 *     tracks?: VideoButtonAttributes['tracks'],
 *     chapters?: VideoButtonAttributes['chapters'],
 *     ...,
 * }
 */
final class Player {

	/**
	 * A player that starts automatically.
	 *
	 * @param string        $url     Address of the video.
	 * @param PlayerOptions $options Checked attributes of the video button; empty for links without settings.
	 * @return array{html: string, service: string}|null Escaped HTML, and the name of the service ('' for a file); null
	 *         if the address is no video.
	 */
	public static function of( string $url, array $options = array() ): ?array {
		$video   = Address::read( $url );
		$player  = null === $video ? self::embedded( $url ) : null;
		$service = '';
		$seek    = '';
		if ( null !== $video ) {
			$start = $options['start'] ?? 0;
			$start = 0 === $start ? $video['start'] : $start;
			$end   = $options['end'] ?? 0;
			if ( 'youtube' === $video['kind'] ) {
				$service = 'YouTube';
				$base    = 'https://www.youtube-nocookie.com/embed/'
					. ( '' === $video['id'] ? 'videoseries' : $video['id'] )
					. '?autoplay=1&playsinline=1&rel=0' . ( '' === $video['hash'] ? '' : '&list=' . $video['hash'] )
					. ( $end > $start ? '&end=' . $end : '' );
				$player  = $base . ( $start > 0 ? '&start=' . $start : '' );
				$seek    = $base . '&start=';
			} elseif ( str_starts_with( $video['id'], 'event/' ) ) {
				// A live event has no times.
				$service = 'Vimeo';
				$player  = 'https://vimeo.com/' . $video['id'] . '/embed'
					. ( '' === $video['hash'] ? '' : '/' . $video['hash'] ) . '?autoplay=1';
			} elseif ( 'loom' === $video['kind'] ) {
				$service = 'Loom';
				$player  = 'https://www.loom.com/embed/' . $video['id'] . '?autoplay=1';
			} elseif ( 'videopress' === $video['kind'] ) {
				$service = 'VideoPress';
				$player  = 'https://videopress.com/embed/' . $video['id'] . '?autoPlay=1';
			} elseif ( 'vimeo' === $video['kind'] ) {
				$service = 'Vimeo';
				$base    = 'https://player.vimeo.com/video/' . $video['id'] . '?autoplay=1&dnt=1'
					. ( '' === $video['hash'] ? '' : '&h=' . $video['hash'] )
					. ( $end > $start ? '&end_time=' . $end : '' );
				$player  = $base . ( $start > 0 ? '#t=' . $start . 's' : '' );
				$seek    = $base . '#t=';
			} else {
				$html = self::file( $video['id'], $start, $end, $options );
			}
		} elseif ( null !== $player ) {
			$service = (string) preg_replace( '~^www\.~', '', (string) wp_parse_url( $url, PHP_URL_HOST ) );
		}
		if ( ! isset( $html ) ) {
			if ( null === $player ) {
				return null;
			}
			$html = self::frame( $player, $seek, $options );
		}

		return array(
			'html'    => '<div class="eidan-film">' . $html . self::chapters( $options['chapters'] ?? array() )
				. '</div>',
			'service' => $service,
		);
	}

	/**
	 * A video file.
	 *
	 * @param string        $url     Address.
	 * @param int           $start   Seconds.
	 * @param int           $end     End in seconds; 0 = the video's end.
	 * @param PlayerOptions $options See of().
	 */
	private static function file( string $url, int $start, int $end, array $options ): string {
		$part   = $end > $start ? "#t=$start,$end" : ( $start > 0 ? "#t=$start" : '' );
		$tracks = '';
		foreach ( $options['tracks'] ?? array() as $index => $track ) {
			$src = $track['src'] ?? '';
			if ( '' !== $src ) {
				$tracks .= '<track' . Html::attributes(
					array(
						'kind'    => 'captions',
						'src'     => $src,
						'srclang' => Value::match( $track['srcLang'] ?? null, '/^[A-Za-z-]{2,20}$/', 'en' ),
						'label'   => $track['label'] ?? '',
						'default' => 0 === $index,
					)
				) . '>';
			}
		}

		return '<video' . Html::attributes(
			array(
				'src'         => preg_replace( '~#.*$~', '', $url ) . $part,
				'controls'    => true,
				'autoplay'    => true,
				'playsinline' => true,
				'tabindex'    => '0',
				'aria-label'  => self::title( $options ),
			)
		) . '>' . $tracks . '</video>';
	}

	/**
	 * A player in an iframe.
	 *
	 * @param string        $src     Address of the player.
	 * @param string        $seek    Address without the start time, to which one can be added; '' if that is not
	 *                               supported.
	 * @param PlayerOptions $options See of().
	 */
	private static function frame( string $src, string $seek, array $options ): string {
		$ratio = Ratio::css( $options['ratio'] ?? '' );

		return '<iframe' . Html::attributes(
			array(
				'src'             => $src,
				'data-seek'       => '' === $seek ? null : $seek,
				'title'           => self::title( $options ),
				'allow'           => 'autoplay; fullscreen; encrypted-media; picture-in-picture',
				'allowfullscreen' => true,
				// YouTube requires a referrer.
				'referrerpolicy'  => 'strict-origin-when-cross-origin',
				'style'           => '' === $ratio ? null : "aspect-ratio:$ratio",
			)
		) . '></iframe>';
	}

	/**
	 * The player's address from one of WordPress's oEmbed providers; WordPress caches the answer with the post.
	 *
	 * @param string $url Address of the video's page.
	 * @return string|null Null if there is none.
	 */
	private static function embedded( string $url ): ?string {
		$embed = $GLOBALS['wp_embed'] ?? null;
		if ( ! Provider::knows( $url ) || ! $embed instanceof WP_Embed ) {
			return null;
		}
		$html = new WP_HTML_Tag_Processor( Text::of( $embed->shortcode( array(), $url ) ) );
		$src  = $html->next_tag( array( 'tag_name' => 'IFRAME' ) ) ? $html->get_attribute( 'src' ) : null;

		return is_string( $src ) && str_starts_with( $src, 'https://' ) ? $src : null;
	}

	/**
	 * Buttons that jump to chapters.
	 *
	 * @param VideoButtonAttributes['chapters'] $chapters Times in seconds with their titles, in the author's order.
	 */
	private static function chapters( array $chapters ): string {
		$items = '';
		foreach ( $chapters as $chapter ) {
			$label = trim( $chapter['label'] ?? '' );
			if ( '' !== $label ) {
				$time   = $chapter['time'] ?? 0;
				$items .= '<li><button type="button"' . Html::attributes( array( 'data-time' => (string) $time ) )
					. '><span>' . esc_html( self::clock( $time ) ) . '</span> ' . esc_html( $label ) . '</button></li>';
			}
		}

		return '' === $items
			? ''
			: '<ol class="eidan-film__chapters"'
				. Html::attributes( array( 'aria-label' => __( 'Chapters', 'eidan' ) ) ) . '>' . $items . '</ol>';
	}

	/**
	 * Formats a time as players do.
	 */
	private static function clock( int $seconds ): string {
		return $seconds < 3600
			? sprintf( '%d:%02d', intdiv( $seconds, 60 ), $seconds % 60 )
			: sprintf( '%d:%02d:%02d', intdiv( $seconds, 3600 ), intdiv( $seconds % 3600, 60 ), $seconds % 60 );
	}

	/**
	 * The name of a video.
	 *
	 * @param PlayerOptions $options See of().
	 */
	private static function title( array $options ): string {
		$title = trim( $options['title'] ?? '' );

		return '' === $title ? __( 'Video', 'eidan' ) : $title;
	}
}
