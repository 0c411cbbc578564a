<?php
/**
 * The starter and the style that the demo's files are read for.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Support\Memory;

/** What the demo was imported with, as its ledger says; a preview takes another one for its request. */
final class Choice {

	public const STARTER = 'consulting';
	public const STYLE   = 'paper';

	/** @var array{string, string}|null Starter and style; null until one asks. */
	private ?array $made = null;

	/** The starter. */
	public static function starter(): string {
		return self::made()[0];
	}

	/** The style. */
	public static function style(): string {
		return self::made()[1];
	}

	/**
	 * Takes another choice, until forget(). Stores nothing.
	 *
	 * @param string $starter Slug.
	 * @param string $style   Slug.
	 */
	public static function make( string $starter, string $style ): void {
		Memory::of( self::class )->made = array( self::slug( $starter ), self::slug( $style ) );
	}

	/**
	 * A name as folders of the demo have it: letters, digits, hyphens. Nothing of it leads to another folder.
	 *
	 * @param string $name From a request, which its schema has checked.
	 * @psalm-taint-escape file
	 */
	private static function slug( string $name ): string {
		return sanitize_key( $name );
	}

	/** Goes back to what the ledger says. */
	public static function forget(): void {
		Memory::of( self::class )->made = null;
	}

	/** @return array{string, string} The choice that counts now. */
	private static function made(): array {
		$memory = Memory::of( self::class );
		if ( null === $memory->made ) {
			$ledger       = new Ledger();
			$memory->made = array(
				$ledger->starter() ?? self::STARTER,
				// A demo beside the owner's site has the looks of that site.
				true === $ledger->look() ? $ledger->style() ?? self::STYLE : self::STYLE,
			);
		}

		return $memory->made;
	}
}
