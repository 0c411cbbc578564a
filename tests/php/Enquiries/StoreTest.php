<?php
/**
 * Enquiries are kept, once, as they were sent, and nowhere to be seen.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries;

use Eidan\Enquiries\Clean;
use Eidan\Enquiries\Enquiry;
use Eidan\Enquiries\State;
use Eidan\Enquiries\Store;
use RuntimeException;
use WP_Query;

/**
 * @covers \Eidan\Enquiries\Store
 * @covers \Eidan\Enquiries\Clean
 * @covers \Eidan\Enquiries\PostType
 * @covers \Eidan\Enquiries\Record
 */
final class StoreTest extends EnquiryTestCase {

	/** @return array<string, array{string}> Texts by themselves. */
	public static function payloads(): array {
		return array_combine(
			self::PAYLOADS,
			array_map( static fn( string $text ): array => array( $text ), self::PAYLOADS )
		);
	}

	/** @dataProvider payloads */
	public function test_texts_stay_as_they_were_typed_and_are_inert( string $text ): void {
		kses_init_filters();
		$id = $this->enquire(
			self::MAIL,
			array(
				'name'    => $text,
				'email'   => $text,
				'phone'   => $text,
				'message' => "$text\n\n$text",
				'form'    => $text,
				'form_id' => $text,
			)
		);
		// An editor of a network may write no HTML, and WordPress filters a post again whenever it is saved.
		$this->act_as( 'editor' );
		wp_trash_post( $id );
		wp_untrash_post( $id );
		wp_update_post( array( 'ID' => $id ) );

		$record = $this->record( $id );
		self::assertSame(
			array( $text, $text, $text, $text, $text, "$text\n\n$text" ),
			array( $record->name, $record->email, $record->phone, $record->form, $record->form_id, $record->message )
		);
		$post = get_post( $id );
		self::assertStringNotContainsString( '<', $post->post_title . $post->post_content . $post->post_excerpt );
		self::assertSame(
			array( 'brevo', 'email' ),
			array( $record->attribution['utm_source'], $record->attribution['channel'] )
		);
	}

	public function test_no_line_of_a_mails_head_can_be_smuggled_in(): void {
		$record = $this->record(
			$this->enquire(
				array(),
				array(
					'name'  => "Ann\r\nBcc: all@example.com\0\u{202E}",
					'email' => "ann@example.com\nCc: x@example.com",
					'phone' => "1\u{2028}2\u{85}3",
				)
			)
		);
		self::assertSame( 'Ann Bcc: all@example.com', $record->name );
		self::assertSame( 'ann@example.com Cc: x@example.com', $record->email );
		self::assertSame( '1 2 3', $record->phone );
	}

	public function test_long_and_broken_texts_are_kept_as_far_as_they_can(): void {
		$record = $this->record(
			$this->enquire(
				array(),
				array( 'name' => str_repeat( 'ü', 500 ), 'message' => "a\xC3(b", 'page' => 'javascript:alert(1)' )
			)
		);
		self::assertSame( str_repeat( 'ü', Clean::LINE ), $record->name );
		self::assertStringContainsString( '(b', $record->message );
		self::assertSame( '', $record->page );
	}

	public function test_others_hear_of_it_once(): void {
		$heard = array();
		add_action(
			'eidan_enquiry_added',
			static function ( int $id, Enquiry $enquiry ) use ( &$heard ): void {
				$heard[ $id ][] = $enquiry->name;
			},
			10,
			2
		);
		$id = $this->enquire( array(), array( 'entry' => '1' ) );
		$this->enquire( array(), array( 'entry' => '1' ) );
		self::assertSame( array( $id => array( 'Ann Berg' ) ), $heard );
	}

	public function test_the_same_entry_is_kept_once(): void {
		$texts = array( 'entry' => '12' );
		$id    = $this->enquire( array(), $texts );
		self::assertSame( $id, $this->enquire( array(), $texts ) );
		wp_trash_post( $id );
		self::assertSame( $id, $this->enquire( array(), $texts ), 'Also when the owner has thrown it away.' );
		self::assertNotSame( $id, $this->enquire( array(), $texts + array( 'form_id' => '8' ) ) );
		self::assertNotSame( $id, $this->enquire( array(), $texts + array( 'plugin' => 'wpforms' ) ) );
		self::assertNotSame( $this->enquire(), $this->enquire(), 'Without an entry each is another.' );
	}

