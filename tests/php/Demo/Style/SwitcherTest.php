<?php
/**
 * A style, a header or a footer is put on a site as it is, and taken off without a trace.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Demo\Style;

use Eidan\Demo\Choice;
use Eidan\Demo\Files;
use Eidan\Demo\Importer;
use Eidan\Demo\Ledger;
use Eidan\Demo\Look;
use Eidan\Demo\Style\Portable;
use Eidan\Plugin\Uninstall;
use Eidan\Settings\Settings;
use Eidan\Tests\OwnState;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

require_once dirname( __DIR__, 2 ) . '/OwnState.php';

/**
 * @group newest
 * @group slow
 */
final class SwitcherTest extends TestCase {

	private const OWN = '{"version":3,"isGlobalStylesUserThemeJSON":true,'
		. '"styles":{"color":{"background":"#fafafa"},"css":"a\u003eb{c:d}\\\\65"}}';

	protected function setUp(): void {
		parent::setUp();
		Importer::remove( true );
		delete_option( Ledger::STYLE_OPTION );
		$this->act_as( 'administrator' );
		\WP_Theme_JSON_Resolver::clean_cached_data();
	}

	protected function tearDown(): void {
		foreach ( array( Ledger::OPTION, Ledger::STYLE_OPTION ) as $option ) {
			foreach ( ( new Ledger( $option ) )->made() as $key => $made ) {
				if ( str_starts_with( $key, 'picture/' ) || str_starts_with( $key, 'font/' ) ) {
					wp_delete_post( $made['id'], true );
				}
			}
		}
		remove_all_filters( 'stylesheet' );
		remove_all_filters( 'template' );
		remove_all_filters( 'pre_option_home' );
		remove_all_filters( 'pre_option_siteurl' );
		parent::tearDown();
		\WP_Theme_JSON_Resolver::clean_cached_data();
	}

	/** @return array<string, mixed> */
	private function put_on( array $what ): array {
		$answer = $this->rest( 'POST', '/eidan/v1/style', $what );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return $answer->get_data();
	}

	/** @return array<string, mixed> */
	private function take_off(): array {
		return $this->rest( 'DELETE', '/eidan/v1/style' )->get_data();
	}

	/** Gives the site styles and a header of its own, long ago. */
	private function life(): int {
		$styles = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$part   = (int) wp_insert_post(
			array(
				'post_type'    => 'wp_template_part',
				'post_name'    => 'header',
				'post_title'   => 'Header',
				'post_status'  => 'publish',
				'post_content' => '<!-- wp:site-title /-->',
			)
		);
		wp_set_object_terms( $part, get_stylesheet(), 'wp_theme' );
		wp_set_object_terms( $part, 'header', 'wp_template_part_area' );
		// As it may be stored: nothing of ours has looked at it.
		$own = '<!-- wp:site-title /--><!-- wp:eidan/menu {"depth":1} /-->';
		foreach ( array( $styles => self::OWN, $part => $own ) as $id => $content ) {
			$GLOBALS['wpdb']->update(
				$GLOBALS['wpdb']->posts,
				array(
					'post_content'      => $content,
					'post_modified'     => '2020-02-02 02:02:02',
					'post_modified_gmt' => '2020-02-02 01:02:02',
				),
				array( 'ID' => $id )
			);
			clean_post_cache( $id );
		}
		\WP_Theme_JSON_Resolver::clean_cached_data();
		return $part;
	}

	private static function header(): string {
		return get_block_template( get_stylesheet() . '//header', 'wp_template_part' )->content ?? '';
	}

	private static function styles(): string {
		\WP_Theme_JSON_Resolver::clean_cached_data();
		return Look::own_styles()->post_content ?? '';
	}

