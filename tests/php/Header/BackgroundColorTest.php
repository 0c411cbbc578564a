<?php
/**
 * Whether a background is dark.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Header;

use Eidan\Header\BackgroundColor;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class BackgroundColorTest extends TestCase {

	/** @return array<string, array{mixed, bool|null}> */
	public static function colors(): array {
		return array(
			'white'                     => array( '#fff', false ),
			'black, with alpha'         => array( '#000f', true ),
			'six digits'                => array( '#1b1b1b', true ),
			'eight digits'              => array( '#F7F4EDCC', false ),
			'a strong blue'             => array( '#0000ff', true ),
			'rgb'                       => array( 'rgb(209, 228, 221)', false ),
			'rgb with blanks and alpha' => array( 'rgb(20 20 20 / 0.9)', true ),
			'a name'                    => array( 'black', null ),
			'what a browser resolves'   => array( 'color-mix(in srgb, #000, #fff)', null ),
			'five digits'               => array( '#00000', null ),
			'nothing'                   => array( '#', null ),
			'no string'                 => array( array( '#000' ), null ),
		);
	}

	#[DataProvider( 'colors' )]
	public function test_a_color_needs_the_words_with_more_contrast( mixed $color, ?bool $light ): void {
		self::assertSame( $light, BackgroundColor::needs_light_words( $color ) );
	}

	public function test_nobody_knows_what_a_gradient_is(): void {
		self::assertFalse(
			BackgroundColor::is_dark( array( 'gradient' => 'vivid', 'backgroundColor' => 'contrast' ) )
		);
		self::assertFalse(
			BackgroundColor::is_dark(
				array( 'style' => array( 'color' => array( 'gradient' => 'linear-gradient(#000,#111)' ) ) )
			)
		);
	}
}
