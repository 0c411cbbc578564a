<?php
/**
 * Tests of enquiries by Fluent Forms, with a stand-in.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries\Forms;

use FluentForm\App\Helpers\Helper;
use FluentForm\App\Modules\Form\FormFieldsParser;
use PHPUnit\Framework\Attributes\DataProvider;

final class FluentFormsTest extends FormsTestCase {

	protected function setUp(): void {
		parent::setUp();
		Helper::$meta             = array();
		Helper::$deletes          = false;
		FormFieldsParser::$inputs = array(
			'names'   => array( 'element' => 'input_name', 'admin_label' => 'Name' ),
			'email'   => array( 'element' => 'input_email', 'admin_label' => 'Email' ),
			'message' => array( 'element' => 'textarea', 'admin_label' => 'Message' ),
		);
	}

	private function submit(): void {
		do_action(
			'fluentform/before_form_actions_processing',
			7,
			array(
				'names'   => array( 'first_name' => 'Ann', 'last_name' => 'Lee' ),
				'email'   => 'ann@example.com',
				'message' => 'Hello',
			),
			(object) array( 'id' => '3', 'title' => 'Contact' )
		);
	}

	/** The text of a smart code, as the parser of the plugin asks for it, also in a later request. */
	private static function code( string $name ): mixed {
		$parser = new class() {
			public function getEntry(): object {
				return (object) array( 'id' => 7 );
			}
		};
		unset( $_POST['data'], $_POST['eidan_attribution'] );
		return apply_filters( 'fluentform/smartcode_group_eidan', $name, $parser );
	}

	public function test_an_entry_is_kept_with_the_visit(): void {
		$this->send();
		$this->submit();
		$one = $this->one();
		self::assertSame(
			array( 'fluentform', 'Contact', '3', 'Ann Lee', 'ann@example.com', '', '7' ),
			array( $one->plugin, $one->form, $one->form_id, $one->name, $one->email, $one->message, $one->entry )
		);
		self::assertSame( 'email', $one->attribution['channel'] );
		self::assertSame( 'Email', self::code( 'channel' ) );
		self::assertSame( 'nothing', self::code( 'nothing' ) );
	}

	public function test_without_consent_nothing_is_stored_with_the_entry(): void {
		$this->send( array() );
		$this->submit();
		self::assertSame( array(), $this->one()->attribution );
		self::assertSame( array(), Helper::$meta );
		self::assertSame( 'Unknown', self::code( 'channel' ) );
		self::assertSame(
			array(),
			apply_filters( 'fluentform/submissions_widgets', array(), array(), (object) array( 'id' => 7 ) )
		);
	}

	public function test_a_form_whose_entries_are_deleted_keeps_none(): void {
		Helper::$deletes = true;
		$this->submit();
		$this->switch_off();
		Helper::$deletes = false;
		$this->submit();
		self::assertSame( array(), $this->kept );
	}

	public function test_the_editor_lists_the_codes(): void {
		$groups = apply_filters( 'fluentform/editor_shortcodes', array() );
		self::assertSame( 'Channel', $groups[0]['shortcodes']['{eidan.channel}'] );
	}

	#[DataProvider( 'hostile' )]
	public function test_whatever_was_sent_is_text_in_mails_and_beside_the_entry( string $payload ): void {
		$this->send( self::visit_of( $payload ) );
		$this->submit();
		foreach ( array( 'channel', 'source', 'campaign', 'landing', 'journey' ) as $name ) {
			self::assert_line( (string) self::code( $name ) );
			self::assertDoesNotMatchRegularExpression( '/[{}<>]/', (string) self::code( $name ) );
		}
		$cards = apply_filters( 'fluentform/submissions_widgets', array(), array(), (object) array( 'id' => 7 ) );
		$dom   = $this->dom( $cards['eidan_attribution']['content'] );
		self::assertSame( 0, $dom->query( '//p//@* | //script | //img | //svg' )->length );
	}
}
