<?php
/**
 * Fonts that are preloaded, and those that stand in for them.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Page;

use Eidan\Page\FallbackFonts;
use Eidan\Page\Fonts;
use Eidan\Settings\Settings;
use Eidan\Tests\TestCase;

final class FontsTest extends TestCase {

	private const METRICS = array(
		'manrope'  => array( 1.066, 0.3, 0, 0.46, 'sans-serif' ),
		'lora'     => array( 1.006, 0.272, 0, 0.47, 'serif' ),
		'pacifico' => array( 1.303, 0.453, 0, 0.43, 'handwriting' ),
	);

	/**
	 * Settings with some families.
	 *
	 * @param array<
	 *     string,
	 *     list<array{slug: string, fontFamily: string, fontFace: list<array<string, mixed>>}>
	 * > $origins
	 * @return array<string, mixed>
	 */
	private static function settings( array $origins ): array {
		return array( 'typography' => array( 'fontFamilies' => $origins ) );
	}

	/**
	 * A family with faces.
	 *
	 * @param string                                                   $slug
	 * @param list<array{0: string|list<string>, 1?: string, 2?: string, 3?: string}> $faces Source, weight, style,
	 *                                                                                       range.
	 * @return array{slug: string, fontFamily: string, fontFace: list<array<string, mixed>>}
	 */
	private static function family( string $slug, array $faces, string $stack = '' ): array {
		return array(
			'slug'       => $slug,
			'fontFamily' => '' === $stack ? ucfirst( $slug ) . ', sans-serif' : $stack,
			'fontFace'   => array_map(
				static fn( array $face ): array => array_filter(
					array(
						'src'          => $face[0],
						'fontWeight'   => $face[1] ?? '',
						'fontStyle'    => $face[2] ?? '',
						'unicodeRange' => $face[3] ?? '',
					)
				),
				$faces
			),
		);
	}

	/** @return array<string, mixed> */
	private static function styles( string $body, string $heading = '', string $weight = '' ): array {
		return array_filter(
			array(
				'typography' => array_filter( array( 'fontFamily' => $body ) ),
				'elements'   => array(
					'heading' => array(
						'typography' => array_filter(
							array(
								'fontFamily' => $heading,
								'fontWeight' => $weight,
							)
						),
					),
				),
			)
		);
	}

	public function test_the_faces_of_text_and_headings_are_preloaded(): void {
		$settings = self::settings(
			array(
				'theme' => array(
					self::family(
						'lora',
						array( array( 'file:./lora.woff2', '400' ), array( 'file:./lora-b.woff2', '700' ) )
					),
					self::family( 'mono', array( array( 'file:./mono.woff2' ) ) ),
				),
			)
		);
		$preset   = 'var(--wp--preset--font-family--lora)';
		self::assertSame(
			array( 'file:./lora.woff2', 'file:./lora-b.woff2' ),
			Fonts::files( $settings, self::styles( $preset ) ),
			'headings are bold where nothing else is said'
		);
		self::assertSame(
			array( 'file:./lora.woff2' ),
			Fonts::files( $settings, self::styles( 'var:preset|font-family|lora', '', '400' ) ),
			'a file is preloaded once'
		);
		self::assertSame(
			array( 'file:./lora.woff2', 'file:./mono.woff2' ),
			Fonts::files( $settings, self::styles( 'Lora, serif', 'var:preset|font-family|mono' ) ),
			'names of fonts'
		);
		self::assertSame( array(), Fonts::files( $settings, self::styles( 'Georgia, serif' ) ) );
		self::assertSame( array(), Fonts::files( array(), array() ) );
		self::assertSame( array(), Fonts::files( null, 'x' ) );
	}

	public function test_the_file_has_latin_letters_the_weight_and_the_style(): void {
		$faces    = array(
			array( 'i.woff2', '400', 'italic' ),
			array( 'cyrillic.woff2', '200 800', 'normal', 'U+0301,U+0400-045F' ),
			array( 'latin-ext.woff2', '200 800', 'normal', 'U+0100-02BA' ),
			array( array( 'old.woff', 'latin.woff2?v=2' ), '200 800', 'normal', 'U+0000-00FF,U+0131' ),
			array( 'black.woff2', '900', 'normal', 'U+0020-007E' ),
		);
		$settings = self::settings( array( 'custom' => array( self::family( 'lora', $faces ) ) ) );
		self::assertSame( array( 'latin.woff2?v=2' ), Fonts::files( $settings, self::styles( 'Lora' ) ) );
		self::assertSame(
			array( 'latin.woff2?v=2', 'black.woff2' ),
			Fonts::files( $settings, self::styles( 'Lora', '', '900' ) )
		);
		$old = self::settings( array( 'theme' => array( self::family( 'lora', array( array( 'lora.ttf' ) ) ) ) ) );
		self::assertSame( array(), Fonts::files( $old, self::styles( 'Lora' ) ), 'woff2 only' );
	}

	public function test_the_owners_family_comes_before_the_themes(): void {
		$settings = self::settings(
			array(
				'theme'  => array( self::family( 'lora', array( array( 'theme.woff2' ) ) ) ),
				'custom' => array( self::family( 'lora', array( array( 'own.woff2' ) ) ) ),
			)
		);
		self::assertSame( array( 'own.woff2' ), Fonts::files( $settings, self::styles( 'Lora' ) ) );
	}

	public function test_a_fallback_has_the_width_and_height(): void {
		$families = Fonts::families(
			self::settings( array( 'theme' => array( self::family( 'manrope', array( array( 'm.woff2' ) ) ) ) ) )
		);
		$css      = FallbackFonts::css( $families, '"var(--wp--preset--font-family--manrope)"', self::METRICS );
		self::assertStringContainsString( 'font-family:"Manrope Fallback";src:local("Arial"),', $css );
		// 0.46 / 0.4458; 1.066 and 0.3 of it.
		self::assertStringContainsString(
			'size-adjust:103.19%;ascent-override:103.31%;descent-override:29.07%;line-gap-override:0%}',
			$css
		);
		self::assertStringEndsWith(
			':root:root{--wp--preset--font-family--manrope:'
				. 'Manrope,"Manrope Fallback","Manrope Fallback Android",sans-serif}',
			$css
		);
	}

	public function test_a_fallback_is_of_the_same_kind(): void {
		$css = static fn( string $slug, string $stack ): string => FallbackFonts::css(
			Fonts::families(
				self::settings(
					array( 'theme' => array( self::family( $slug, array( array( 'x.woff2' ) ), $stack ) ) )
				)
			),
			"var:preset|font-family|$slug",
			self::METRICS
		);
		self::assertStringContainsString( 'local("Times New Roman")', $css( 'lora', '"Lora", serif' ) );
		self::assertStringContainsString( 'local("Times New Roman")', $css( 'pacifico', 'Pacifico, serif' ) );
		self::assertStringContainsString( 'local("Arial")', $css( 'pacifico', 'Pacifico' ) );
		self::assertSame( '', $css( 'unknown', 'Unknown, serif' ), 'nobody knows its measures' );
		self::assertSame( '', $css( 'lora', 'Lora, "Lora Fallback", serif' ), 'the theme has its own' );
	}

	public function test_what_styles_do_not_use_has_no_fallback(): void {
		$families = Fonts::families(
			self::settings( array( 'theme' => array( self::family( 'lora', array( array( 'x.woff2' ) ) ) ) ) )
		);
		self::assertSame( '', FallbackFonts::css( $families, 'var:preset|font-family|lora-italic', self::METRICS ) );
	}

	public function test_every_measure_is_one(): void {
		$metrics = require dirname( __DIR__, 3 ) . '/includes/Page/font-metrics.php';
		self::assertGreaterThanOrEqual( 80, count( $metrics ) );
		foreach ( $metrics as $name => [ $ascent, $descent, $gap, $width, $kind ] ) {
			self::assertTrue( $ascent > 0.6 && $ascent < 2 && $descent > 0.1 && $descent < 1 && $gap < 0.5, $name );
			self::assertTrue( $width > 0.25 && $width < 0.7, $name );
			self::assertNotSame( '', $kind );
		}
	}

	public function test_only_who_switched_it_on_has_it(): void {
		self::assertSame( array(), Fonts::preload( array() ) );
		update_option( Settings::OPTION, array( 'page' => array( 'fontPreload' => true ) ) );
		$resources = Fonts::preload( array() );
		self::assertIsArray( $resources );
		foreach ( $resources as $resource ) {
			self::assertMatchesRegularExpression( '~^https?://.*\.woff2$~', $resource['href'] );
		}
		self::assertSame( 'text', Fonts::preload( 'text' ) );
	}
}
