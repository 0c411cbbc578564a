<?php
declare( strict_types=1 );

namespace Eidan\Tests\ImageOverlay;

use Eidan\ImageOverlay\Band;
use Eidan\ImageOverlay\Points;
use Eidan\ImageOverlay\Tones;
use Eidan\Support\Memory;
use Eidan\Tests\TestCase;

final class TonesTest extends TestCase {

	/** @var list<string> Files to delete. */
	private array $files = array();

	protected function tearDown(): void {
		array_map( 'wp_delete_file', $this->files );
		parent::tearDown();
	}

	/** An image in the media library: its upper half white, its lower half in a gray. */
	private function image( int $gray, string $name = 'tones.png' ): int {
		return $this->create_gray_image( 255, $gray, $name );
	}

	public function test_an_image_is_measured_once_and_its_grid_kept(): void {
		$id   = $this->image( 60 );
		$grid = Tones::of( $id );
		self::assertNotNull( $grid );
		self::assertSame( array( 60, 255 ), $grid->range() );
		wp_delete_file( (string) get_attached_file( $id ) );
		self::assertEquals( $grid, Tones::of( $id ), 'It is not read again.' );
	}

	public function test_an_edited_image_is_measured_again(): void {
		$id = $this->image( 60 );
		Tones::of( $id );
		$path = wp_upload_dir()['path'] . '/tones-e1700000000000.png';
		$new  = imagecreatetruecolor( 100, 100 );
		imagefill( $new, 0, 0, (int) imagecolorallocate( $new, 20, 20, 20 ) );
		imagepng( $new, $path );
		$this->files[] = $path;
		update_attached_file( $id, $path );
		wp_update_attachment_metadata(
			$id,
			array( 'width' => 100, 'height' => 100, 'file' => _wp_relative_upload_path( $path ) )
		);
		self::assertSame( array( 20, 20 ), Tones::of( $id )?->range() );
	}

	public function test_the_smallest_whole_size_is_read_and_a_cropped_one_is_not(): void {
		$id   = $this->image( 60 );
		$data = (array) wp_get_attachment_metadata( $id );
		$made = array( 'crop' => array( 150, 150, 200 ), 'small' => array( 120, 80, 90 ) );
		foreach ( $made as $name => list( $width, $height, $gray ) ) {
			$path  = wp_upload_dir()['path'] . "/tones-$name.png";
			$image = imagecreatetruecolor( $width, $height );
			imagefill( $image, 0, 0, (int) imagecolorallocate( $image, $gray, $gray, $gray ) );
			imagepng( $image, $path );
			$this->files[]          = $path;
			$data['sizes'][ $name ] = array( 'file' => "tones-$name.png", 'width' => $width, 'height' => $height );
		}
		wp_update_attachment_metadata( $id, $data );
		self::assertSame( array( 90, 90 ), Tones::of( $id )?->range() );
	}

	public function test_what_cannot_be_measured_is_not_tried_again_with_every_page(): void {
		$path = wp_upload_dir()['path'] . '/broken.jpg';
		file_put_contents( $path, 'no image' );
		$this->files[] = $path;
		$id            = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg' ), $path );
		wp_update_attachment_metadata(
			$id,
			array( 'width' => 9, 'height' => 9, 'file' => _wp_relative_upload_path( $path ) )
		);
		self::assertNull( Tones::of( $id ) );
		self::assertSame( 'broken.jpg|', get_post_meta( $id, Tones::META, true ) );
		self::assertNull( Tones::of( $id ) );
		self::assertNull( Tones::of( 0 ) );
		self::assertNull( Tones::of( 999_999 ) );
	}

	public function test_a_page_measures_a_few_images_and_the_next_one_the_others(): void {
		$ids = array();
		for ( $index = 0; $index < 14; $index++ ) {
			$ids[] = $this->image( 60, "tones-$index.png" );
		}
		$known = static fn (): int => count( array_filter( array_map( Tones::of( ... ), $ids ) ) );
		self::assertSame( 12, $known() );
		Memory::forget();
		self::assertSame( 14, $known() );
	}

	public function test_a_kept_grid_that_was_tampered_with_does_no_harm(): void {
		$id = $this->image( 60 );
		foreach ( array( 'tones.png|<script>', array( 'x' ), 'tones.png', 'other.png|AAAA' ) as $value ) {
			update_post_meta( $id, Tones::META, $value );
			$grid = Tones::of( $id );
			self::assertTrue( null === $grid || array( 60, 255 ) === $grid->range( Band::All ) );
		}
	}

	public function test_gd_and_imagemagick_see_the_same(): void {
		if ( ! class_exists( 'Imagick' ) ) {
			self::assertIsArray( Points::of( (string) get_attached_file( $this->image( 60 ) ) ) );
			return;
		}
		$path = (string) get_attached_file( $this->image( 60 ) );
		self::assertSame( Points::of( $path, array( 'gd' ) ), Points::of( $path, array( 'imagick' ) ) );
	}
}
