<?php
/**
 * The two or more colors in which WordPress shows an image.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\ImageOverlay;

use Eidan\Support\Contrast;

/**
 * Tells how dark and how bright an image is behind WordPress's duotone filter, of what is known of the image itself.
 *
 * The filter makes each point a tone from 0 to 1 and finds its color between those of the duotone: WP_Duotone.
 */
final class Duotone {

	/** As text: for list settings and look options of cards. '' = no duotone. */
	public const SCHEMA = array(
		'type'    => 'string',
		'pattern' => '^(unknown|[0-9a-f]{6}(-[0-9a-f]{6}){1,7})?$',
		'default' => '',
	);

	/**
	 * How much lower and higher than the gray of Grid a tone of the filter can be. The filter weights colors in another
	 * way: a blue is darker to it. Found by trying all colors in steps of 10; src/editor/image-overlay/duotone.ts has
	 * the same.
	 */
	private const LEAST_SHARE = 0.36;
	private const LEAST_SLOPE = 4;
	private const MOST_ABOVE  = 0.026;

	/**
	 * The gray of each of 256 tones; empty until needed.
	 *
	 * @var list<int>
	 */
	private array $grays = array();

	/**
	 * A duotone.
	 *
	 * @param list<list<float>> $colors Red, green and blue from 0 to 255 of at least two; empty = unknown ones.
	 */
	private function __construct( private readonly array $colors ) {}

	/**
	 * The duotone of a block's images.
	 *
	 * @param array<array-key, mixed> $attributes Attributes of the block.
	 * @param string                  $name       Name of the block, such as `eidan/portfolio-list`.
	 * @return self|null Null without a duotone.
	 */
	public static function of_block( array $attributes, string $name ): ?self {
		return self::chosen( $attributes ) ?? self::of_site( $attributes, $name );
	}

	/**
	 * The duotone that the site's styles give to a block, where its author chose none.
	 *
	 * @param array<array-key, mixed> $attributes Attributes of the block.
	 * @param string                  $name       Name of the block.
	 * @return self|null Null without a duotone.
	 */
	public static function of_site( array $attributes, string $name ): ?self {
		if ( null !== self::value( $attributes ) ) {
			return null;
		}
		// Without a duotone it is all the styles of the site. WordPress shows presets only.
		$value = wp_get_global_styles( array( 'filter', 'duotone' ), array( 'block_name' => $name ) );

		return is_string( $value ) ? self::read( $value ) : null;
	}

	/**
	 * The duotone that an author chose.
	 *
	 * @param array<array-key, mixed> $attributes Attributes of the block.
	 * @return self|null Null without a duotone.
	 */
	public static function chosen( array $attributes ): ?self {
		return self::read( self::value( $attributes ) );
	}

	/**
	 * The duotone of what is measured as an image or a film. WebKit shows films without the filter, so their shade is
	 * that of the film itself: nobody measures it on the server, and what is enough for any film is enough behind a
	 * filter.
	 *
	 * @param self|null $duotone Duotone of the block.
	 * @param bool      $is_film Whether it is a film.
	 * @return self|null Null if no duotone may be counted on.
	 */
	public static function counted( ?self $duotone, bool $is_film ): ?self {
		return $is_film ? null : $duotone;
	}

	/**
	 * Reads what text() wrote.
	 *
	 * @param mixed $text Valid by SCHEMA.
	 * @return self|null Null without a duotone.
	 */
	public static function of_text( mixed $text ): ?self {
		return is_string( $text ) && '' !== $text ? new self( ColorText::read( $text ) ) : null;
	}

	/**
	 * The duotone as a short text.
	 */
	public function text(): string {
		return ColorText::write( $this->colors );
	}

	/**
	 * Whether the colors are known.
	 */
	public function is_known(): bool {
		return array() !== $this->colors;
	}

