<?php
/**
 * Updates the rewrite rules after changes of settings.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * Rules are flushed only if something that they depend on has changed.
 *
 * Comparing with the stored signature covers more than hooks could: activation, an update while active, a changed,
 * imported or deleted setting, a new site in a network.
 */
final class Rewrite {

	public const OPTION = 'eidan_rewrite';

	/**
	 * Flushes the rules if the settings have changed.
	 *
	 * It deletes WordPress's option: the next request that needs rules creates them, with the post types of all plugins
	 * registered, which is not certain here.
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
	 * Deletes the rules on deactivation, so that none of ours stay.
	 */
	public static function forget(): void {
		delete_option( self::OPTION );
		delete_option( 'rewrite_rules' );
	}
}
