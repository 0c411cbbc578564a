<?php
/**
 * Keeps the rewrite rules in step with the settings.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * Rules are made anew when something that they depend on has changed, never otherwise.
 *
 * A comparison with what they were made for covers more than hooks could: activation, an update
 * while active, a changed, imported or deleted setting, a site added to a network.
 */
final class Rewrite {

	public const OPTION = 'eidan_rewrite';

	/**
	 * Asks WordPress for new rules if the present ones are for other settings.
	 *
	 * Deleting the option is the asking: the next request that needs rules finds none and makes them,
	 * with all post types of all plugins there, which this one cannot promise.
	 */
	public static function sync(): void {
		$signature = TypeSettings::rewrite_signature();
		if ( get_option( self::OPTION ) === $signature ) {
			return;
		}
		update_option( self::OPTION, $signature, true );
		delete_option( 'rewrite_rules' );
	}

	/**
	 * Forgets the rules when the plugin goes, so that none of ours stays behind.
	 */
	public static function forget(): void {
		delete_option( self::OPTION );
		delete_option( 'rewrite_rules' );
	}
}
