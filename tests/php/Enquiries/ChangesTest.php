<?php
/**
 * What the owner changes of an enquiry.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries;

use Eidan\Attribution\ByHand;
use Eidan\Enquiries\Changes;
use Eidan\Enquiries\History;
use Eidan\Enquiries\Screens\Boxes;
use Eidan\Enquiries\Screens\EnquiryScreen;
use Eidan\Enquiries\State;

/**
 * @covers \Eidan\Enquiries\Changes
 * @covers \Eidan\Enquiries\History
 * @covers \Eidan\Enquiries\Screens\Boxes
 * @covers \Eidan\Enquiries\Screens\EnquiryScreen
 */
final class ChangesTest extends EnquiryTestCase {

	private const VISIT = array(
		'source_type'        => 'organic',
		'utm_source'         => 'google',
		'utm_medium'         => 'organic',
		'referrer'           => 'https://www.google.com/',
		'session_entry'      => 'https://example.com/services/?gclid=1',
		'first_source_type'  => 'referral',
		'first_utm_source'   => 'blog.example',
		'first_utm_medium'   => 'referral',
		'last_source_type'   => 'typein',
		'user_agent'         => 'Mozilla/5.0 (iPhone) Mobile',
	);

	private function credit( int $id, string $source, string $medium, string $campaign, string $channel = '' ): void {
		Changes::credit( $id, ByHand::typed( compact( 'channel', 'source', 'medium', 'campaign' ) ) );
	}

	public function test_a_state_a_value_and_a_note_are_kept_with_their_history(): void {
		$user = $this->act_as( 'editor' );
		$id   = $this->enquire();
		self::assertTrue( Changes::move( $id, State::Won ) );
		self::assertFalse( Changes::move( $id, State::Won ) );
		Changes::value( $id, '1250.5' );
		Changes::value( $id, '1250.5' );
		Changes::note( $id, 'Code <b>4711</b>' );

		$record = $this->record( $id );
		self::assertSame(
			array( State::Won, '1250.5', 'Code <b>4711</b>' ),
			array( $record->state, $record->value, $record->note )
		);
		$history = History::of( $id );
		self::assertSame(
			array( 'State: New → Won', 'Value: – → 1250.5', 'Note: – → Code <b>4711</b>' ),
			array_map( array( History::class, 'words' ), $history )
		);
		self::assertSame( array( $user ), array_unique( array_column( $history, 'user' ) ) );
	}

	public function test_a_source_by_hand_replaces_the_recorded_one_which_comes_back(): void {
		$id     = $this->enquire( self::VISIT );
		$before = $this->record( $id )->attribution;
		self::assertSame( 'organic-search', $before['channel'] );

		$this->credit( $id, 'Radio Eins', 'audio', 'autumn' );
		$record = $this->record( $id );
		self::assertTrue( $record->by_hand );
		self::assertSame(
			array( 'audio', 'audio', 'referral', 'utm', 'Radio Eins', self::VISIT['session_entry'] ),
			array(
				$record->attribution['channel'],
				$record->attribution['last_channel'],
				$record->attribution['first_channel'],
				$record->attribution['source_type'],
				$record->attribution['utm_source'],
				$record->attribution['session_entry'],
			)
		);
		self::assertArrayNotHasKey( 'referrer', $record->attribution );

		$this->credit( $id, 'a friend', '', '' );
		self::assertSame(
			'other-campaigns',
			$this->record( $id )->attribution['channel'],
			'The click in the address is not what the owner says.'
		);

		$this->credit( $id, '', '', '' );
		self::assertSame( $before, $this->record( $id )->attribution );
		self::assertFalse( $this->record( $id )->by_hand );
		self::assertCount( 3, History::of( $id ) );
		self::assertSame(
			'Source: Organic search (google / organic) → Audio (Radio Eins / audio / autumn)',
			History::words( History::of( $id )[0] )
		);
	}

	public function test_a_channel_alone_is_enough(): void {
		$id = $this->enquire( self::VISIT );
		$this->credit( $id, '', '', '', 'pos' );
		$fields = $this->record( $id )->attribution;
		self::assertSame( array( 'pos', 'pos' ), array( $fields['channel'], $fields['source_type'] ) );
		self::assertArrayNotHasKey( 'utm_source', $fields );
		self::assertSame(
			'Source: Organic search (google / organic) → Point of sale',
			History::words( History::of( $id )[0] )
		);
	}

