<?php
/**
 * The plugin's own settings, as far as the demo or a style changes them.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Settings\Settings;
use Eidan\Support\Value;

/**
 * Each setting is a change of its own in the ledger, so that others of the owner's stay as they are when it is put
 * back. What the owner has set is never changed.
 */
final class OwnSettings {

	/** Begins the keys of the ledger's changes. */
	public const CHANGE = 'settings/';

	/** What styles need for their fonts, which are seen in the first screen. */
	public const FONTS = array(
		'page.fontPreload'   => true,
		'page.fontFallbacks' => true,
	);

	/**
	 * Whether a setting was never set.
	 *
	 * @param string $path Such as 'page.fontPreload'.
	 */
	public static function is_free( string $path ): bool {
		[ $group, $name ] = explode( '.', $path . '.' );

		return ! array_key_exists( $name, Value::group( self::stored(), $group ) );
	}

	/**
	 * Sets what was never set.
	 *
	 * @param Ledger              $ledger Remembers it.
	 * @param array<string, bool> $values By path, such as 'page.fontPreload'.
	 */
	public static function change( Ledger $ledger, array $values ): void {
		$found = self::stored();
		$there = false !== get_option( Settings::OPTION );
		foreach ( $ledger->changed() as $change => $entry ) {
			// The option is there because of another setting of ours.
			$there = $there && ! ( str_starts_with( $change, self::CHANGE ) && array() === $entry['before'] );
		}
		foreach ( $values as $path => $value ) {
			[ $group, $name ] = explode( '.', $path . '.' );
			$stored           = self::stored();
			$own              = Value::group( $stored, $group );
			if ( ! array_key_exists( $name, $own ) ) {
				// What was there: the option, and in it the group.
				$before = $there ? array( 'option', isset( $found[ $group ] ) ? $group : '' ) : array();
				$ledger->note( self::CHANGE . $path, $before, $value );
				update_option( Settings::OPTION, array( $group => $own + array( $name => $value ) ) + $stored );
			}
		}
	}

	/**
	 * Takes a setting back, unless the owner has changed it.
	 *
	 * @param string                             $change Key of the ledger's changes.
	 * @param array{before: mixed, after: mixed} $values Entry of the ledger.
	 * @return bool Whether it was taken back.
	 */
	public static function restore( string $change, array $values ): bool {
		[ $group, $name ] = explode( '.', substr( $change, strlen( self::CHANGE ) ) . '.' );
		$stored           = self::stored();
		$own              = Value::group( $stored, $group );
		if ( ( $own[ $name ] ?? null ) !== $values['after'] ) {
			return false;
		}
		unset( $own[ $name ] );
		$before           = is_array( $values['before'] ) ? $values['before'] : array();
		$stored[ $group ] = $own;
		if ( array() === $own && ! in_array( $group, $before, true ) ) {
			unset( $stored[ $group ] );
		}
		if ( array() === $stored && ! in_array( 'option', $before, true ) ) {
			delete_option( Settings::OPTION );
		} else {
			update_option( Settings::OPTION, $stored );
		}

		return true;
	}

	/** @return array<mixed> What is stored. */
	private static function stored(): array {
		$stored = get_option( Settings::OPTION, array() );

		return is_array( $stored ) ? $stored : array();
	}
}
