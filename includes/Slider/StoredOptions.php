<?php
/**
 * Stored options of a slider.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Slider;

/**
 * Reads options that may hold anything; what is missing or not valid gets its default.
 */
final class StoredOptions {

	/**
	 * Wraps stored options.
	 *
	 * @param array<array-key, mixed> $values Stored values, any type.
	 */
	public function __construct( private readonly array $values ) {}

	/**
	 * A number of slides in view.
	 *
	 * @param string $name     Name.
	 * @param int    $fallback Default.
	 */
	public function per_view( string $name, int $fallback ): float {
		$value = $this->values[ $name ] ?? null;
		return ( is_int( $value ) || is_float( $value ) ) && $value >= 1 && $value <= 12 ? round( (float) $value, 2 ) : (float) $fallback;
	}

	/**
	 * A whole number.
	 *
	 * @param string $name     Name.
	 * @param int    $maximum  Most.
	 * @param int    $fallback Default.
	 */
	public function integer( string $name, int $maximum, int $fallback ): int {
		$value = $this->values[ $name ] ?? null;
		return is_int( $value ) && $value >= 0 && $value <= $maximum ? $value : $fallback;
	}

	/**
	 * Yes or no.
	 *
	 * @param string $name     Name.
	 * @param bool   $fallback Default.
	 */
	public function flag( string $name, bool $fallback ): bool {
		$value = $this->values[ $name ] ?? null;
		return is_bool( $value ) ? $value : $fallback;
	}

	/**
	 * A text of a form.
	 *
	 * @param string $name     Name.
	 * @param string $pattern  Form.
	 * @param string $fallback Default.
	 */
	public function text( string $name, string $pattern, string $fallback ): string {
		$value = $this->values[ $name ] ?? null;
		return is_string( $value ) && 1 === preg_match( $pattern, $value ) ? $value : $fallback;
	}

	/**
	 * One text of several.
	 *
	 * @param string                 $name     Name.
	 * @param non-empty-list<string> $allowed  Texts.
	 * @param string|null            $fallback Default, the first one without.
	 */
	public function one_of( string $name, array $allowed, ?string $fallback = null ): string {
		$value = $this->values[ $name ] ?? null;
		return is_string( $value ) && in_array( $value, $allowed, true ) ? $value : $fallback ?? $allowed[0];
	}
}
