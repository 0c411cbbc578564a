<?php
declare( strict_types=1 );

namespace Eidan\Tests\Plugin;

use Eidan\Icons\Uploads;
use Eidan\Plugin\Uninstall;
use Eidan\Posts\ContentTypes;
use Eidan\Posts\Portfolio;
use Eidan\Posts\Rewrite;
use Eidan\Settings\Settings;
use Eidan\Tests\Sources;
use Eidan\Tests\TestCase;

final class UninstallTest extends TestCase {

	/** @return array{item: int, draft: int, post: int, picture: int, term: int} */
	private function content(): array {
		$picture = $this->create_attachment();
		$item    = $this->create_post( array( 'post_type' => Portfolio::POST_TYPE ) );
		update_post_meta( $item, 'eidan_client', 'Atelier Nord' );
		$term = $this->create_term( Portfolio::CATEGORY );
		wp_set_object_terms( $item, $term, Portfolio::CATEGORY );
		return array(
			'item'    => $item,
			'draft'   => $this->create_post( array( 'post_type' => Portfolio::POST_TYPE, 'post_status' => 'trash' ) ),
			'post'    => $this->create_post(),
			'picture' => $picture,
			'term'    => $term,
		);
	}

	private function choose( string $remove, bool $portfolio = true ): void {
		update_option(
			Settings::OPTION,
			array(
				'portfolio' => array( 'enabled' => $portfolio ),
				'uninstall' => array( 'remove' => $remove ),
				'lists'     => array( 'perPage' => 3 ),
			)
		);
	}

	public function test_nothing_is_removed_unless_the_owner_chose_so(): void {
		$content = $this->content();
		update_option( Settings::OPTION, array( 'lists' => array( 'perPage' => 3 ) ) );
		Uninstall::run();
		self::assertSame( 3, Settings::get( 'lists.perPage' ) );
		self::assertNotNull( get_post( $content['item'] ) );
		self::assertFalse( get_option( Rewrite::OPTION ) );
	}

	public function test_settings_go_and_content_stays(): void {
		$content = $this->content();
		$this->choose( 'settings' );
		Uninstall::run();
		self::assertFalse( get_option( Settings::OPTION, false ) );
		self::assertNotNull( get_post( $content['item'] ) );
		self::assertNotNull( get_term( $content['term'] ) );
	}

	public function test_everything_of_ours_goes_and_nothing_else(): void {
		global $wpdb;
		$content = $this->content();
		for ( $i = 0; $i < 105; $i++ ) {
			$wpdb->insert(
				$wpdb->posts,
				array(
					'post_type'             => Portfolio::POST_TYPE,
					'post_status'           => 'publish',
					'post_title'            => "Item $i",
					'post_content'          => '',
					'post_excerpt'          => '',
					'to_ping'               => '',
					'pinged'                => '',
					'post_content_filtered' => '',
				)
			);
		}
		$this->choose( 'everything' );
		$heard = '';
		add_action( 'eidan_uninstall', static function ( $remove ) use ( &$heard ): void { $heard = $remove; } );
		Uninstall::run();

		self::assertSame(
			'0',
			$wpdb->get_var(
				$wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = %s", Portfolio::POST_TYPE )
			)
		);
		self::assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->postmeta WHERE meta_key LIKE 'eidan%'" ) );
		self::assertSame(
			'0',
			$wpdb->get_var(
				$wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->term_taxonomy WHERE taxonomy = %s", Portfolio::CATEGORY )
			)
		);
		self::assertFalse( get_option( Settings::OPTION, false ) );
		self::assertNotNull( get_post( $content['post'] ) );
		self::assertNotNull( get_post( $content['picture'] ) );
		self::assertSame( 'everything', $heard );
	}

	/**
	 * Returns the names of meta fields in our code that are not registered with a content type.
	 *
	 * @return list<string>
	 */
	private static function keys(): array {
		$keys = array();
		foreach ( Sources::in() as $code ) {
			preg_match_all( "/'(_eidan_[a-z_]*[a-z])'/", $code, $found );
			array_push( $keys, ...$found[1] );
		}
		sort( $keys );
		return array_values( array_unique( $keys ) );
	}

	public function test_no_field_of_ours_is_left_on_what_stays(): void {
		// Those of enquiries stand nowhere else, and go with them.
		$keys = preg_grep( '/^_eidan_enquiry/', self::keys(), PREG_GREP_INVERT );
		foreach ( array( '_eidan_video', '_eidan_menu_item', '_eidan_text' ) as $key ) {
			self::assertContains( $key, $keys );
		}
		$entries = array(
			$this->create_post(),
			$this->create_attachment(),
			$this->create_post( array( 'post_type' => 'nav_menu_item' ) ),
		);
		$fields  = static fn ( int $id ): array =>
			array_values( array_intersect( $keys, array_keys( get_post_meta( $id ) ) ) );
		foreach ( $entries as $id ) {
			foreach ( $keys as $key ) {
				update_post_meta( $id, $key, 'https://youtu.be/aqz-KE-bpKQ' );
			}
		}
		$this->choose( 'settings' );
		Uninstall::run();
		self::assertContains( '_eidan_video', $fields( $entries[0] ) );
		self::assertContains( '_eidan_menu_item', $fields( $entries[2] ) );
		$this->choose( 'everything' );
		Uninstall::run();
		foreach ( $entries as $id ) {
			self::assertNotNull( get_post( $id ) );
			// This field stays: it says whose name is to be forgotten, and is stored with orders, which belong to the
			// shop.
			self::assertSame( array( '_eidan_attribution_forgotten' ), $fields( $id ) );
		}
	}

	public function test_uploaded_icons_go_with_everything(): void {
		$icon = $this->create_post( array( 'post_type' => Uploads::POST_TYPE, 'post_content' => '<svg></svg>' ) );
		$this->choose( 'settings' );
		Uninstall::run();
		self::assertNotNull( get_post( $icon ) );
		$this->choose( 'everything' );
		Uninstall::run();
		self::assertNull( get_post( $icon ) );
	}

	public function test_a_portfolio_that_is_switched_off_goes_as_well(): void {
		$content = $this->content();
		$this->choose( 'everything', false );
		unregister_taxonomy( Portfolio::CATEGORY );
		unregister_taxonomy( Portfolio::TAG );
		unregister_post_type( Portfolio::POST_TYPE );
		try {
			Uninstall::run();
			self::assertNull( get_post( $content['item'] ) );
		} finally {
			unregister_taxonomy( Portfolio::CATEGORY );
			unregister_taxonomy( Portfolio::TAG );
			unregister_post_type( Portfolio::POST_TYPE );
			ContentTypes::register();
		}
	}
}
