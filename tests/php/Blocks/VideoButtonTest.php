<?php
/**
 * Tests of videos: addresses, players, triggers, posters.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\TestCase;
use Eidan\Video\Address;
use Eidan\Video\Player;
use WP_REST_Request;

/**
 * What the video button and core's buttons print, and what authors may request from video services.
 */
final class VideoButtonTest extends TestCase {

	/** A video of a service for which we have no player. */
	private const TALK = 'https://www.ted.com/talks/a_film_of_rooms';

	private const PAGE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

	public function test_addresses_are_read_as_in_the_editor(): void {
		$cases = json_decode( (string) file_get_contents( EIDAN_DIR . '/tests/fixtures/video-addresses.json' ), true );
		self::assertIsArray( $cases );
		foreach ( $cases as $address => $film ) {
			self::assertSame( $film, Address::read( (string) $address ), (string) $address );
		}
	}

	public function test_services_are_asked_for_players_that_set_no_cookies(): void {
		$youtube = Player::of( self::PAGE, array( 'start' => 10, 'end' => 20, 'title' => 'A "film"' ) );
		self::assertSame( 'YouTube', $youtube['service'] ?? '' );
		self::assertStringContainsString(
			'src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&#038;playsinline=1&#038;rel=0&#038;'
				. 'end=20&#038;start=10"',
			$youtube['html'] ?? ''
		);
		self::assertStringContainsString( 'title="A &quot;film&quot;"', $youtube['html'] ?? '' );
		$vimeo = Player::of( 'https://vimeo.com/1/ab12cd34ef' );
		self::assertStringContainsString(
			'https://player.vimeo.com/video/1?autoplay=1&#038;dnt=1&#038;h=ab12cd34ef"',
			$vimeo['html'] ?? ''
		);
		$part = Player::of( 'https://vimeo.com/1', array( 'start' => 10, 'end' => 20 ) );
		self::assertStringContainsString(
			'https://player.vimeo.com/video/1?autoplay=1&#038;dnt=1&#038;end_time=20#t=10s"',
			$part['html'] ?? ''
		);
		self::assertNull( Player::of( 'https://example.com/about' ) );
	}

	public function test_a_file_has_its_times_captions_and_chapters(): void {
		$file = Player::of(
			'/rooms.mp4',
			array(
				'start'    => 5,
				'end'      => 3,
				'tracks'   => array( array( 'src' => '/rooms.vtt', 'srcLang' => '"><script>', 'label' => 'English' ) ),
				'chapters' => array( array( 'time' => 65, 'label' => '<b>Hall</b>' ), array( 'time' => 3 ) ),
			)
		);
		$html = $file['html'] ?? '';
		self::assertSame( '', $file['service'] ?? null );
		self::assertStringContainsString( 'src="/rooms.mp4#t=5"', $html );
		self::assertStringContainsString(
			'<track kind="captions" src="/rooms.vtt" srclang="en" label="English" default>',
			$html
		);
		self::assertStringContainsString(
			'<button type="button" data-time="65"><span>1:05</span> &lt;b&gt;Hall&lt;/b&gt;</button>',
			$html
		);
		self::assertSame( 1, substr_count( $html, '<li>' ) );
	}

	public function test_the_player_waits_in_a_template_inside_the_link(): void {
		$html = do_blocks(
			(string) file_get_contents( EIDAN_DIR . '/tests/fixtures/blocks/video-button__service.html' )
		);
		self::assertMatchesRegularExpression(
			'~<a [^>]*data-eidan-video="[^"]*YouTube[^"]*" aria-label="Play video: Big Buck Bunny"[^>]*>.*<template>'
				. '<div class="eidan-film"><iframe.*</template></a>~s',
			$html
		);
		self::assertSame( 1, substr_count( $html, '<iframe' ) );
	}

	public function test_a_button_of_core_opens_its_film_where_its_author_wants_it(): void {
		$button = static fn( string $attributes, string $href ): string => do_blocks(
			"<!-- wp:button $attributes --><div class=\"wp-block-button\"><a class=\"wp-block-button__link\" "
				. "href=\"$href\">Film</a></div><!-- /wp:button -->"
		);
		self::assertStringContainsString( 'data-eidan-video', $button( '{"eidanVideo":true}', self::PAGE ) );
		self::assertStringNotContainsString( 'data-eidan-video', $button( '{}', self::PAGE ) );
		self::assertStringNotContainsString(
			'data-eidan-video',
			$button( '{"eidanVideo":true}', 'https://example.com/' )
		);
		self::assertStringNotContainsString( 'data-eidan-video', $button( '{"eidanVideo":"yes"}', self::PAGE ) );
	}

