<?php
/**
 * The WP-CLI commands of the starters.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Support\Cli;
use WP_CLI;

/** `wp eidan demo`: what Appearance › Start with Eidan does with a whole site. */
final class DemoCommand {

	/** Action `cli_init`. */
	public static function register(): void {
		WP_CLI::add_command(
			'eidan demo import',
			array( self::class, 'import' ),
			array(
				'shortdesc' => 'Imports a starter: pages, items and images, all marked as the demo’s.',
				'synopsis'  => array(
					Cli::option( 'starter', 'Kind of site: ' . implode( ', ', Starters::slugs() ) . '.' ),
					Cli::option( 'style', 'Style: ' . implode( ', ', Styles::slugs() ) . '.' ),
					Cli::flag( 'look', 'Also changes styles, templates, site title, front page and permalinks.' ),
				),
				'longdesc'  => Cli::examples(
					'wp eidan demo import --starter=studio --style=ink --look',
					'wp eidan demo import'
				),
			)
		);
		WP_CLI::add_command(
			'eidan demo remove',
			array( self::class, 'remove' ),
			array(
				'shortdesc' => 'Removes what a starter imported, and restores what it changed. What was edited stays.',
				'synopsis'  => array( Cli::flag( 'edited', 'Removes what was edited, too.' ) ),
				'longdesc'  => Cli::examples( 'wp eidan demo remove' ),
			)
		);
	}

	/**
	 * Imports a starter.
	 *
	 * @param list<string>               $arguments Not used.
	 * @param array<string, string|bool> $options   See register().
	 */
	public static function import( array $arguments = array(), array $options = array() ): void {
		$starter = Cli::choice( $options, 'starter', Starters::slugs() );
		$style   = Cli::choice( $options, 'style', Styles::slugs() );
		$there   = Importer::there( new Ledger() );
		if ( null !== $starter && null !== $there && $starter !== $there ) {
			WP_CLI::error( "The starter $there is on this site. Remove it first: wp eidan demo remove" );
		}
		$refusal = null === $starter ? '' : Starters::refusal( Starters::all()[ $starter ] ?? array() );
		if ( '' !== $refusal ) {
			WP_CLI::error( $refusal );
		}
		$look   = isset( $options['look'] ) ? (bool) $options['look'] : null;
		$say    = static fn ( int $step, int $steps, string $label ) => WP_CLI::log( "$step/$steps $label" );
		$errors = OneAtATime::run( static fn(): array => Importer::import( $look, $say, $starter, $style ) );
		if ( $errors instanceof \WP_Error ) {
			Cli::fail( $errors );
		}
		array_map( array( WP_CLI::class, 'warning' ), $errors );
		$made = count( ( new Ledger() )->made() );
		if ( array() === $errors ) {
			WP_CLI::success( "$made items are there." );
		} else {
			WP_CLI::error( "$made items are there. Run the command again for what is missing." );
		}
	}

	/**
	 * Removes it.
	 *
	 * @param list<string>               $arguments Not used.
	 * @param array<string, string|bool> $options   See register().
	 */
	public static function remove( array $arguments = array(), array $options = array() ): void {
		$ledger = new Ledger();
		$edited = true === ( $options['edited'] ?? false );
		$result = OneAtATime::run( static fn(): array => Importer::remove( $edited ) );
		if ( $result instanceof \WP_Error ) {
			Cli::fail( $result );
		}
		$names = Summary::names( $result['kept'], $ledger );
		if ( array() !== $names ) {
			WP_CLI::log( 'Kept, since it was edited or is used elsewhere: ' . implode( ', ', $names ) );
		}
		WP_CLI::success( sprintf( '%d items were removed.', $result['removed'] ) );
	}
}
