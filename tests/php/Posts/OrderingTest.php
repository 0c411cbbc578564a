<?php
declare( strict_types=1 );

namespace Eidan\Tests\Posts;

use Eidan\Lists\Lists;
use Eidan\Posts\Ordering;
use Eidan\Posts\OrderScreen;
use Eidan\Posts\Portfolio;
use Eidan\Posts\Team;
use Eidan\Tests\TestCase;

final class OrderingTest extends TestCase {

	/** @return list<int> Ids of three new people, in their order. */
	private function people(): array {
		return array_map(
			fn ( string $name ): int =>
				$this->create_post( array( 'post_type' => Team::POST_TYPE, 'post_title' => $name ) ),
			array( 'Ada', 'Ben', 'Cleo' )
		);
	}

	/** @param list<int> $ids Ids of the items in their new order. */
	private function save( array $ids, string $type = Team::POST_TYPE ): int {
		return $this->rest( 'POST', '/eidan/v1/order', array( 'type' => $type, 'ids' => $ids ) )->get_status();
	}

	/** Returns the titles of a team list in its order. */
	private function listed(): string {
		preg_match_all(
			'~>(Ada|Ben|Cleo|Dora)<~',
			implode(
				'',
				Lists::cards(
					array(
						'template' => 'blog-grid',
						'elements' => array( 'title' ),
						'query'    => array( 'postType' => Team::POST_TYPE, 'order' => 'menu-order' ),
					)
				)
			),
			$found
		);
		return implode( ' ', $found[1] );
	}

	public function test_some_items_change_places_and_others_keep_theirs(): void {
		self::assertSame( array( 3, 2, 1, 4 ), Ordering::arranged( array( 1, 2, 3, 4 ), array( 3, 2, 1 ) ) );
		self::assertSame( array( 1, 4, 3, 2 ), Ordering::arranged( array( 1, 2, 3, 4 ), array( 4, 2 ) ) );
		self::assertSame( array( 1, 2 ), Ordering::arranged( array( 1, 2 ), array() ) );
	}

	public function test_lists_archive_and_admin_list_follow_the_owner(): void {
		list( $ada, $ben, $cleo ) = $this->people();
		self::assertSame( 'Ada Ben Cleo', $this->listed() );
		$revisions = count( wp_get_post_revisions( $cleo ) );
		$modified  = get_post_field( 'post_modified', $cleo );
		$this->act_as( 'editor' );
		self::assertSame( 200, $this->save( array( $cleo, $ada, $ben ) ) );
		self::assertSame( 'Cleo Ada Ben', $this->listed() );
		self::assertSame( $revisions, count( wp_get_post_revisions( $cleo ) ) );
		self::assertSame( $modified, get_post_field( 'post_modified', $cleo ) );

		$this->go_to( (string) get_post_type_archive_link( Team::POST_TYPE ) );
		self::assertSame( array( $cleo, $ada, $ben ), wp_list_pluck( $GLOBALS['wp_query']->posts, 'ID' ) );
		$this->create_post( array( 'post_type' => Team::POST_TYPE, 'post_title' => 'Dora' ) );
		self::assertSame( 'Dora Cleo Ada Ben', $this->listed(), 'New ones are in front.' );
		// The items on the page are rearranged. Dora is on another page and keeps her position.
		self::assertSame( 200, $this->save( array( $ben, $cleo ) ) );
		self::assertSame( 'Dora Ben Ada Cleo', $this->listed() );
	}

