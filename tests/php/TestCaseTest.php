<?php
/**
 * Tests of the base class itself.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

final class TestCaseTest extends TestCase {

	public function test_the_plugin_is_active_on_the_site(): void {
		self::assertTrue( defined( 'EIDAN_VERSION' ) );
		self::assertTrue( is_plugin_active( 'eidan/plugin.php' ) );
		self::assertSame( 'twentytwentyfive', get_stylesheet() );
	}

	/** @return array{int, string, list<string>} */
	private function leave_traces(): array {
		$post = $this->create_post( array( 'post_title' => 'A trace' ) );
		update_option( 'eidan_trace', 'here' );
		add_filter( 'the_title', '__return_empty_string' );
		$_GET['trace'] = '1';
		$this->act_as( 'editor' );
		$picture = $this->create_attachment( 400, 300 );
		return array( $post, (string) get_attached_file( $picture ), array( 'ok' ) );
	}

	public function test_what_a_test_wrote_is_gone_after_it(): void {
		list( $post, $file ) = $this->leave_traces();
		self::assertFileExists( $file );
		$this->tearDown();
		self::assertNull( get_post( $post ) );
		self::assertFalse( get_option( 'eidan_trace' ) );
		self::assertFalse( has_filter( 'the_title', '__return_empty_string' ) );
		self::assertArrayNotHasKey( 'trace', $_GET );
		self::assertSame( 0, get_current_user_id() );
		self::assertFileDoesNotExist( $file );
		$this->setUp();
	}

	/** @group database */
	public function test_what_a_test_wrote_is_gone_although_a_table_was_dropped(): void {
		global $wpdb;
		$post = $this->create_post( array( 'post_title' => 'Before it' ) );
		$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}eidan_none" );
		$later = $this->create_post( array( 'post_title' => 'After it' ) );
		$this->tearDown();
		$left = array_map( 'get_post', array( $post, $later ) );
		array_map( 'wp_delete_post', array( $post, $later ), array( true, true ) );
		$this->setUp();
		self::assertSame( array( null, null ), $left );
	}

	public function test_an_address_sets_the_main_query_up(): void {
		$post = $this->create_post( array( 'post_name' => 'found' ) );
		$this->go_to( '/found/' );
		self::assertTrue( is_single( $post ) );
		$this->go_to( '/?s=nothing' );
		self::assertTrue( is_search() );
	}

	public function test_rest_answers_in_process(): void {
		$response = $this->rest( 'GET', '/wp/v2/types/post' );
		self::assertSame( 200, $response->get_status() );
	}

	public function test_complaints_of_wordpress_are_noticed(): void {
		$this->expect_complaint( 'register_block_type' );
		_doing_it_wrong( 'register_block_type', 'For the test.', '1.0' );
		self::assertTrue( true );
	}
}
