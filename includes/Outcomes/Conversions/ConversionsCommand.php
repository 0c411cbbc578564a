<?php
/**
 * The WP-CLI command of the conversions.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Outcomes\Conversions;

use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Request;
use Eidan\Support\Cli;
use WP_CLI;
use WP_Error;

/**
 * Prints the file of a period.
 */
final class ConversionsCommand {

	/**
	 * Action `cli_init`.
	 */
	public static function register(): void {
		WP_CLI::add_command(
			'eidan attribution conversions',
			array( self::class, 'conversions' ),
			array(
				'shortdesc' => 'Prints paid orders and enquiries by click identifier, as platforms of ads import them.',
				'synopsis'  => array(
					Cli::option( 'platform', 'google or microsoft.', true ),
					Cli::option( 'kind', 'orders, enquiries or both; both without it.' ),
					Cli::option( 'after', 'First day, as 2026-01-31; 30 days ago without it.' ),
					Cli::option( 'before', 'Last day; today without it.' ),
				),
				'longdesc'  => Cli::examples(
					'wp eidan attribution conversions --platform=google --after=2026-01-01 > conversions.csv'
				),
			)
		);
	}

	/**
	 * Prints the file.
	 *
	 * @param list<string>               $arguments Not used.
	 * @param array<string, string|bool> $options   See register().
	 */
	public static function conversions( array $arguments = array(), array $options = array() ): void {
		if ( ! Conversions::are_on() ) {
			WP_CLI::error( 'Conversions are off. Switch them on under Settings › Eidan › Attribution.' );
		}
		$platform = Cli::choice( $options, 'platform', array_column( Platform::cases(), 'value' ) );
		$kind     = Cli::choice( $options, 'kind', array( ...array_column( Kind::cases(), 'value' ), Request::BOTH ) );
		$asked    = Request::without_route(
			array( 'kind' => $kind ?? Request::BOTH )
				+ array_intersect_key( $options, array_flip( array( 'after', 'before' ) ) )
		);
		if ( $asked instanceof WP_Error ) {
			Cli::fail( $asked );
		}
		WP_CLI::log(
			rtrim(
				Conversions::file(
					Platform::tryFrom( $platform ?? '' ) ?? Platform::Google,
					$asked->period,
					$asked->figures->kinds()
				),
				"\r\n"
			)
		);
	}
}
