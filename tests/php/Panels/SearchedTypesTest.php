<?php
/**
 * Tests of the post types that a search asks for.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Panels;

use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * A search for pages finds pages, as WordPress itself reads the address.
 */
final class SearchedTypesTest extends TestCase {

	/**
	 * @param array<string, mixed> $address Parameters of the address.
	 * @param mixed                $types   What the search asks the database for.
	 */
	#[TestWith( array( array( 's' => 'a', 'post_type' => array( 'post', 'page' ) ), array( 'post', 'page' ) ) )]
	#[TestWith( array( array( 's' => 'a', 'post_type' => 'page' ), array( 'page' ) ) )]
	#[TestWith( array( array( 's' => 'a', 'post_type' => array( 'page', 'wp_block', 7, array() ) ), array( 'page' ) ) )]
	#[TestWith( array( array( 's' => 'a', 'post_type' => array( 'post' ) ), array( 'post' ) ) )]
	#[TestWith( array( array( 's' => 'a' ), null ) )]
	#[TestWith( array( array( 'post_type' => array( 'post', 'page' ) ), array( 'post' ) ) )]
	public function test_a_search_asks_for_the_types_of_its_address( array $address, mixed $types ): void {
		$before = $_GET;
		$_GET   = $address;
		try {
			$wp = new \WP();
			$wp->parse_request();
			$found = $wp->query_vars['post_type'] ?? null;
			self::assertSame( $types, is_array( $found ) ? array_values( $found ) : $found );
		} finally {
			$_GET = $before;
		}
	}

	public function test_a_contributor_may_choose_what_visitors_can_search(): void {
		wp_set_current_user( $this->create_user( 'contributor' ) );
		do_action( 'enqueue_block_editor_assets' );
		$script = implode( '', (array) wp_scripts()->get_data( 'eidan-editor', 'before' ) );
		self::assertSame( 1, preg_match( '/eidanSearchedTypes = (.*?);/', $script, $found ) );
		$types = json_decode( $found[1], true );
		self::assertIsArray( $types );
		self::assertContains( array( 'value' => 'page', 'label' => 'Pages' ), $types );
		$names = array_column( $types, 'value' );
		self::assertSame( array(), array_intersect( array( 'attachment', 'wp_block' ), $names ) );
	}
}
