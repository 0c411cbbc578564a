<?php
/**
 * Click identifiers in an address.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Rules;

use Eidan\Attribution\ClickIds;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class ClickIdsTest extends TestCase {

	/**
	 * @return iterable<string, array{string, string, string}> Parameter, source and medium, by the documentation of
	 *         each network.
	 */
	public static function identifiers(): iterable {
		$known = array(
			'google cpc'             => 'gclid gbraid wbraid gclsrc gad_source',
			'google display'         => 'dclid',
			'bing cpc'               => 'msclkid',
			'yandex cpc'             => 'yclid',
			'tiktok cpc'             => 'ttclid',
			'twitter cpc'            => 'twclid',
			'linkedin cpc'           => 'li_fat_id',
			'reddit cpc'             => 'rdt_cid',
			'pinterest cpc'          => 'epik',
			'quora cpc'              => 'qclid',
			'snapchat cpc'           => 'sccid',
			'facebook.com referral'  => 'fbclid',
			'instagram.com referral' => 'igshid',
			'google organic'         => 'srsltid',
			'impact affiliate'       => 'irclid irclickid',
			'klaviyo email'          => '_kx',
			'mailchimp email'        => 'mc_cid',
		);
		foreach ( $known as $meaning => $names ) {
			foreach ( explode( ' ', $names ) as $name ) {
				yield $name => array( $name, ...explode( ' ', $meaning ) );
			}
		}
	}

	#[DataProvider( 'identifiers' )]
	public function test_an_identifier_names_source_and_medium( string $name, string $source, string $medium ): void {
		$ids = ClickIds::of( "https://shop.example/?a=1&$name=x1#part" );

		self::assertSame( array( $name => 'x1' ), $ids );
		self::assertSame( array( $source, $medium ), ClickIds::meaning( $ids ) );
	}

	public function test_the_identifier_of_an_ad_comes_first(): void {
		self::assertSame(
			array( 'google', 'cpc' ),
			ClickIds::meaning( ClickIds::of( 'https://shop.example/?fbclid=1&GCLID=2' ) )
		);
		self::assertSame( array( '', '' ), ClickIds::meaning( array() ) );
	}

	public function test_identifiers_are_read_to_the_end_of_the_query(): void {
		self::assertSame( array( 'gclid' => 'a=b' ), ClickIds::of( 'https://shop.example/?gclid=a=b' ) );
		self::assertSame( array( 'gclid' => 'abc' ), ClickIds::of( 'https://shop.example/?gclid=abc#&fbclid=1' ) );
		self::assertSame(
			array( 'gclid' => str_repeat( 'x', 512 ) ),
			ClickIds::of(
				'https://shop.example/?msclkid=' . str_repeat( 'x', 513 ) . '&gclid=' . str_repeat( 'x', 512 )
			)
		);
	}

	public function test_click_identifiers_are_read_off_the_landing_page(): void {
		$ids = ClickIds::of(
			'https://shop.example/?a=1&gclid=x%2Fy&GCLID=second&fbclid=<script>&msclkid=1&utm_source=x#?ttclid=4'
		);

		self::assertSame( array( 'gclid' => 'x/y', 'msclkid' => '1' ), $ids );
		self::assertSame( $ids, ClickIds::decode( ClickIds::encode( $ids ) ) );
		self::assertSame( array(), ClickIds::of( 'https://shop.example/gclid=1' ) );
		self::assertSame( array(), ClickIds::decode( '{"gclid":["x"],"evil":"x"}' ) );
	}

	public function test_broken_links_keep_their_identifiers(): void {
		foreach (
			array(
				'?p=7?gclid=x&fbclid=1',
				'?p=7%3Fgclid=x&amp;fbclid=1',
				'?gclid=x&amp%3Bfbclid=1',
				'?gclid=x&#038;fbclid=1#part',
				'?gclid=x/&fbclid=1/',
			) as $query
		) {
			self::assertSame(
				array( 'gclid' => 'x', 'fbclid' => '1' ),
				ClickIds::of( "https://shop.example/$query" ),
				$query
			);
		}
		self::assertSame( array(), ClickIds::of( 'https://shop.example/#?gclid=x' ) );
	}

	public function test_click_identifiers_stay_short(): void {
		$address = 'https://shop.example/?';
		foreach ( array( 'gclid', 'gbraid', 'wbraid', 'dclid', 'msclkid', 'yclid', 'ttclid' ) as $name ) {
			$address .= "$name=" . str_repeat( 'x', 512 ) . '&';
		}

		self::assertLessThanOrEqual( 2048, strlen( ClickIds::encode( ClickIds::of( $address ) ) ) );
	}
}
