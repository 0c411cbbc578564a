<?php
/**
 * The name of a source.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Rules;

use Eidan\Attribution\Referrers;
use Eidan\Tests\TestCase;

final class ReferrersTest extends TestCase {

	/**
	 * @dataProvider sources
	 */
	public function test_hosts_of_one_platform_are_one_source( string $source, string $platform ): void {
		self::assertSame( $platform, Referrers::platform( $source ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function sources(): iterable {
		foreach (
			array(
				'bing'                  => 'bing',
				'www.bing.com'          => 'bing',
				'cn.bing.com'           => 'bing',
				'www.google.co.uk'      => 'google',
				'search.yahoo.com'      => 'yahoo',
				'instagram.com'         => 'instagram',
				'l.instagram.com'       => 'instagram',
				'lm.facebook.com'       => 'facebook',
				'twitter.com'           => 'twitter',
				'x.com'                 => 'twitter',
				'chat.openai.com'       => 'chatgpt',
				'mail.google.com'       => 'gmail',
				'com.instagram.android' => 'instagram',
				'docs.google.com'       => 'docs.google.com',
				'www.Neighbour.example' => 'neighbour.example',
				'bücher.example'        => 'bücher.example',
				'Spring letter'         => 'Spring letter',
				'v1.2 a/b?'             => 'v1.2 a/b?',
				'(direct)'              => '(direct)',
				'bing.com.evil.example' => 'bing.com.evil.example',
				'<b>.example'           => '<b>.example',
				''                      => '',
			) as $source => $platform
		) {
			yield $source => array( $source, $platform );
		}
	}
}