	public function test_a_style_comes_and_goes_on_a_site_with_its_own(): void {
		$this->life();
		$before = OwnState::rows();
		$told   = $this->put_on( array( 'style' => 'ink' ) );
		self::assertSame( 'ink', $told['current']['style'] );
		self::assertSame(
			array( 'Styles: Ink', 'Header: Ink', 'Footer: Ink', 'Fonts: Sofia Sans Extra Condensed, Sofia Sans' ),
			$told['changes']
		);
		self::assertStringContainsString( '"orientation":"vertical"', self::header() );
		self::assertStringNotContainsString( 'lindqvist', strtolower( self::header() ), 'no words of the demo' );
		self::assertStringContainsString( '#0F1012', self::styles() );
		$footer = get_block_template( get_stylesheet() . '//footer', 'wp_template_part' );
		self::assertSame( 'custom', $footer?->source );
		self::assertStringNotContainsString( 'lindqvist', strtolower( (string) $footer?->content ) );

		// Another one, and another: what was there first is kept.
		self::assertSame( 'Styles: Garden', $this->put_on( array( 'style' => 'garden' ) )['changes'][0] );
		self::assertStringNotContainsString( 'vertical', self::header() );
		$told = $this->put_on( array( 'style' => 'signal', 'header' => 'eidan/header-shop' ) );
		self::assertSame( 'eidan/header-shop', $told['current']['header'] );
		self::assertContains( 'Header: Header of a shop', $told['changes'] );
		$fonts = get_posts( array( 'post_type' => 'wp_font_family', 'numberposts' => -1 ) );
		self::assertEqualsCanonicalizing(
			array( 'Bricolage Grotesque', 'Hanken Grotesk' ),
			array_column( $fonts, 'post_title' ),
			'Fonts of a style that is gone are gone.'
		);

		$told = $this->take_off();
		self::assertSame( array(), $told['kept'] );
		self::assertSame( array(), $told['changes'] );
		self::assertNull( $told['current']['style'] );
		self::assertSame( array(), OwnState::changed( $before ) );
		self::assertSame( array(), OwnState::added( $before ) );
		self::assertSame( self::OWN, self::styles() );
		self::assertFalse( get_option( Ledger::STYLE_OPTION ) );
	}

	public function test_a_style_leaves_nothing_on_a_site_without_its_own(): void {
		$before = OwnState::rows();
		$this->put_on( array( 'style' => 'paper' ) );
		self::assertNotSame( array(), OwnState::added( $before ) );
		self::assertSame( array(), $this->take_off()['kept'] );
		self::assertSame( array(), OwnState::changed( $before ) );
		self::assertSame( array(), OwnState::added( $before ) );
	}

	public function test_a_header_and_a_footer_alone(): void {
		$before = OwnState::rows();
		$told   = $this->put_on( array( 'header' => 'eidan/header-centred' ) );
		self::assertSame( array( 'Header: Header with centered logo' ), $told['changes'] );
		self::assertNull( $told['current']['style'] );
		$told = $this->put_on( array( 'footer' => 'eidan/footer-large' ) );
		self::assertSame( 'eidan/header-centred', $told['current']['header'], 'The header stays.' );
		self::assertSame( 'eidan/footer-large', $told['current']['footer'] );
		$this->put_on( array( 'header' => 'eidan/header-vertical' ) );
		self::assertStringContainsString( 'vertical', self::header() );
		self::assertSame( array(), $this->take_off()['kept'] );
		self::assertSame( array(), OwnState::changed( $before ) );
		self::assertSame( array(), OwnState::added( $before ) );
	}

