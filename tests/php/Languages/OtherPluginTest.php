<?php
/**
 * Tests of the filters that make another plugin for languages known.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Languages;

use Closure;
use Eidan\Languages\Languages;
use Eidan\Support\Memory;
use Eidan\Tests\TestCase;

/**
 * A site with a plugin that answers `eidan_language` and `eidan_in_language`, and a site without any.
 */
final class OtherPluginTest extends TestCase {

	public function test_a_site_with_one_language_has_none(): void {
		self::assertSame( '', Languages::current() );
		self::assertSame( home_url( '/' ), Languages::home() );
		self::assertSame( array( 3 ), Languages::posts( array( 3 ), 'post', '' ) );
		self::assertSame( rest_url( 'wc/store/v1/cart' ), Languages::rest_url( 'wc/store/v1/cart' ) );
		self::assertSame( 'done', Languages::within( '', static fn(): string => 'done' ) );
	}

	public function test_the_filters_say_and_set_the_language(): void {
		$language = 'en';
		add_filter(
			'eidan_language',
			static function () use ( &$language ): string {
				return $language;
			}
		);
		add_filter(
			'eidan_in_language',
			static function ( ?Closure $restore, string $wanted ) use ( &$language ): Closure {
				$before   = $language;
				$language = $wanted;
				return static function () use ( &$language, $before ): void {
					$language = $before;
				};
			},
			10,
			2
		);
		Memory::forget();
		self::assertSame( 'en', Languages::current() );
		$url = Languages::rest_url( 'wc/store/v1/cart' );
		self::assertStringEndsWith( '/?lang=en&rest_route=/wc/store/v1/cart', $url );
		self::assertSame(
			'fr fr',
			Languages::within(
				'fr',
				static function () use ( &$language ): string {
					return "$language " . Languages::current();
				}
			)
		);
		self::assertSame( 'en', $language );
	}

	public function test_what_the_filter_says_is_said_in_html_if_it_is_a_language(): void {
		self::assertSame( array(), Languages::attributes( '' ) );
		self::assertSame( array( 'lang' => 'en' ), Languages::attributes( 'en' ) );
		self::assertSame( array( 'lang' => 'pt-BR' ), Languages::attributes( 'pt-br' ) );
		self::assertSame( array( 'lang' => 'zh-Hans' ), Languages::attributes( 'zh-hans' ) );
		self::assertSame(
			array(
				'lang' => 'ar',
				'dir'  => 'rtl',
			),
			Languages::attributes( 'ar' )
		);
		self::assertSame( array(), Languages::attributes( 'language_2' ) );
	}

	public function test_only_codes_are_taken(): void {
		add_filter( 'eidan_language', static fn(): string => '"><script>' );
		self::assertSame( '', Languages::current() );
	}
}
