<?php
declare( strict_types=1 );

namespace Eidan\Tests\Enquiries\OwnForm;

use Eidan\Enquiries\OwnForm\Answer;
use Eidan\Enquiries\OwnForm\Handler;
use Eidan\Enquiries\OwnForm\Limit;
use Eidan\Enquiries\OwnForm\MailNote;
use Eidan\Enquiries\OwnForm\Page;
use Eidan\Enquiries\OwnForm\Reception;
use Eidan\Enquiries\OwnForm\Spam;
use Eidan\Enquiries\OwnForm\Token;
use Eidan\Enquiries\Record;
use Eidan\Enquiries\Sent;

final class ReceptionTest extends OwnFormCase {

	/** @return array<string, mixed> A request of somebody who has typed all. */
	private static function request( string $token, array $more = array() ): array {
		return $more + array( Reception::TOKEN => $token ) + self::TYPED;
	}

	public function test_an_enquiry_is_kept_and_mailed(): void {
		$answer = self::send( self::request( self::token() ) );
		self::assertTrue( $answer->is_sent() );
		self::assertSame( '', $answer->page );
		$kept = self::kept();
		self::assertCount( 1, $kept );
		$record = Record::of( $kept[0]->ID );
		self::assertSame( 'Anna Berg', $kept[0]->post_title );
		self::assertStringContainsString( "Good day,\n\nwe need a map.", $kept[0]->post_content );
		self::assertSame( 'eidan', $record->plugin ?? '' );
		self::assertCount( 1, $this->mails );
		[ $head, $body ] = $this->mails[0];
		self::assertStringContainsString( "To: owner@example.org\n", str_replace( "\r", '', $head ) );
		self::assertStringContainsString( 'Reply-To: anna@example.com', $head );
		self::assertStringContainsString( 'Subject: [Studio & Co] Enquiry from Anna Berg', $head );
		self::assertStringContainsString( 'Content-Type: text/plain; charset=UTF-8', $head );
		self::assertStringContainsString( 'Name: Anna Berg', $body );
		self::assertStringContainsString( 'we need a map.', $body );
		self::assertStringContainsString( 'Page: https://example.org/contact/', $body );
	}

	public function test_it_is_kept_first_and_the_mail_says_where_it_came_from(): void {
		$order = array();
		add_action(
			'eidan_enquiry_added',
			static function () use ( &$order ): void {
				$order[] = 'list';
			}
		);
		add_filter(
			'pre_wp_mail',
			static function ( mixed $sent ) use ( &$order ): mixed {
				$order[] = 'mail';
				return $sent;
			}
		);
		$fields = array(
			'source_type'       => 'utm',
			'utm_source'        => 'google',
			'utm_medium'        => 'cpc',
			'utm_campaign'      => 'maps',
			'first_source_type' => 'organic',
			'first_utm_source'  => 'bing',
			'first_referrer'    => 'https://www.bing.com/',
		);
		self::send( self::request( self::token(), array( Sent::FIELD => (string) wp_json_encode( $fields ) ) ) );
		self::assertSame( array( 'list', 'mail' ), $order );
		$body = $this->mails[0][1];
		self::assertStringContainsString( 'Channel: Paid search', $body );
		self::assertStringContainsString( 'Campaign: maps', $body );
		self::assertStringContainsString( 'Organic search', quoted_printable_decode( $body ) );
		self::assertSame( 'paid-search', Record::of( self::kept()[0]->ID )?->attribution['channel'] ?? '' );
	}

	public function test_all_settings_are_those_of_the_form_and_none_of_the_request(): void {
		$this->act_as( 'editor' );
		$token = self::token(
			array(
				'recipient'      => 'sales@example.org',
				'subject'        => "Hello\r\nBcc: all@example.com",
				'phone'          => true,
				'phoneLabel'     => 'Mobile',
				'choice'         => true,
				'choices'        => array( 'One  thing', '', 'Another' ),
				'choiceRequired' => true,
				'title'          => 'Short form',
			)
		);
		wp_set_current_user( 0 );
		$more = array( 'eidan_phone' => '+31 10 555 01 40', 'eidan_choice' => 'Else', 'recipient' => 'x@example.com' );
		self::assertSame( array( 'choice' ), self::send( self::request( $token, $more ) )->wrong );
		$more['eidan_choice'] = 'One thing';
		self::assertTrue( self::send( self::request( $token, $more ) )->is_sent() );
		[ $head, $body ] = $this->mails[0];
		self::assertStringContainsString( 'To: sales@example.org', $head );
		self::assertStringContainsString( 'Subject: Hello Bcc: all@example.com', $head );
		self::assertStringContainsString( 'Mobile: +31 10 555 01 40', $body );
		self::assertStringContainsString( 'One thing', $body );
		self::assertStringContainsString( 'One thing', self::kept()[0]->post_content );
	}

	public function test_a_page_follows_only_if_everybody_may_see_it(): void {
		$page  = $this->create_page();
		$draft = $this->create_page( array( 'post_status' => 'draft' ) );
		self::assertSame(
			get_permalink( $page ),
			self::send( self::request( self::token( array( 'thanksPage' => $page ) ) ) )->page
		);
		self::assertSame(
			'',
			self::send( self::request( self::token( array( 'thanksPage' => $draft ), 60, 'b' ) ) )->page
		);
	}

