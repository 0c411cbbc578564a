<?php
/**
 * The WP-CLI commands of the settings.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin;

use Eidan\Support\Cli;
use WP_CLI;
use WP_Error;
use WP_REST_Request;

/**
 * `wp eidan settings`: the settings file of Settings › Eidan › Demo and data.
 */
final class SettingsCommand {

	/**
	 * Action `cli_init`.
	 */
	public static function register(): void {
		WP_CLI::add_command(
			'eidan settings export',
			array( self::class, 'export' ),
			array(
				'shortdesc' => 'Prints all settings as JSON, without secrets.',
				'longdesc'  => Cli::examples( 'wp eidan settings export > eidan.json' ),
			)
		);
		WP_CLI::add_command(
			'eidan settings import',
			array( self::class, 'import' ),
			array(
				'shortdesc' =>
					'Takes settings from such a file. It sets what it names; if one value is wrong, it sets none.',
				'synopsis'  => array(
					Cli::word( 'file', 'Path of the file, or - for standard input.' ),
					Cli::flag( 'dry-run', 'Says what would change, and changes nothing.' ),
				),
				'longdesc'  => Cli::examples(
					'wp eidan settings import eidan.json --dry-run',
					'wp @staging eidan settings export | wp eidan settings import -'
				),
			)
		);
	}

	/**
	 * Prints the file.
	 */
	public static function export(): void {
		$flags = JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
		WP_CLI::log( (string) wp_json_encode( SettingsFile::export()->get_data(), $flags ) );
	}

	/**
	 * Takes a file.
	 *
	 * @param list<string>               $arguments Its path.
	 * @param array<string, string|bool> $options   See register().
	 */
	public static function import( array $arguments = array(), array $options = array() ): void {
		$path = $arguments[0] ?? '';
		$from = '-' === $path ? 'php://stdin' : $path;
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of who runs the command.
		$text = '-' === $path || ( is_file( $path ) && is_readable( $path ) ) ? file_get_contents( $from ) : false;
		if ( false === $text ) {
			WP_CLI::error( sprintf( 'The file "%s" cannot be read.', $path ) );
		}
		$file = json_decode( $text, true );
		if ( ! is_array( $file ) ) {
			WP_CLI::error( sprintf( 'The file "%s" is not JSON.', $path ) );
		}
		$is_dry = true === ( $options['dry-run'] ?? false );
		/**
		 * As the route takes it; the handler checks what is in the file.
		 *
		 * @var array<string, mixed> $file
		 * @var WP_REST_Request<array{file: array<string, mixed>, store: bool}> $request
		 */
		$request = new WP_REST_Request( 'POST' );
		$request->set_param( 'file', $file );
		$request->set_param( 'store', ! $is_dry );
		$answer = SettingsFile::import( $request );
		if ( $answer instanceof WP_Error ) {
			Cli::fail( $answer );
		}
		$data    = $answer->get_data();
		$changes = is_array( $data ) && is_array( $data['changes'] ?? null ) ? $data['changes'] : array();
		array_map( static fn ( mixed $path ) => WP_CLI::log( is_string( $path ) ? $path : '' ), $changes );
		$count = count( $changes );
		WP_CLI::success( $is_dry ? "$count settings would change." : "$count settings were changed." );
	}
}
