<?php
/**
 * A range of numbers that a visitor chose.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

/**
 * Written `10-50`, `10-` or `-50`, with a point before decimals. One end is always there.
 */
final class Range {

	/** Up to twelve digits, so that no number is written with an exponent. */
	private const WRITTEN = '/^(?<low>\d{1,12}(?:\.\d{1,6})?)?-(?<high>\d{1,12}(?:\.\d{1,6})?)?$/D';

	/**
	 * @param float|null $low      Lowest number; null = any.
	 * @param float|null $high     Highest number; null = any.
	 * @param int        $decimals Digits behind the decimal point.
	 */
	private function __construct(
		public readonly ?float $low,
		public readonly ?float $high,
		private readonly int $decimals,
	) {}

	/**
	 * Reads a range.
	 *
	 * @param string $text     Anything that a visitor may have written.
	 * @param int    $decimals Digits behind the decimal point; others are rounded.
	 * @return self|null Null if it is no range. Ends that are the wrong way round are turned.
	 */
	public static function parse( string $text, int $decimals ): ?self {
		if ( 1 !== preg_match( self::WRITTEN, $text, $ends, PREG_UNMATCHED_AS_NULL ) ) {
			return null;
		}
		$low  = isset( $ends['low'] ) ? round( (float) $ends['low'], $decimals ) : null;
		$high = isset( $ends['high'] ) ? round( (float) $ends['high'], $decimals ) : null;

		if ( null === ( $low ?? $high ) ) {
			return null;
		}

		return null !== $low && null !== $high && $low > $high
			? new self( $high, $low, $decimals )
			: new self( $low, $high, $decimals );
	}

	/**
	 * The range as it is in addresses: the same range is always written the same way.
	 */
	public function text(): string {
		return $this->number( $this->low ) . '-' . $this->number( $this->high );
	}

	/**
	 * A number for addresses, fields and SQL.
	 *
	 * @param float|null $value Null = none.
	 */
	public function number( ?float $value ): string {
		return null === $value ? '' : self::written( $value, $this->decimals );
	}

	/**
	 * A number without zeros at its end.
	 *
	 * @param float $value    The number.
	 * @param int   $decimals Most digits behind the point.
	 */
	public static function written( float $value, int $decimals ): string {
		$text = number_format( $value, $decimals, '.', '' );

		return str_contains( $text, '.' ) ? rtrim( rtrim( $text, '0' ), '.' ) : $text;
	}
}
