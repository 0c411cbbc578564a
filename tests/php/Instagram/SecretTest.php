<?php
declare( strict_types=1 );

namespace Eidan\Tests\Instagram;

use Eidan\Instagram\Secret;
use Eidan\Tests\TestCase;

final class SecretTest extends TestCase {

	private int $site;

	protected function setUp(): void {
		parent::setUp();
		$this->site = get_current_blog_id();
	}

	protected function tearDown(): void {
		$GLOBALS['blog_id'] = $this->site;
		parent::tearDown();
	}

	public function test_what_one_site_of_a_network_stored_is_of_no_use_to_another(): void {
		$stored = Secret::seal( 'a token of this site' );
		self::assertSame( 'a token of this site', Secret::open( $stored ) );
		// All sites of a network share the salts; only the number of the site differs.
		$GLOBALS['blog_id'] = $this->site + 1;
		self::assertNull( Secret::open( $stored ) );
	}

	public function test_what_was_stored_before_there_was_a_number_is_read_on_a_site_of_its_own(): void {
		$nonce  = random_bytes( 12 );
		$sealed = openssl_encrypt(
			'an old token',
			'aes-256-gcm',
			hash_hkdf( 'sha256', wp_salt( 'auth' ), 32, 'eidan-instagram' ),
			OPENSSL_RAW_DATA,
			$nonce,
			$tag,
			'',
			16
		);
		self::assertSame( 'an old token', Secret::open( 'gcm:' . base64_encode( $nonce . $tag . $sealed ) ) );
	}
}