	public function test_what_the_owner_edits_after_it_stays_and_is_named(): void {
		$part = $this->life();
		$this->put_on( array( 'style' => 'ink' ) );
		wp_update_post( array( 'ID' => $part, 'post_content' => '<!-- wp:site-title /-->Mine' ) );
		$footer = get_block_template( get_stylesheet() . '//footer', 'wp_template_part' )->wp_id ?? 0;
		wp_update_post( array( 'ID' => $footer, 'post_content' => 'Mine, too' ) );
		$styles = (int) Look::own_styles()?->ID;
		$own    = str_replace( '#0F1012', '#123456', self::styles() );
		wp_update_post( array( 'ID' => $styles, 'post_content' => wp_slash( $own ) ) );

		$answer = $this->rest( 'POST', '/eidan/v1/style', array( 'style' => 'garden' ) );
		self::assertSame( 409, $answer->get_status() );
		self::assertStringContainsString( 'Styles', $answer->get_data()['message'] );
		$answer = $this->rest( 'POST', '/eidan/v1/style', array( 'header' => 'eidan/header-vertical' ) );
		self::assertSame( 409, $answer->get_status() );
		self::assertStringContainsString( 'Header', $answer->get_data()['message'] );
		self::assertSame( $own, self::styles() );
		self::assertSame( 'ink', $this->rest( 'GET', '/eidan/v1/starters' )->get_data()['current']['style'] );

		self::assertEqualsCanonicalizing( array( 'Styles', 'Header', 'Footer' ), $this->take_off()['kept'] );
		self::assertSame( $own, self::styles() );
		self::assertStringContainsString( 'Mine', self::header() );
		self::assertSame( 'Mine, too', get_post( $footer )?->post_content );

		// From now on it is the owner's, and kept as such.
		$before = OwnState::rows();
		$this->put_on( array( 'style' => 'garden' ) );
		self::assertSame( array(), $this->take_off()['kept'] );
		self::assertSame( array(), OwnState::changed( $before ) );
		self::assertSame( $own, self::styles() );
	}

	public function test_a_style_comes_without_the_header_that_somebody_has_edited_and_says_so(): void {
		$this->put_on( array( 'style' => 'ink' ) );
		$header = get_block_template( get_stylesheet() . '//header', 'wp_template_part' )->wp_id ?? 0;
		wp_update_post( array( 'ID' => $header, 'post_content' => '<!-- wp:site-title /-->Mine' ) );

		$told = $this->put_on( array( 'style' => 'garden' ) );
		self::assertSame( 'garden', $told['current']['style'] );
		self::assertSame( array( 'Header' ), array_column( $told['stays'], 'name' ) );
		self::assertStringContainsString( 'site-editor.php', $told['stays'][0]['url'] );
		self::assertStringContainsString( 'Mine', self::header() );
		self::assertSame( array(), $this->put_on( array( 'footer' => 'eidan/footer-large' ) )['stays'] );
		self::assertSame( array( 'Header' ), $this->take_off()['kept'] );
		self::assertStringContainsString( 'Mine', self::header() );
	}

	public function test_an_import_says_before_that_an_edited_header_stays(): void {
		$this->put_on( array( 'header' => 'eidan/header-centred' ) );
		$told = $this->rest( 'GET', '/eidan/v1/demo' )->get_data();
		self::assertSame( array(), $told['stays'], 'What the style put there goes with it.' );
		self::assertNotContains( 'Header', $told['kept'] );

		$header = get_block_template( get_stylesheet() . '//header', 'wp_template_part' )->wp_id ?? 0;
		wp_update_post( array( 'ID' => $header, 'post_content' => '<!-- wp:site-title /-->Mine' ) );
		$told = $this->rest( 'GET', '/eidan/v1/demo' )->get_data();
		self::assertSame( array( 'Header' ), array_column( $told['stays'], 'name' ) );
		self::assertContains( 'Header', $told['kept'] );
	}

	public function test_deleting_the_plugin_with_everything_gives_back_what_was(): void {
		$this->life();
		$before = OwnState::rows();
		$this->put_on( array( 'style' => 'garden' ) );
		update_option( Settings::OPTION, array( 'uninstall' => array( 'remove' => 'everything' ) ) );
		Uninstall::site();
		self::assertSame( self::OWN, self::styles() );
		$changed = array_filter(
			array( ...OwnState::changed( $before ), ...OwnState::added( $before ) ),
			static fn( string $row ): bool => ! str_starts_with( $row, 'options ' )
		);
		self::assertSame( array(), $changed );
		self::assertFalse( get_option( Ledger::STYLE_OPTION ) );
	}