	public function test_what_is_missing_is_named_and_what_was_typed_is_kept(): void {
		$token  = self::token();
		$answer = self::send(
			array(
				Reception::TOKEN => $token,
				'eidan_name'     => '  ',
				'eidan_email'    => 'nobody',
				'eidan_message'  => "A line\r\nand another",
			)
		);
		self::assertSame( Answer::FIELDS, $answer->problem );
		self::assertSame( array( 'name', 'email', 'consent' ), $answer->wrong );
		self::assertSame( "A line\nand another", $answer->values['message'] );
		self::assertSame( $token, $answer->token );
		self::assertSame( array(), self::kept() );
	}

	/** @return array<string, array{string, string}> What is typed, and the address that it is. */
	public static function addresses(): array {
		return array(
			'umlaut'                => array( 'anna@müller.de', 'anna@xn--mller-kva.de' ),
			'capitals'              => array( 'Anna@MÜLLER.de', 'Anna@xn--mller-kva.de' ),
			'letters of an accent'  => array( "anna@mu\u{308}ller.de", 'anna@xn--mller-kva.de' ),
			'another alphabet'      => array( 'anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai' ),
			'as the browser has it' => array( 'anna@xn--mller-kva.de', 'anna@xn--mller-kva.de' ),
		);
	}

	/** @dataProvider addresses */
	public function test_an_address_at_a_domain_of_any_letters_is_one( string $typed, string $address ): void {
		self::assertTrue( self::send( self::request( self::token(), array( 'eidan_email' => $typed ) ) )->is_sent() );
		self::assertSame( $address, Record::of( self::kept()[0]->ID )->email ?? '' );
		self::assertStringContainsString( "Reply-To: $address", $this->mails[0][0] );
	}

	public function test_what_is_no_domain_of_any_letters_is_refused_as_it_was_typed(): void {
		$long = str_repeat( 'ü', 100 );
		foreach ( array( 'anna@ü', "anna@$long.de", 'ü@example.com', '@ü.de', 'anna@xn--ü.de' ) as $typed ) {
			$answer = self::send( self::request( self::token(), array( 'eidan_email' => $typed ) ) );
			self::assertSame( array( 'email' ), $answer->wrong, $typed );
		}
	}

	public function test_who_had_an_old_page_sends_the_form_at_once(): void {
		$old    = self::token( array( 'title' => 'Ours' ), 20 * DAY_IN_SECONDS );
		$answer = self::send( self::request( $old ) );
		self::assertSame( Answer::EXPIRED, $answer->problem );
		// By the script.
		$_POST[ Reception::TOKEN ] = wp_slash( $old );
		$new                       = Handler::json( $answer )['token'];
		unset( $_POST[ Reception::TOKEN ] );
		self::assertTrue( self::send( self::request( is_string( $new ) ? $new : '' ) )->is_sent() );
		// By the browser.
		Page::remember( 1, $answer );
		$html = do_blocks( '<!-- wp:eidan/enquiry-form /-->' );
		self::assertSame( 1, preg_match( '/name="eidan_form" value="([^"]+)"/', $html, $found ) );
		self::assertTrue( self::send( self::request( $found[1] ) )->is_sent() );
		self::assertCount( 2, self::kept() );
	}

	/** @return array<string, array{callable(): array<string, mixed>, string}> Robots, and what each is told. */
	public static function robots(): array {
		return array(
			'posts without a token'              => array(
				static fn(): array => self::request( '' ),
				Answer::EXPIRED,
			),
			'makes a token of its own'           => array(
				static fn(): array => self::request( strrev( self::token() ) ),
				Answer::EXPIRED,
			),
			'sends a token of weeks ago'         => array(
				static fn(): array => self::request( self::token( array(), Token::LIFE + 1 ) ),
				Answer::EXPIRED,
			),
			'fills every field'                  => array(
				static fn(): array => self::request( self::token(), array( Spam::TRAP => 'https://example.com' ) ),
				Answer::AGAIN,
			),
			'leaves out what it does not see'    => array(
				static fn(): array => array_diff_key( self::request( self::token() ), array( Spam::TRAP => '' ) ),
				Answer::AGAIN,
			),
			'is quicker than anybody'            => array(
				static fn(): array => self::request( self::token( array(), Spam::FASTEST - 1 ) ),
				Answer::AGAIN,
			),
			'fills fields with what is none'     => array(
				static fn(): array => self::request(
					self::token(),
					array( 'eidan_email' => array( 'a@example.com' ) )
				),
				Answer::FIELDS,
			),
		);
	}

