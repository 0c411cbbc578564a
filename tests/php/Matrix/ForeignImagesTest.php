<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use Eidan\Support\Media;
use Eidan\Support\Text;
use Eidan\Tests\TestCase;

/**
 * Content that is copied from another site has the ids of images there. Here they are those of other files: of another
 * image, or of a document. What is shown, linked and measured is the image of the saved address.
 */
final class ForeignImagesTest extends TestCase {

	use Control;

	public function test_no_block_shows_the_file_of_a_foreign_id(): void {
		list( 'found' => $found, 'seen' => $seen ) = $this->foreign( Blocks::subjects() );
		self::assertSame( array(), $found );
		if ( false === getenv( 'EIDAN_BLOCKS' ) && ! class_exists( 'WooCommerce', false ) ) {
			self::assertGreaterThan( 20, $seen, 'Ids are there.' );
		}
	}

	public function test_a_block_that_shows_it_is_seen(): void {
		self::assert_seen(
			'/control: .*foreign-/',
			fn (): string => '<img src="' . esc_url( (string) wp_get_attachment_url( $this->foreign ) ) . '" alt="">',
			$this->foreign( ... )
		);
	}

	/** The id that all images have. */
	private int $foreign = 0;

	/**
	 * @param array<string, Subject> $subjects Blocks to check.
	 * @return array{found: list<string>, seen: int} Fixtures that show it or have its size, and how many had the id.
	 */
	private function foreign( array $subjects ): array {
		$image = $this->create_attachment();
		update_post_meta( $image, '_wp_attached_file', '2024/05/foreign-hall.png' );
		wp_update_attachment_metadata(
			$image,
			array( 'width' => 12371, 'height' => 9119, 'file' => '2024/05/foreign-hall.png' )
		);
		$document = $this->create_post(
			array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'application/pdf' )
		);
		update_post_meta( $document, '_wp_attached_file', '2024/05/foreign-report.pdf' );
		$page  = $this->create_page();
		$found = array();
		$seen  = 0;
		foreach ( array( $image, $document ) as $id ) {
			$this->foreign = $id;
			foreach ( $subjects as $subject ) {
				foreach ( $subject->fixtures as $name => $markup ) {
					$saved = $this->with_id( $markup, $id );
					$seen += (int) ( $saved !== $markup );
					$html  = $this->render( $saved, $page );
					$foreign = '~.{0,40}(?:foreign-|\b9119\b|\b12371\b|\?attachment_id).{0,20}~';
					if ( 1 === preg_match( $foreign, $html, $match ) ) {
						$found[] = "$name: $match[0]";
					}
				}
			}
		}
		return array( 'found' => $found, 'seen' => $seen );
	}

	/**
	 * @param string $markup Markup of blocks whose images have no ids.
	 * @param int    $id     The id that each gets.
	 */
	private function with_id( string $markup, int $id ): string {
		$markup = (string) preg_replace( '~<img(?![^>]*\bclass=)~', '<img class="wp-image-' . $id . '"', $markup );
		$markup = (string) preg_replace( '~(<img[^>]*\bclass=")(?!wp-image)~', '$1wp-image-' . $id . ' ', $markup );
		return (string) preg_replace( '~"url":"[^"]+\.(?:webp|jpg|png)"~', '"id":' . $id . ',$0', $markup );
	}

	/** Ids count where the address has moved, and for each file of an image. */
	public function test_an_id_counts_for_every_file_of_its_image(): void {
		$id = $this->create_attachment();
		foreach (
			array(
				'2024/05/hall.jpg'                 => array(
					'https://old.example/wp-content/uploads/2024/05/hall.jpg',
					'/wp-content/uploads/2024/05/hall-300x200.jpg?w=3',
					'https://i0.wp.com/site.example/wp-content/uploads/2024/05/hall-1024x683.jpg',
					'https://cdn.example/media/hall.webp',
				),
				'2024/05/hall-300x200.jpg'         => array( '/uploads/2024/05/hall-300x200-150x150.jpg' ),
				'2024/05/hall-scaled.jpg'          => array( '/2024/05/hall.jpg', '/2024/05/hall-768x512.jpg' ),
				'2024/05/hall-e1699999999999.jpg'  => array( '/2024/05/hall-300x200.jpg' ),
				'2024/05/zürich.jpg'               => array( '/2024/05/z%C3%BCrich-300x200.jpg' ),
			) as $file => $addresses
		) {
			update_post_meta( $id, '_wp_attached_file', $file );
			foreach ( $addresses as $address ) {
				self::assertSame( $id, Media::known( $id, $address ), "$file: $address" );
			}
		}
		update_post_meta( $id, '_wp_attached_file', '2024/05/hall.jpg' );
		$others = array( '/2023/05/hall.jpg', '/2024/05/stair.jpg', '/2024/05/hallway.jpg', '', '?x', 'http://' );
		foreach ( $others as $address ) {
			self::assertSame( 0, Media::known( $id, $address ), $address );
		}
		self::assertSame( 0, Media::known( 0, '/2024/05/hall.jpg' ) );
		self::assertSame( 0, Media::known( 999999, '/2024/05/hall.jpg' ) );
	}

	/** Of an image without stored sizes the file says how it is drawn: a wide one stays wide. */
	public function test_an_image_without_stored_sizes_keeps_its_ratio(): void {
		$lost = $this->create_attachment( 900, 300 );
		$this->drop_sizes( $lost );
		$svg  = $this->create_attachment( 3, 1, array( 'post_mime_type' => 'image/svg+xml' ) );
		$file = preg_replace( '/\.png$/', '.svg', (string) get_attached_file( $svg ) );
		file_put_contents( (string) $file, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 300"></svg>' );
		update_attached_file( $svg, (string) $file );
		$this->drop_sizes( $svg );
		$page  = $this->create_page();
		$found = array();
		foreach ( array( $lost, $svg ) as $id ) {
			foreach ( Blocks::subjects() as $subject ) {
				foreach ( $subject->fixtures as $name => $markup ) {
					$own  = (string) preg_replace(
						'~/wp-content/plugins/eidan/assets/demo/images/[a-z0-9-]+\.webp~',
						(string) wp_get_attachment_url( $id ),
						$this->with_id( $markup, $id )
					);
					$html = Text::of( wp_filter_content_tags( $this->render( $own, $page ) ) );
					foreach ( $this->faults( $html ) as $fault ) {
						$found[] = "$name: $fault";
					}
				}
			}
		}
		self::assertSame( array(), $found );
	}

	/** @param int $id An attachment whose sizes are lost. */
	private function drop_sizes( int $id ): void {
		delete_post_meta( $id, '_wp_attachment_metadata' );
	}

	/**
	 * @param string $html A rendered block with images of 3:1.
	 * @return list<string> What is said wrongly about them.
	 */
	private function faults( string $html ): array {
		$found = array();
		if ( 1 === preg_match( '~--ratio:1\.5\b~', $html ) ) {
			$found[] = 'a ratio of 1.5';
		}
		preg_match_all( '~<img\b[^>]*>~', $html, $images );
		foreach ( $images[0] as $image ) {
			if ( str_contains( $image, ' sizes=' ) && ! str_contains( $image, 'srcset=' ) ) {
				$found[] = "sizes without files: $image";
			}
		}
		return $found;
	}
}
