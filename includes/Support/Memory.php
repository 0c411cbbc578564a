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
	 * What was counted on the page when hold() was called.
	 *
	 * @var array<class-string, PageState>|null
	 */
	private static ?array $held = null;

	/** Keeps what is counted on the page until back(). */
	public static function hold(): void {
		self::$held = array_map( static fn( PageState $state ): PageState => clone $state, self::page_states() );
	}

	/** Puts back what was counted on the page when hold() was called. */
	public static function back(): void {
		if ( null !== self::$held ) {
			self::$request = array_replace( array_diff_key( self::$request, self::page_states() ), self::$held );
			self::$held    = null;
		}
	}

	/**
	 * The instances that count what is on the page.
	 *
	 * @return array<class-string, PageState>
	 */
	private static function page_states(): array {
		return array_filter( self::$request, static fn( object $one ): bool => $one instanceof PageState );
	}

	/** Forgets the instances of the request. For tests, and for processes that answer several requests. */
	public static function forget(): void {
		self::$request = array();
		self::$held    = null;
	}
}
