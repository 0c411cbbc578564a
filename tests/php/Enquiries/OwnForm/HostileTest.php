<?php
/**
 * Nothing that somebody types into an enquiry form runs or is a header.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries\OwnForm;

use Eidan\Attribution\ByHand;
use Eidan\Enquiries\Changes;
use Eidan\Enquiries\OwnForm\Answer;
use Eidan\Enquiries\OwnForm\Page;
use Eidan\Enquiries\OwnForm\Reception;
use Eidan\Enquiries\Screens\Asked;
use Eidan\Enquiries\Screens\Boxes;
use Eidan\Enquiries\Screens\Columns;
use Eidan\Enquiries\Screens\EnquiryScreen;
use Eidan\Enquiries\Screens\Export;
use Eidan\Enquiries\Sent;
use Eidan\Support\Memory;
use Eidan\Tests\Matrix\Dangers;

final class HostileTest extends OwnFormCase {

	use Dangers;

	/** Headers that WordPress gives every mail of ours. */
	private const HEADERS = array(
		'Content-Type',
		'Date',
		'From',
		'MIME-Version',
		'Message-ID',
		'Reply-To',
		'Subject',
		'To',
		'X-Mailer',
	);

	private const FORM = array(
		'phone'   => true,
		'choice'  => true,
		'choices' => array( 'One', 'Two' ),
	);

	/** @return list<string> */
	private static function payloads(): array {
		return array(
			'<script>alert(1)</script>',
			'"><script>alert(1)</script>',
			"'><img src=x onerror=alert(1)>",
			'<img src=x onerror=alert(1)',
			'<svg onload=alert(1)>',
			'"onmouseover="alert(1)',
			"' onfocus='alert(1)' autofocus '",
			'javascript:alert(1)',
			'JaVaScRiPt:alert(1)',
			"java\tscript:alert(1)",
			'data:text/html,<script>alert(1)</script>',
			'https://example.com/"onclick="alert(1)',
			'&lt;script&gt;alert(1)&lt;/script&gt;',
			'&#60;script&#62;alert(1)&#60;/script&#62;',
			'%3Cscript%3Ealert(1)%3C/script%3E',
			'\\u003cscript\\u003ealert(1)',
			"\u{FF1C}script\u{FF1E}alert(1)",
			'</textarea></title></style><script>alert(1)</script>',
			'</option></select><script>alert(1)</script>',
			'<a href="javascript:alert(1)">x</a>',
			'<style>@import "//evil.example"</style>',
			'<iframe srcdoc="<script>alert(1)</script>">',
			'{{constructor.constructor("alert(1)")()}}',
			"x\0<script>alert(1)</script>",
			'=HYPERLINK("https://evil.example","x")',
			'+cmd|/C calc!A0',
			'@SUM(1+1)*cmd',
			'O:8:"stdClass":1:{s:1:"a";i:1;}',
			'a:1:{i:0;s:1:"a";}',
			'<!-- wp:eidan/enquiry-form {"recipient":"evil@example.com"} /-->',
			'<!-- wp:html --><script>alert(1)</script><!-- /wp:html -->',
			'[eidan_header][gallery]',
			"\u{202E}gpj.exe",
			"broken \xC3\x28 text",
			"a\nBcc: evil@example.com",
			"a\r\nBcc: evil@example.com",
			"a\rBcc: evil@example.com",
			"a\r\n\r\n<html>body",
			"a%0ABcc: evil@example.com",
			"a\u{2028}Bcc: evil@example.com",
			"a\u{0085}Cc: evil@example.com",
			"a\x0BCc: evil@example.com",
			"a\nContent-Type: text/html",
			"a\nTo: evil@example.com",
			"a\nReply-To: evil@example.com",
			"a\nSubject: other",
			'a, evil@example.com',
			'a <evil@example.com>',
			'"a" <evil@example.com>, b',
			'evil@example.com,anna@example.com',
			'=?utf-8?B?QmNjOiBldmlsQGV4YW1wbGUuY29t?=',
			"--boundary\nContent-Type: text/html\n\n<script>alert(1)</script>",
		);
	}

	/** @return array<string, array{string}> */
	public static function fields(): array {
		return array(
			'name'    => array( 'eidan_name' ),
			'email'   => array( 'eidan_email' ),
			'phone'   => array( 'eidan_phone' ),
			'choice'  => array( 'eidan_choice' ),
			'message' => array( 'eidan_message' ),
			'consent' => array( 'eidan_consent' ),
			'visit'   => array( Sent::FIELD ),
		);
	}

	/** @dataProvider fields */
	public function test_nothing_of_52_payloads_runs_or_is_a_header( string $field ): void {
		self::assertCount( 52, self::payloads() );
		add_filter( 'eidan_enquiry_limit', static fn(): int => 0 );
		// As a plugin that sends all mails as HTML.
		add_filter( 'wp_mail_content_type', static fn(): string => 'text/html' );
		foreach ( self::payloads() as $number => $payload ) {
			$this->mails = array();
			$before      = count( self::kept() );
			$answer      = self::send(
				array(
					$field => Sent::FIELD === $field ? self::visit( $payload ) : $payload,
					Reception::TOKEN => self::token( self::FORM, 60, "$field $number" ),
				) + self::TYPED
			);
			if ( in_array( $field, array( 'eidan_email', 'eidan_choice', 'eidan_consent' ), true ) ) {
				self::assertSame( Answer::FIELDS, $answer->problem, $payload );
			} else {
				self::assertTrue( $answer->is_sent(), $payload );
				self::assertCount( $before + 1, self::kept() );
				$this->check_mail( $payload );
				$id = self::kept()[0]->ID;
				self::assertSame( array(), $this->dangers( self::row( $id ) ), $payload );
				self::assertSame( array(), $this->dangers( self::screen( $id, $payload ) ), $payload );
			}
			self::assertSame( array(), $this->dangers( $this->page( $answer ) ), $payload );
		}
		$rows = self::file();
		self::assertCount( count( self::kept() ) + 1, $rows );
		foreach ( $rows as $cells ) {
			self::assertCount( count( $rows[0] ), $cells );
			self::assertSame( array(), preg_grep( '/^\s*[=+\-@|%＝＋－＠]/u', $cells ), 'No cell is a formula.' );
		}
	}

	/** What a script sends of a visit, with a text in each field. */
	private static function visit( string $payload ): string {
		$names = array( 'utm_source', 'utm_medium', 'utm_campaign', 'referrer', 'session_entry', 'user_agent' );
		$visit = array( 'source_type' => 'utm' );
		foreach ( $names as $name ) {
			$visit[ $name ]         = $payload;
			$visit[ "first_$name" ] = $payload;
		}

		return base64_encode( (string) wp_json_encode( $visit, JSON_INVALID_UTF8_SUBSTITUTE ) );
	}

	/** The screen of an enquiry, on which somebody has typed the text as well. */
	private static function screen( int $id, string $payload ): string {
		Changes::note( $id, $payload );
		Changes::credit( $id, array( 'source' => $payload, 'campaign' => $payload ) + ByHand::NONE );
		$post = get_post( $id );
		ob_start();
		EnquiryScreen::contact( $post );
		EnquiryScreen::journey( $post );
		Boxes::state( $post );
		Boxes::source( $post );
		Boxes::history( $post );
		return (string) ob_get_clean();
	}

	/** @return list<list<string>> Cells of the file of all enquiries, with its head. */
	private static function file(): array {
		$stream = fopen( 'php://temp', 'w+b' );
		self::assertIsResource( $stream );
		Export::write(
			Asked::of( array() ),
			static function ( string $lines ) use ( $stream ): void {
				fwrite( $stream, $lines );
			}
		);
		rewind( $stream );
		$rows = array();
		while ( false !== ( $cells = fgetcsv( $stream, null, ',', '"', '' ) ) ) {
			$rows[] = $cells;
		}
		fclose( $stream );
		return $rows;
	}

	/** The mail is for the owner alone, in plain text, with the headers that it always has. */
	private function check_mail( string $payload ): void {
		self::assertCount( 1, $this->mails, $payload );
		$head  = (string) preg_replace( '/\r?\n[ \t]+/', ' ', trim( $this->mails[0][0] ) );
		$names = array();
		$by    = array();
		foreach ( (array) preg_split( '/\r?\n|\r/', $head ) as $line ) {
			self::assertSame( 1, preg_match( '/^([A-Za-z-]+): (.*)$/', (string) $line, $found ), "$payload: $line" );
			$names[]          = $found[1];
			$by[ $found[1] ] = $found[2];
		}
		// It has an encoding where there is more than plain letters.
		$names = array_diff( $names, array( 'Content-Transfer-Encoding' ) );
		sort( $names );
		self::assertSame( self::HEADERS, $names, $payload );
		self::assertSame( 'owner@example.org', $by['To'] );
		self::assertSame( 'anna@example.com', $by['Reply-To'] );
		self::assertSame( 'text/plain; charset=UTF-8', $by['Content-Type'] );
	}

	/** The row of an enquiry in the list. */
	private static function row( int $id ): string {
		ob_start();
		foreach ( array_keys( Columns::columns( array() ) ) as $column ) {
			do_action( 'manage_eidan_enquiry_posts_custom_column', (string) $column, $id );
			Columns::cell( (string) $column, $id );
		}
		return (string) ob_get_clean();
	}

	/** The page that answers. */
	private function page( Answer $answer ): string {
		Memory::forget();
		Page::remember( 1, $answer );
		return $this->render( $this->block( 'eidan/enquiry-form', self::FORM ) );
	}
}
