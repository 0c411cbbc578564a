<?php
/**
 * What the page's REST client is told.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Rest;

use Eidan\Rest\Client;
use Eidan\Tests\TestCase;

final class ClientTest extends TestCase {

	public function test_visitors_read_the_specifications_messages(): void {
		$data = Client::data( array() );
		self::assertIsArray( $data );
		self::assertIsArray( $data['messages'] );
		self::assertSame(
			array(
				'invalid_json'  => 'The response is not a valid JSON response.',
				'unknown_error' => 'An unknown error occurred.',
				'fetch_error'   => 'You are probably offline.',
			),
			array_slice( $data['messages'], 0, 3 )
		);
	}
}