	public function test_a_demo_that_stands_beside_the_site_is_none_of_a_styles(): void {
		( new Importer( false ) )->step( 0 );
		$made = ( new Ledger() )->made();
		$this->put_on( array( 'style' => 'ink' ) );
		$this->take_off();
		self::assertSame( $made, ( new Ledger() )->made() );
		self::assertFalse( ( new Ledger() )->look() );
	}

	/**
	 * Runs the steps of an import that matter here, and up to the last one if asked for.
	 *
	 * @param bool $whole Whether to run the step that changes the look.
	 */
	private function import( bool $whole ): void {
		$this->rest( 'POST', '/eidan/v1/demo', array( 'step' => 0, 'look' => true, 'style' => 'garden' ) );
		$labels = array_column( ( new Importer() )->steps(), 0 );
		$steps  = array( (int) array_search( 'Outlines', $labels, true ), count( $labels ) - 1 );
		foreach ( $whole ? $steps : array() as $step ) {
			$answer = $this->rest( 'POST', '/eidan/v1/demo', array( 'step' => $step ) )->get_data();
			self::assertSame( array(), $answer['errors'] );
		}
	}

	private static function footer(): string {
		return get_block_template( get_stylesheet() . '//footer', 'wp_template_part' )->content ?? '';
	}

	/** @return array<string, string> What the demo would change, "now → then" by name. */
	private function asked(): array {
		$told = $this->rest( 'GET', '/eidan/v1/demo', array( 'style' => 'garden' ) )->get_data();
		return array_map(
			static fn( array $change ): string => $change['now'] . ' → ' . $change['then'],
			array_column( $told['changes'], null, 'name' )
		);
	}

	/** @return array<string, array{array<string, string>, array<string, string>}> What is put on, what the table says. */
	public static function tried(): array {
		return array(
			'a footer' => array(
				array( 'footer' => 'eidan/footer-large' ),
				array( 'Footer' => 'Footer with large address → That of the demo' ),
			),
			'a style'  => array(
				array( 'style' => 'ink' ),
				array(
					'Styles' => 'Ink → Fonts and colors of Garden',
					'Header' => 'Ink → That of the demo',
					'Footer' => 'Ink → That of the demo',
				),
			),
			'a style with a header of another' => array(
				array( 'style' => 'signal', 'header' => 'eidan/header-centred' ),
				array(
					'Styles' => 'Signal → Fonts and colors of Garden',
					'Header' => 'Header with centered logo → That of the demo',
					'Footer' => 'Signal → That of the demo',
				),
			),
		);
	}

	/**
	 * @param array<string, string> $what What is put on.
	 * @param array<string, string> $rows What the table says.
	 */
	#[DataProvider( 'tried' )]
	public function test_what_was_put_on_before_a_demo_is_named_and_comes_back( array $what, array $rows ): void {
		wp_delete_post( \WP_Theme_JSON_Resolver::get_user_global_styles_post_id(), true );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		$nothing = OwnState::rows();
		$this->put_on( $what );
		$asked  = $this->asked();
		self::assertSame( $rows, array_intersect_key( $asked, $rows ) );
		self::assertStringNotContainsString( 'Footer', $asked['Templates'] ?? '' );
		$look   = array( self::styles(), self::header(), self::footer() );
		$before = $this->rest( 'GET', '/eidan/v1/starters' )->get_data();

		// Somebody closes the screen after the first step: nothing was taken off.
		$this->import( false );
		self::assertSame( $look, array( self::styles(), self::header(), self::footer() ) );
		Importer::remove();
		self::assertSame( $before, $this->rest( 'GET', '/eidan/v1/starters' )->get_data() );
		self::assertSame( $look, array( self::styles(), self::header(), self::footer() ) );

		$this->import( true );
		self::assertStringContainsString( '"entries":"first"', self::header(), 'The demo has its own.' );
		self::assertNotSame( $look[2], self::footer() );
		self::assertTrue( str_contains( self::styles(), 'Fraunces' ) );
		self::assertFalse( get_option( Ledger::STYLE_OPTION ) );
		self::assertSame( array(), Importer::remove()['kept'] );
		self::assertSame( $before, $this->rest( 'GET', '/eidan/v1/starters' )->get_data() );
		self::assertSame( array_slice( $look, 1 ), array( self::header(), self::footer() ) );

		// And it can still be taken off.
		self::assertSame( array(), $this->take_off()['kept'] );
		delete_option( 'wp_calendar_block_has_published_posts' );
		self::assertSame( array(), OwnState::changed( $nothing ) );
		self::assertSame( array(), OwnState::added( $nothing ) );
	}

