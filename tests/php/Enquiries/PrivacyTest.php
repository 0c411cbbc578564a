<?php
/**
 * Personal data in enquiries.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries;

use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Table;
use Eidan\Enquiries\Privacy;
use Eidan\Enquiries\Retention;
use Eidan\Enquiries\Store;
use Eidan\Plugin\Uninstall;
use Eidan\Settings\Settings;
use Eidan\Support\Database;

/**
 * @covers \Eidan\Enquiries\Privacy
 * @covers \Eidan\Enquiries\Retention
 */
final class PrivacyTest extends EnquiryTestCase {

	public function test_a_person_gets_all_that_is_kept_in_whichever_case_the_address_is(): void {
		$id = $this->enquire(
			self::MAIL,
			array( 'phone' => '12', 'message' => "one <b>\ntwo", 'page' => 'https://example.com/' )
		);
		$this->enquire( array(), array( 'email' => 'other@example.com' ) );
		$export = Privacy::export( 'ANN@example.COM' );
		self::assertTrue( $export['done'] );
		self::assertSame( array( "enquiry-$id" ), array_column( $export['data'], 'item_id' ) );
		$values = array_column( $export['data'][0]['data'], 'value', 'name' );
		self::assertSame( 'Ann Berg', $values['Name'] );
		self::assertSame( "one &lt;b&gt;<br>\ntwo", $values['Message'] );
		self::assertSame( 'brevo', $values['Source'] );
		self::assertSame( array(), Privacy::export( '' )['data'] );
	}

	public function test_nothing_of_a_person_stays(): void {
		for ( $i = 0; $i < 30; $i++ ) {
			$this->enquire( self::MAIL );
		}
		$other = $this->enquire( array(), array( 'email' => 'other@example.com' ) );
		wp_trash_post( $this->enquire() );
		self::assertCount( 25, Privacy::export( 'ann@example.com' )['data'] );
		self::assertCount( 6, Privacy::export( 'ann@example.com', 2 )['data'] );
		$done = false;
		for ( $page = 1; ! $done && $page < 9; $page++ ) {
			$answer = Privacy::erase( 'Ann@example.com', $page );
			self::assertSame( array( true, false ), array( $answer['items_removed'], $answer['items_retained'] ) );
			$done = $answer['done'];
		}
		self::assertTrue( $done );
		self::assertSame( array( $other ), $this->kept() );
		self::assertSame( array( (string) $other ), $this->rows() );
		self::assertSame(
			array(),
			Database::get()->get_col(
				"SELECT meta_id FROM " . Database::get()->postmeta . " WHERE meta_value LIKE '%nn@%xample%'"
			)
		);
	}

	public function test_what_another_plugin_keeps_is_said_and_ends(): void {
		$this->enquire();
		add_filter( 'pre_delete_post', '__return_false' );
		$answer = Privacy::erase( 'ann@example.com' );
		self::assertSame(
			array( false, true, true ),
			array( $answer['items_removed'], $answer['items_retained'], $answer['done'] )
		);
		self::assertCount( 1, $answer['messages'] );
	}

	public function test_old_enquiries_go_when_the_owner_said_so(): void {
		$old = $this->enquire();
		$new = $this->enquire();
		wp_update_post(
			array(
				'ID' => $old,
				'post_date' => '2020-01-01 00:00:00',
				'post_date_gmt' => '2020-01-01 00:00:00',
				'edit_date' => true,
			)
		);
		Retention::schedule();
		Retention::run();
		self::assertFalse( wp_next_scheduled( Retention::ACTION ) );
		self::assertSame( array( $old, $new ), $this->kept() );

		update_option( Settings::OPTION, array( 'enquiries' => array( 'retention' => 30 ) ) );
		Retention::schedule();
		Retention::schedule();
		self::assertSame( 'daily', wp_get_schedule( Retention::ACTION ) );
		do_action( Retention::ACTION );
		self::assertSame( array( $new ), $this->kept() );

		do_action( 'deactivate_' . plugin_basename( EIDAN_FILE ) );
		self::assertFalse( wp_next_scheduled( Retention::ACTION ) );
	}

	public function test_enquiries_go_with_the_plugin_when_everything_goes(): void {
		$id = $this->enquire( self::MAIL );
		Uninstall::site();
		self::assertSame( array( $id ), $this->kept() );
		update_option( Settings::OPTION, array( 'uninstall' => array( 'remove' => 'everything' ) ) );
		Uninstall::site();
		self::assertSame( array(), $this->kept() );
		self::assertFalse( Table::exists( Kind::Enquiries ) );
		self::assertContains( Kind::Enquiries->table(), Table::of_site( array() ) );
	}

	/** @return list<int> Ids. */
	private function kept(): array {
		return array_map(
			'intval',
			Database::get()->get_col(
				'SELECT ID FROM ' . Database::get()->posts . " WHERE post_type = '" . Store::POST_TYPE . "' ORDER BY ID"
			)
		);
	}

	/** @return list<string> Ids in the lookup table. */
	private function rows(): array {
		return Database::get()->get_col( 'SELECT enquiry_id FROM ' . Kind::Enquiries->table() );
	}
}
