<?php
declare( strict_types=1 );

namespace Eidan\Tests\Posts;

use Eidan\Posts\ContentTypes;
use Eidan\Posts\Editor;
use Eidan\Posts\LightSkin;
use Eidan\Posts\Portfolio;
use Eidan\Posts\PortfolioMeta;
use Eidan\Posts\Rewrite;
use Eidan\Settings\Settings;
use Eidan\Tests\TestCase;

final class PortfolioTest extends TestCase {

	protected function tearDown(): void {
		parent::tearDown();
		// The options are rolled back: register again what a test switched off or moved.
		self::register_again();
	}

	private static function register_again(): void {
		foreach ( array( Portfolio::CATEGORY, Portfolio::TAG ) as $taxonomy ) {
			if ( taxonomy_exists( $taxonomy ) ) {
				unregister_taxonomy( $taxonomy );
			}
		}
		if ( post_type_exists( Portfolio::POST_TYPE ) ) {
			unregister_post_type( Portfolio::POST_TYPE );
		}
		ContentTypes::register();
	}

	/** @param array<string, mixed> $settings Settings of the portfolio. */
	private function set( array $settings ): void {
		update_option( Settings::OPTION, array( 'portfolio' => $settings ) );
		self::register_again();
	}

	public function test_the_panel_of_items_stays_away_from_the_editor_of_widgets(): void {
		Editor::enqueue();
		self::assertTrue( wp_script_is( Editor::SCRIPT ) );
		wp_dequeue_script( Editor::SCRIPT );
		wp_enqueue_script( 'wp-edit-widgets' );
		Editor::enqueue();
		self::assertFalse( wp_script_is( Editor::SCRIPT ) );
		wp_dequeue_script( 'wp-edit-widgets' );
	}

	public function test_it_is_registered_for_people_and_for_rest(): void {
		$type = get_post_type_object( Portfolio::POST_TYPE );

		self::assertTrue( $type->public );
		self::assertSame( 'portfolio-items', $type->rest_base );
		self::assertSame( 'portfolio', $type->has_archive );
		self::assertSame( 'portfolio', $type->rewrite['slug'] );
		foreach ( array(
			'title',
			'editor',
			'excerpt',
			'thumbnail',
			'revisions',
			'author',
			'custom-fields',
			'page-attributes',
		) as $feature ) {
			self::assertTrue( post_type_supports( Portfolio::POST_TYPE, $feature ), $feature );
		}
		self::assertSame( 'portfolio-category', get_taxonomy( Portfolio::CATEGORY )->rewrite['slug'] );
		self::assertSame( 'portfolio-tag', get_taxonomy( Portfolio::TAG )->rewrite['slug'] );
		self::assertTrue( get_taxonomy( Portfolio::CATEGORY )->hierarchical );
		self::assertSame( 200, $this->rest( 'GET', '/wp/v2/portfolio-items' )->get_status() );
		self::assertSame( 200, $this->rest( 'GET', '/wp/v2/portfolio-categories' )->get_status() );
		self::assertSame( 200, $this->rest( 'GET', '/wp/v2/portfolio-tags' )->get_status() );
	}

	public function test_who_may_do_what_is_as_with_posts(): void {
		$item = array(
			'title'  => 'Harbour',
			'status' => 'publish',
		);
		$this->act_as( 'subscriber' );
		self::assertSame( 403, $this->rest( 'POST', '/wp/v2/portfolio-items', $item )->get_status() );
		$this->act_as( 'contributor' );
		self::assertSame( 403, $this->rest( 'POST', '/wp/v2/portfolio-items', $item )->get_status() );
		self::assertSame(
			201,
			$this->rest( 'POST', '/wp/v2/portfolio-items', array( 'status' => 'draft' ) + $item )->get_status()
		);
		$this->act_as( 'author' );
		self::assertSame( 201, $this->rest( 'POST', '/wp/v2/portfolio-items', $item )->get_status() );
	}

	public function test_switched_off_it_is_gone_and_switched_on_again_everything_is_back(): void {
		$id = $this->create_post( array( 'post_type' => Portfolio::POST_TYPE ) );
		update_post_meta( $id, PortfolioMeta::CLIENT, 'Atelier Nord' );

		$this->set( array( 'enabled' => false ) );
		self::assertFalse( post_type_exists( Portfolio::POST_TYPE ) );
		self::assertFalse( taxonomy_exists( Portfolio::CATEGORY ) );
		self::assertNotNull( get_post( $id ) );

		$this->set( array( 'enabled' => true ) );
		self::assertSame( 'publish', get_post_status( $id ) );
		self::assertSame( 'Atelier Nord', PortfolioMeta::client( $id ) );
	}

