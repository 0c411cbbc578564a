<?php
/**
 * A site that had pages below an address of ours keeps them.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Posts;

use Eidan\Plugin\StartNotice;
use Eidan\Settings\Settings;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class PagesBelowTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->permalinks( '/%postname%/' );
	}

	protected function tearDown(): void {
		parent::tearDown();
		$GLOBALS['wp_rewrite']->init();
		$GLOBALS['wp_rewrite']->flush_rules( false );
	}

	private function permalinks( string $structure ): void {
		$GLOBALS['wp_rewrite']->set_permalink_structure( $structure );
		foreach ( get_post_types( array( '_builtin' => false ), 'objects' ) as $type ) {
			$type->add_rewrite_rules();
		}
		foreach ( get_taxonomies( array( '_builtin' => false ), 'objects' ) as $taxonomy ) {
			$taxonomy->add_rewrite_rules();
		}
		$GLOBALS['wp_rewrite']->flush_rules( false );
	}

	/** Makes pages below each other. Returns the last one's id. */
	private static function pages( string $path, string $status = 'publish' ): int {
		$id = 0;
		$at = '';
		foreach ( explode( '/', $path ) as $slug ) {
			$at = trim( "$at/$slug", '/' );
			$is = get_page_by_path( $at );
			$id = $is->ID ?? (int) wp_insert_post(
				array(
					'post_type'   => 'page',
					'post_status' => $at === $path ? $status : 'publish',
					'post_title'  => ucfirst( $slug ),
					'post_name'   => $slug,
					'post_parent' => $id,
				)
			);
		}
		return (int) $id;
	}

	private static function item( string $type, string $slug, string $status = 'publish' ): int {
		return (int) wp_insert_post(
			array(
				'post_type'   => $type,
				'post_status' => $status,
				'post_title'  => $slug,
				'post_name'   => $slug,
			)
		);
	}

	/** Opens an address as a visitor. */
	private static function open( string $path ): \WP_Query {
		$before                 = $_SERVER['REQUEST_URI'];
		$_SERVER['REQUEST_URI'] = $path;
		$GLOBALS['wp']          = new \WP();
		foreach ( array( 'eidan_portfolio', 'eidan_team' ) as $type ) {
			$GLOBALS['wp']->add_query_var( $type );
		}
		foreach ( array( 'eidan_portfolio_category', 'eidan_portfolio_tag' ) as $taxonomy ) {
			$GLOBALS['wp']->add_query_var( $taxonomy );
		}
		$GLOBALS['wp']->parse_request();
		$_SERVER['REQUEST_URI'] = $before;
		$query                  = new \WP_Query();
		$query->query( $GLOBALS['wp']->query_vars );
		return $query;
	}

	/** @return array<string, array{string, string}> Path of the page, and what comes behind it in the address. */
	public static function taken(): array {
		return array(
			'below the team'            => array( 'team/jane', '' ),
			'below the portfolio'       => array( 'portfolio/print', '' ),
			'two levels below'          => array( 'team/offices/berlin', '' ),
			'three levels below'        => array( 'team/offices/berlin/way-there', '' ),
			'below a category'          => array( 'portfolio-category/old', '' ),
			'below a tag'               => array( 'portfolio-tag/old', '' ),
			'its second part'           => array( 'team/jane', '2/' ),
			'a list’s second page'      => array( 'team/jane', 'page/2/' ),
			'comments, an older page'   => array( 'team/jane', 'comment-page-2/' ),
		);
	}

	#[DataProvider( 'taken' )]
	public function test_a_page_below_an_address_of_ours_is_there( string $path, string $behind ): void {
		$id = self::pages( $path );
		foreach ( array( '/%postname%/', '/%category%/%postname%/', '/archives/%post_id%' ) as $structure ) {
			$this->permalinks( $structure );
			$query = self::open( "/$path/$behind" );
			self::assertTrue( $query->is_page(), "$structure: " . wp_json_encode( $query->query ) );
			self::assertSame( $id, $query->get_queried_object_id() );
			self::assertSame( 'page/2/' === $behind ? 2 : 0, (int) $query->get( 'paged' ) );
			self::assertSame( '2/' === $behind ? 2 : 0, (int) $query->get( 'page' ) );
		}
	}

	public function test_an_item_of_the_same_slug_comes_first_and_the_settings_say_so(): void {
		self::pages( 'team/jane' );
		self::pages( 'team/john' );
		self::pages( 'portfolio-category/old' );
		$term = $this->create_term( 'eidan_portfolio_category', 'Old' );
		$item = self::item( 'eidan_team', 'jane' );
		self::item( 'eidan_team', 'john', 'draft' );
		self::assertSame( $item, self::open( '/team/jane/' )->get_queried_object_id() );
		self::assertTrue( self::open( '/team/john/' )->is_page(), 'Visitors cannot open a draft.' );
		self::assertSame( $term, self::open( '/portfolio-category/old/' )->get_queried_object_id() );

		$this->act_as( 'administrator' );
		$notes = (array) $this->rest( 'GET', '/eidan/v1/settings' )->get_data()['notes'];
		self::assertStringContainsString( 'Jane', $notes['team.slug'] );
		self::assertStringNotContainsString( 'John', $notes['team.slug'] );
	}

	public function test_what_is_not_there_stays_not_there(): void {
		$draft = self::pages( 'team/secret', 'draft' );
		self::assertGreaterThan( 0, $draft );
		foreach ( array( '/team/secret/', '/team/nobody/', '/team/nobody/else/', '/portfolio-tag/none/' ) as $path ) {
			$query = self::open( $path );
			self::assertFalse( $query->is_page(), $path );
			self::assertSame( array(), $query->posts, $path );
		}
	}

	public function test_activation_says_so_and_leads_to_the_setting(): void {
		$this->act_as( 'administrator' );
		$notice = static function (): string {
			set_current_screen( 'plugins' );
			ob_start();
			StartNotice::render();
			return (string) ob_get_clean();
		};
		StartNotice::announce();
		self::pages( 'about/jane' );
		self::assertStringNotContainsString( 'stay', $notice() );
		self::pages( 'team/jane' );
		self::assertStringContainsString( 'Team', $notice() );
		self::assertStringContainsString( 'options-general.php?page=eidan#content', $notice() );
		// The way that it names.
		update_option( Settings::OPTION, array( 'team' => array( 'slug' => 'people', 'archive' => '' ) ) );
		self::assertStringNotContainsString( '#content', $notice() );
	}
}
