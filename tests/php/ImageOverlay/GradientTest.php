<?php
declare( strict_types=1 );

namespace Eidan\Tests\ImageOverlay;

use Eidan\ImageOverlay\Gradient;
use Eidan\ImageOverlay\GradientCss;
use Eidan\ImageOverlay\Grid;
use Eidan\ImageOverlay\Points;
use Eidan\ImageOverlay\Shade;
use Eidan\ImageOverlay\Tones;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class GradientTest extends TestCase {

	private const NIGHT = 'linear-gradient(180deg,rgb(0,0,0) 0%,rgb(0,0,151) 100%)';

	/** @return array<string, mixed> Attributes of a block with this gradient. */
	private static function with( mixed $gradient, mixed $opacity = 100 ): array {
		return array(
			'overlayGradient' => array(
				'gradient' => $gradient,
				'opacity'  => $opacity,
			),
		);
	}

	/** @return array<string, array{string, string|null}> What is stored, and the colors that are read. */
	public static function gradients(): array {
		return array(
			'one of the picker' => array(
				self::NIGHT,
				'000000ff-000097ff',
			),
			'transparent' => array(
				'linear-gradient(to top, rgba(0,0,0,0.8) 0%, rgba(0,0,0,0) 100%)',
				'000000cc-00000000',
			),
			'hexadecimal digits' => array(
				'linear-gradient(#fff, #0008 20%, #aabbccdd 30% 40%)',
				'ffffffff-00000088-aabbccdd',
			),
			'hues' => array(
				'linear-gradient(0.25turn, hsl(240, 100%, 50%), hsla(0 100% 50% / 50%))',
				'0000ffff-ff000080',
			),
			'a radial one' => array(
				'radial-gradient(circle at 20% top, TRANSPARENT, rgb(100% 0% 0%))',
				'00000000-ff0000ff',
			),
			'a preset of WordPress' => array(
				'var:preset|gradient|vivid-cyan-blue-to-vivid-purple',
				'0693e3ff-9b51e0ff',
			),
			'a preset that is gone' => array(
				'var:preset|gradient|gone',
				null,
			),
			'one color' => array(
				'linear-gradient(#fff)',
				null,
			),
			'too many' => array(
				'linear-gradient(' . implode( ',', array_fill( 0, 13, '#fff' ) ) . ')',
				null,
			),
			'too long' => array(
				'linear-gradient(#fff,' . str_repeat( ' ', 500 ) . '#000)',
				null,
			),
			'a variable' => array(
				'linear-gradient(var(--a), #fff)',
				null,
			),
			'another function' => array(
				'conic-gradient(#fff, #000)',
				null,
			),
			'two at once' => array(
				'linear-gradient(#fff, #000), linear-gradient(#fff, #000)',
				null,
			),
			'an address' => array(
				'linear-gradient(#fff, url(//evil.example))',
				null,
			),
			'an address in a color' => array(
				'linear-gradient(#fff, rgb(1,2,url(x)))',
				null,
			),
			'the end of a rule' => array(
				'linear-gradient(#fff, #000);color:red',
				null,
			),
			'another line' => array(
				"linear-gradient(#fff, #000)\n",
				null,
			),
			'a comment' => array(
				'linear-gradient(#fff,/**/#000)',
				null,
			),
			'a broken color' => array(
				'linear-gradient(#fff, rgb(1,,2,3))',
				null,
			),
			'something else' => array(
				'url(javascript:eidanXss())',
				null,
			),
		);
	}

	#[DataProvider( 'gradients' )]
	public function test_reads_gradients_of_the_picker_and_nothing_else( string $stored, ?string $text ): void {
		$gradient = Gradient::of_block( self::with( $stored ) );
		self::assertSame( $text, $gradient?->text() );
		self::assertSame( $text, Gradient::of_text( $text )?->text() );
		self::assertSame( 1, preg_match( '/' . Gradient::SCHEMA['pattern'] . '/D', (string) $text ) );
	}

	public function test_script_is_no_gradient(): void {
		$file     = dirname( __DIR__, 2 ) . '/fixtures/xss-payloads.json';
		$payloads = json_decode( (string) file_get_contents( $file ), true );
		$html     = '<div class="a">Words</div>';
		foreach ( array_column( is_array( $payloads ) ? $payloads : self::fail(), 'payload' ) as $payload ) {
			$each = array(
				$payload,
				"linear-gradient($payload)",
				"linear-gradient(#fff, #000 $payload)",
				"linear-gradient(#fff, #000)$payload",
			);
			foreach ( $each as $stored ) {
				self::assertNull( GradientCss::stops( $stored ), $stored );
				self::assertSame( $html, Gradient::apply( $html, self::with( $stored ) ) );
			}
			self::assertSame( $html, Gradient::apply( $html, array( 'overlayGradient' => $payload ) ) );
		}
	}

	public function test_a_block_gets_its_gradient_and_the_styles_of_it(): void {
		$html = '<div class="a">Words</div>';
		self::assertSame( $html, Gradient::apply( $html, array( 'overlayGradient' => array( 'opacity' => 20 ) ) ) );
		self::assertFalse( wp_style_is( 'eidan-overlay-gradient' ) );
		$shown = Gradient::apply( $html, self::with( 'var:preset|gradient|vivid-cyan-blue-to-vivid-purple', null ) );
		self::assertStringContainsString( 'class="a has-overlay-gradient"', $shown );
		self::assertStringContainsString(
			'--eidan-overlay-gradient:var(--wp--preset--gradient--vivid-cyan-blue-to-vivid-purple);'
				. '--eidan-overlay-opacity:50%',
			$shown
		);
		self::assertTrue( wp_style_is( 'eidan-overlay-gradient' ) );
		self::assertStringContainsString( self::NIGHT, Gradient::apply( $html, self::with( self::NIGHT ) ) );
	}

	/** @return array<string, array{string}> */
	public static function layers(): array {
		return array(
			'black that fades'    => array( '000000cc-00000000' ),
			'half white'          => array( 'ffffff80-ffffff80' ),
			'blue and red'        => array( '000097ff-ff4747ff' ),
			'green to violet'     => array( '00ff0080-9000ff40' ),
			'transparent between' => array( 'ffd900c0-00000000-0000ffc0' ),
		);
	}

	#[DataProvider( 'layers' )]
	public function test_no_color_of_an_image_leaves_the_range( string $text ): void {
		$gradient = Gradient::of_text( $text ) ?? self::fail();
		$stops    = array_map(
			static fn ( string $stop ): array => array_map( 'hexdec', str_split( $stop, 2 ) ),
			explode( '-', $text )
		);
		for ( $index = 0; $index < 6 ** 3; $index++ ) {
			$rgb           = array( intdiv( $index, 36 ) * 51, intdiv( $index, 6 ) % 6 * 51, $index % 6 * 51 );
			$gray          = Points::gray( ...$rgb );
			list( $a, $b ) = $gradient->range( $gray, $gray );
			for ( $step = 0; $step <= 10 * ( count( $stops ) - 1 ); $step++ ) {
				$from = min( count( $stops ) - 2, intdiv( $step, 10 ) );
				$way  = $step / 10 - $from;
				$one  = $stops[ $from ] ?? self::fail();
				$two  = $stops[ $from + 1 ] ?? self::fail();
				$low  = ( $one[3] ?? 0 ) / 255 * ( 1 - $way );
				$high = ( $two[3] ?? 0 ) / 255 * $way;
				$seen = array_map(
					static fn ( int $at ): int => (int) round(
						$rgb[ $at ] * ( 1 - $low - $high ) + ( $one[ $at ] ?? 0 ) * $low + ( $two[ $at ] ?? 0 ) * $high
					),
					array( 0, 1, 2 )
				);
				$shown = Points::gray( ...$seen );
				self::assertTrue( $a <= $shown + 1 && $shown <= $b + 1, implode( ',', $rgb ) . ": $shown in $a to $b" );
			}
		}
	}

	public function test_words_get_the_shade_of_what_is_seen(): void {
		$white = Grid::of_points( array_fill( 0, 48 * 48, 255 ) ) ?? self::fail();
		self::assertTrue( Shade::of( $white )->is_dark );
		$whole = Gradient::of_block( self::with( self::NIGHT ) ) ?? self::fail();
		$shown = Shade::of( $white->toned( $whole ) );
		self::assertFalse( $shown->is_dark );
		self::assertSame( 0, $shown->percent );
		// Where the gradient is faint, the shade does the rest.
		$faint = Gradient::of_block( self::with( self::NIGHT, 30 ) ) ?? self::fail();
		$rest  = Shade::of( $white->toned( $faint ), light: true )->percent;
		self::assertTrue( 0 < $rest && $rest < Shade::of( $white, light: true )->percent, (string) $rest );
		// Nothing is known of the image, and yet all that it can show is dark.
		self::assertSame( 0, Shade::of( Tones::of( 0, null, $whole ) )->percent );
		self::assertSame( Shade::SAFE, Shade::of( Tones::of( 0, null, Gradient::of_text( 'unknown' ) ) )->percent );
	}

	public function test_a_theme_may_have_a_gradient_that_nobody_can_measure(): void {
		$settings = array(
			'version'  => 3,
			'settings' => array(
				'color' => array(
					'gradients' => array(
						array(
							'slug'     => 'wheel',
							'name'     => 'Wheel',
							'gradient' => 'conic-gradient(red, blue)',
						),
					),
				),
			),
		);
		$add      = static fn ( \WP_Theme_JSON_Data $data ): \WP_Theme_JSON_Data => $data->update_with( $settings );
		add_filter( 'wp_theme_json_data_theme', $add );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		try {
			$gradient = Gradient::of_block( self::with( 'var:preset|gradient|wheel' ) );
			self::assertSame( 'unknown', $gradient?->text() );
			self::assertFalse( $gradient->is_known() );
		} finally {
			remove_filter( 'wp_theme_json_data_theme', $add );
			\WP_Theme_JSON_Resolver::clean_cached_data();
		}
	}
}
