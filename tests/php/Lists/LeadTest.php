<?php
/**
 * The block style "Large first entry" of the blog list.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists;

use Eidan\Tests\TestCase;

final class LeadTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		$image = $this->create_post( array( 'post_type' => 'attachment', 'post_mime_type' => 'image/webp' ) );
		update_post_meta( $image, '_wp_attached_file', 'a.webp' );
		foreach ( array( '2026-01-02 08:00:00', '2026-01-01 08:00:00' ) as $date ) {
			update_post_meta( $this->create_post( array( 'post_date' => $date ) ), '_thumbnail_id', (string) $image );
		}
	}

	/**
	 * @param string $attributes JSON.
	 * @return list<bool> Whether each image is asked for at the width of a large entry.
	 */
	private static function large( string $attributes ): array {
		preg_match_all( '/ sizes="([^"]*)"/', do_blocks( "<!-- wp:eidan/blog-list $attributes /-->" ), $sizes );

		return array_map( static fn( string $value ): bool => str_ends_with( $value, ' 50vw' ), $sizes[1] );
	}

	public function test_only_the_first_image_is_asked_for_in_a_large_size(): void {
		$this->assertSame( array( true, false ), self::large( '{"className":"is-style-lead"}' ) );
		$this->assertTrue( wp_style_is( 'eidan-list-lead' ) );
	}

	public function test_other_lists_have_no_large_entry(): void {
		$this->assertSame( array( false, false ), self::large( '{}' ) );
		$this->assertSame( array( false, false ), self::large( '{"className":"is-style-lead","layout":"side"}' ) );
	}
}
