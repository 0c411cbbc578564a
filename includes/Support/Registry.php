<?php
/**
 * A registry of named things that all parts of the plugin, and other plugins, can add to.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

use Closure;

/**
 * Things are added on an action, which runs once, when the first thing is read. The plugin's own things come first; a
 * thing with the same name replaces one of them.
 *
 * Templates, Orders and other classes each keep a registry; other code calls these classes.
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
	 * Whether the action has run.
	 *
	 * @var bool
	 */
	private bool $ready = false;

	/**
	 * Makes an empty registry.
	 *
	 * @param Closure(): void                    $ask     Runs the action on which things are added.
	 * @param string                             $pattern Regular expression that names must match; '' for any name.
	 * @param (Closure(): array<string, T>)|null $own     Makes the plugin's own things.
	 */
	public function __construct(
		private readonly Closure $ask,
		private readonly string $pattern = '',
		private readonly ?Closure $own = null,
	) {}

	/**
	 * Adds or replaces a thing. Ignored if the name is invalid.
	 *
	 * @phpstan-param T $thing
	 */
	public function add( string $name, mixed $thing ): void {
		if ( '' === $this->pattern || 1 === preg_match( $this->pattern, $name ) ) {
			$this->things[ $name ] = $thing;
		}
	}

	/**
	 * Removes a thing, whoever added it.
	 */
	public function remove( string $name ): void {
		$this->all();
		unset( $this->things[ $name ] );
	}

	/**
	 * A thing by name.
	 *
	 * @return mixed Null if there is none of that name.
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
