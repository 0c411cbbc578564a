<?php
/**
 * Tests of what pages get for transitions between them.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Page;

use Eidan\Page\Transitions;
use Eidan\Settings\Settings;
use Eidan\Tests\TestCase;

final class TransitionsTest extends TestCase {

	private const LIST = array( 'blockName' => 'eidan/blog-list', 'attrs' => array() );

	private static function set( string $value ): void {
		update_option( Settings::OPTION, array( 'page' => array( 'transitions' => $value ) ) );
	}

	/** @return list<string> Which transitions a page would get. */
	private static function styles(): array {
		unset( wp_styles()->registered['wp-block-library']->extra['after'] );
		Transitions::style();
		$inline = (string) wp_json_encode( wp_styles()->get_data( 'wp-block-library', 'after' ) );
		return array_keys(
			array_filter(
				array(
					'fade' => str_contains( $inline, '@view-transition' ),
					'grow' => wp_style_is( 'eidan-transitions' ),
				)
			)
		);
	}

	protected function tearDown(): void {
		wp_dequeue_style( 'eidan-transitions' );
		wp_dequeue_style( 'eidan-transitions-shop' );
		parent::tearDown();
	}

	public function test_nothing_comes_before_the_owner_wants_it(): void {
		$this->go_to( (string) get_permalink( $this->create_post() ) );
		self::assertSame( array(), self::styles() );
		self::assertSame( '<ul></ul>', Transitions::look( '<ul></ul>', self::LIST ) );
		self::assertSame( array(), self::styles() );
	}

	public function test_a_fade_marks_nothing(): void {
		self::set( 'fade' );
		$id = $this->create_post();
		$this->go_to( (string) get_permalink( $id ) );
		Transitions::look( '<ul></ul>', self::LIST );
		self::assertSame( array( 'fade' ), self::styles() );
		self::assertSame( '<img>', Transitions::image( '<img>', $id ) );
	}

	public function test_the_old_page_is_gone_before_the_new_one_comes(): void {
		self::set( 'fade' );
		self::styles();
		$inline = (string) wp_json_encode( wp_styles()->get_data( 'wp-block-library', 'after' ) );
		self::assertMatchesRegularExpression( '/old\(root\)\{animation-duration:([.\d]+s)\}/', $inline );
		preg_match( '/old\(root\)\{animation-duration:([.\d]+)s/', $inline, $old );
		preg_match( '/new\(root\)\{animation-duration:[.\d]+s;animation-delay:([.\d]+)s/', $inline, $new );
		self::assertGreaterThanOrEqual( (float) $old[1], (float) $new[1] );
	}

	public function test_image_and_title_of_the_item_are_marked_once(): void {
		self::set( 'grow' );
		$id    = $this->create_post( array( 'post_title' => 'Mine' ) );
		$other = $this->create_post( array( 'post_title' => 'Another' ) );
		$this->go_to( (string) get_permalink( $id ) );
		self::assertSame( array( 'fade', 'grow' ), self::styles() );
		self::assertSame( '<img>', Transitions::image( '<img>', $other ) );
		self::assertSame( '', Transitions::image( '', $id ) );
		self::assertSame( '<img class="eidan-page-image">', Transitions::image( '<img>', $id ) );
		self::assertSame( '<img>', Transitions::image( '<img>', $id ), 'A name twice on a page ends all transitions.' );

		$title = static fn( int $post ): string => ( new \WP_Block(
			parse_blocks( '<!-- wp:post-title /-->' )[0],
			array(
				'postId'   => $post,
				'postType' => 'post',
			)
		) )->render();
		self::assertStringNotContainsString( 'eidan-page-title', $title( $other ) );
		self::assertStringContainsString( 'eidan-page-title', $title( $id ) );
		self::assertStringNotContainsString( 'eidan-page-title', $title( $id ) );
	}

	public function test_a_list_may_be_left_out(): void {
		self::set( 'grow' );
		$this->go_to( home_url( '/' ) );
		self::assertSame( array( 'fade' ), self::styles() );
		self::assertSame(
			'<div class="has-no-page-transition"></div>',
			Transitions::look( '<div></div>', array( 'attrs' => array( 'pageTransition' => false ) ) + self::LIST )
		);
		self::assertSame( array( 'fade' ), self::styles() );
		self::assertSame( '<div></div>', Transitions::look( '<div></div>', self::LIST ) );
		self::assertSame( array( 'fade', 'grow' ), self::styles() );
		self::assertSame( null, Transitions::look( null ) );
	}

	public function test_lists_of_woocommerces_own_get_the_styles_where_the_owner_wants_it(): void {
		self::assertSame( '<ul>', Transitions::shop( '<ul>' ) );
		self::assertFalse( wp_style_is( 'eidan-transitions-shop' ) );
		self::set( 'grow' );
		self::assertSame( '<ul>', Transitions::shop( '<ul>' ) );
		self::assertTrue( wp_style_is( 'eidan-transitions' ) );
		self::assertTrue( wp_style_is( 'eidan-transitions-shop' ) );
	}

	public function test_the_first_slide_of_the_products_gallery_is_marked_once(): void {
		self::set( 'grow' );
		$id    = $this->create_post();
		$other = $this->create_post();
		$this->go_to( (string) get_permalink( $id ) );
		self::assertSame( '<a></a>', Transitions::gallery( '<a></a>', $other ) );
		self::assertSame( '<a class="eidan-page-image"></a>', Transitions::gallery( '<a></a>', $id ) );
		self::assertSame( '<a></a>', Transitions::gallery( '<a></a>', $id ) );
	}
}
