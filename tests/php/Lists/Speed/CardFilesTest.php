<?php
/**
 * Tests of images that a card prints twice.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists\Speed;

use Eidan\Lists\Speed\CardFiles;
use Eidan\Tests\Lists\ListsTestCase;

/**
 * Every `<img>` is byte for byte what WordPress prints, whatever was printed before it and whatever filters are set.
 */
final class CardFilesTest extends ListsTestCase {

	private const FIRST  = array( 'class' => 'first', 'sizes' => '25vw' );
	private const SECOND = array(
		'class'    => '',
		'alt'      => 'Said',
		'sizes'    => '(max-width: 768px) 100vw, 42vw',
		'loading'  => 'lazy',
		'decoding' => 'async',
	);

	/** Creates an image with files in four sizes. */
	private function picture(): int {
		$id    = wp_insert_attachment(
			array( 'post_title' => 'Picture', 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ),
			'2026/01/picture.jpg'
		);
		$sizes = array();
		foreach ( array( 'medium' => 300, 'medium_large' => 768, 'large' => 1024 ) as $name => $width ) {
			$sizes[ $name ] = array(
				'file'      => "picture-$width.jpg",
				'width'     => $width,
				'height'    => $width * 3 / 4,
				'mime-type' => 'image/jpeg',
			);
		}
		wp_update_attachment_metadata(
			$id,
			array( 'width' => 1600, 'height' => 1200, 'file' => '2026/01/picture.jpg', 'sizes' => $sizes )
		);
		// Lists read all images of a page at once in this way.
		_prime_post_caches( array( $id ), false, true );
		return $id;
	}

	/** @param array<string, string> $attributes Attributes of the image. */
	private function assertLikeWordPress(
		CardFiles $files,
		int $id,
		string $size,
		array $attributes,
		string $case
	): void {
		$html = $files->img( $id, $size, $attributes );
		self::assertSame( wp_get_attachment_image( $id, $size, false, $attributes ), $html, $case );
		self::assertStringContainsString( ' srcset=', (string) $html, $case );
	}

	public function test_each_is_what_wordpress_prints(): void {
		[ $one, $two ] = array( $this->picture(), $this->picture() );
		$files         = new CardFiles();
		foreach ( array(
			self::FIRST,
			self::SECOND,
			self::FIRST,
			array( 'class' => 'without-sizes' ),
			array( 'loading' => 'lazy' ),
			self::SECOND,
		) as $number => $attributes ) {
			foreach ( array( 'large', 'medium', 'full' ) as $size ) {
				$this->assertLikeWordPress( $files, $one, $size, $attributes, "$number, $size" );
				$this->assertLikeWordPress( $files, $two, $size, $attributes, "$number, $size, another" );
			}
		}
		self::assertSame( '', $files->img( 987654, 'large', self::FIRST ) );
		self::assertSame( '', $files->img( 987654, 'large', self::SECOND ) );
	}

	public function test_files_are_looked_for_once_and_what_is_shown_is_filtered_each_time(): void {
		$id    = $this->picture();
		$calls = array();
		foreach ( array(
			'wp_calculate_image_srcset',
			'image_get_intermediate_size',
			'wp_get_attachment_image_src',
			'wp_get_attachment_image_attributes',
			'wp_get_attachment_image',
		) as $name ) {
			add_filter(
				$name,
				static function ( mixed $value ) use ( $name, &$calls ): mixed {
					$calls[ $name ] = 1 + ( $calls[ $name ] ?? 0 );
					return $value;
				}
			);
		}
		$files = new CardFiles();
		$files->img( $id, 'large', self::FIRST );
		$files->img( $id, 'large', self::SECOND );
		self::assertSame(
			array( 1, 1, 2, 2, 2 ),
			array(
				$calls['wp_calculate_image_srcset'],
				$calls['image_get_intermediate_size'],
				$calls['wp_get_attachment_image_src'],
				$calls['wp_get_attachment_image_attributes'],
				$calls['wp_get_attachment_image'],
			)
		);
	}

