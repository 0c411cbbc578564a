<?php
/**
 * The WP-CLI command that checks the site.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin;

use Eidan\Support\Cli;
use WP_CLI;

/**
 * `wp eidan doctor`: what Site Health says of Eidan, for terminals.
 */
final class DoctorCommand {

	/**
	 * Action `cli_init`.
	 */
	public static function register(): void {
		WP_CLI::add_command(
			'eidan doctor',
			array( self::class, 'run' ),
			array(
				'shortdesc' => 'Checks what Eidan Blocks needs from the site, as Tools › Site Health does.',
				'longdesc'  => 'Changes nothing and requests nothing from anywhere. Ends with an error if something is '
					. "critical.\n\n" . Cli::examples( 'wp eidan doctor' ),
			)
		);
	}

	/**
	 * Runs all checks.
	 *
	 * @param list<string>          $arguments Not used.
	 * @param array<string, string> $options   Not used.
	 */
	public static function run( array $arguments = array(), array $options = array() ): void {
		$findings = array_map( array( Checks::class, 'run' ), Checks::names() );
		\WP_CLI\Utils\format_items(
			'table',
			array_map(
				static fn ( Finding $finding ): array => array(
					'check'  => $finding->name,
					'status' => $finding->status,
					'what'   => $finding->label,
				),
				$findings
			),
			array( 'check', 'status', 'what' )
		);
		$critical = 0;
		foreach ( $findings as $finding ) {
			if ( 'good' !== $finding->status ) {
				WP_CLI::warning( "$finding->label. $finding->words" );
			}
			$critical += 'critical' === $finding->status ? 1 : 0;
		}
		if ( $critical > 0 ) {
			WP_CLI::error( 'Something is critical: see above.' );
		}
		WP_CLI::success( 'Nothing is critical.' );
	}
}