	/** As a plugin does that was deleted with its entries, or moved without them. */
	public function test_a_plugin_that_counts_its_entries_anew_loses_nobody(): void {
		$texts  = array( 'entry' => '1' );
		$first  = $this->enquire( array(), $texts );
		$second = $this->enquire( array(), $texts + array( 'name' => 'Bo Lind', 'email' => 'bo@example.com' ) );
		self::assertNotSame( $first, $second );
		self::assertSame( 'Bo Lind', $this->record( $second )->name );
		self::assertSame(
			$second,
			$this->enquire( array(), $texts + array( 'name' => 'Bo Lind', 'email' => 'BO@example.com' ) )
		);
		self::assertSame( $first, $this->enquire( array(), $texts ) );
		// Somebody who has put the own name right is the same.
		self::assertSame( $first, $this->enquire( array(), $texts + array( 'name' => 'Anna Berg' ) ) );
	}

	public function test_an_enquiry_without_anything_is_kept(): void {
		$record = $this->record( Store::add( new Enquiry( '', '' ) ) );
		self::assertSame(
			array( '(no name)', State::Fresh, '' ),
			array( $record->who(), $record->state, $record->value )
		);
		self::assertSame( 0, (int) get_post( $record->id )->post_author );
	}

	public function test_an_error_of_another_plugin_loses_nothing(): void {
		add_action(
			'save_post',
			static function (): void {
				throw new RuntimeException( 'of another plugin' );
			}
		);
		$log = $this->log( fn () => self::assertSame( 'Ann Berg', $this->record( $this->enquire() )->name ) );
		self::assertStringContainsString( 'of another plugin', $log );
	}

	public function test_what_cannot_be_kept_is_logged_and_no_error(): void {
		add_filter(
			'wp_insert_post_data',
			static function (): void {
				throw new RuntimeException( 'before it was there' );
			}
		);
		$id  = 1;
		$log = $this->log(
			static function () use ( &$id ): void {
				$id = Store::add( new Enquiry( 'x', 'Form', name: 'Ann Berg' ) );
			}
		);
		self::assertSame( 0, $id );
		self::assertStringContainsString( 'before it was there', $log );
		self::assertStringNotContainsString( 'Ann', $log );
	}

	public function test_a_database_that_knows_no_emoji_keeps_the_rest(): void {
		global $wpdb;
		$refuse = static fn ( string $sql ): string =>
			str_contains( $sql, "\u{1F600}" ) && str_starts_with( $sql, 'INSERT' ) ? 'INSERT INTO nowhere' : $sql;
		add_filter( 'query', $refuse );
		$wpdb->suppress_errors( true );
		$this->log(
			function (): void {
				self::assertSame(
					"Ann \u{FFFD}",
					$this->record( $this->enquire( array(), array( 'name' => "Ann \u{1F600}" ) ) )->name
				);
			}
		);
		$wpdb->suppress_errors( false );
	}

	public function test_nobody_finds_it_on_the_site(): void {
		$id = $this->enquire( self::MAIL, array( 'name' => 'Unusual Name' ) );
		foreach ( array(
			array( 's' => 'Unusual' ),
			array( 's' => 'Unusual', 'post_type' => 'any', 'post_status' => 'any' ),
			array( 'post_type' => 'any', 'post_status' => 'any', 'post__in' => array( $id ) ),
		) as $args ) {
			self::assertSame( array(), ( new WP_Query( $args ) )->posts );
		}
		self::assertArrayNotHasKey( Store::POST_TYPE, get_post_types( array( 'public' => true ) ) );
		self::assertFalse( is_post_type_viewable( Store::POST_TYPE ) );
		self::assertFalse( is_post_publicly_viewable( $id ) );
		self::assertSame( 401, $this->rest( 'GET', '/wp/v2/types/' . Store::POST_TYPE )->get_status() );
		self::assertSame( 404, $this->rest( 'GET', '/wp/v2/' . Store::POST_TYPE )->get_status() );
		$this->go_to( "/?p=$id" );
		self::assertTrue( is_404() );
		$this->go_to( '/?post_type=' . Store::POST_TYPE );
		self::assertSame(
			array(),
			array_filter( $GLOBALS['wp_query']->posts, static fn ( $post ): bool => $post->ID === $id )
		);
		self::assertArrayNotHasKey( Store::POST_TYPE, ( new \WP_Sitemaps_Posts() )->get_object_subtypes() );
	}