	public function test_a_service_is_asked_once_a_day_and_after_minutes_where_it_did_not_answer(): void {
		$asked  = 0;
		$answer = array(
			'type'          => 'video',
			'title'         => 'Rooms',
			'thumbnail_url' => 'https://i.ytimg.com/vi/x/hq.jpg',
			'version'       => '1.0',
			'html'          => '<iframe></iframe>',
		);
		add_filter(
			'pre_http_request',
			static function () use ( &$asked, &$answer ): array {
				++$asked;
				return array(
					'headers'  => array(),
					'body'     => (string) wp_json_encode( $answer ),
					'response' => array( 'code' => 200, 'message' => 'OK' ),
					'cookies'  => array(),
					'filename' => null,
				);
			}
		);
		$read = fn ( string $url ): array =>
			(array) $this->rest( 'GET', '/eidan/v1/video', array( 'url' => $url ) )->get_data();
		$this->act_as( 'contributor' );
		foreach ( array( 1, 2, 3 ) as $time ) {
			self::assertSame( array( 'title' => 'Rooms' ), $read( self::TALK ), "Time $time" );
		}
		self::assertSame( 1, $asked );
		$answer = array( 'type' => 'link' );
		foreach ( array( 1, 2, 3 ) as $time ) {
			self::assertSame( 'eidan_no_video', $read( self::TALK . '_2' )['code'] ?? '', "Time $time" );
		}
		self::assertSame( 2, $asked );
		$lasts = static fn ( string $url ): int =>
			(int) get_option( '_transient_timeout_eidan_video_' . md5( $url ) ) - time();
		self::assertEqualsWithDelta( DAY_IN_SECONDS, $lasts( self::TALK ), 60 );
		self::assertEqualsWithDelta( 300, $lasts( self::TALK . '_2' ), 60 );
		// Two of sixty are gone. What is kept asks nobody, and another user has a limit of their own.
		for ( $count = 3; $count <= 61; $count++ ) {
			$code = $read( self::TALK . "_$count" )['code'] ?? '';
			self::assertSame( $count <= 60 ? 'eidan_no_video' : 'eidan_too_many_videos', $code, "Address $count" );
		}
		self::assertSame( 60, $asked );
		self::assertSame( array( 'title' => 'Rooms' ), $read( self::TALK ) );
		$this->act_as( 'author' );
		self::assertSame( 'eidan_no_video', $read( self::TALK . '_61' )['code'] ?? '' );

		\Eidan\Video\Provider::forget();
		wp_cache_flush();
		self::assertFalse( get_option( '_transient_eidan_video_' . md5( self::TALK ) ) );
		self::assertFalse( get_option( '_transient_timeout_eidan_video_' . md5( self::TALK ) ) );
	}

	public function test_a_poster_is_copied_once_by_those_who_may_upload(): void {
		$asked = array();
		add_filter(
			'pre_http_request',
			static function ( mixed $answer, mixed $options, mixed $url ) use ( &$asked ): array {
				unset( $answer, $options );
				$asked[] = (string) wp_parse_url( is_string( $url ) ? $url : '', PHP_URL_HOST );
				$body    = 'i.ytimg.com' === end( $asked )
					? (string) file_get_contents( EIDAN_DIR . '/assets/demo/films/rooms.webp' )
					: (string) wp_json_encode(
						array(
							'type'          => 'video',
							'title'         => 'Rooms',
							'thumbnail_url' => 'https://i.ytimg.com/vi/x/hq.jpg',
							'version'       => '1.0',
							'html'          => '<iframe></iframe>',
						)
					);
				return array(
					'headers'  => array(),
					'body'     => $body,
					'response' => array( 'code' => 200, 'message' => 'OK' ),
					'cookies'  => array(),
					'filename' => null,
				);
			},
			10,
			3
		);
		$copy = static function ( string $url ): array {
			$request = new WP_REST_Request( 'POST', '/eidan/v1/video/poster' );
			$request->set_param( 'url', $url );
			$response = rest_do_request( $request );
			return array( $response->get_status(), $response->get_data() );
		};
		wp_set_current_user( 0 );
		self::assertSame( 401, $copy( self::PAGE )[0] );
		self::assertSame( array(), $asked );

		wp_set_current_user( 1 );
		[ $status, $poster ] = $copy( self::PAGE );
		self::assertSame( 201, $status );
		self::assertIsArray( $poster );
		self::assertSame( 'Rooms', $poster['title'] ?? '' );
		self::assertSame( 'attachment', get_post_type( is_int( $poster['id'] ?? null ) ? $poster['id'] : 0 ) );
		$count = count( $asked );
		self::assertSame( $poster, $copy( self::PAGE )[1] );
		self::assertCount( $count, $asked );

		// An address that is no known video service is not requested.
		self::assertSame( 404, $copy( 'https://internal.example/film' )[0] );
		self::assertCount( $count, $asked );
		if ( is_int( $poster['id'] ?? null ) ) {
			wp_delete_attachment( $poster['id'], true );
		}
		remove_all_filters( 'pre_http_request' );
	}
}
