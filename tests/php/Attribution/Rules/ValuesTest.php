<?php
/**
 * Cleaning of values that a page sends.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Rules;

use Eidan\Attribution\Fields;
use Eidan\Attribution\Values;
use Eidan\Tests\TestCase;

final class ValuesTest extends TestCase {

	/** @return list<array{string, mixed, string|null}> Field, sent value, stored value. */
	public static function values(): array {
		return array(
			array( 'utm_campaign', '50% off & 100%25', '50% off & 100%25' ),
			array( 'utm_campaign', ' (none) ', null ),
			array( 'utm_campaign', '', null ),
			array( 'utm_campaign', null, null ),
			array( 'utm_campaign', array( 'x' ), null ),
			array( 'utm_campaign', true, null ),
			array( 'utm_campaign', 7, '7' ),
			array( 'utm_campaign', '<b>a</b>', 'a' ),
			array( 'utm_campaign', "a\u{E000}b", 'ab' ),
			array( 'utm_campaign', "a\nb", 'a b' ),
			array( 'utm_campaign', '日本語', '日本語' ),
			array( 'utm_campaign', "a\0b\x01c\x1Bd\x7Fe\u{85}f\u{9B}g", 'abcde fg' ),
			array( 'utm_source', "a\u{202E}b\u{2066}c\u{2069}d\u{200F}e\u{FEFF}f\u{061C}g", 'abcdefg' ),
			array( 'utm_source', "a\u{2028}b\u{2029}c\td", 'a b c d' ),
			array( 'utm_term', "<\x01b>a</\u{202E}b>", 'a' ),
			array(
				'utm_term',
				"\u{0645}\u{06CC}\u{200C}\u{062E}\u{0648}\u{0627}\u{0647}\u{0645} \u{1F468}\u{200D}\u{1F373}",
				"\u{0645}\u{06CC}\u{200C}\u{062E}\u{0648}\u{0627}\u{0647}\u{0645} \u{1F468}\u{200D}\u{1F373}",
			),
			array( 'utm_term', "\u{202E}\x01", null ),
			array( 'user_agent', "Browser\x1B[2J/1", 'Browser[2J/1' ),
			array( 'referrer', "https://a.example/\u{202E}gpj\u{85}.exe", 'https://a.example/%E2%80%AEgpj%C2%85.exe' ),
			array( 'referrer', 'https://' . str_repeat( 'a.', 126 ) . 'xyz/', null ),
			array(
				'referrer',
				'https://' . str_repeat( 'a.', 125 ) . 'xyz/',
				'https://' . str_repeat( 'a.', 125 ) . 'xyz/',
			),
			array( 'source_type', 'utm', 'utm' ),
			array( 'source_type', 'organic', 'organic' ),
			array( 'source_type', 'referral', 'referral' ),
			array( 'source_type', ' typein ', 'typein' ),
			array( 'source_type', 'mobile_app', null ),
			array( 'first_source_type', 'admin', null ),
			array( 'utm_campaign', '<b></b>(none)', null ),
			array( 'source_type', 'admin', null ),
			array( 'source_type', 'UTM', null ),
			array( 'first_source_type', 'pos', null ),
			array( 'last_source_type', 'nonsense', null ),
			array(
				'session_entry',
				'https://shop.example/%E6%97%A5?a=%26%3C&b=1+2#c',
				'https://shop.example/%E6%97%A5?a=%26%3C&b=1+2#c',
			),
			array(
				'session_entry',
				"https://shop.example/?a='(1)!~*;[]{}|^",
				"https://shop.example/?a='(1)!~*;[]{}|^",
			),
			array(
				'session_entry',
				'https://shop.example/"><script>alert(1)</script>',
				'https://shop.example/%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
			),
			array( 'session_entry', 'javascript:alert(1)', null ),
			array( 'session_entry', 'data:text/html,<script>', null ),
			array( 'session_entry', '//shop.example/', null ),
			array( 'referrer', 'android-app://com.google.android.gm/', 'android-app://com.google.android.gm/' ),
			array( 'session_pages', '12', '12' ),
			array( 'session_pages', '007', '7' ),
			array( 'session_pages', '-1', null ),
			array( 'session_pages', 3, '3' ),
			array( 'session_count', '02', '2' ),
			array( 'session_count', 'many', null ),
			array( 'first_session_start_time', 'last year', null ),
			array( 'first_referrer', 'javascript:alert(1)', null ),
			array( 'first_session_entry', 'shop.example', null ),
			array( 'session_pages', '1e9', null ),
			array( 'session_start_time', '2026-01-15 10:00:00', '2026-01-15 10:00:00' ),
			array( 'session_start_time', 'yesterday', null ),
			array( 'session_start_time', '0000-00-00 00:00:00', null ),
			array( 'session_start_time', '9999-99-99 99:99:99', null ),
			array( 'session_start_time', '2026-02-30 10:00:00', null ),
			array( 'session_start_time', '2026-01-15 24:00:00', null ),
			array( 'session_start_time', "2026-01-15\0 10:00:00", null ),
			array( 'session_start_time', '2028-02-29 23:59:59', '2028-02-29 23:59:59' ),
			array( 'first_session_start_time', "2026-01-15 10:00:00\n", '2026-01-15 10:00:00' ),
			array( 'channel', 'admin', null ),
			array( 'click_ids', '{}', null ),
		);
	}

	/** @dataProvider values */
	public function test_a_value_is_stored_as_it_may_be( string $field, mixed $posted, ?string $stored ): void {
		self::assertSame( $stored, Values::clean( $field, $posted ) );
		self::assertSame(
			$stored,
			null === $stored ? null : Values::clean( $field, $stored ),
			'Cleaning twice changes nothing.'
		);
	}

	public function test_nothing_is_longer_than_its_cap_and_no_byte_is_cut_in_half(): void {
		foreach ( array_keys( Fields::all() ) as $field ) {
			foreach ( array(
				str_repeat( 'ä', 5000 ),
				'https://shop.example/?' . str_repeat( '%C3%A4', 900 ),
				'https://shop.example/?x' . str_repeat( '%C3%A4', 900 ),
			) as $long ) {
				$clean = Values::clean( $field, $long ) ?? '';
				self::assertLessThanOrEqual( 2048, mb_strlen( $clean ), $field );
				self::assertSame( 1, preg_match( '//u', $clean ) );
				if ( str_ends_with( $field, 'referrer' ) || str_ends_with( $field, 'entry' ) ) {
					self::assertDoesNotMatchRegularExpression( '/%.?$/', $clean );
				}
			}
		}
	}

	public function test_broken_text_is_mended(): void {
		$clean = Values::clean( 'utm_source', "a\xC3\x28b" );

		self::assertIsString( $clean );
		self::assertSame( 1, preg_match( '//u', $clean ) );
	}

	public function test_a_value_is_kept_up_to_its_cap_and_an_address_to_a_whole_byte(): void {
		self::assertSame( str_repeat( 'x', 2048 ), Values::clean( 'utm_source', str_repeat( 'x', 2049 ) ) );
		$address = 'https://shop.example/?';
		foreach ( array( 0, 1, 2 ) as $shift ) {
			$start = $address . str_repeat( 'x', 2048 - strlen( $address ) - 3 + $shift );
			self::assertSame( 0 === $shift ? "$start%C3" : $start, Values::clean( 'session_entry', "$start%C3%A4" ) );
		}
	}

	public function test_of_a_request_what_may_be_stored_is_kept(): void {
		$posted = array(
			'source_type' => 'utm',
			'utm_source'  => ' news ',
			'utm_medium'  => '(none)',
			'channel'     => 'direct',
			'unheard_of'  => 'x',
			7             => 'x',
		);

		self::assertSame( array( 'source_type' => 'utm', 'utm_source' => 'news' ), Values::all( $posted ) );
		self::assertSame( array(), Values::all( array() ) );
	}
}
