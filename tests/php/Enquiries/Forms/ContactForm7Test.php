<?php
/**
 * Tests of enquiries by Contact Form 7, with a stand-in.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries\Forms;

use Eidan\Enquiries\Sent;
use PHPUnit\Framework\Attributes\DataProvider;
use WPCF7_ContactForm;
use WPCF7_Submission;

final class ContactForm7Test extends FormsTestCase {

	private const FIELDS = array(
		'your-name'    => 'text',
		'your-email'   => 'email',
		'your-message' => 'textarea',
	);

	private const POSTED = array(
		'your-name'    => 'Ann',
		'your-email'   => 'ann@example.com',
		'your-message' => 'Hello',
	);

	protected function tearDown(): void {
		WPCF7_Submission::$now = null;
		parent::tearDown();
	}

	/** @param array<string, mixed> $meta */
	private function submit(
		string $status = 'mail_sent',
		array $meta = array(),
		?WPCF7_ContactForm $form = null
	): void {
		WPCF7_Submission::$now = new WPCF7_Submission( self::POSTED, $meta );
		do_action( 'wpcf7_submit', $form ?? new WPCF7_ContactForm( self::FIELDS ), array( 'status' => $status ) );
	}

	private static function tag( string $name, bool $html = false ): mixed {
		return apply_filters( 'wpcf7_special_mail_tags', null, $name, $html, null );
	}

	public function test_a_submission_is_kept_with_the_visit(): void {
		$this->send();
		$this->submit();
		$one = $this->one();
		self::assertSame(
			array( 'contact-form-7', 'Letter', '5', 'Ann', 'ann@example.com', 'Hello', '', home_url( '/contact/' ) ),
			array(
				$one->plugin,
				$one->form,
				$one->form_id,
				$one->name,
				$one->email,
				$one->message,
				$one->entry,
				$one->page,
			)
		);
		self::assertSame( 'email', $one->attribution['channel'] );
	}

	public function test_a_button_that_is_pressed_twice_sends_one_enquiry(): void {
		$this->send();
		$this->submit();
		$this->submit();
		self::assertCount( 1, $this->kept );
		WPCF7_Submission::$now = new WPCF7_Submission( array( 'your-message' => 'Another' ) + self::POSTED, array() );
		do_action( 'wpcf7_submit', new WPCF7_ContactForm( self::FIELDS ), array( 'status' => 'mail_sent' ) );
		self::assertCount( 2, $this->kept, 'Other words are another enquiry.' );
	}

	public function test_what_could_not_be_kept_can_be_sent_again(): void {
		$this->send();
		add_filter( 'wp_insert_post_empty_content', '__return_true' );
		$this->submit();
		self::assertCount( 0, $this->kept );
		remove_filter( 'wp_insert_post_empty_content', '__return_true' );
		$this->submit();
		self::assertCount( 1, $this->kept );
	}

	public function test_without_consent_it_is_kept_without_a_visit(): void {
		$this->send( array() );
		$this->submit();
		self::assertSame( array(), $this->one()->attribution );
		self::assertSame( 'Unknown', self::tag( 'eidan_channel' ) );
		self::assertSame( '', self::tag( 'eidan_campaign' ) );
	}

	public function test_it_is_kept_when_the_mail_could_not_be_sent(): void {
		$this->submit( 'mail_failed' );
		$this->one();
	}

	public function test_what_is_no_enquiry_is_not_kept(): void {
		foreach ( array( 'spam', 'validation_failed', 'acceptance_missing', 'aborted', '' ) as $status ) {
			$this->submit( $status );
		}
		$this->submit( 'mail_sent', array( 'do_not_store' => true ) );
		$demo       = new WPCF7_ContactForm( self::FIELDS );
		$demo->demo = true;
		$this->submit( 'mail_sent', array(), $demo );
		$this->switch_off();
		$this->submit();
		self::assertSame( array(), $this->kept );
		self::assertNull( self::tag( 'eidan_channel' ) );
	}

	public function test_a_field_that_is_not_to_be_stored_is_not_kept(): void {
		$this->submit( 'mail_sent', array(), new WPCF7_ContactForm( self::FIELDS, array( 'your-message' ) ) );
		self::assertSame( '', $this->one()->message );
	}

	public function test_a_form_that_is_no_enquiry_is_left_out_by_a_filter(): void {
		add_filter( 'eidan_enquiry', '__return_null' );
		$this->submit();
		self::assertSame( array(), $this->kept );
	}

	public function test_who_it_is_can_be_filtered(): void {
		add_filter(
			'eidan_enquiry_fields',
			static fn ( array $person, array $answers, string $plugin, string $form ): array =>
				array( 'name' => "$plugin $form {$answers[0]['key']}" ),
			10,
			4
		);
		$this->submit();
		self::assertSame( 'contact-form-7 5 your-name', $this->one()->name );
		self::assertSame( 'ann@example.com', $this->one()->email );
	}

	public function test_nobody_can_send_our_tags(): void {
		self::assertSame(
			array( 'your-name' => 'Ann' ),
			apply_filters(
				'wpcf7_posted_data',
				array( 'your-name' => 'Ann', 'eidan_channel' => 'forged', Sent::FIELD => '{}' )
			)
		);
	}

	public function test_flamingo_has_the_visit(): void {
		$this->send();
		$message = apply_filters( 'wpcf7_flamingo_inbound_message_parameters', array( 'fields' => self::POSTED ) );
		self::assertSame( 'Email', $message['fields']['eidan_channel'] );
		self::assertSame( 'spring', $message['fields']['eidan_campaign'] );
		$this->send( array() );
		self::assertSame(
			array( 'fields' => self::POSTED ),
			apply_filters( 'wpcf7_flamingo_inbound_message_parameters', array( 'fields' => self::POSTED ) )
		);
	}

	public function test_tags_of_others_are_left_alone(): void {
		self::assertNull( self::tag( '_site_title' ) );
		self::assertNull( self::tag( 'eidan_secret' ) );
	}

	#[DataProvider( 'hostile' )]
	public function test_whatever_was_sent_is_a_line_in_a_mail( string $payload ): void {
		$this->send( self::visit_of( $payload ) );
		foreach ( array( 'channel', 'source', 'campaign', 'landing', 'journey' ) as $name ) {
			self::assert_line( (string) self::tag( "eidan_$name" ) );
			self::assertStringNotContainsString( '"', (string) self::tag( "eidan_$name", true ) );
		}
		self::assertContains(
			self::tag( 'eidan_channel' ),
			array( 'Other campaigns', 'Unknown', 'Email', 'SMS', 'Organic search' )
		);
	}
}