	public function test_whoever_begins_to_listen_in_between_is_heard(): void {
		foreach ( array(
			'image_downsize'                 => static fn (): array =>
				array( 'https://cdn.example/picture-1024.jpg', 512, 384, true ),
			'wp_get_attachment_url'          => static fn (): string => 'https://cdn.example/2026/01/picture.jpg',
			'wp_calculate_image_srcset'      => static fn ( array $sources ): array =>
				array_slice( $sources, 0, 2, true ),
			'wp_get_attachment_image_src'    => static fn ( array $image ): array =>
				array( str_replace( '1024', '768', $image[0] ), 768, 576, true ),
			'max_srcset_image_width'         => static fn (): int => 1100,
			'wp_get_attachment_metadata'     => static fn ( array $meta ): array =>
				array( 'sizes' => array_diff_key( $meta['sizes'], array( 'medium' => 1 ) ) ) + $meta,
		) as $name => $listener ) {
			$id     = $this->picture();
			$files  = new CardFiles();
			$before = $files->img( $id, 'large', self::SECOND );
			add_filter( $name, $listener );
			$html = $files->img( $id, 'large', self::SECOND );
			self::assertSame( wp_get_attachment_image( $id, 'large', false, self::SECOND ), $html, $name );
			self::assertNotSame( $before, $html, $name );
			remove_filter( $name, $listener );
			self::assertSame( $before, $files->img( $id, 'large', self::SECOND ), "$name is gone" );
		}
	}

	/** For example a plugin that serves images from several hosts in turn. */
	public function test_an_address_that_is_another_each_time_gets_its_own_files(): void {
		$id   = $this->picture();
		$turn = 0;
		$host = static function ( array $image ) use ( &$turn ): array {
			$image[0] = 0 === ( $turn % 2 ) ? $image[0] : str_replace( '1024', '300', $image[0] );
			++$turn;
			return $image;
		};
		add_filter( 'wp_get_attachment_image_src', $host );
		$files = new CardFiles();
		$files->img( $id, 'large', self::FIRST );
		$html = $files->img( $id, 'large', self::SECOND );
		preg_match( '/ src="([^"]+)".* srcset="([^ ]+) /', (string) $html, $found );
		self::assertSame( $found[1], $found[2], 'WordPress puts the file of `src` first.' );
	}

	public function test_a_file_that_is_made_in_between_is_seen(): void {
		$id    = $this->picture();
		$files = new CardFiles();
		$files->img( $id, 'large', self::FIRST );
		$meta                       = (array) wp_get_attachment_metadata( $id );
		$meta['sizes']['1536x1536'] =
			array( 'file' => 'picture-1536.jpg', 'width' => 1536, 'height' => 1152, 'mime-type' => 'image/jpeg' );
		wp_update_attachment_metadata( $id, $meta );
		foreach ( array( 'read by nobody yet', 'read' ) as $case ) {
			$this->assertLikeWordPress( $files, $id, 'large', self::SECOND, $case );
			self::assertStringContainsString(
				'picture-1536.jpg',
				(string) $files->img( $id, 'large', self::SECOND ),
				$case
			);
		}
	}

	public function test_other_pictures_of_the_page_are_left_alone(): void {
		$id    = $this->picture();
		$files = new CardFiles();
		$files->img( $id, 'large', self::FIRST );
		$inner = '';
		add_filter(
			'wp_get_attachment_image',
			static function ( mixed $html, int $other, mixed $size, mixed $icon, mixed $attributes ) use (
				&$inner
			): mixed {
				if ( '' === $inner && 'first' !== ( $attributes['class'] ?? '' ) ) {
					$inner = 'asked';
					$inner = wp_get_attachment_image( $other, 'large', false, array( 'class' => 'inner' ) );
				}
				return $html;
			},
			10,
			5
		);
		$html = $files->img( $id, 'large', self::SECOND );
		self::assertSame( wp_get_attachment_image( $id, 'large', false, self::SECOND ), $html );
		self::assertSame( wp_get_attachment_image( $id, 'large', false, array( 'class' => 'inner' ) ), $inner );
	}
}
