<?php
/**
 * Options by the rules of the specification.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Rules;

use Eidan\Attribution\PageOptions;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class PageOptionsTest extends TestCase {

	/**
	 * @return iterable<string, array{array<string, mixed>, array<string, mixed>}> Options with their names in the
	 *         specification, and what the page gets.
	 */
	public static function specified(): iterable {
		$cases = json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/attribution/options.json' ),
			true
		);
		foreach ( $cases as list( 'what' => $what, 'given' => $given, 'page' => $page ) ) {
			yield $what => array( $given, $page );
		}
	}

	/**
	 * @param array<string, mixed> $given    Options of the owner or of a filter.
	 * @param array<string, mixed> $expected What the page gets.
	 */
	#[DataProvider( 'specified' )]
	public function test_options_follow_the_specification( array $given, array $expected ): void {
		self::assertEquals( $expected, PageOptions::of( $given ) );
	}

	public function test_the_owners_will_about_consent_is_passed_on(): void {
		self::assertSame(
			array( 'wait' => true, 'category' => 'marketing' ),
			PageOptions::of( array( 'wait' => 1, 'category' => 'marketing' ) )
		);
		self::assertSame( array(), PageOptions::of( array( 'category' => 'statistics' ) ), 'What it asks for anyway.' );
		self::assertSame( array(), PageOptions::of( array( 'wait' => '', 'category' => array() ) ) );
	}

	public function test_names_of_parameters_are_compared_in_small_letters(): void {
		self::assertSame(
			array( 'cmp' => 'pk', 'cnt' => 'ad', 'trm' => 'kw' ),
			PageOptions::of( array( 'campaign_param' => 'PK', 'content_param' => 'Ad', 'term_param' => 'KW' ) )
		);
	}
}
