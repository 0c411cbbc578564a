<?php
/**
 * Images of the previous and the next item.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Posts;

use Eidan\Posts\Portfolio;
use Eidan\Tests\TestCase;

final class NeighbourImageTest extends TestCase {

	private const LINK = '<!-- wp:post-navigation-link {"type":"previous","label":"Previous project","showTitle":true';

	public function test_a_link_with_the_class_shows_the_image_of_its_item(): void {
		$this->open_an_item_with_an_older_one( '' );

		$this->assertMatchesRegularExpression(
			'#^<div[^>]*><img[^>]*class="eidan-neighbour__image[^"]*"[^>]*><span#',
			do_blocks( self::LINK . ',"className":"eidan-neighbour"} /-->' )
		);
	}

	public function test_a_link_without_the_class_stays_as_core_prints_it(): void {
		$this->open_an_item_with_an_older_one( '' );

		$this->assertStringNotContainsString( '<img', do_blocks( self::LINK . '} /-->' ) );
	}

	public function test_an_item_with_a_password_keeps_its_image(): void {
		$this->open_an_item_with_an_older_one( 'secret' );

		$link = do_blocks( self::LINK . ',"className":"eidan-neighbour"} /-->' );

		$this->assertStringContainsString( '<a ', $link );
		$this->assertStringNotContainsString( '<img', $link );
	}

	/**
	 * @param string $password Of the older item.
	 */
	private function open_an_item_with_an_older_one( string $password ): void {
		$image = $this->create_post( array( 'post_type' => 'attachment', 'post_mime_type' => 'image/webp' ) );
		update_post_meta( $image, '_wp_attached_file', 'a.webp' );
		$older = $this->create_post(
			array(
				'post_type'     => Portfolio::POST_TYPE,
				'post_date'     => '2020-01-01 10:00:00',
				'post_password' => $password,
			)
		);
		update_post_meta( $older, '_thumbnail_id', (string) $image );
		$day  = '2020-01-02 10:00:00';
		$item = $this->create_post( array( 'post_type' => Portfolio::POST_TYPE, 'post_date' => $day ) );
		$this->go_to( (string) get_permalink( $item ) );
		the_post();
	}
}
