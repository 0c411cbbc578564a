<?php
/**
 * Tests of pages that bring their title with them.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Page;

use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * A page has one title.
 */
final class OwnTitleTest extends TestCase {

	private const TITLE = '<!-- wp:heading {"level":1,"className":"eidan-own-title"} -->'
		. '<h1 class="wp-block-heading eidan-own-title">Own</h1><!-- /wp:heading -->';

	/**
	 * What a template prints above a page's content.
	 *
	 * @param string               $content Content of the page.
	 * @param array<string, mixed> $more    Further fields of the page.
	 */
	private function title_above( string $content, array $more = array() ): string {
		$fields = array(
			'post_type'    => 'page',
			'post_content' => $content,
			'post_title'   => 'Above',
		);
		$page   = $this->create_post( $fields + $more );
		$this->go_to( (string) get_permalink( $page ) );
		$block = new \WP_Block(
			parse_blocks( '<!-- wp:post-title {"level":1} /-->' )[0],
			array( 'postId' => $page, 'postType' => 'page' )
		);

		return $block->render();
	}

	public function test_the_templates_title_is_left_out_where_the_page_has_its_own(): void {
		self::assertSame( '', $this->title_above( self::TITLE ) );
	}

	#[TestWith( array( '' ) )]
	#[TestWith( array( '<h1 class="wp-block-heading">Any heading</h1>' ) )]
	#[TestWith( array( '<h2 class="eidan-own-title">Not a title</h2>' ) )]
	#[TestWith( array( '<p>eidan-own-title</p>' ) )]
	public function test_it_stays_elsewhere( string $content ): void {
		self::assertStringContainsString( 'Above', $this->title_above( $content ) );
	}

	public function test_behind_a_password_it_stays(): void {
		self::assertStringContainsString( 'Above', $this->title_above( self::TITLE, array( 'post_password' => 'x' ) ) );
	}

	#[TestWith( array( 'page-home' ) )]
	#[TestWith( array( 'page-contact' ) )]
	#[TestWith( array( 'page-journal' ) )]
	public function test_page_patterns_with_a_title_have_one( string $name ): void {
		$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( "eidan/$name" );
		$html    = do_blocks( (string) ( $pattern['content'] ?? '' ) );
		self::assertSame( 1, substr_count( $html, '<h1' ) );
		self::assertSame( 1, preg_match( '/<h1[^>]*eidan-own-title/', $html ) );
	}
}