	/**
	 * The darkest and the brightest gray that an image can have behind the filter.
	 *
	 * @param int $darkest   The image's own darkest gray, 0 to 255.
	 * @param int $brightest Its brightest one.
	 * @return array{int, int} From 0 to 255.
	 */
	public function range( int $darkest, int $brightest ): array {
		if ( ! $this->is_known() ) {
			return array( 0, 255 );
		}
		$low    = $darkest / 255;
		$from   = (int) floor( 255 * max( self::LEAST_SHARE * $low, 1 - self::LEAST_SLOPE * ( 1 - $low ) ) );
		$to     = min( 255, (int) ceil( $brightest + 255 * self::MOST_ABOVE ) );
		$within = array_slice( $this->grays(), $from, max( 1, $to - $from + 1 ) );

		return array( min( 255, ...$within ), max( 0, ...$within ) );
	}

	/**
	 * The gray of each tone. Two neighbours may be a step apart, so a range has all that lies between.
	 *
	 * @return list<int> 256 of them.
	 */
	private function grays(): array {
		if ( array() === $this->grays ) {
			$last = count( $this->colors ) - 1;
			for ( $tone = 0; $tone < 256; $tone++ ) {
				$at    = $tone / 255 * $last;
				$index = min( $last - 1, (int) floor( $at ) );
				$mixed = array();
				foreach ( array( 0, 1, 2 ) as $channel ) {
					$one     = $this->colors[ $index ][ $channel ] ?? 0.0;
					$other   = $this->colors[ $index + 1 ][ $channel ] ?? 0.0;
					$mixed[] = (int) round( $one + ( $other - $one ) * ( $at - $index ) );
				}
				$this->grays[] = Points::gray( ...$mixed );
			}
		}

		return $this->grays;
	}

	/**
	 * What an author chose.
	 *
	 * @param array<array-key, mixed> $attributes Attributes of the block.
	 */
	private static function value( array $attributes ): mixed {
		$style = is_array( $attributes['style'] ?? null ) ? $attributes['style'] : array();
		$color = is_array( $style['color'] ?? null ) ? $style['color'] : array();

		return $color['duotone'] ?? null;
	}

	/**
	 * Reads a duotone as WordPress stores it.
	 *
	 * @param mixed $value Colors, a preset such as `var:preset|duotone|midnight`, or CSS such as `unset`.
	 * @return self|null Null without a duotone.
	 */
	private static function read( mixed $value ): ?self {
		if ( is_string( $value ) ) {
			$slug  = self::slug( $value );
			$value = '' === $slug ? $value : ( Preset::find( 'duotone', $slug, 'colors' ) ?? 'missing' );
		}
		if ( null === $value || array() === $value || in_array( $value, array( '', 'unset', 'none' ), true ) ) {
			return null;
		}

		return self::of_colors( is_array( $value ) ? $value : array() );
	}

	/**
	 * The name of a preset.
	 *
	 * @param string $value As WordPress stores it.
	 * @return string '' if it is none.
	 */
	private static function slug( string $value ): string {
		$pattern = '/^var(?::preset\|duotone\||\(--wp--preset--duotone--)([\w-]+)\)?$/D';

		return 1 === preg_match( $pattern, $value, $slug ) ? $slug[1] : '';
	}

	/**
	 * A duotone of colors as CSS writes them.
	 *
	 * @param array<mixed> $colors Any; one that is not opaque or cannot be read makes all unknown.
	 */
	private static function of_colors( array $colors ): self {
		$read = array_map( self::channels( ... ), array_values( $colors ) );
		$all  = array_values( array_filter( $read, static fn ( ?array $color ): bool => null !== $color ) );

		$count = count( $all );

		return new self( 2 <= $count && 8 >= $count && count( $read ) === $count ? $all : array() );
	}

	/**
	 * Reads `#fff`, `#ffffff` and `rgb( 255, 255, 255 )`, as WordPress's picker writes them.
	 *
	 * @param mixed $color
	 * @return list<float>|null Red, green and blue from 0 to 255.
	 */
	private static function channels( mixed $color ): ?array {
		$pattern = '/^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/D';
		if ( ! is_string( $color ) || 1 !== preg_match( $pattern, $color, $rgb ) ) {
			return Contrast::channels( $color );
		}

		return array_map( static fn ( string $value ): float => min( 255.0, (float) $value ), array_slice( $rgb, 1 ) );
	}
}
