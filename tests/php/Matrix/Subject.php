<?php
/**
 * What a matrix test checks.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use WP_Block_Type;

/**
 * A block with its fixtures.
 */
final class Subject {

	/**
	 * @param WP_Block_Type                       $type     The registered block type.
	 * @param array<string, string>               $fixtures Markup of its fixtures by name.
	 * @param array<string, array<string, mixed>> $own      Its attributes without those that WordPress adds.
	 */
	public function __construct(
		public readonly WP_Block_Type $type,
		public readonly array $fixtures,
		public readonly array $own,
	) {}

	/** Returns the markup of the first fixture. */
	public function markup(): string {
		return (string) current( $this->fixtures );
	}
}
