<?php
/**
 * Memory of a request.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * A class that has to remember something keeps it in properties of its only instance, which is stored here: no class
 * has mutable static properties. So a test can reset the whole plugin with one call.
 */
final class Memory {

	/**
	 * Instances that live as long as the request: used ids, computed texts, files that were read.
	 *
	 * @var array<class-string, object>
	 */
	private static array $request = array();

	/**
	 * Instances that live as long as the process: what is registered when WordPress starts, such as content types and
	 * blocks.
	 *
	 * @var array<class-string, object>
	 */
	private static array $registered = array();

	/**
	 * The memory of a class for this request.
	 *
	 * @param string $name Name of a class that can be made without arguments.
	 * @return object An instance of it, the same one until forget().
	 *
	 * @template T of object
	 * @phpstan-param class-string<T> $name
	 * @phpstan-return T
	 */
	public static function of( string $name ): object {
		return self::one( self::$request, $name );
	}

	/**
	 * The memory of a class for what is registered when WordPress starts.
	 *
	 * @param string $name Name of a class that can be made without arguments.
	 * @return object An instance of it, the same one as long as the process runs.
	 *
	 * @template T of object
	 * @phpstan-param class-string<T> $name
	 * @phpstan-return T
	 */
	public static function registered( string $name ): object {
		return self::one( self::$registered, $name );
	}

	/**
	 * The instance of a class, made when it is asked for first.
	 *
	 * @param array<class-string, object> $kept Instances by name.
	 * @param string                      $name Name of the class.
	 *
	 * @template T of object
	 * @phpstan-param class-string<T> $name
	 * @phpstan-return T
	 */
	private static function one( array &$kept, string $name ): object {
		$one = $kept[ $name ] ?? null;
		if ( ! $one instanceof $name ) {
			$one           = new $name();
			$kept[ $name ] = $one;
		}

		return $one;
	}

	/**
	 * Instances as they were when hold() was called; null for those that were not there.
	 *
	 * @var array<class-string, object|null>
	 */
	private static array $held = array();

	/**
	 * Keeps the present state of some instances until back().
	 *
	 * @param class-string ...$names Their classes.
	 */
	public static function hold( string ...$names ): void {
		foreach ( $names as $name ) {
			self::$held[ $name ] = isset( self::$request[ $name ] ) ? clone self::$request[ $name ] : null;
		}
	}

	/** Puts back the state of the instances that are held. */
	public static function back(): void {
		self::$request = array_filter( array_replace( self::$request, self::$held ) );
		self::$held    = array();
	}

	/** Forgets the instances of the request. For tests, and for processes that answer several requests. */
	public static function forget(): void {
		self::$request = array();
		self::$held    = array();
	}
}