	public function test_a_demo_that_broke_off_while_it_took_a_style_off_gives_it_back(): void {
		$this->put_on( array( 'footer' => 'eidan/footer-large' ) );
		$look  = self::footer();
		$break = static function (): void {
			throw new \RuntimeException( 'The server stops.' );
		};
		// As the first post is written after the footer was taken off.
		add_action( 'after_delete_post', static fn() => add_action( 'wp_insert_post', $break ) );
		try {
			$this->import( true );
			self::fail( 'Nothing broke off.' );
		} catch ( \RuntimeException ) {
			self::assertNotSame( $look, self::footer() );
		}
		remove_all_actions( 'after_delete_post' );
		remove_action( 'wp_insert_post', $break );
		Importer::remove();
		self::assertSame( $look, self::footer() );
	}

	public function test_what_was_put_on_before_comes_back_to_the_theme_that_had_it(): void {
		$this->put_on( array( 'footer' => 'eidan/footer-large' ) );
		$look = self::footer();
		$this->import( true );
		$theme = static fn(): string => 'another';
		add_filter( 'stylesheet', $theme );
		Importer::remove();
		remove_filter( 'stylesheet', $theme );
		self::assertSame( $look, self::footer() );
		self::assertSame(
			'eidan/footer-large',
			$this->rest( 'GET', '/eidan/v1/starters' )->get_data()['current']['footer']
		);
	}

	public function test_what_the_owner_has_edited_stays_through_a_demo(): void {
		$this->put_on( array( 'style' => 'ink' ) );
		$footer = get_block_template( get_stylesheet() . '//footer', 'wp_template_part' )->wp_id ?? 0;
		wp_update_post( array( 'ID' => $footer, 'post_content' => 'Mine' ) );
		$header = self::header();
		self::assertArrayNotHasKey( 'Footer', $this->asked() );

		$this->import( true );
		self::assertSame( 'Mine', self::footer() );
		$demo = get_block_template( get_stylesheet() . '//header', 'wp_template_part' )->wp_id ?? 0;
		wp_update_post( array( 'ID' => $demo, 'post_content' => 'Mine, too' ) );
		self::assertContains( 'wp_template_part/header', Importer::remove()['kept'] );
		self::assertSame( 'Mine', self::footer() );
		self::assertSame( 'Mine, too', self::header(), 'What was edited in the demo is not written over.' );
		self::assertNotSame( $header, self::header() );
		self::assertSame( 'ink', $this->rest( 'GET', '/eidan/v1/starters' )->get_data()['current']['style'] );
	}

