<?php
/**
 * The plugin's own icons.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Icons;

use Eidan\Support\Memory;

/**
 * Finds them by name; includes/Icons/set.php has them.
 *
 * @phpstan-type Category array{label: string, icons: array<string, array{string, string, string}>}
 */
final class Library {

	/** Attributes of all icons: lines in the colour of the text, whose width is set by CSS. */
	private const PAINT =
		'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';

	/**
	 * The set; null until read.
	 *
	 * @var array<string, Category>|null
	 */
	private ?array $set = null;

	/**
	 * All categories.
	 *
	 * @return array<string, Category> By name.
	 */
	public static function categories(): array {
		if ( null === self::memory()->set ) {
			/**
			 * The plugin's own file.
			 *
			 * @var array<string, Category> $set
			 */
			$set                = require __DIR__ . '/set.php';
			self::memory()->set = $set;
		}

		return self::memory()->set;
	}

	/**
	 * An icon.
	 *
	 * @param string $name Without `eidan/`.
	 * @return string Whole SVG; '' when there is none of that name.
	 */
	public static function svg( string $name ): string {
		foreach ( self::categories() as $category ) {
			if ( isset( $category['icons'][ $name ] ) ) {
				return self::wrap( $category['icons'][ $name ][2] );
			}
		}

		return '';
	}

	/**
	 * Makes an SVG from its inner shapes.
	 *
	 * @param string $body Shapes.
	 */
	public static function wrap( string $body ): string {
		return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ' . self::PAINT . '>' . $body . '</svg>';
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
