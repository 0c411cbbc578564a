<?php
declare( strict_types=1 );

namespace Eidan\Tests\Plugin;

use Eidan\Demo\Progress;
use Eidan\Plugin\FirstBlock;
use Eidan\Plugin\InitialSettings;
use Eidan\Plugin\Screen;
use Eidan\Plugin\Start;
use Eidan\Plugin\StartNotice;
use Eidan\Shop\WooCommerceRequirement;
use Eidan\Tests\TestCase;

/** The screen Appearance › Start with Eidan, and the notice about it. */
final class StartTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		StartNotice::forget();
	}

	private function notice( string $screen ): string {
		set_current_screen( $screen );
		ob_start();
		StartNotice::render();

		return (string) ob_get_clean();
	}

	public function test_the_screen_is_below_appearance_for_owners_only(): void {
		global $submenu;
		foreach ( array( 'administrator' => true, 'editor' => false ) as $role => $is_there ) {
			$this->act_as( $role );
			$submenu = array();
			Start::add();
			self::assertSame(
				$is_there,
				in_array( Start::PAGE, array_column( $submenu['themes.php'] ?? array(), 2 ), true ),
				$role
			);
		}
	}

	public function test_after_activation_a_notice_on_two_screens_leads_to_it(): void {
		$this->act_as( 'administrator' );
		self::assertSame( '', $this->notice( 'plugins' ), 'An update says nothing.' );
		InitialSettings::activate();
		self::assertStringContainsString( 'themes.php?page=eidan-start', $this->notice( 'plugins' ) );
		self::assertStringContainsString( 'themes.php?page=eidan-start', $this->notice( 'dashboard' ) );
		foreach ( array( 'edit-post', 'plugins-network', 'dashboard-network', 'options-general' ) as $screen ) {
			self::assertSame( '', $this->notice( $screen ), $screen );
		}
	}

	public function test_an_import_that_is_not_finished_is_said_until_it_is(): void {
		$this->act_as( 'administrator' );
		self::assertSame( '', $this->notice( 'dashboard' ) );
		self::assertFalse( Start::data()['unfinished'] );
		Progress::note( 0, 3 );
		// Also for those who have dismissed the other notice.
		StartNotice::dismiss();
		self::assertTrue( Start::data()['unfinished'] );
		foreach ( array( 'dashboard', 'plugins' ) as $screen ) {
			self::assertStringContainsString( 'not finished', $this->notice( $screen ) );
			self::assertStringContainsString( 'themes.php?page=eidan-start#site', $this->notice( $screen ) );
		}
		self::assertSame( '', $this->notice( 'edit-post' ) );
		$this->act_as( 'editor' );
		self::assertSame( '', $this->notice( 'dashboard' ) );
		$this->act_as( 'administrator' );
		Progress::note( 2, 3 );
		self::assertSame( '', $this->notice( 'dashboard' ) );
	}

	public function test_those_who_cannot_open_it_see_no_notice(): void {
		StartNotice::announce();
		foreach ( array( 'editor', 'subscriber' ) as $role ) {
			$this->act_as( $role );
			self::assertSame( '', $this->notice( 'dashboard' ), $role );
		}
	}

	public function test_one_click_dismisses_it_for_good_for_this_user(): void {
		StartNotice::announce();
		$this->act_as( 'administrator' );
		preg_match( '/class="eidan-dismiss" href="([^"]+)"/', $this->notice( 'dashboard' ), $link );
		parse_str( (string) wp_parse_url( html_entity_decode( $link[1] ), PHP_URL_QUERY ), $query );
		$_GET     = $query;
		$_REQUEST = $query;
		add_filter(
			'wp_redirect',
			static function ( string $to ): never {
				// phpcs:ignore WordPress.Security.EscapeOutput -- An address in a test.
				throw new \RuntimeException( $to );
			}
		);
		try {
			do_action( 'admin_post_' . $query['action'] );
			self::fail( 'It leads nowhere.' );
		} catch ( \RuntimeException $redirect ) {
			self::assertStringContainsString( '/wp-admin/', $redirect->getMessage() );
		}
		self::assertSame( '', $this->notice( 'dashboard' ) );
		// Another activation does not bring it back.
		StartNotice::announce();
		self::assertSame( '', $this->notice( 'plugins' ) );
		$this->act_as( 'administrator' );
		self::assertNotSame( '', $this->notice( 'dashboard' ), 'Others have not seen it.' );
	}

	public function test_nobody_is_made_to_dismiss_it_by_a_forged_link(): void {
		StartNotice::announce();
		$this->act_as( 'administrator' );
		$_REQUEST['_wpnonce'] = 'forged';
		add_filter(
			'wp_die_handler',
			static fn (): callable => static function (): never {
				throw new \RuntimeException( 'refused' );
			}
		);
		try {
			StartNotice::answer();
			self::fail( 'It was accepted.' );
		} catch ( \RuntimeException $refusal ) {
			self::assertSame( 'refused', $refusal->getMessage() );
		}
		self::assertNotSame( '', $this->notice( 'dashboard' ) );
	}

	public function test_who_has_opened_the_screen_sees_no_notice(): void {
		StartNotice::announce();
		$this->act_as( 'administrator' );
		ob_start();
		Start::render();
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'id="eidan-start"', $html );
		self::assertSame( '', $this->notice( 'plugins' ) );
	}

	public function test_nothing_of_it_stays_when_settings_are_removed(): void {
		global $wpdb;
		StartNotice::announce();
		$this->act_as( 'administrator' );
		StartNotice::dismiss();
		StartNotice::forget();
		StartNotice::announce();
		self::assertSame( '', $this->notice( 'dashboard' ), 'Where settings are kept, so is this.' );
		StartNotice::forget();
		StartNotice::forget_users();
		self::assertFalse( get_option( StartNotice::OPTION ) );
		self::assertSame(
			'0',
			$wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->usermeta WHERE meta_key LIKE '%eidan_start%'" )
		);
	}

	public function test_the_plugins_row_and_the_settings_link_to_it(): void {
		$this->act_as( 'administrator' );
		$links = Screen::link( array( 'deactivate' => 'x' ) );
		self::assertStringContainsString( 'page=eidan-start', $links[0] );
		self::assertStringContainsString( 'page=eidan"', $links[1] );
		ob_start();
		Screen::render();
		self::assertStringContainsString( 'page=eidan-start', (string) ob_get_clean() );
		$this->act_as( 'editor' );
		self::assertSame( array( 'x' ), Screen::link( array( 'x' ) ) );
	}

	public function test_the_gallery_has_what_can_stand_on_a_page(): void {
		$this->act_as( 'administrator' );
		$widgets = array_column( Start::widgets(), null, 'name' );
		foreach ( array( 'eidan/image-gallery', 'eidan/icon', 'eidan/blog-list' ) as $name ) {
			self::assertArrayHasKey( $name, $widgets );
			self::assertNotSame( '', $widgets[ $name ]['description'] );
		}
		self::assertSame( 'Icon', $widgets['eidan/icon']['title'] );
		foreach ( array( 'eidan/tabbed-info-item', 'eidan/header', 'eidan/scrolling-tiles-row' ) as $name ) {
			self::assertArrayNotHasKey( $name, $widgets );
		}
		self::assertSame( WooCommerceRequirement::is_shop(), isset( $widgets['eidan/product-list'] ) );
	}

	public function test_a_new_page_begins_with_the_block_that_is_asked_for(): void {
		global $pagenow;
		$pagenow = 'post-new.php';
		foreach ( array( 'image-gallery' => true, 'no-such-block' => false, '' => false ) as $slug => $is_loaded ) {
			wp_dequeue_script( 'eidan-first-block' );
			$_GET = array( FirstBlock::PARAMETER => $slug );
			FirstBlock::enqueue();
			self::assertSame( $is_loaded, wp_script_is( 'eidan-first-block' ), $slug );
			// An empty page would be asked for a pattern first.
			self::assertSame( $is_loaded, '' !== apply_filters( 'default_content', '', null ) );
			self::assertSame( 'Mine', apply_filters( 'default_content', 'Mine', null ) );
		}
		wp_dequeue_script( 'eidan-first-block' );
		$_GET = array( FirstBlock::PARAMETER => array( 'image-gallery' ) );
		FirstBlock::enqueue();
		self::assertFalse( wp_script_is( 'eidan-first-block' ) );
	}
}
