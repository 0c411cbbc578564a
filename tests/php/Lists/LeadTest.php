<?php
/**
 * The block style "Large first entry" of the blog list.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists;

use Eidan\Tests\TestCase;

final class LeadTest extends TestCase {

	/** @var list<int> */
	private array $posts = array();

	protected function setUp(): void {
		parent::setUp();
		$image = $this->create_post( array( 'post_type' => 'attachment', 'post_mime_type' => 'image/webp' ) );
		update_post_meta( $image, '_wp_attached_file', 'a.webp' );
		wp_update_attachment_metadata(
			$image,
			array(
				'file'   => 'a.webp',
				'width'  => 2000,
				'height' => 1000,
				'sizes'  => array(
					'large'        => array( 'file' => 'a-1024x512.webp', 'width' => 1024, 'height' => 512 ),
					'medium_large' => array( 'file' => 'a-768x384.webp', 'width' => 768, 'height' => 384 ),
				),
			)
		);
		foreach ( array( '2026-01-02 08:00:00', '2026-01-01 08:00:00' ) as $date ) {
			$post          = $this->create_post( array( 'post_date' => $date ) );
			$this->posts[] = $post;
			update_post_meta( $post, '_thumbnail_id', (string) $image );
		}
	}

	/**
	 * @param array<string, mixed> $attributes Of the list.
	 * @return list<bool> Whether each image is asked for at the width of a large entry.
	 */
	private function large( array $attributes ): array {
		$json = (string) wp_json_encode( $attributes + array( 'query' => array( 'include' => $this->posts ) ) );
		preg_match_all( '/ sizes="([^"]*)"/', do_blocks( "<!-- wp:eidan/blog-list $json /-->" ), $sizes );

		return array_map( static fn( string $size ): bool => str_ends_with( $size, ' 50vw' ), $sizes[1] );
	}

	public function test_only_the_first_image_is_asked_for_in_a_large_size(): void {
		$this->assertSame( array( true, false ), $this->large( array( 'className' => 'is-style-lead' ) ) );
		$this->assertTrue( wp_style_is( 'eidan-list-lead' ) );
	}

	public function test_other_lists_have_no_large_entry(): void {
		$this->assertSame( array( false, false ), $this->large( array() ) );
		$this->assertSame(
			array( false, false ),
			$this->large( array( 'className' => 'is-style-lead', 'layout' => 'side' ) )
		);
	}
}
