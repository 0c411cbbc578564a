<?php
/**
 * What stands inside a block.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * For blocks that render their inner blocks themselves (`"eidanSkipInnerBlocks": true`).
 *
 * @phpstan-type Parsed array{
 *     blockName: string|null,
 *     attrs: array<array-key, mixed>,
 *     innerBlocks: array<int, array<string, mixed>>,
 *     innerHTML: string,
 *     innerContent: list<string|null>,
 * }
 */
final class InnerBlocks {

	/**
	 * The blocks inside.
	 *
	 * @param array<array-key, mixed> $parsed A block, as WordPress's parser makes it.
	 * @return list<Parsed>
	 */
	public static function of( array $parsed ): array {
		/**
		 * Parsed blocks, as WordPress's parser makes them.
		 *
		 * @var list<Parsed> $inner
		 */
		$inner = $parsed['innerBlocks'] ?? array();

		return $inner;
	}

	/**
	 * The saved HTML before the blocks inside and behind them.
	 *
	 * @param array<array-key, mixed> $parsed A block, as WordPress's parser makes it.
	 * @return array{string, string}
	 */
	public static function around( array $parsed ): array {
		$parts = array_values( array_filter( (array) ( $parsed['innerContent'] ?? array() ), 'is_string' ) );

		return array( $parts[0] ?? '', count( $parts ) > 1 ? end( $parts ) : '' );
	}
}
