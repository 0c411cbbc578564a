<?php
/**
 * The preview of a style: for those who may, and for nobody else.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo\Style;

use Eidan\Demo\Choice;
use Eidan\Demo\Importer;
use Eidan\Demo\Style\Preview;
use Eidan\Tests\OwnState;
use Eidan\Tests\TestCase;

require_once dirname( __DIR__, 2 ) . '/OwnState.php';

/** @group newest */
final class PreviewTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		Importer::remove( true );
		$this->act_as( 'administrator' );
		\WP_Theme_JSON_Resolver::clean_cached_data();
	}

	protected function tearDown(): void {
		parent::tearDown();
		\WP_Theme_JSON_Resolver::clean_cached_data();
		wp_clean_theme_json_cache();
	}

	/** Opens an address, as WordPress does when a page is asked for. */
	private static function open( string $address ): void {
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		$GLOBALS['wp_the_query'] = new \WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$GLOBALS['wp_query']->query( array() );
		Preview::prepare();
	}

	public function test_who_may_sees_it_and_nothing_is_stored(): void {
		$this->create_post();
		$before = OwnState::rows();
		self::open( Preview::address( 'ink' ) );
		self::assertSame( 'ink', Choice::style() );
		$css = wp_get_global_stylesheet();
		self::assertStringContainsString( '#0F1012', $css );
		$settings = wp_get_global_settings( array( 'typography', 'fontFamilies', 'custom' ) );
		self::assertContains( 'Sofia Sans', array_column( $settings, 'name' ) );
		foreach ( $settings as $family ) {
			foreach ( $family['fontFace'] as $face ) {
				self::assertStringContainsString( '/assets/demo/fonts/', implode( '', (array) $face['src'] ) );
			}
		}
		$html = do_blocks( '<!-- wp:template-part {"slug":"header","tagName":"header"} /-->' );
		self::assertStringContainsString( '<header class="wp-block-template-part', $html );
		self::assertStringContainsString( 'is-vertical', $html );
		self::assertFalse( apply_filters( 'show_admin_bar', true ) );
		self::assertTrue( apply_filters( 'wp_robots', array() )['noindex'] );
		self::assertSame( array(), OwnState::changed( $before ) );
		self::assertSame( array(), OwnState::added( $before ) );
	}

	public function test_a_fresh_site_shows_the_opening(): void {
		$all = array( 'post_type' => array( 'post', 'page' ), 'post_status' => 'any', 'numberposts' => -1 );
		foreach ( get_posts( $all ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
		update_option( 'show_on_front', 'posts' );
		self::assertTrue( Importer::is_fresh() );
		self::open( Preview::address( 'garden' ) );
		self::assertStringEndsWith( 'template-canvas.php', apply_filters( 'template_include', '' ) );
		self::assertStringContainsString( '<h1', $GLOBALS['_wp_current_template_content'] );
		self::assertStringNotContainsString( '{{', $GLOBALS['_wp_current_template_content'] );
		self::assertStringNotContainsString( 'wp:eidan/blog-list', $GLOBALS['_wp_current_template_content'] );
	}

	public function test_a_stolen_address_does_nothing(): void {
		$address = Preview::address( 'ink' );
		$nothing = static function ( string $who ) use ( $address ): void {
			self::open( $address );
			self::assertSame( 'paper', Choice::style(), $who );
			self::assertFalse( has_filter( 'wp_theme_json_data_user', array( Preview::class, 'styles' ) ), $who );
			self::assertFalse( has_action( 'wp_footer', array( Preview::class, 'print_links' ) ), $who );
		};
		wp_set_current_user( 0 );
		$nothing( 'a visitor' );
		foreach ( array( 'contributor', 'editor' ) as $role ) {
			$this->act_as( $role );
			$nothing( $role );
			// With a nonce of their own, too.
			$address = Preview::address( 'ink' );
			$nothing( "$role with a nonce" );
		}
		$this->act_as( 'administrator' );
		$address = add_query_arg( Preview::NONCE, 'abc', Preview::address( 'ink' ) );
		$nothing( 'an administrator who was sent a link' );
		$address = Preview::address( '../looks/ink' );
		$nothing( 'a path' );
		$address = str_replace( 'eidan_style=', 'eidan_style[]=', Preview::address( 'ink' ) );
		$nothing( 'a list' );
	}
}
