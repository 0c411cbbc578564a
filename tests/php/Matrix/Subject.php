<?php
/**
 * What a matrix looks at.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use WP_Block_Type;

/**
 * A block with its fixtures.
 */
final class Subject {

	/**
	 * @param WP_Block_Type                       $type     As it is registered.
	 * @param array<string, string>               $fixtures Markup by name.
	 * @param array<string, array<string, mixed>> $own      Its attributes without those that WordPress adds.
	 */
	public function __construct(
		public readonly WP_Block_Type $type,
		public readonly array $fixtures,
		public readonly array $own,
	) {}

	/** The first fixture. */
	public function markup(): string {
		return (string) current( $this->fixtures );
	}
}
