<?php
/**
 * The WP-CLI command of Instagram.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

use Eidan\Support\Cli;
use WP_CLI;

/**
 * `wp eidan instagram sync`.
 */
final class InstagramCommand {

	/**
	 * Action `cli_init`.
	 */
	public static function register(): void {
		WP_CLI::add_command(
			'eidan instagram sync',
			array( self::class, 'sync' ),
			array(
				'shortdesc' => 'Copies the latest posts of the connected account now, not within the hour.',
				'longdesc'  => Cli::examples( 'wp eidan instagram sync' ),
			)
		);
	}

	/**
	 * Syncs now.
	 */
	public static function sync(): void {
		if ( ! Connection::get()->is_there() ) {
			WP_CLI::error( 'No account is connected. Connect one at Settings › Eidan › Instagram.' );
		}
		Sync::run( true );
		$failure = Connection::get()->failure;
		if ( '' !== $failure ) {
			WP_CLI::error( Messages::both( $failure ) );
		}
		WP_CLI::success( sprintf( '%d posts are there.', count( Library::all() ) ) );
	}
}
