<?php
/**
 * Tests of enquiries by Jetpack's form block, with a stand-in.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries\Forms;

use PHPUnit\Framework\Attributes\DataProvider;

final class JetpackTest extends FormsTestCase {

	protected function setUp(): void {
		parent::setUp();
		register_post_type( 'feedback', array( 'public' => false ) );
	}

	protected function tearDown(): void {
		unregister_post_type( 'feedback' );
		parent::tearDown();
	}

	/** @return object A field as the plugin hands it over. */
	private static function field( string $type, mixed $value ): object {
		return new class( $type, $value ) {
			public function __construct( private string $type, public mixed $value ) {}

			public function get_attribute( string $name ): string {
				return 'type' === $name ? $this->type : 'Label';
			}
		};
	}

	/**
	 * Stores a response as the plugin does.
	 *
	 * @return int Its id.
	 */
	private function submit( bool $is_spam = false, string $status = 'publish' ): int {
		$id = wp_insert_post(
			array(
				'post_type'      => 'feedback',
				'post_status'    => $status,
				'post_title'     => 'Ann - 2026',
				'post_parent'    => $this->create_page( array( 'post_title' => 'Contact & more' ) ),
				'post_mime_type' => 'v3',
				'post_content'   => addslashes(
					(string) wp_json_encode(
						array(
							'subject' => 'A "quote" \\ and a slash',
							'fields'  => array(
								array( 'key' => '1_Name', 'label' => 'Name', 'value' => 'Ann', 'type' => 'name' ),
							),
						),
						JSON_UNESCAPED_SLASHES | JSON_HEX_TAG
					)
				),
			)
		);
		do_action(
			'grunion_after_feedback_post_inserted',
			$id,
			array( 'n' => self::field( 'name', 'Ann' ), 'e' => self::field( 'email', 'ann@example.com' ) ),
			$is_spam,
			array()
		);
		return (int) $id;
	}

	/** @return array<string, mixed> */
	private static function content( int $id ): array {
		return (array) json_decode( (string) get_post( $id )->post_content, true, 512, JSON_THROW_ON_ERROR );
	}

	public function test_a_response_is_kept_with_the_visit_and_shows_it(): void {
		$this->send();
		$id  = $this->submit();
		$one = $this->one();
		self::assertSame(
			array( 'jetpack', 'Contact & more', 'Ann', 'ann@example.com', (string) $id ),
			array( $one->plugin, $one->form, $one->name, $one->email, $one->entry )
		);
		$content = self::content( $id );
		self::assertSame( 'A "quote" \\ and a slash', $content['subject'] );
		self::assertSame(
			array( '1_Name', 'eidan_channel', 'eidan_source', 'eidan_campaign', 'eidan_landing', 'eidan_journey' ),
			array_column( $content['fields'], 'key' )
		);
		self::assertSame( 'Email', $content['fields'][1]['value'] );
	}

	public function test_without_consent_the_response_is_as_it_was(): void {
		$this->send( array() );
		self::assertCount( 1, self::content( $this->submit() )['fields'] );
		self::assertSame( array(), $this->one()->attribution );
	}

	public function test_what_is_no_enquiry_is_not_kept(): void {
		$this->submit( true, 'draft' );
		$this->submit( false, 'trash' );
		do_action( 'grunion_after_feedback_post_inserted', 0, array(), false, array() );
		$this->switch_off();
		$this->send();
		self::assertCount( 1, self::content( $this->submit() )['fields'] );
		self::assertSame( array(), $this->kept );
	}

	public function test_other_posts_and_older_responses_stay_as_they_are(): void {
		$this->send();
		$old = wp_insert_post(
			array( 'post_type' => 'feedback', 'post_title' => 'x', 'post_content' => 'Hello <!--more--> AUTHOR: Ann' )
		);
		self::assertSame( 'Hello <!--more--> AUTHOR: Ann', get_post( $old )->post_content );
		$page = $this->create_page( array( 'post_content' => '{"fields":[]}' ) );
		self::assertSame( '{"fields":[]}', get_post( $page )->post_content );
	}

	#[DataProvider( 'hostile' )]
	public function test_whatever_was_sent_is_text_in_the_response( string $payload ): void {
		$this->send( self::visit_of( $payload ) );
		$content = self::content( $this->submit() );
		self::assertCount(
			2,
			array_intersect( array( 'eidan_channel', 'eidan_journey' ), array_column( $content['fields'], 'key' ) )
		);
		foreach ( $content['fields'] as $field ) {
			self::assert_line( $field['value'] );
		}
	}
}
