<?php
/**
 * Tests of enquiries by Gravity Forms, whose hooks are called as its documentation has them.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries\Forms;

use PHPUnit\Framework\Attributes\DataProvider;

final class GravityFormsTest extends FormsTestCase {

	/** @return array<string, mixed> */
	private static function form(): array {
		return array(
			'id'     => 2,
			'title'  => 'Ask',
			'fields' => array(
				(object) array(
					'id'     => 1,
					'type'   => 'name',
					'label'  => 'Name',
					'inputs' => array( array( 'id' => '1.3' ), array( 'id' => '1.6' ) ),
				),
				(object) array( 'id' => 2, 'type' => 'email', 'label' => 'Email', 'inputs' => null ),
			),
		);
	}

	/**
	 * Makes an entry as the plugin does: it asks for the meta, and stores it.
	 *
	 * @return array<string, mixed>
	 */
	private static function entry( string $status = 'active' ): array {
		$entry = array(
			'id' => '21',
			'form_id' => '2',
			'status' => $status,
			'1.3' => 'Ann',
			'1.6' => 'Lee',
			'2' => 'ann@example.com',
		);
		foreach ( apply_filters( 'gform_entry_meta', array(), 2 ) as $key => $meta ) {
			$entry[ $key ] = call_user_func( $meta['update_entry_meta_callback'], $key, $entry, self::form() );
		}
		return $entry;
	}

	/** @param array<string, mixed> $entry */
	private static function mail( string $text, array $entry, bool $url = false, bool $html = true ): string {
		return (string) apply_filters(
			'gform_replace_merge_tags',
			$text,
			self::form(),
			$entry,
			$url,
			$html,
			false,
			'html'
		);
	}

	public function test_an_entry_is_kept_with_the_visit(): void {
		$this->send();
		$entry = self::entry();
		do_action( 'gform_after_submission', $entry, self::form() );
		$one = $this->one();
		self::assertSame(
			array( 'gravityforms', 'Ask', '2', 'Ann Lee', 'ann@example.com', '21' ),
			array( $one->plugin, $one->form, $one->form_id, $one->name, $one->email, $one->entry )
		);
		self::assertSame( 'email', $one->attribution['channel'] );
		$this->send( array() );
		self::assertSame( 'By Email, {admin_email}', self::mail( 'By {eidan_channel}, {admin_email}', $entry ) );
		self::assertSame( 'news%20%2F%20email', self::mail( '{eidan_source}', $entry, true ) );
		self::assertSame(
			'Email',
			\Eidan\Enquiries\Forms\GravityForms::value( 'eidan_channel', $entry ),
			'editing it changes nothing'
		);
		$boxes = apply_filters( 'gform_entry_detail_meta_boxes', array(), $entry, self::form() );
		$this->expectOutputRegex( '~<bdi>Email</bdi>~' );
		call_user_func( $boxes['eidan_attribution']['callback'], array( 'entry' => $entry ) );
	}

	public function test_without_consent_and_spam(): void {
		$this->send( array() );
		$entry = self::entry();
		self::assertSame( '', $entry['eidan_channel'] );
		self::assertSame( 'Unknown', self::mail( '{eidan_channel}', $entry ) );
		self::assertSame( array(), apply_filters( 'gform_entry_detail_meta_boxes', array(), $entry, self::form() ) );
		do_action( 'gform_after_submission', self::entry( 'spam' ), self::form() );
		self::assertSame( array(), $this->kept );
	}

	public function test_columns_filters_and_the_list_of_tags(): void {
		$meta = apply_filters( 'gform_entry_meta', array(), 2 );
		self::assertTrue( $meta['eidan_channel']['is_default_column'] );
		self::assertFalse( $meta['eidan_journey']['is_default_column'] );
		self::assertContains(
			'{eidan_channel}',
			array_column( apply_filters( 'gform_custom_merge_tags', array(), 2, array(), '' ), 'tag' )
		);
	}

	#[DataProvider( 'hostile' )]
	public function test_whatever_was_sent_is_text_in_mails_and_the_entry( string $payload ): void {
		$this->send( self::visit_of( $payload ) );
		$entry = self::entry();
		foreach ( array( 'channel', 'source', 'campaign', 'landing', 'journey' ) as $name ) {
			self::assert_line( (string) $entry[ "eidan_$name" ] );
			$text = self::mail( '{eidan_' . $name . '}', $entry );
			self::assert_line( $text );
			self::assertDoesNotMatchRegularExpression( '/[{}\[\]<>"]/', $text );
		}
	}
}
