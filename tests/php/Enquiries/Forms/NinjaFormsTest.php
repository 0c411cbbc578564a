<?php
/**
 * Tests of enquiries by Ninja Forms, whose hooks are called as its documentation has them.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries\Forms;

use PHPUnit\Framework\Attributes\DataProvider;

final class NinjaFormsTest extends FormsTestCase {

	private const DATA = array(
		'form_id'  => '4',
		'settings' => array( 'title' => 'Ask' ),
		'errors'   => array(),
		'actions'  => array( 'save' => array( 'sub_id' => 33 ) ),
		'fields'   => array(
			1 => array( 'id' => 1, 'type' => 'firstname', 'key' => 'a', 'label' => 'Prénom', 'value' => 'Ann' ),
			2 => array( 'id' => 2, 'type' => 'lastname', 'key' => 'b', 'label' => 'Sobrenome', 'value' => 'Lee' ),
			3 => array( 'id' => 3, 'type' => 'email', 'key' => 'c', 'label' => 'Email', 'value' => 'ann@example.com' ),
		),
	);

	/** @param array<string, string> $visit */
	protected function send( array $visit = self::VISIT ): void {
		$extra             = array() === $visit ? array() : array(
			'eidan_attribution' => (string) wp_json_encode( $visit ),
		);
		$_POST['formData'] = wp_slash( (string) wp_json_encode( array( 'id' => '4', 'extra' => $extra ) ) );
	}

	/** @return array<string, mixed> */
	private static function mail(): array {
		return apply_filters(
			'ninja_forms_run_action_settings',
			array(
				'email_subject' => 'By {eidan:channel}',
				'email_message' => '{eidan:journey} {field:email}',
				'active' => 1,
			),
			4,
			1,
			array()
		);
	}

	public function test_a_submission_is_kept_with_the_visit(): void {
		$this->send();
		do_action( 'ninja_forms_after_submission', self::DATA );
		$one = $this->one();
		self::assertSame(
			array( 'ninja-forms', 'Ask', '4', 'Ann Lee', 'ann@example.com', '33' ),
			array( $one->plugin, $one->form, $one->form_id, $one->name, $one->email, $one->entry )
		);
		self::assertSame( 'email', $one->attribution['channel'] );
		self::assertSame( 'By Email', self::mail()['email_subject'] );
		self::assertStringEndsWith( ' {field:email}', self::mail()['email_message'] );
		self::assertSame( 1, self::mail()['active'] );
	}

	public function test_without_consent_and_with_errors(): void {
		$this->send( array() );
		self::assertSame( 'By Unknown', self::mail()['email_subject'] );
		do_action( 'ninja_forms_after_submission', array( 'errors' => array( 'form' => 'Spam' ) ) + self::DATA );
		self::assertSame( array(), $this->kept );
		do_action( 'ninja_forms_after_submission', self::DATA );
		self::assertSame( array(), $this->one()->attribution );
	}

	#[DataProvider( 'hostile' )]
	public function test_whatever_was_sent_is_text_in_mails( string $payload ): void {
		$this->send( self::visit_of( $payload ) );
		self::assert_line( self::mail()['email_subject'] );
		self::assert_line( self::mail()['email_message'] );
	}
}
