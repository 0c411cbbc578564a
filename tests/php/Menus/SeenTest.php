<?php
/**
 * Tests of two people who edit one menu of a navigation block.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Menus;

use Eidan\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

final class SeenTest extends TestCase {

	private const ROUTE = '/wp/v2/navigation/';

	/** A menu with one link. */
	private static function link( string $label ): string {
		return '<!-- wp:navigation-link {"label":"' . $label . '","url":"/x"} /-->';
	}

	private function menu(): int {
		$this->act_as( 'administrator' );

		return $this->create_post(
			array(
				'post_type'    => 'wp_navigation',
				'post_title'   => 'Main',
				'post_content' => self::link( 'Atlas' ),
			)
		);
	}

	/** @param array<string, mixed> $parameters */
	private function send( string $method, int $id, array $parameters ): WP_REST_Response {
		$request = new WP_REST_Request( $method, self::ROUTE . $id );
		foreach ( $parameters as $name => $value ) {
			$request->set_param( $name, $value );
		}

		return rest_do_request( $request );
	}

	/** What an editor knows of a menu that it has loaded. */
	private function seen( int $id ): string {
		return $this->send( 'GET', $id, array( 'context' => 'edit' ) )->get_data()['eidan_version'];
	}

	private function save( int $id, string $label, mixed $seen ): WP_REST_Response {
		return $this->send( 'PUT', $id, array( 'content' => self::link( $label ), 'eidan_version' => $seen ) );
	}

	private static function stored( int $id ): string {
		return (string) get_post( $id )?->post_content;
	}

	public function test_a_menu_that_another_tab_saved_in_the_same_second_is_not_overwritten(): void {
		$id   = $this->menu();
		$seen = $this->seen( $id );
		self::assertSame( 200, $this->save( $id, 'Theirs', $seen )->get_status() );

		$late = $this->save( $id, 'Mine', $seen );
		self::assertSame( 409, $late->get_status() );
		self::assertSame( 'eidan_menu_changed', $late->get_data()['code'] );
		self::assertStringContainsString( 'Somebody else changed this menu', $late->get_data()['message'] );
		self::assertSame( self::link( 'Theirs' ), self::stored( $id ) );

		// Who has seen it may save over it.
		self::assertSame( 200, $this->save( $id, 'Mine', $this->seen( $id ) )->get_status() );
		self::assertSame( self::link( 'Mine' ), self::stored( $id ) );
	}

	public function test_one_tab_saves_again_and_again(): void {
		$id   = $this->menu();
		$seen = $this->seen( $id );
		foreach ( array( 'First', 'Second', 'Third' ) as $label ) {
			$saved = $this->save( $id, $label, $seen );
			self::assertSame( 200, $saved->get_status() );
			$seen = $saved->get_data()['eidan_version'];
		}
	}

	public function test_nobody_is_asked_where_nothing_would_be_lost(): void {
		$id   = $this->menu();
		$seen = $this->seen( $id );
		// The answer to the first one was lost on the way.
		self::assertSame( 200, $this->save( $id, 'Mine', $seen )->get_status() );
		self::assertSame( 200, $this->save( $id, 'Mine', $seen )->get_status() );
		// Another name, or another plugin's touch, leaves the links as they are.
		$seen = $this->seen( $id );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Renamed' ) );
		self::assertSame( 200, $this->save( $id, 'More', $seen )->get_status() );
		self::assertSame( 'Renamed', get_post( $id )?->post_title );
		// Only the name is saved.
		self::assertSame(
			200,
			$this->send( 'PUT', $id, array( 'title' => 'Again', 'eidan_version' => $seen ) )->get_status()
		);
		self::assertSame( self::link( 'More' ), self::stored( $id ) );
	}

	public function test_editors_that_do_not_say_what_they_have_seen_save_as_ever(): void {
		$id = $this->menu();
		self::assertSame( 200, $this->send( 'PUT', $id, array( 'content' => self::link( 'Core' ) ) )->get_status() );
		self::assertSame( self::link( 'Core' ), self::stored( $id ) );
		$new = new WP_REST_Request( 'POST', rtrim( self::ROUTE, '/' ) );
		$new->set_param( 'content', self::link( 'New' ) );
		$new->set_param( 'eidan_version', 'x' );
		self::assertSame( 201, rest_do_request( $new )->get_status() );
	}

	public function test_blocks_that_other_plugins_hook_into_menus_are_no_change_of_somebody_else(): void {
		$hook = static fn( array $types, string $position, ?string $anchor ): array =>
			'core/navigation' === $anchor && 'last_child' === $position ? array( ...$types, 'core/loginout' ) : $types;
		add_filter( 'hooked_block_types', $hook, 10, 3 );
		$id    = $this->menu();
		$saved = $this->save( $id, 'First', $this->seen( $id ) );
		self::assertSame( 200, $saved->get_status() );
		$again = $this->save( $id, 'Second', $saved->get_data()['eidan_version'] );
		self::assertSame( 200, $again->get_status() );
		remove_filter( 'hooked_block_types', $hook );
	}

	public function test_what_is_no_version_is_refused_and_visitors_get_none(): void {
		$id = $this->menu();
		foreach ( array( array( 'x' ), true, str_repeat( 'x', 33 ) ) as $hostile ) {
			self::assertSame( 400, $this->save( $id, 'Mine', $hostile )->get_status() );
		}
		self::assertSame( 409, $this->save( $id, 'Mine', '<b>' )->get_status() );
		wp_set_current_user( 0 );
		self::assertArrayNotHasKey( 'eidan_version', $this->send( 'GET', $id, array() )->get_data() );
		self::assertSame( 401, $this->save( $id, 'Mine', 'x' )->get_status() );
	}
}
