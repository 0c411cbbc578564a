<?php
/**
 * Addresses in a form that people can read.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Rules;

use Eidan\Attribution\Address;
use Eidan\Tests\TestCase;

/**
 * @covers \Eidan\Attribution\Address
 */
final class AddressTest extends TestCase {

	/**
	 * @dataProvider addresses
	 *
	 * @param string $address  Address.
	 * @param string $readable The form that is shown.
	 */
	public function test_letters_are_letters_and_all_else_stays( string $address, string $readable ): void {
		$this->assertSame( $readable, Address::readable( $address ) );
	}

	/** @return array<string, array{string, string}> */
	public static function addresses(): array {
		return array(
			'letters'             => array(
				'/%D0%BA%D1%80%D0%B5%D1%81%D0%BB%D0%BE/%e3%83%bb-%C3%BCber/',
				'/кресло/・-über/',
			),
			'ASCII'               => array( '/a%20b%2Fc%26d%3Ce%0A', '/a%20b%2Fc%26d%3Ce%0A' ),
			'plain'               => array( '/shop/', '/shop/' ),
			'cut off in a letter' => array( '/%D0%BA%D1%80%D0', '/кр…' ),
			'cut off in a byte'   => array( '/%D0%BA%D1%8', '/к…' ),
			'no UTF-8'            => array( '/caf%E9/x', '/caf%E9/x' ),
			'turned round'        => array( '/%E2%80%AEexe', '/%E2%80%AEexe' ),
			'a space of its own'  => array( '/a%C2%A0b', '/a%C2%A0b' ),
			'no sequence at all'  => array( '/100%', '/100%' ),
		);
	}
}