	public function test_a_status_is_a_state(): void {
		$id = $this->enquire();
		$user = $this->create_user( 'editor' );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'publish', 'post_author' => $user ) );
		self::assertSame( State::Fresh->value, get_post_status( $id ) );
		self::assertSame( 0, (int) get_post( $id )->post_author, 'Nobody on the site has sent it.' );
		wp_update_post( array( 'ID' => $id, 'post_status' => State::Won->value ) );
		wp_trash_post( $id );
		self::assertSame( State::Won, $this->record( $id )->state );
		wp_untrash_post( $id );
		self::assertSame( State::Won->value, get_post_status( $id ) );
	}

	public function test_any_form_hands_it_over_by_one_function(): void {
		$_SERVER['HTTP_REFERER']    = 'https://example.com/contact/';
		$_POST['eidan_attribution'] = wp_slash( (string) wp_json_encode( self::MAIL ) );
		$id                         = eidan_enquiry(
			array(
				'form' => 'Own',
				'name' => 'Ann',
				'email' => 'ann@example.com',
				'message' => array( 'no text' ),
				'entry' => 5,
			)
		);
		$record                     = $this->record( $id );
		self::assertSame(
			array( 'Own', '', '5', 'https://example.com/contact/', 'email' ),
			array( $record->form, $record->message, $record->entry, $record->page, $record->attribution['channel'] )
		);
	}

	/** @return array<string, array{string, string}> What somebody types, and the amount. */
	public static function amounts(): array {
		return array(
			'German'    => array( '1.250,50', '1250.5' ),
			'English'   => array( '1,250.50', '1250.5' ),
			'French'    => array( "1\u{202F}250,5", '1250.5' ),
			'Swiss'     => array( '1’250.00', '1250' ),
			'thousands' => array( '1.000', '1000' ),
			'nothing'   => array( '0', '0' ),
			'negative'  => array( '-5', '' ),
			'words'     => array( 'much', '' ),
			'exponent'  => array( '1e5', '' ),
		);
	}

	/** @dataProvider amounts */
	public function test_amounts_are_read_as_they_are_written( string $typed, string $amount ): void {
		self::assertSame( $amount, Clean::amount( $typed ) );
	}

	/** Runs something and returns what it logged. */
	private function log( callable $job ): string {
		$file = (string) tempnam( sys_get_temp_dir(), 'eidan' );
		$was  = ini_set( 'error_log', $file );
		$seen = '';
		// WooCommerce writes into files of its own.
		$keep = static function ( string $message ) use ( &$seen ): ?string {
			$seen .= $message;
			return null;
		};
		add_filter( 'woocommerce_logger_log_message', $keep );
		$job();
		remove_filter( 'woocommerce_logger_log_message', $keep );
		ini_set( 'error_log', (string) $was );
		$seen .= (string) file_get_contents( $file );
		unlink( $file );

		return $seen;
	}

	/** @return array<string, array{string, string}> Address of a page as it was sent, and as it is kept. */
	public static function pages(): array {
		$site = 'https://example.org/contact/';
		return array(
			'plain'             => array( $site, $site ),
			'a campaign'        => array( "$site?utm_source=news&utm_campaign=spring", $site ),
			'clicks of ads'     => array( "$site?gclid=a&msclkid=b&fbclid=c&gad_campaignid=1", $site ),
			'any other'         => array( "$site?ref=partner&x[]=1#utm_source=news", $site ),
			'plain permalinks'  => array( 'https://example.org/?page_id=5&gclid=a', 'https://example.org/?page_id=5' ),
			'a language'        => array( "$site?utm_source=news&lang=de", "$site?lang=de" ),
			'another page'      => array( "$site?paged=2&UTM_SOURCE=x", "$site?paged=2" ),
			'a list of terms'   => array( "$site?cat%5B%5D=1&gclid=a", "$site?cat%5B%5D=1" ),
			'letters of others' => array( "https://example.org/über uns/?a=1", 'https://example.org/über%20uns/' ),
			'no address'        => array( 'javascript:alert(1)?page_id=5', '' ),
		);
	}

	/** @dataProvider pages */
	public function test_the_page_says_nothing_of_how_somebody_came_there( string $sent, string $kept ): void {
		self::assertSame( $kept, $this->record( $this->enquire( array(), array( 'page' => $sent ) ) )->page );
	}
}
