<?php
/**
 * Tests of enquiries by Formidable Forms, with a stand-in.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries\Forms;

use FrmEntry;
use FrmEntryMeta;
use FrmField;
use FrmForm;
use PHPUnit\Framework\Attributes\DataProvider;

final class FormidableTest extends FormsTestCase {

	protected function setUp(): void {
		parent::setUp();
		FrmEntryMeta::$all = array();
		FrmField::$all     = array(
			(object) array( 'id' => '11', 'type' => 'name', 'field_key' => 'n', 'name' => 'Name' ),
			(object) array( 'id' => '12', 'type' => 'email', 'field_key' => 'e', 'name' => 'Email' ),
		);
		FrmEntry::$all     = array(
			9 => (object) array(
				'id'       => '9',
				'is_draft' => '0',
				'metas'    => array( '11' => array( 'first' => 'Ann', 'last' => 'Lee' ), '12' => 'ann@example.com' ),
			),
		);
	}

	private function submit( bool $is_child = false ): void {
		do_action( 'frm_after_create_entry', 9, '4', array( 'is_child' => $is_child ) );
	}

	private static function mail( string $text ): string {
		unset( $_POST['eidan_attribution'] );
		return (string) apply_filters(
			'frm_content',
			$text,
			(object) array( 'id' => '4' ),
			(object) array( 'id' => '9' )
		);
	}

	public function test_an_entry_is_kept_with_the_visit(): void {
		$this->send();
		$this->submit();
		$one = $this->one();
		self::assertSame(
			array( 'formidable', 'Ask us', '4', 'Ann Lee', 'ann@example.com', '', '9' ),
			array( $one->plugin, $one->form, $one->form_id, $one->name, $one->email, $one->message, $one->entry )
		);
		self::assertSame(
			'By Email: spring [sitename]',
			self::mail( 'By [eidan_channel]: [eidan_campaign] [sitename]' )
		);
	}

	public function test_without_consent_nothing_is_stored_with_the_entry(): void {
		$this->send( array() );
		$this->submit();
		self::assertSame( array(), $this->one()->attribution );
		self::assertSame( array(), FrmEntryMeta::$all );
		self::assertSame( 'Unknown', self::mail( '[eidan_channel]' ) );
	}

	public function test_drafts_parts_and_what_is_made_in_the_admin_are_no_enquiries(): void {
		$this->submit( true );
		set_current_screen( 'dashboard' );
		$this->submit();
		set_current_screen( 'front' );
		FrmForm::$options = array( 'no_save' => '1' );
		$this->submit();
		FrmForm::$options           = array();
		FrmEntry::$all[9]->is_draft = '1';
		$this->submit();
		FrmEntry::$all = array();
		$this->submit();
		self::assertSame( array(), $this->kept );
	}

	public function test_the_editor_lists_the_shortcodes(): void {
		self::assertSame( 'Channel', apply_filters( 'frm_helper_shortcodes', array() )['eidan_channel'] );
	}

	#[DataProvider( 'hostile' )]
	public function test_whatever_was_sent_is_text_in_mails_and_below_the_entry( string $payload ): void {
		$this->send( self::visit_of( $payload ) );
		$this->submit();
		foreach ( array( 'channel', 'source', 'campaign', 'landing', 'journey' ) as $name ) {
			$text = self::mail( "[eidan_$name]" );
			self::assert_line( $text );
			self::assertDoesNotMatchRegularExpression( '/[\[\]<>"]/', $text );
		}
		ob_start();
		do_action( 'frm_show_entry', (object) array( 'id' => '9' ) );
		$dom = $this->dom( (string) ob_get_clean() );
		self::assertSame( 0, $dom->query( '//p//@* | //script | //img | //svg' )->length );
		self::assertGreaterThan( 1, $dom->query( '//bdi' )->length );
	}
}