	public function test_a_source_by_hand_works_where_nothing_was_recorded(): void {
		$id = $this->enquire();
		$this->credit( $id, 'fair', 'referral', '' );
		self::assertSame( 'referral', $this->record( $id )->attribution['channel'] );
		$this->credit( $id, '', '', '' );
		self::assertSame( array(), $this->record( $id )->attribution );
	}

	public function test_the_screen_saves_for_those_who_may_and_meant_it(): void {
		$id   = $this->enquire( self::VISIT );
		$sent = array(
			'state' => 'eidan-won',
			'value' => '1.250,50',
			'source' => "Radio \\ 'Eins'",
			'medium' => 'audio',
			'campaign' => '',
			'note' => 'x',
		);
		$save = function ( string $role, bool $has_nonce, mixed $fields ) use ( $id ): void {
			$this->act_as( $role );
			$_POST = array( 'eidan_enquiry' => wp_slash( $fields ) )
				+ (
					$has_nonce ? array( 'eidan_enquiry_nonce' => wp_create_nonce( "eidan_enquiry_nonce$id" ) ) : array()
				);
			wp_update_post( array( 'ID' => $id ) );
			$_POST = array();
		};
		foreach ( array( 'subscriber', 'contributor', 'author' ) as $role ) {
			$save( $role, true, $sent );
		}
		$save( 'editor', false, $sent );
		$save( 'editor', true, 'text' );
		self::assertSame( array(), History::of( $id ) );

		$save( 'editor', true, $sent );
		$record = $this->record( $id );
		self::assertSame(
			array( State::Won, '1250.5', "Radio \\ 'Eins'", 'audio', 'x' ),
			array(
				$record->state,
				$record->value,
				$record->attribution['utm_source'],
				$record->attribution['channel'],
				$record->note,
			)
		);
		$save( 'editor', true, array( 'value' => 'much', 'state' => 'publish', 'note' => array( 'a' ) ) + $sent );
		self::assertSame(
			array( State::Won, '1250.5' ),
			array( $this->record( $id )->state, $this->record( $id )->value )
		);
	}

	public function test_the_screen_runs_nothing_that_somebody_sent(): void {
		foreach ( self::PAYLOADS as $text ) {
			$id = $this->enquire(
				array(
					'utm_source' => $text,
					'utm_campaign' => $text,
					'source_type' => 'utm',
					'session_entry' => "https://evil.example/$text",
				),
				array(
					'name' => $text,
					'email' => $text,
					'phone' => $text,
					'message' => $text,
					'form' => $text,
					'page' => "https://evil.example/$text",
				)
			);
			Changes::note( $id, $text );
			$this->act_as( 'administrator' );
			$post = get_post( $id );
			ob_start();
			EnquiryScreen::contact( $post );
			EnquiryScreen::journey( $post );
			Boxes::state( $post );
			Boxes::source( $post );
			Boxes::history( $post );
			$dom = $this->dom( (string) ob_get_clean() );
			self::assertSame(
				0,
				$dom->query(
					'//script|//img|//svg|//@onerror|//@onload|//@onmouseover|//a[starts-with(@href,"javascript")]'
				)->length,
				$text
			);
			self::assertStringContainsString(
				trim( (string) preg_replace( '/\s+/', ' ', $text ) ),
				(string) $dom->query( '//dl[@class="eidan-enquiry"]' )->item( 0 )?->textContent
			);
		}
	}

	public function test_the_entry_of_the_plugin_is_linked_where_it_is_known(): void {
		add_filter(
			'eidan_enquiry_entry_link',
			static fn ( string $link, string $plugin, string $entry, string $form ): string =>
				"https://example.com/$plugin/$form/$entry",
			10,
			4
		);
		ob_start();
		EnquiryScreen::contact( get_post( $this->enquire( array(), array( 'entry' => '12' ) ) ) );
		self::assertStringContainsString( 'href="https://example.com/contact-form-7/7/12"', (string) ob_get_clean() );
	}
}