	/**
	 * @dataProvider robots
	 *
	 * @param callable(): array<string, mixed> $request
	 */
	public function test_of_robots_of_seven_kinds_none_comes_in( callable $request, string $problem ): void {
		for ( $time = 0; $time < 50; $time++ ) {
			$sent                  = $request();
			$sent['eidan_message'] = "Buy $time";
			$answer                = self::send( $sent, "198.51.100.$time" );
			self::assertSame( $problem, $answer->problem );
			self::assertSame( "Buy $time", $answer->values['message'], 'What was typed is there.' );
		}
		self::assertSame( array(), self::kept() );
		self::assertSame( array(), $this->mails );
	}

	public function test_of_fifty_people_none_is_lost_with_and_without_a_mail_server(): void {
		add_filter( 'eidan_enquiry_limit', static fn(): int => 0 );
		for ( $person = 0; $person < 50; $person++ ) {
			if ( 25 === $person ) {
				add_filter( 'pre_wp_mail', static fn(): bool => false );
			}
			// All from one page of a cache.
			$answer = self::send(
				self::request(
					self::token( array(), Token::LIFE - 10 ),
					array( 'eidan_name' => "Person $person", 'eidan_message' => "Hello, 你好 😀 $person" )
				)
			);
			self::assertTrue( $answer->is_sent() );
		}
		self::assertCount( 50, self::kept() );
		self::assertCount( 25, $this->mails );
	}

	public function test_the_owner_reads_in_the_list_that_a_mail_was_not_sent(): void {
		self::send( self::request( self::token( array(), 60, 'a' ) ) );
		add_filter( 'pre_wp_mail', static fn(): bool => false );
		self::send( self::request( self::token( array(), 60, 'b' ) ) );
		$failed = array();
		foreach ( self::kept() as $post ) {
			ob_start();
			MailNote::cell( 'eidan_form', $post->ID );
			MailNote::cell( 'eidan_name', $post->ID );
			$failed[] = wp_strip_all_tags( (string) ob_get_clean() );
		}
		sort( $failed );
		self::assertSame( array( '', 'The email could not be sent.' ), $failed );
	}

	public function test_the_mail_is_enough_without_the_list_and_without_both_nothing_is_lost(): void {
		self::without_list();
		self::assertTrue( self::send( self::request( self::token() ) )->is_sent() );
		self::assertCount( 1, $this->mails );
		add_filter( 'pre_wp_mail', static fn(): bool => throw new \RuntimeException( 'gone' ) );
		$token  = self::token( array(), 60, 'b' );
		$answer = self::send( self::request( $token ) );
		self::assertSame( Answer::FAILED, $answer->problem );
		self::assertSame( self::TYPED['eidan_message'], $answer->values['message'] );
		remove_all_filters( 'pre_wp_mail' );
		self::assertTrue( self::send( self::request( $token ) )->is_sent(), 'The same can be sent again.' );
	}

	public function test_two_presses_of_the_button_are_one_enquiry(): void {
		$token = self::token();
		self::assertTrue( self::send( self::request( $token ) )->is_sent() );
		self::assertTrue( self::send( self::request( $token ) )->is_sent() );
		self::assertCount( 1, self::kept() );
		self::assertCount( 1, $this->mails );
		self::send( self::request( $token, array( 'eidan_message' => 'Something else' ) ) );
		self::send( self::request( self::token( array(), 60, 'another page' ) ) );
		self::assertCount( 3, self::kept(), 'Other words, and the same on another day.' );
	}

	public function test_one_connection_sends_so_many_and_its_address_is_nowhere(): void {
		add_filter( 'eidan_enquiry_limit', static fn(): int => 3 );
		$problems = array();
		for ( $time = 0; $time < 5; $time++ ) {
			$problems[] = self::send( self::request( self::token( array(), 60, "$time" ) ), '203.0.113.77' )->problem;
		}
		self::assertSame( array( '', '', '', Answer::MANY, Answer::MANY ), $problems );
		self::assertCount( 3, self::kept() );
		self::assertTrue( self::send( self::request( self::token( array(), 60, 'b' ) ), '203.0.113.78' )->is_sent() );
		global $wpdb;
		foreach (
			array(
				$wpdb->options => 'CONCAT(option_name, option_value)',
				$wpdb->postmeta => 'meta_value',
				$wpdb->posts => 'post_content',
			) as $table => $text
		) {
			self::assertSame(
				'0',
				$wpdb->get_var( "SELECT COUNT(*) FROM $table WHERE $text LIKE '%203.0.113%'" ),
				$table
			);
		}
	}

	public function test_the_limit_is_of_an_hour_and_of_a_network(): void {
		add_filter( 'eidan_enquiry_limit', static fn(): int => 1 );
		$now = 1_700_000_000;
		self::assertTrue( Limit::count( '2001:db8:1:2::1', $now ) );
		self::assertFalse( Limit::count( '2001:db8:1:2:ffff::9', $now ) );
		self::assertTrue( Limit::count( '2001:db8:1:3::1', $now ) );
		self::assertTrue( Limit::count( '2001:db8:1:2::1', $now + HOUR_IN_SECONDS ) );
		self::assertTrue( Limit::count( '', $now ) );
		delete_transient( 'eidan_enquiry_salt' );
		self::assertTrue( Limit::count( '2001:db8:1:2::1', $now ), 'Without the salt of yesterday nothing is known.' );
	}
}
