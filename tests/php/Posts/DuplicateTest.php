<?php
/**
 * Copies of items.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Posts;

use Eidan\Posts\Duplicate;
use Eidan\Tests\TestCase;
use WP_Post;

/**
 * “Duplicate” in a list makes a draft with all that belongs to the item.
 */
final class DuplicateTest extends TestCase {

	private const CONTENT = '<!-- wp:paragraph {"metadata":{"name":"A \\u0022quote\\u0022"}} --><p>C:\\temp</p>'
		. '<!-- /wp:paragraph -->';

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$this->act_as( 'editor' );
	}

	/** @param array<string, mixed> $fields */
	private function item( array $fields = array() ): WP_Post {
		$id = $this->create_post( $fields + array( 'post_type' => 'eidan_portfolio' ) );

		return get_post( $id ) ?? throw new \LogicException( 'No item.' );
	}

	/** @return array<array-key, mixed> */
	private static function row( WP_Post $post ): array {
		$actions = apply_filters( 'post_row_actions', array( 'edit' => '' ), $post );

		return is_array( $actions ) ? $actions : array();
	}

	public function test_a_copy_is_a_draft_with_content_fields_terms_and_image(): void {
		$item = $this->item(
			array(
				'post_title'   => 'Harbour \\ "House"',
				'post_content' => self::CONTENT,
				'post_excerpt' => 'Short',
				'menu_order'   => 4,
			)
		);
		$term = $this->create_term( 'eidan_portfolio_category', 'Houses' );
		wp_set_object_terms( $item->ID, array( $term ), 'eidan_portfolio_category' );
		add_post_meta( $item->ID, 'other_plugin', array( 'a' => 'C:\\\\temp' ) );
		add_post_meta( $item->ID, 'twice', '1' );
		add_post_meta( $item->ID, 'twice', '2' );
		add_post_meta( $item->ID, '_thumbnail_id', '77' );
		add_post_meta( $item->ID, '_edit_lock', '1:2' );
		add_post_meta( $item->ID, '_eidan_import_run', 'x' );

		$copy = get_post( Duplicate::make( $item ) );
		self::assertInstanceOf( WP_Post::class, $copy );
		self::assertSame( 'draft', $copy->post_status );
		self::assertSame( $item->post_title . ' (Copy)', $copy->post_title );
		self::assertSame( self::CONTENT, $copy->post_content );
		self::assertSame( 'Short', $copy->post_excerpt );
		self::assertSame( 4, $copy->menu_order );
		$terms = wp_get_object_terms( $copy->ID, 'eidan_portfolio_category', array( 'fields' => 'ids' ) );
		self::assertSame( array( $term ), $terms );
		self::assertSame(
			get_post_meta( $item->ID, 'other_plugin', true ),
			get_post_meta( $copy->ID, 'other_plugin', true )
		);
		self::assertSame( array( '1', '2' ), get_post_meta( $copy->ID, 'twice' ) );
		self::assertSame( '77', get_post_meta( $copy->ID, '_thumbnail_id', true ) );
		self::assertSame( '', get_post_meta( $copy->ID, '_edit_lock', true ) );
		self::assertSame( '', get_post_meta( $copy->ID, '_eidan_import_run', true ), 'Nobody imported the copy.' );
	}

	public function test_it_is_offered_for_our_types_and_to_whoever_may_make_another(): void {
		$item = $this->item();
		$link = self::row( $item )['eidan_duplicate'] ?? null;
		self::assertIsString( $link );
		self::assertStringContainsString( 'action=eidan_duplicate', $link );
		$post = get_post( $this->create_post() );
		self::assertInstanceOf( WP_Post::class, $post );
		self::assertArrayNotHasKey( 'eidan_duplicate', self::row( $post ) );
		$this->act_as( 'contributor' );
		self::assertArrayNotHasKey( 'eidan_duplicate', self::row( $item ), 'Somebody else’s item.' );
	}

	public function test_a_plugin_that_copies_posts_is_enough(): void {
		$clone = array( 'clone' => 'Clone' );
		add_filter( 'post_row_actions', static fn( array $actions ): array => $actions + $clone );
		self::assertArrayNotHasKey( 'eidan_duplicate', self::row( $this->item() ) );
	}
}