	public function test_switched_off_no_list_shows_posts_in_its_place(): void {
		$this->create_post( array( 'post_title' => 'Canary of the journal' ) );
		$this->create_post( array( 'post_type' => Portfolio::POST_TYPE, 'post_title' => 'Harbour' ) );
		$list =
			'<!-- wp:query {"query":{"perPage":50,"postType":"eidan_portfolio","inherit":false}} -->'
			. '<div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template -->'
			. '</div><!-- /wp:query -->';
		self::assertStringContainsString( 'Harbour', $this->render( $list ) );
		$this->set( array( 'enabled' => false ) );
		foreach ( array(
			$list,
			'<!-- wp:eidan/portfolio-slider /-->',
			'<!-- wp:eidan/blog-list {"query":{"postType":"eidan_portfolio"}} /-->',
		) as $markup ) {
			self::assertStringNotContainsString( 'Canary', $this->render( $markup ), $markup );
		}
		self::assertStringContainsString( 'Canary', $this->render( str_replace( 'eidan_portfolio', 'post', $list ) ) );
	}

	public function test_addresses_follow_the_settings(): void {
		$this->set(
			array(
				'slug'    => 'work/projects',
				'archive' => 'work',
				'tagSlug' => 'keyword',
			)
		);
		$id = $this->create_post(
			array(
				'post_type'  => Portfolio::POST_TYPE,
				'post_name'  => 'harbour',
				'post_title' => 'Harbour',
			)
		);
		self::assertStringEndsWith( '/work/projects/harbour/', get_permalink( $id ) );
		self::assertStringEndsWith( '/work/', get_post_type_archive_link( Portfolio::POST_TYPE ) );

		$this->set( array( 'archive' => '' ) );
		self::assertFalse( get_post_type_archive_link( Portfolio::POST_TYPE ) );
	}

	public function test_rules_are_made_anew_when_an_address_changes_and_never_otherwise(): void {
		Rewrite::sync();
		update_option( 'rewrite_rules', array( 'made' => 'index.php' ) );

		Rewrite::sync();
		update_option( Settings::OPTION, array( 'lists' => array( 'perPage' => 3 ) ) );
		Rewrite::sync();
		self::assertSame( array( 'made' => 'index.php' ), get_option( 'rewrite_rules' ) );

		update_option( Settings::OPTION, array( 'portfolio' => array( 'slug' => 'work' ) ) );
		Rewrite::sync();
		self::assertFalse( get_option( 'rewrite_rules' ) );

		update_option( 'rewrite_rules', array( 'made' => 'index.php' ) );
		update_option( Settings::OPTION, array( 'portfolio' => array( 'enabled' => false ) ) );
		Rewrite::sync();
		self::assertFalse( get_option( 'rewrite_rules' ) );
	}

	public function test_a_request_that_changes_nothing_costs_no_query(): void {
		Rewrite::sync();
		wp_load_alloptions();
		$this->assertQueriesAtMost( 0, array( Rewrite::class, 'sync' ) );
	}

	public function test_deactivation_leaves_no_rule_behind(): void {
		Rewrite::sync();
		update_option( 'rewrite_rules', array( 'made' => 'index.php' ) );
		Rewrite::forget();
		self::assertFalse( get_option( 'rewrite_rules' ) );
		self::assertFalse( get_option( Rewrite::OPTION ) );
	}

	public function test_a_page_with_the_archives_address_wins(): void {
		delete_option( 'rewrite_rules' );
		$this->go_to( '/portfolio/' );
		self::assertTrue( is_post_type_archive( Portfolio::POST_TYPE ) );

		$page = $this->create_page( array( 'post_name' => 'portfolio', 'post_status' => 'draft' ) );
		$this->go_to( '/portfolio/' );
		self::assertTrue( is_post_type_archive( Portfolio::POST_TYPE ), 'A draft hides nothing.' );

		wp_publish_post( $page );
		$this->go_to( '/portfolio/' );
		self::assertTrue( is_page( $page ) );
		self::assertFalse( is_post_type_archive() );

		$this->go_to( '/portfolio/feed/' );
		self::assertTrue( is_feed() );
	}

	public function test_the_light_skin_flag_is_on_the_page_and_on_cards(): void {
		$item  = array( 'post_type' => Portfolio::POST_TYPE );
		$light = $this->create_post( $item );
		$dark  = $this->create_post( $item );
		$post  = $this->create_post();
		update_post_meta( $light, PortfolioMeta::LIGHT_SKIN, true );
		update_post_meta( $post, PortfolioMeta::LIGHT_SKIN, true );

		self::assertContains( LightSkin::CARD_CLASS, get_post_class( '', $light ) );
		self::assertNotContains( LightSkin::CARD_CLASS, get_post_class( '', $dark ) );
		self::assertNotContains( LightSkin::CARD_CLASS, get_post_class( '', $post ) );

		$this->go_to( (string) get_permalink( $light ) );
		self::assertContains( LightSkin::BODY_CLASS, get_body_class() );
		$this->go_to( (string) get_permalink( $dark ) );
		self::assertNotContains( LightSkin::BODY_CLASS, get_body_class() );
	}
}
