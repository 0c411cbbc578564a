<?php
/**
 * Mistakes that PHPStan has to find. If it does not find one, it reports that there is nothing to ignore.
 */

declare( strict_types=1 );

namespace Eidan\Tools\PHPStan;

use Eidan\Support\Text;
use Eidan\Support\Value;

/**
 * @phpstan-import-type StackedImagesAttributes from \Eidan\Attributes\StackedImages
 * @phpstan-import-type VideoShowreelAttributes from \Eidan\Attributes\VideoShowreel
 */
final class Canary {

	/**
	 * Code that our rules have to report.
	 *
	 * @param StackedImagesAttributes $attributes Valid attributes.
	 * @param VideoShowreelAttributes $reel       Valid attributes.
	 */
	public static function mistakes( array $attributes, array $reel ): string {
		// @phpstan-ignore offsetAccess.notFound (a name that block.json does not have)
		$misspelt = $attributes['apear'];
		// @phpstan-ignore offsetAccess.notFound (neither has its shared schema)
		$deep     = $reel['source']['focalpoint'];
		$fallback = $attributes['appear'] ?? 'none'; // @phpstan-ignore eidan.fallback (block.json has a default)
		$inner    = $reel['source']['narrow'] ?? array(); // @phpstan-ignore eidan.fallback (an object is always there)
		// @phpstan-ignore eidan.limit (limits of block.json)
		$number   = Value::integer( $attributes['appearDelay'], 0, 5000, 500 );
		// @phpstan-ignore eidan.limit (limits of block.json)
		$optional = Value::integer( $reel['overlayOpacity'] ?? null, 0, 100, 55 );
		// @phpstan-ignore eidan.limit (words of block.json)
		$word     = Value::one_of( $attributes['appear'], array( 'together', 'sequence' ), 'none' );
		$text     = Value::text( $attributes['group'], 60 ); // @phpstan-ignore eidan.limit (a length of block.json)
		// @phpstan-ignore eidan.limit (a pattern belongs into block.json)
		$match    = Value::match( $attributes['group'], '/^[a-z]*$/', '' );
		$string   = Text::of( $attributes['group'] ); // @phpstan-ignore eidan.limit (a type of block.json)
		$known    = is_array( $reel['alternatives'] ); // @phpstan-ignore eidan.limit (a type of block.json)

		return (string) wp_json_encode(
			array( $misspelt, $deep, $fallback, $inner, $number, $optional, $word, $text, $match, $string, $known )
		);
	}

	/**
	 * Code that our rules must not report: an attribute without a default, a list with fewer words, a narrower range.
	 *
	 * @param StackedImagesAttributes $attributes Valid attributes.
	 * @param VideoShowreelAttributes $reel       Valid attributes.
	 */
	public static function fine( array $attributes, array $reel ): string {
		return Value::one_of( $attributes['align'] ?? null, array( 'wide', 'full' ), '' )
			. Value::integer( $attributes['appearDelay'], 0, 100, 50 )
			. ( $reel['overlayOpacity'] ?? 50 )
			. ( $reel['source']['url'] ?? '' );
	}
}
