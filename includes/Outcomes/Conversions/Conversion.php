<?php
/**
 * What became of a click on an ad.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Outcomes\Conversions;

/**
 * A paid order or an enquiry, with the click that led to it.
 */
final class Conversion {

	/**
	 * A conversion.
	 *
	 * @param string $click    Click identifier of one platform.
	 * @param string $name     Name of the conversion action there.
	 * @param int    $time     Unix time.
	 * @param string $value    Amount with a point; '' = none.
	 * @param string $currency Its code; '' = none.
	 */
	public function __construct(
		public readonly string $click,
		public readonly string $name,
		public readonly int $time,
		public readonly string $value = '',
		public readonly string $currency = '',
	) {
	}
}