	public function test_links_to_neighbours_follow_the_owner_and_those_of_the_portfolio_the_date(): void {
		list( $ada, $ben, $cleo ) = $this->people();
		wp_set_current_user( $this->create_user( 'administrator' ) );
		self::assertSame( 200, $this->save( array( $cleo, $ada, $ben ) ) );
		$GLOBALS['post'] = get_post( $ada );
		self::assertSame( array( $cleo, $ben ), array( get_previous_post()->ID ?? 0, get_next_post()->ID ?? 0 ) );
		wp_update_post( array( 'ID' => $ben, 'post_status' => 'draft' ) );
		self::assertSame( '', get_next_post() );

		$early           = $this->create_post(
			array( 'post_type' => Portfolio::POST_TYPE, 'menu_order' => 9, 'post_date' => '2020-01-01 10:00:00' )
		);
		$GLOBALS['post'] = get_post(
			$this->create_post(
				array( 'post_type' => Portfolio::POST_TYPE, 'menu_order' => 1, 'post_date' => '2020-01-02 10:00:00' )
			)
		);
		self::assertSame( $early, get_previous_post()->ID ?? 0 );
	}

	public function test_the_admin_list_says_what_it_is_ordered_by(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( 'edit-' . Team::POST_TYPE );
		OrderScreen::register();
		$dates   = array( 'date', true, 'Date', 'Table ordered by Date.', 'desc' );
		$columns = apply_filters( 'manage_edit-' . Team::POST_TYPE . '_sortable_columns', array( 'date' => $dates ) );
		self::assertSame( 'asc', $columns['menu_order'][4] );
		self::assertArrayNotHasKey( 4, $columns['date'] );
		$columns = apply_filters(
			'manage_edit-' . Portfolio::POST_TYPE . '_sortable_columns',
			array( 'date' => $dates )
		);
		self::assertArrayNotHasKey( 4, $columns['menu_order'] );
		self::assertSame( $dates, $columns['date'] );
	}

	public function test_the_portfolios_archive_stays_in_the_order_of_dates(): void {
		$old = $this->create_post( array( 'post_type' => Portfolio::POST_TYPE, 'post_date' => '2020-01-01 10:00:00' ) );
		$new = $this->create_post(
			array( 'post_type' => Portfolio::POST_TYPE, 'post_date' => '2024-01-01 10:00:00', 'menu_order' => 7 )
		);
		$this->go_to( (string) get_post_type_archive_link( Portfolio::POST_TYPE ) );
		self::assertSame( array( $new, $old ), wp_list_pluck( $GLOBALS['wp_query']->posts, 'ID' ) );
	}

	public function test_only_those_who_edit_the_items_of_others_arrange_them_and_only_items_of_the_type(): void {
		list( $ada, $ben ) = $this->people();
		self::assertSame( 401, $this->save( array( $ben, $ada ) ) );
		$this->act_as( 'author' );
		self::assertSame( 403, $this->save( array( $ben, $ada ) ) );
		$this->act_as( 'editor' );
		self::assertSame( 403, $this->save( array( $this->create_post() ), 'post' ) );
		self::assertSame( 400, $this->save( array( $ben, $this->create_post() ) ) );
		self::assertSame( 400, $this->save( array( $ben, $ben ) ) );
		self::assertSame( 400, $this->save( array( 0 ) ) );
		self::assertSame( 'Ada Ben Cleo', $this->listed() );
	}

	public function test_buttons_are_there_where_the_list_is_in_this_order_and_the_user_may(): void {
		list( $ada ) = $this->people();
		$cell        = static function ( string $type, array $get ) use ( $ada ): string {
			set_current_screen( "edit-$type" );
			$_GET = $get;
			ob_start();
			OrderScreen::print_cell( 'menu_order', $ada );
			return (string) ob_get_clean();
		};
		self::assertStringNotContainsString( '<button', $cell( Team::POST_TYPE, array() ) );
		$this->act_as( 'editor' );
		self::assertStringContainsString( 'aria-label="Move “Ada” up"', $cell( Team::POST_TYPE, array() ) );
		self::assertStringNotContainsString( '<button', $cell( Team::POST_TYPE, array( 'orderby' => 'title' ) ) );
		self::assertStringNotContainsString( '<button', $cell( Portfolio::POST_TYPE, array() ) );
		self::assertStringContainsString(
			'<button',
			$cell( Portfolio::POST_TYPE, array( 'orderby' => 'menu_order', 'order' => 'asc' ) )
		);
	}
}
