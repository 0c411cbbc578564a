<?php
/**
 * Things by name that every part of the plugin, and other plugins, can add to.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

use Closure;

/**
 * Whoever has something to add does so on an action, which runs once, when the first thing is asked for. What the plugin
 * has itself is there before; a thing of the same name takes its place.
 *
 * The classes that others call (Templates, Orders, …) say what their things are and keep one of these.
 *
 * @template T
 */
final class Registry {

	/**
	 * Things by name.
	 *
	 * @var array<string, T>
	 */
	private array $things = array();

	/**
	 * Whether everybody was asked.
	 *
	 * @var bool
	 */
	private bool $ready = false;

	/**
	 * Makes an empty one.
	 *
	 * @param Closure(): void                    $ask     Runs the action on which everybody adds.
	 * @param string                             $pattern A regular expression that names match; '' = any name.
	 * @param (Closure(): array<string, T>)|null $own     What is there by itself.
	 */
	public function __construct(
		private readonly Closure $ask,
		private readonly string $pattern = '',
		private readonly ?Closure $own = null,
	) {}

	/**
	 * Adds or replaces a thing. One with a name that is none is left out.
	 *
	 * @param string $name  Its name.
	 * @param mixed  $thing The thing.
	 * @phpstan-param T $thing
	 */
	public function add( string $name, mixed $thing ): void {
		if ( '' === $this->pattern || 1 === preg_match( $this->pattern, $name ) ) {
			$this->things[ $name ] = $thing;
		}
	}

	/**
	 * Takes a thing away again, whoever added it.
	 *
	 * @param string $name Its name.
	 */
	public function remove( string $name ): void {
		$this->all();
		unset( $this->things[ $name ] );
	}

	/**
	 * A thing by name.
	 *
	 * @param string $name The name.
	 * @return mixed Null for a name that nobody has added.
	 * @phpstan-return T|null
	 */
	public function get( string $name ): mixed {
		return $this->all()[ $name ] ?? null;
	}

	/**
	 * All things by name.
	 *
	 * @return array<string, mixed>
	 * @phpstan-return array<string, T>
	 */
	public function all(): array {
		if ( ! $this->ready ) {
			$this->ready  = true;
			$this->things = ( null === $this->own ? array() : ( $this->own )() ) + $this->things;
			( $this->ask )();
		}

		return $this->things;
	}
}
