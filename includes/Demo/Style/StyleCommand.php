<?php
/**
 * The WP-CLI commands of the styles.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo\Style;

use Eidan\Demo\OneAtATime;
use Eidan\Demo\Parts;
use Eidan\Demo\Styles;
use Eidan\Support\Cli;
use WP_CLI;

/** `wp eidan style`: what Appearance › Start with Eidan does with the style of a site that there is. */
final class StyleCommand {

	/** Action `cli_init`. */
	public static function register(): void {
		WP_CLI::add_command(
			'eidan style list',
			array( self::class, 'all' ),
			array(
				'shortdesc' => 'Lists the styles, and says which one the site wears.',
				'longdesc'  => Cli::examples( 'wp eidan style list' ),
			)
		);
		WP_CLI::add_command(
			'eidan style use',
			array( self::class, 'put_on' ),
			array(
				'shortdesc' => 'Gives the site a style: colors, fonts, header and footer. Contents stay as they are.',
				'synopsis'  => array( Cli::word( 'style', 'Name of a style.' ) ),
				'longdesc'  => Cli::examples( 'wp eidan style use ink' ),
			)
		);
		WP_CLI::add_command(
			'eidan style reset',
			array( self::class, 'take_off' ),
			array(
				'shortdesc' => 'Gives the site back the styles that it had before.',
				'longdesc'  => Cli::examples( 'wp eidan style reset' ),
			)
		);
	}

	/** Lists the styles. */
	public static function all(): void {
		$current = State::all()['current'];
		$worn    = is_array( $current ) ? $current['style'] ?? null : null;
		$rows    = array();
		foreach ( Styles::slugs() as $slug ) {
			$rows[] = array(
				'style' => $slug,
				'name'  => Styles::name( $slug ),
				'used'  => $slug === $worn ? 'yes' : 'no',
			);
		}
		\WP_CLI\Utils\format_items( 'table', $rows, array( 'style', 'name', 'used' ) );
	}

	/**
	 * Puts a style on.
	 *
	 * @param list<string> $arguments Its slug.
	 */
	public static function put_on( array $arguments = array() ): void {
		$style = Cli::choice( array( 'style' => $arguments[0] ?? '' ), 'style', Styles::slugs() );
		if ( null === $style ) {
			WP_CLI::error( 'Which style? There is ' . implode( ', ', Styles::slugs() ) . '.' );
		}
		$stays = OneAtATime::run(
			static fn(): \WP_Error|array => ( new Switcher() )->put_on( $style, null, null )
		);
		if ( $stays instanceof \WP_Error ) {
			Cli::fail( $stays );
		}
		if ( array() !== $stays ) {
			WP_CLI::log( 'Edited, so it stays: ' . implode( ', ', array_column( Parts::names( $stays ), 'name' ) ) );
		}
		WP_CLI::success( sprintf( 'The site wears %s.', Styles::name( $style ) ) );
	}

	/** Takes it off. */
	public static function take_off(): void {
		$kept = OneAtATime::run( static fn(): array => ( new Switcher() )->take_off() );
		if ( $kept instanceof \WP_Error ) {
			Cli::fail( $kept );
		}
		if ( array() !== $kept ) {
			WP_CLI::log( 'Edited, so it stays: ' . implode( ', ', $kept ) );
		}
		WP_CLI::success( 'The site has its own styles.' );
	}
}
