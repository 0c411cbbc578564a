<?php
/**
 * The gradient that an author lays over images with words.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\ImageOverlay;

use Eidan\Support\Markup;

/**
 * Draws a gradient between images and the words on them, and tells how dark and how bright images are below it.
 *
 * An image is cropped at any place, so any part of it may lie below any part of the gradient. What counts is the worst
 * of all. src/styles/overlay-gradient.scss draws it.
 */
final class Gradient {

	/** The attribute of blocks, by the schema src/schemas/overlay-gradient.json. */
	public const ATTRIBUTE = 'overlayGradient';

	/** As text: for list settings and look options of cards. '' = no gradient. */
	public const SCHEMA = array(
		'type'    => 'string',
		'pattern' => '^(unknown|[0-9a-f]{8}(-[0-9a-f]{8}){1,11})?$',
		'default' => '',
	);

	/** Percent, where the author chose none: as in WordPress's cover block and in src/editor/image-overlay/gradient.ts. */
	private const OPACITY = 50;

	/** Into how many parts the way from one stop to the next is divided: between two hues lie darker colors. */
	private const PARTS = 8;

	/** The exponent of Points::gray(). */
	private const GAMMA = 2.2;

	/**
	 * Points of the gradient, see points(); empty until needed.
	 *
	 * @var list<array{float, float}>
	 */
	private array $points = array();

	/**
	 * A gradient.
	 *
	 * @param string                                  $css   CSS of it; '' if it was read from text.
	 * @param list<array{float, float, float, float}> $stops Colors as of GradientCss::stops(), with the opacity in
	 *                                                       their alpha; empty = unknown ones.
	 * @param int                                     $opacity Percent.
	 */
	private function __construct(
		private readonly string $css,
		private readonly array $stops,
		private readonly int $opacity = 100
	) {}

	/**
	 * The gradient of a block.
	 *
	 * @param array<array-key, mixed> $attributes Attributes of the block.
	 * @return self|null Null without a gradient, and for one that is not there or not allowed.
	 */
	public static function of_block( array $attributes ): ?self {
		$value   = is_array( $attributes[ self::ATTRIBUTE ] ?? null ) ? $attributes[ self::ATTRIBUTE ] : array();
		$chosen  = is_string( $value['gradient'] ?? null ) ? $value['gradient'] : '';
		$opacity = is_int( $value['opacity'] ?? null ) ? max( 0, min( 100, $value['opacity'] ) ) : self::OPACITY;
		if ( '' === $chosen ) {
			return null;
		}
		$css    = $chosen;
		$preset = null;
		if ( 1 === preg_match( '/^var:preset\|gradient\|([a-z0-9-]{1,60})$/D', $chosen, $slug ) ) {
			$preset = Preset::find( 'gradients', $slug[1], 'gradient' );
			$css    = is_string( $preset ) ? $preset : '';
			$chosen = "var(--wp--preset--gradient--$slug[1])";
		}
		$stops = GradientCss::stops( $css );
		// What a theme or an owner wrote into a preset may be anything.
		if ( null === $stops && null === $preset ) {
			return null;
		}
		$faded = array_map(
			static fn ( array $stop ): array => array( $stop[0], $stop[1], $stop[2], $stop[3] * $opacity / 100 ),
			$stops ?? array()
		);

		return new self( $chosen, $faded, $opacity );
	}

	/**
	 * Reads what text() wrote.
	 *
	 * @param mixed $text Valid by SCHEMA.
	 * @return self|null Null without a gradient.
	 */
	public static function of_text( mixed $text ): ?self {
		if ( ! is_string( $text ) || '' === $text ) {
			return null;
		}

		return new self(
			'',
			array_map(
				static fn ( array $color ): array =>
					array( $color[0] ?? 0.0, $color[1] ?? 0.0, $color[2] ?? 0.0, ( $color[3] ?? 0.0 ) / 255 ),
				ColorText::read( $text )
			)
		);
	}

	/**
	 * The gradient as a short text.
	 */
	public function text(): string {
		return ColorText::write(
			array_map(
				static fn ( array $stop ): array => array( $stop[0], $stop[1], $stop[2], $stop[3] * 255 ),
				$this->stops
			)
		);
	}

	/**
	 * Puts the gradient of a block on its HTML.
	 *
	 * @param string                  $html       Rendered block.
	 * @param array<array-key, mixed> $attributes Its attributes.
	 */
	public static function apply( string $html, array $attributes ): string {
		$gradient = self::of_block( $attributes );
		if ( null === $gradient ) {
			return $html;
		}
		$markup = new Markup( $html );
		if ( ! $markup->next_tag() ) {
			return $html;
		}
		$markup->add_class( 'has-overlay-gradient' );
		$markup->add_style(
			"--eidan-overlay-gradient:$gradient->css;--eidan-overlay-opacity:" . $gradient->opacity . '%'
		);
		wp_enqueue_style( 'eidan-overlay-gradient' );

		return $markup->get_updated_html();
	}

	/**
	 * Whether the colors are known.
	 */
	public function is_known(): bool {
		return array() !== $this->stops;
	}

	/**
	 * The darkest and the brightest gray that an image can have below the gradient.
	 *
	 * A gray is a norm of its color: that of a mixture is at most the mixture of both grays, and at least what the two
	 * give without one another's channels. So the range holds for all colors of that gray.
	 *
	 * @param int $darkest   The image's own darkest gray, 0 to 255.
	 * @param int $brightest Its brightest one.
	 * @return array{int, int} From 0 to 255.
	 */
	public function range( int $darkest, int $brightest ): array {
		$least = 255.0;
		$most  = 0.0;
		foreach ( $this->points() as list( $rest, $gray ) ) {
			$dark  = ( $rest * $darkest ) ** self::GAMMA + $gray ** self::GAMMA;
			$least = min( $least, $dark ** ( 1 / self::GAMMA ) );
			$most  = max( $most, $rest * $brightest + $gray );
		}

		return $this->is_known() ? array( (int) floor( $least ), min( 255, (int) ceil( $most ) ) ) : array( 0, 255 );
	}

	/**
	 * Points of the gradient: how much of the image is seen, from 0 to 1, and the gray that is added to it.
	 *
	 * @return list<array{float, float}>
	 */
	private function points(): array {
		foreach ( array() === $this->points ? $this->stops : array() as $index => $stop ) {
			$next = $this->stops[ $index + 1 ] ?? $stop;
			for ( $part = 0; $part < self::PARTS; $part++ ) {
				// Browsers mix colors in proportion to their alpha.
				$from  = $stop[3] * ( 1 - $part / self::PARTS );
				$to    = $next[3] * $part / self::PARTS;
				$color = array_map(
					static fn ( int $channel ): int =>
						(int) round( $stop[ $channel ] * $from + $next[ $channel ] * $to ),
					array( 0, 1, 2 )
				);

				$this->points[] = array( 1 - $from - $to, (float) Points::gray( ...$color ) );
			}
		}

		return $this->points;
	}
}
