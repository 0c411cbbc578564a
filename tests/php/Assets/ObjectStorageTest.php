<?php
/**
 * A site whose uploads are on object storage.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Assets;

use Eidan\Assets\Assets;
use Eidan\Assets\StyleFiles;
use Eidan\Demo\Fonts;
use Eidan\Demo\Images;
use Eidan\Demo\Files;
use Eidan\Demo\Ledger;
use Eidan\Instagram\Connection;
use Eidan\Instagram\Library;
use Eidan\Instagram\Sync;
use Eidan\ImageOverlay\Tones;
use Eidan\Support\ImageSize;
use Eidan\Support\Media;
use Eidan\Support\Memory;
use Eidan\Tests\Instagram\StandIn;
use Eidan\Tests\ObjectStorage;
use Eidan\Tests\TestCase;
use Eidan\Video\Poster;

final class ObjectStorageTest extends TestCase {

	/** Styles that are large enough to be a file. */
	private const STYLES = array( 'eidan-item-showcase-style', 'eidan-scrolling-tiles-style', 'eidan-list' );

	private string $registered = '';

	protected function setUp(): void {
		parent::setUp();
		// Printing changes what is registered.
		$this->registered = serialize( wp_styles() );
		ObjectStorage::start();
	}

	protected function tearDown(): void {
		ObjectStorage::stop();
		parent::tearDown();
	}

	/**
	 * What WordPress prints of styles, on a page of its own.
	 *
	 * @param list<string> $styles Handles.
	 */
	private function page( array $styles = self::STYLES ): string {
		Memory::forget();
		$GLOBALS['wp_styles'] = unserialize( $this->registered );
		wp_styles()->queue    = $styles;
		wp_styles()->done     = array();
		Assets::join_styles();
		wp_maybe_inline_styles();
		ob_start();
		wp_styles()->do_items();

		return (string) ob_get_clean();
	}

	/** An image in the media library, as WordPress stores it. */
	private function image( string $name, string $data ): int {
		$file = wp_upload_bits( $name, null, $data );
		self::assertFalse( $file['error'] );
		$id = wp_insert_attachment( array( 'post_mime_type' => $file['type'] ), $file['file'] );
		wp_update_attachment_metadata(
			$id,
			( str_ends_with( $name, '.svg' ) ? array() : array( 'width' => 300, 'height' => 300 ) )
				+ array( 'file' => _wp_relative_upload_path( $file['file'] ), 'sizes' => array() )
		);
		return $id;
	}

	public function test_a_page_has_its_style_file_from_there_with_the_type_of_a_style(): void {
		$html = $this->page();
		$link = "~href='(" . ObjectStorage::URL . "/eidan-blocks/styles/[^']+)'~";
		self::assertSame( 1, preg_match( $link, $html, $found ) );
		self::assertStringContainsString( '.wp-block-eidan-scrolling-tiles', (string) ObjectStorage::get( $found[1] ) );
		self::assertSame( 'text/css', ObjectStorage::type( $found[1] ), 'Browsers refuse another type.' );
		self::assertSame( array( 'eidan-blocks/styles/' . basename( $found[1] ) ), ObjectStorage::files() );

		ObjectStorage::requests();
		self::assertStringContainsString( $found[1], $this->page() );
		self::assertSame( array(), ObjectStorage::requests(), 'The next pages ask the storage for nothing.' );
	}

	public function test_a_style_file_that_pages_need_does_not_grow_old(): void {
		$this->page();
		[ $file ] = ObjectStorage::files();
		ObjectStorage::age( $file, 179 * DAY_IN_SECONDS );
		delete_transient( 'eidan_style_' . basename( $file ) );
		$this->page();
		ObjectStorage::age( $file, 2 * DAY_IN_SECONDS );
		delete_transient( 'eidan_style_' . basename( $file ) );
		// Another page's file is made, which deletes what is old.
		$this->page( array( ...self::STYLES, 'eidan-team-list-style' ) );
		self::assertContains( $file, ObjectStorage::files() );
		StyleFiles::forget();
		self::assertSame( array(), ObjectStorage::files() );
		self::assertFalse( get_transient( 'eidan_style_' . basename( $file ) ) );
	}

	public function test_addresses_stay_by_https_and_follow_a_page_by_https(): void {
		self::assertSame( 'https://storage.example/a.css', Media::address( 'https://storage.example/a.css' ) );
		self::assertSame( 'http://example.org/a.css', Media::address( 'http://example.org/a.css' ) );
		$_SERVER['HTTPS'] = 'on';
		self::assertSame( 'https://example.org/a.css', Media::address( 'http://example.org/a.css' ) );
	}

	public function test_instagram_s_posts_are_copied_there_once_and_go(): void {
		$instagram = ( new StandIn() )->start()->post( '1' )->post( '2' );
		Connection::make( $instagram->token, 'lindqvist.orr', 60 * DAY_IN_SECONDS, true )->store();
		Sync::run();
		self::assertSame( '', Connection::get()->failure );
		self::assertCount( 2, Library::all() );
		$files = ObjectStorage::files();
		self::assertContains( 'eidan-instagram/2-400.jpg', $files );
		foreach ( $files as $file ) {
			$url = ObjectStorage::URL . "/$file";
			self::assertSame( 'image/jpeg', ObjectStorage::type( $url ) );
			self::assertNotFalse( getimagesizefromstring( (string) ObjectStorage::get( $url ) ) );
		}
		$asked = count( $instagram->asked );
		Sync::run( true );
		self::assertNotContains( 'scontent-ams2-1.cdninstagram.com', array_slice( $instagram->paths(), $asked ) );
		self::assertStringContainsString(
			ObjectStorage::URL . '/eidan-instagram/2-400.jpg',
			$this->render( '<!-- wp:eidan/instagram-feed-list /-->' )
		);
		Library::forget();
		self::assertSame( array(), ObjectStorage::files() );
	}

	public function test_a_video_s_poster_is_copied_there(): void {
		add_filter(
			'pre_http_request',
			static fn( mixed $answer, mixed $options, mixed $url ): array => array(
				'headers'  => array(),
				'body'     => str_contains( (string) $url, 'i.ytimg.com' )
					? (string) file_get_contents( EIDAN_DIR . '/assets/demo/films/rooms.webp' )
					: (string) wp_json_encode(
						array(
							'type'          => 'video',
							'version'       => '1.0',
							'title'         => 'Rooms',
							'thumbnail_url' => 'https://i.ytimg.com/vi/x/hq.jpg',
							'html'          => '<iframe></iframe>',
						)
					),
				'response' => array( 'code' => 200, 'message' => 'OK' ),
				'cookies'  => array(),
				'filename' => null,
			),
			10,
			3
		);
		$poster = Poster::copy( 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' );
		self::assertIsArray( $poster );
		self::assertStringStartsWith( ObjectStorage::URL, $poster['url'] );
		self::assertNotNull( ObjectStorage::get( $poster['url'] ) );
		$sizes = wp_get_attachment_metadata( $poster['id'] )['sizes'] ?? array();
		self::assertNotEmpty( $sizes );
		foreach ( $sizes as $size ) {
			self::assertNotNull( ObjectStorage::get( dirname( $poster['url'] ) . '/' . $size['file'] ) );
		}
	}

	public function test_images_are_measured_there_once(): void {
		$id   = $this->image(
			'flower.webp',
			(string) file_get_contents( EIDAN_DIR . '/assets/demo/images/bellflower-300x300.webp' )
		);
		$grid = Tones::of( $id );
		self::assertNotNull( $grid );
		ObjectStorage::requests();
		Memory::forget();
		self::assertEquals( $grid, Tones::of( $id ) );
		self::assertSame( array(), ObjectStorage::requests() );
	}

	public function test_a_drawing_has_its_size_and_is_read_once(): void {
		add_filter( 'upload_mimes', static fn( array $types ): array => array( 'svg' => 'image/svg+xml' ) + $types );
		$id  = $this->image( 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"></svg>' );
		self::assertSame( array( 40, 20 ), ImageSize::of( $id ) );
		ObjectStorage::requests();
		Memory::forget();
		self::assertSame( array( 40, 20 ), ImageSize::of( $id ) );
		self::assertSame( array(), ObjectStorage::requests(), 'No page waits for it again.' );
	}

	/** @group newest */
	public function test_the_demo_s_images_and_fonts_go_there_and_come_back(): void {
		$ledger = new Ledger();
		$images = new Images( $ledger );
		foreach ( array_slice( Files::items( 'images' ), 0, 2, true ) as $key => $fields ) {
			self::assertNull( $images->import( $key, $fields ) );
			$id = $ledger->id( "picture/$key" );
			self::assertNotNull( ObjectStorage::get( (string) wp_get_attachment_url( $id ) ) );
			self::assertGreaterThan( 0, wp_get_attachment_metadata( $id )['filesize'] ?? 0 );
		}
		$fonts = new Fonts( $ledger );
		self::assertNull( $fonts->install() );
		foreach ( $fonts->families() as $family ) {
			foreach ( $family['fontFace'] as $face ) {
				self::assertNotNull( ObjectStorage::get( $face['src'] ), $face['src'] );
			}
		}
		\Eidan\Demo\Importer::remove( true );
		self::assertSame( array(), ObjectStorage::files() );
	}
}
