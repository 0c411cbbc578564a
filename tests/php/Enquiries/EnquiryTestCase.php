<?php
/**
 * Base of the tests of enquiries.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries;

use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Table;
use Eidan\Attribution\Touches;
use Eidan\Enquiries\Enquiry;
use Eidan\Enquiries\Record;
use Eidan\Enquiries\Report\Sync;
use Eidan\Enquiries\Store;
use Eidan\Tests\TestCase;

/**
 * Makes enquiries as forms do.
 */
abstract class EnquiryTestCase extends TestCase {

	protected const MAIL = array(
		'source_type' => 'utm',
		'utm_source' => 'brevo',
		'utm_medium' => 'email',
		'utm_campaign' => 'spring',
	);

	/** Texts that somebody hostile sends. */
	protected const PAYLOADS = array(
		'<script>alert(1)</script>',
		'"><img src=x onerror=alert(1)>',
		"' onmouseover='alert(1)",
		'javascript:alert(1)',
		'</textarea><svg/onload=alert(1)>',
		'&lt;b&gt; R&D & "Söhne" \\ backslash \\\' quote',
		'=HYPERLINK("http://evil.example")',
		'@SUM(A1)',
		'{{constructor.constructor("alert(1)")()}}',
		'<!-- wp:html --><script>alert(1)</script><!-- /wp:html -->',
		'[gallery] %s %1$s {$x}',
		'O:8:"stdClass":0:{}',
	);

	protected function setUp(): void {
		// Before the transaction begins, which making a table would end.
		Table::ensure( Kind::Enquiries );
		parent::setUp();
		Table::clear( Kind::Enquiries );
	}

	/**
	 * @param array<string, string> $fields Attribution fields.
	 * @param array<string, string> $texts  Other arguments of an enquiry.
	 */
	protected function enquire( array $fields = array(), array $texts = array() ): int {
		$id = Store::add(
			new Enquiry(
				...$texts + array(
					'plugin'      => 'contact-form-7',
					'form'        => 'Contact',
					'form_id'     => '7',
					'name'        => 'Ann Berg',
					'email'       => 'Ann@Example.com',
					'message'     => 'Hello',
					'attribution' => array() === $fields ? array() : $fields + Touches::derive( $fields ),
				)
			)
		);
		self::assertGreaterThan( 0, $id );
		Sync::flush();

		return $id;
	}

	protected function record( int $id ): Record {
		clean_post_cache( $id );
		$record = Record::of( $id );
		self::assertNotNull( $record );

		return $record;
	}
}
