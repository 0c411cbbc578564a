<?php
/**
 * Tests of enquiries by WPForms, with a stand-in that follows its documentation.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries\Forms;

use Eidan_WpForms_Meta;
use PHPUnit\Framework\Attributes\DataProvider;

final class WpFormsTest extends FormsTestCase {

	private const FORM = array( 'id' => '6', 'settings' => array( 'form_title' => 'Write to us' ) );

	private const FIELDS = array(
		array( 'id' => 1, 'type' => 'name', 'name' => 'Name', 'value' => 'Ann Lee' ),
		array( 'id' => 2, 'type' => 'email', 'name' => 'Email', 'value' => 'ann@example.com' ),
		array( 'id' => 3, 'type' => 'textarea', 'name' => 'Message', 'value' => 'Hello' ),
	);

	protected function setUp(): void {
		parent::setUp();
		// The free edition has no entries.
		wpforms()->meta = null;
	}

	private function submit( int $entry = 0 ): void {
		do_action( 'wpforms_process_entry_saved', self::FIELDS, array(), self::FORM, $entry, 0 );
		do_action( 'wpforms_process_complete', self::FIELDS, array(), self::FORM, $entry );
	}

	private static function mail( string $tag, int $entry = 0 ): string {
		return (string) apply_filters(
			'wpforms_smart_tag_process',
			"By {{$tag}}",
			$tag,
			self::FORM,
			self::FIELDS,
			$entry
		);
	}

	public function test_the_free_edition(): void {
		$this->send();
		$this->submit();
		$one = $this->one();
		self::assertSame(
			array( 'wpforms', 'Write to us', '6', 'Ann Lee', 'ann@example.com', 'Hello', '' ),
			array( $one->plugin, $one->form, $one->form_id, $one->name, $one->email, $one->message, $one->entry )
		);
		self::assertSame( 'By Email', self::mail( 'eidan_channel' ) );
		self::assertSame( 'By {admin_email}', self::mail( 'admin_email' ) );
	}

	public function test_paid_editions_keep_the_visit_with_the_entry(): void {
		wpforms()->meta = new Eidan_WpForms_Meta();
		$this->send();
		$this->submit( 8 );
		self::assertSame( array( '8', '' ), array( $this->one()->entry, $this->one()->message ) );
		$this->send( array() );
		self::assertSame( 'By Email', self::mail( 'eidan_channel', 8 ) );
		$this->expectOutputRegex( '~<bdi>Email</bdi>~' );
		do_action( 'wpforms_entry_details_content', (object) array( 'entry_id' => '8' ), array() );
	}

	public function test_without_consent_nothing_is_known(): void {
		$this->send( array() );
		$this->submit();
		self::assertSame( array(), $this->one()->attribution );
		self::assertSame( 'By Unknown', self::mail( 'eidan_channel' ) );
	}

	public function test_the_editor_lists_the_tags(): void {
		self::assertSame( 'Channel', apply_filters( 'wpforms_smart_tags', array() )['eidan_channel'] );
	}

	#[DataProvider( 'hostile' )]
	public function test_whatever_was_sent_is_text_in_mails( string $payload ): void {
		$this->send( self::visit_of( $payload ) );
		foreach ( array( 'channel', 'source', 'campaign', 'landing', 'journey' ) as $name ) {
			self::assert_line( self::mail( "eidan_$name" ) );
			self::assertDoesNotMatchRegularExpression( '/[{}<>]/', self::mail( "eidan_$name" ) );
		}
	}
}