	public function test_a_demo_changes_its_style_and_goes_back_to_the_one_it_came_with(): void {
		wp_delete_post( \WP_Theme_JSON_Resolver::get_user_global_styles_post_id(), true );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		$before = OwnState::rows();
		self::assertSame( array(), Importer::import( true, null, 'consulting', 'garden' ) );
		$ledger = new Ledger();
		$home   = $ledger->id( 'page/home' );
		$first  = array( self::styles(), self::header(), (string) get_post( $home )?->post_content );
		self::assertStringContainsString( '"entries":"first"', $first[1], 'The logo stands in the middle.' );

		$told = $this->put_on( array( 'style' => 'ink', 'footer' => 'eidan/footer-centred' ) );
		self::assertSame( 'consulting', $told['current']['starter'] );
		self::assertSame( 'ink', $told['current']['style'] );
		self::assertStringContainsString( '"orientation":"vertical"', self::header() );
		self::assertStringContainsString( 'navigation:' . $ledger->id( 'wp_navigation/primary' ), self::header() );
		self::assertNotSame( $first[2], get_post( $home )?->post_content, 'The opening is another.' );
		self::assertFalse( get_option( Ledger::STYLE_OPTION ) );

		self::assertSame( array(), $this->take_off()['kept'] );
		self::assertSame( $first, array( self::styles(), self::header(), (string) get_post( $home )?->post_content ) );

		// An opening that somebody has edited stays.
		wp_update_post( array( 'ID' => $home, 'post_content' => 'Mine' ) );
		$this->put_on( array( 'style' => 'signal' ) );
		self::assertSame( 'Mine', get_post( $home )?->post_content );
		self::assertContains( 'page/home', Importer::remove()['kept'] );
		wp_delete_post( $home, true );
		// Its author stays with it.
		Importer::remove( true );
		// A note of WordPress's own, of posts that were there.
		delete_option( 'wp_calendar_block_has_published_posts' );
		self::assertSame( array(), OwnState::changed( $before ) );
		self::assertSame( array(), OwnState::added( $before ) );
	}

	/** Search and replace of the database, as when a site goes from staging to live. */
	private function move( string $to ): void {
		global $wpdb;
		$from   = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		$change = static function ( mixed $value ) use ( &$change, $from, $to ): mixed {
			return is_array( $value ) ? array_map( $change, $value )
				: ( is_string( $value ) ? str_replace( $from, $to, $value ) : $value );
		};
		foreach ( $wpdb->get_results( "SELECT ID, post_content FROM $wpdb->posts" ) as $row ) {
			$wpdb->update(
				$wpdb->posts,
				array( 'post_content' => $change( $row->post_content ) ),
				array( 'ID' => $row->ID )
			);
		}
		foreach ( array( Ledger::OPTION, Ledger::STYLE_OPTION ) as $option ) {
			update_option( $option, $change( get_option( $option ) ) );
		}
		foreach ( array( 'pre_option_home', 'pre_option_siteurl' ) as $filter ) {
			add_filter( $filter, static fn(): string => "http://$to" );
		}
		wp_cache_flush();
		\WP_Theme_JSON_Resolver::clean_cached_data();
		Choice::forget();
	}

	public function test_after_a_move_a_style_can_be_changed_and_put_back(): void {
		$this->life();
		$own = array( self::styles(), self::header() );
		$this->put_on( array( 'style' => 'ink' ) );
		$this->move( 'live.example.org' );
		self::assertSame( array(), $this->put_on( array( 'style' => 'garden' ) )['stays'] );
		$this->move( 'moved-again.example.org' );
		$this->put_on( array( 'header' => 'eidan/header-centred' ) );
		self::assertSame( array(), $this->take_off()['kept'] );
		self::assertSame( $own, array( self::styles(), self::header() ) );
		self::assertSame( array(), get_posts( array( 'post_type' => array( 'wp_font_family', 'wp_font_face' ) ) ) );
	}

	public function test_after_a_move_a_demo_goes_whole(): void {
		wp_delete_post( \WP_Theme_JSON_Resolver::get_user_global_styles_post_id(), true );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		$this->import( true );
		$this->move( 'live.example.org' );
		self::assertSame( array(), $this->put_on( array( 'style' => 'ink' ) )['stays'] );
		self::assertSame( array(), $this->take_off()['kept'] );
		self::assertSame( array(), Importer::remove()['kept'] );
		self::assertNull( Look::own_styles() );
		$header = get_block_template( get_stylesheet() . '//header', 'wp_template_part' );
		self::assertNotSame( 'custom', $header?->source );
	}

