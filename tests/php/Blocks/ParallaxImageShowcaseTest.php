<?php
declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Blocks\ParallaxImageShowcase\Front;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Words of the parallax image showcase stand on its main image. */
final class ParallaxImageShowcaseTest extends TestCase {

	private const ITEM = '<!-- wp:eidan/parallax-image-showcase-item %s -->'
		. '<figure class="wp-block-eidan-parallax-image-showcase-item">'
		. '<img src="https://example.org/oak.webp" alt=""/></figure><!-- /wp:eidan/parallax-image-showcase-item -->';

	private const HEADING = '<!-- wp:heading %s --><h2 class="wp-block-heading">An oak</h2><!-- /wp:heading -->';

	private const MAIN = '{"main":true,"level":-1,"width":600,"height":400,"corner":"top-right",'
		. '"place":{"x":8,"y":3,"width":70}}';

	private static function show( string $inside, string $attributes = '{}' ): string {
		return do_blocks(
			"<!-- wp:eidan/parallax-image-showcase $attributes -->"
			. '<div class="wp-block-eidan-parallax-image-showcase"><div class="eidan-showcase">' . $inside
			. '</div></div><!-- /wp:eidan/parallax-image-showcase -->'
		);
	}

	private static function item( string $attributes ): string {
		return sprintf( self::ITEM, $attributes );
	}

	private static function heading( string $attributes = '{}' ): string {
		return sprintf( self::HEADING, $attributes );
	}

	public function test_words_stand_on_the_main_image_and_move_as_it_does(): void {
		$html = self::show( self::item( self::MAIN ) . self::heading() . self::item( '{"level":4}' ) );
		self::assertStringContainsString( 'has-words-on-image', $html );
		self::assertStringContainsString(
			'--words-x:22;--words-y:3;--words-width:70;--words-ratio:1.5',
			$html
		);
		self::assertStringContainsString(
			'<h2 style="--eidan-level:-1" class="wp-block-heading eidan-layer',
			$html
		);
		self::assertStringNotContainsString( '--eidan-shade', $html, 'The style sheet has it for unknown images.' );
	}

	public function test_position_and_opacity_are_the_author_s(): void {
		$html = self::show(
			self::heading() . self::item( self::MAIN ),
			'{"contentPosition":"center right","overlayOpacity":20}'
		);
		$parts = 'has-words-at-center --words-at:.5 --words-align:end --words-above:1 --eidan-shade:0.2';
		foreach ( explode( ' ', $parts ) as $part ) {
			self::assertStringContainsString( $part, $html );
		}
	}

	/**
	 * @return iterable<string, array{list<array{float, float}>, array{float, float}|null}>
	 */
	public static function fronts(): iterable {
		yield 'nothing in front' => array( array(), array( 0.0, 0.0 ) );
		yield 'images beside it' => array( array( array( 0.0, 10.0 ), array( 88.0, 100.0 ) ), array( 0.0, 0.0 ) );
		yield 'one over each side' => array( array( array( 78.0, 100.0 ), array( 0.0, 20.0 ) ), array( 10.0, 10.0 ) );
		yield 'the farthest' => array( array( array( 0.0, 14.0 ), array( 5.0, 24.0 ) ), array( 14.0, 0.0 ) );
		yield 'nearer to the right' => array( array( array( 60.0, 80.0 ) ), array( 0.0, 28.0 ) );
		yield 'one in the middle' => array( array( array( 40.0, 58.0 ) ), null );
		yield 'two that leave too little' => array( array( array( 0.0, 30.0 ), array( 60.0, 100.0 ) ), null );
	}

	/**
	 * @param list<array{float, float}> $front
	 * @param array{float, float}|null  $expected
	 */
	#[DataProvider( 'fronts' )]
	public function test_words_keep_off_images_in_front( array $front, ?array $expected ): void {
		self::assertSame( $expected, Front::insets( array( 10.0, 88.0 ), $front ) );
	}

	public function test_words_keep_off_the_sides_or_stand_above_all_images(): void {
		$side   = self::item( '{"place":{"x":12,"y":0,"width":20}}' );
		$middle = self::item( '{"place":{"x":45,"y":0,"width":20}}' );
		$html   = self::show( self::item( self::MAIN ) . self::heading() . $side );
		self::assertStringContainsString( '--words-left:10', $html );
		self::assertStringNotContainsString( '--words-right', $html );
		self::assertStringNotContainsString( '--words-above', $html );
		$html = self::show( self::item( self::MAIN ) . self::heading() . $side . $middle );
		self::assertStringContainsString( '--words-above:1', $html );
		self::assertStringNotContainsString( '--words-left', $html );
	}

	public function test_a_dark_color_of_the_author_s_gets_a_light_shade(): void {
		$html = self::show( self::item( self::MAIN ) . self::heading( '{"style":{"color":{"text":"#102030"}}}' ) );
		self::assertStringContainsString( 'has-dark-words', $html );
		self::assertStringNotContainsString(
			'has-dark-words',
			self::show( self::item( self::MAIN ) . self::heading( '{"style":{"color":{"text":"#f0f0f0"}}}' ) )
		);
	}

	/** @return array<string, array{string, string}> Attributes of a heading, and the size that style.scss limits. */
	public static function sizes(): array {
		return array(
			'a preset'          => array(
				'{"fontSize":"xx-large"}',
				'--words-size:var(--wp--preset--font-size--xx-large)',
			),
			'a size of his own'  => array( '{"style":{"typography":{"fontSize":"4.5rem"}}}', '--words-size:4.5rem' ),
			'no size'            => array( '{}', '' ),
			'something hostile'  => array( '{"style":{"typography":{"fontSize":"1px;color:red"}}}', '' ),
			'a hostile preset'   => array( '{"fontSize":"x);color:red"}', '' ),
		);
	}

	#[DataProvider( 'sizes' )]
	public function test_the_author_s_size_is_limited_by_the_image( string $attributes, string $style ): void {
		$html = self::show( self::item( self::MAIN ) . self::heading( $attributes ) );
		if ( '' === $style ) {
			self::assertStringNotContainsString( '--words-size', $html );
		} else {
			self::assertStringContainsString( $style, $html );
		}
		$inside = self::show(
			self::item( self::MAIN ) . '<!-- wp:group --><div class="wp-block-group">' . self::heading( $attributes )
			. '</div><!-- /wp:group -->'
		);
		self::assertSame( '' !== $style, str_contains( $inside, '--words-size' ), 'in a group' );
	}

	/** @return array<string, array{string}> Inner blocks. */
	public static function elsewhere(): array {
		return array(
			'words with a background'       => array(
				self::item( self::MAIN ) . self::heading( '{"backgroundColor":"base"}' ),
			),
			'a group with one inside'       => array(
				self::item( self::MAIN ) . '<!-- wp:group --><div class="wp-block-group">'
				. self::heading( '{"gradient":"dusk"}' ) . '</div><!-- /wp:group -->',
			),
			'no main image'                 => array( self::item( '{"width":600,"height":400}' ) . self::heading() ),
			'an image of unknown size'      => array( self::item( '{"main":true}' ) . self::heading() ),
			'no words'                      => array( self::item( self::MAIN ) ),
		);
	}

	#[DataProvider( 'elsewhere' )]
	public function test_other_words_do_not_stand_on_it( string $inside ): void {
		$html = self::show( $inside );
		self::assertStringContainsString( '<img', $html );
		self::assertStringNotContainsString( '--words', $html );
		self::assertStringNotContainsString( 'has-words-on-image', $html );
	}
}
