<?php
/**
 * Tests of what becomes of menus that an editor began and nobody saved.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Menus;

use Eidan\Tests\TestCase;
use WP_REST_Request;

final class AbandonedTest extends TestCase {

	private const LINK = '<!-- wp:navigation-link {"label":"Offices","url":"/offices"} /-->';

	/** A draft that was changed some hours ago. */
	private function draft( int $hours, string $content = '' ): int {
		global $wpdb;
		$id = $this->create_post(
			array( 'post_type' => 'wp_navigation', 'post_status' => 'draft', 'post_content' => $content )
		);
		$at = gmdate( 'Y-m-d H:i:s', time() - $hours * HOUR_IN_SECONDS );
		$wpdb->update(
			$wpdb->posts,
			array( 'post_modified' => $at, 'post_modified_gmt' => $at ),
			array( 'ID' => $id )
		);
		clean_post_cache( $id );
		return $id;
	}

	/** Makes a menu as the editor does, as somebody with a role. */
	private function make( string $role = 'administrator' ): int {
		wp_set_current_user( $this->create_user( $role ) );
		$request = new WP_REST_Request( 'POST', '/wp/v2/navigation' );
		$request->set_param( 'title', 'Menu' );
		$request->set_param( 'status', 'draft' );
		$request->set_param( 'content', '' );
		return (int) ( rest_do_request( $request )->get_data()['id'] ?? 0 );
	}

	public function test_an_empty_draft_of_yesterday_goes_to_the_trash_when_the_next_menu_is_made(): void {
		$old = $this->draft( 30 );
		$new = $this->make();
		self::assertGreaterThan( 0, $new );
		self::assertSame( 'trash', get_post_status( $old ) );
		self::assertSame( 'draft', get_post_status( $new ) );
	}

	public function test_what_somebody_may_be_working_on_stays(): void {
		$fresh = $this->draft( 2 );
		$items = $this->draft( 30, self::LINK );
		$this->make();
		self::assertSame( 'draft', get_post_status( $fresh ) );
		self::assertSame( 'draft', get_post_status( $items ) );
	}

	public function test_what_a_page_or_a_widget_shows_stays(): void {
		$ours   = $this->draft( 30 );
		$core   = $this->draft( 30 );
		$widget = $this->draft( 30 );
		$page   = $this->create_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'draft',
				'post_content' => '<!-- wp:eidan/menu {"menu":"navigation:' . $ours . '"} /-->'
					. '<!-- wp:navigation {"ref":' . $core . '} /-->',
			)
		);
		$content = "<!-- wp:navigation {\"ref\":$widget} /-->";
		update_option( 'widget_block', array( 2 => array( 'content' => $content ) ) );
		$this->make();
		foreach ( array( $ours, $core, $widget ) as $menu ) {
			self::assertSame( 'draft', get_post_status( $menu ), (string) get_post( $page )?->post_content );
		}
	}

	public function test_an_author_without_the_right_removes_nothing(): void {
		$old = $this->draft( 30 );
		$this->make( 'author' );
		self::assertSame( 'draft', get_post_status( $old ) );
	}
}