	public function test_fonts_are_found_wherever_the_site_has_moved_to(): void {
		$this->put_on( array( 'style' => 'ink' ) );
		$sources = static function (): array {
			\WP_Theme_JSON_Resolver::clean_cached_data();
			$fonts = \WP_Font_Face_Resolver::get_fonts_from_theme_json();
			$faces = array_merge( ...array_values( $fonts ) );
			return array_merge( ...array_map( static fn( array $face ): array => (array) $face['src'], $faces ) );
		};
		// Nobody has replaced anything: only the address is another one.
		add_filter( 'pre_option_home', static fn(): string => 'https://live.example.org/sub' );
		add_filter( 'pre_option_siteurl', static fn(): string => 'https://live.example.org/sub' );
		$ours = array_filter( $sources(), static fn( string $src ): bool => str_contains( $src, 'sofia-sans' ) );
		self::assertNotSame( array(), $ours );
		$folder = wp_get_font_dir();
		foreach ( $ours as $src ) {
			self::assertStringContainsString( '/themes/' . get_stylesheet() . '/../../', $src );
			$file = dirname( get_stylesheet_directory(), 2 ) . substr( $src, strpos( $src, '../../' ) + 5 );
			self::assertFileExists( $file );
			self::assertSame( realpath( $folder['path'] ), dirname( (string) realpath( $file ) ) );
		}
	}

	public function test_edited_styles_of_a_demo_stay_and_another_style_can_be_put_on(): void {
		wp_delete_post( \WP_Theme_JSON_Resolver::get_user_global_styles_post_id(), true );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		$this->import( true );
		$own = str_replace( '"Clay"', '"Mine"', self::styles() );
		wp_update_post( array( 'ID' => (int) Look::own_styles()?->ID, 'post_content' => wp_slash( $own ) ) );
		$header = get_block_template( get_stylesheet() . '//header', 'wp_template_part' )->wp_id ?? 0;
		wp_update_post( array( 'ID' => $header, 'post_content' => 'My header' ) );
		foreach ( array( array( 'style' => 'ink' ), array( 'header' => 'eidan/header-centred' ) ) as $what ) {
			self::assertSame( 409, $this->rest( 'POST', '/eidan/v1/style', $what )->get_status() );
		}
		// The way that the answer names.
		self::assertEqualsCanonicalizing( array( 'Styles', 'Header' ), $this->take_off()['kept'] );
		self::assertSame( array(), $this->take_off()['kept'], 'They are the owner\'s from now on.' );
		$this->import( true );
		self::assertTrue( $own === self::styles() );
		self::assertSame( 'My header', self::header() );
		self::assertSame( array(), $this->put_on( array( 'style' => 'ink' ) )['stays'] );
		self::assertFalse( $own === self::styles() );
		self::assertNotSame( 'My header', self::header() );
		$this->put_on( array( 'header' => 'eidan/header-centred' ) );
		// And back.
		self::assertSame( array(), $this->take_off()['kept'] );
		self::assertTrue( $own === self::styles() );
		self::assertSame( 'My header', self::header() );
		$this->put_on( array( 'style' => 'signal' ) );
		Importer::remove();
		self::assertTrue( $own === self::styles() );
		self::assertSame( 'My header', self::header() );
	}

	public function test_each_theme_has_its_own(): void {
		$this->life();
		$before = OwnState::rows();
		$this->put_on( array( 'style' => 'ink' ) );
		$theme = static fn(): string => 'another';
		add_filter( 'stylesheet', $theme );
		self::assertNull( $this->rest( 'GET', '/eidan/v1/starters' )->get_data()['current']['style'] );
		self::assertSame( array(), $this->take_off()['kept'] );
		remove_filter( 'stylesheet', $theme );
		self::assertSame( array(), OwnState::changed( $before ) );
		self::assertSame( self::OWN, self::styles() );
	}

	public function test_a_classic_theme_says_why_not(): void {
		// A theme without a theme.json and templates.
		add_filter( 'stylesheet', static fn(): string => 'another' );
		self::assertFalse( wp_is_block_theme() );
		$told = $this->rest( 'GET', '/eidan/v1/starters' )->get_data();
		self::assertFalse( $told['fits'] );
		self::assertNotSame( '', $told['reason'] );
		self::assertSame( 409, $this->rest( 'POST', '/eidan/v1/style', array( 'style' => 'ink' ) )->get_status() );
	}

	public function test_other_themes_wear_colors_and_fonts_under_their_own_names(): void {
		$palette = array(
			array( 'slug' => 'base', 'name' => 'Base', 'color' => '#ffffff' ),
			array( 'slug' => 'primary', 'name' => 'Primary', 'color' => '#00ff00' ),
			array( 'slug' => 'contrast-3', 'name' => 'Quiet', 'color' => '#a4a4a4' ),
			array( 'slug' => 'rose', 'name' => 'Rose', 'color' => '#ff0088' ),
		);
		$fonts   = array(
			array( 'slug' => 'body', 'name' => 'Inter', 'fontFamily' => 'Inter' ),
			array( 'slug' => 'heading', 'name' => 'Cardo', 'fontFamily' => 'Cardo' ),
			array( 'slug' => 'system', 'name' => 'System', 'fontFamily' => 'sans-serif' ),
		);
		add_filter(
			'wp_theme_json_data_theme',
			static fn( \WP_Theme_JSON_Data $data ): \WP_Theme_JSON_Data => $data->update_with(
				array(
					'version'  => 3,
					'settings' => array(
						'color'      => array( 'palette' => $palette ),
						'typography' => array( 'fontFamilies' => $fonts ),
					),
				)
			)
		);
		\WP_Theme_JSON_Resolver::clean_cached_data();
		Choice::make( Choice::STARTER, 'ink' );
		$whole = Files::json( 'styles' );
		$style = Portable::of( $whole );
		$named = array_column( $style['settings']['color']['palette']['theme'], 'color', 'slug' );
		$ours  = array_column( $whole['settings']['color']['palette']['theme'], 'color', 'slug' );
		self::assertSame( $ours['base'], $named['base'] );
		self::assertSame( $ours['accent-1'], $named['primary'] );
		self::assertSame( '#ff0088', $named['rose'], 'It is the theme\'s.' );
		self::assertSame( '#4a4948', $named['contrast-3'], 'For quiet words on the ground of contrast.' );
		$families = array_column( $style['settings']['typography']['fontFamilies']['theme'], 'fontFamily', 'slug' );
		self::assertSame(
			array(
				'body'    => 'var(--wp--preset--font-family--sofia-sans)',
				'heading' => 'var(--wp--preset--font-family--sofia-sans-extra-condensed)',
				'system'  => 'sans-serif',
			),
			$families
		);
		self::assertArrayNotHasKey( 'spacing', $style['settings'] );
		self::assertArrayNotHasKey( 'css', $style['styles'] );
		// What the theme has no name for is the color itself.
		self::assertSame( 'var:preset|color|base', $style['styles']['color']['background'] );
		self::assertSame( $ours['contrast'], $style['styles']['color']['text'] );
		self::assertArrayHasKey( 'heading', $style['styles']['elements'] );
	}

	public function test_who_may_and_what_is_asked(): void {
		$paper = array( 'style' => 'paper' );
		foreach ( array( 'POST', 'DELETE' ) as $method ) {
			self::assertSame( 200, $this->rest( 'GET', '/eidan/v1/starters' )->get_status() );
			$this->act_as( 'contributor' );
			self::assertSame( 403, $this->rest( $method, '/eidan/v1/style', $paper )->get_status() );
			self::assertSame( 403, $this->rest( 'GET', '/eidan/v1/starters' )->get_status() );
			wp_set_current_user( 0 );
			self::assertSame( 401, $this->rest( $method, '/eidan/v1/style', $paper )->get_status() );
			$this->act_as( 'administrator' );
		}
		$wrongs = array(
			array(),
			array( 'style' => '../paper' ),
			array( 'header' => 'eidan/hero' ),
			array( 'style' => 1 ),
		);
		foreach ( $wrongs as $wrong ) {
			self::assertSame( 400, $this->rest( 'POST', '/eidan/v1/style', $wrong )->get_status() );
		}
		self::assertFalse( get_option( Ledger::STYLE_OPTION ) );
	}
}
