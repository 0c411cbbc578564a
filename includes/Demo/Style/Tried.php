<?php
/**
 * The style, the header and the footer that a site wore before the demo.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo\Style;

use Eidan\Demo\GlobalStyles;
use Eidan\Demo\Ledger;
use Eidan\Demo\Parts;
use Eidan\Demo\Styles;
use Eidan\Patterns\Patterns;

/**
 * The demo's look takes their place. They are remembered by name in the demo's ledger before they are taken off, and
 * put on again when the demo is removed.
 *
 * @phpstan-type Worn array{theme: string, of: string, style?: string, header?: string, footer?: string}
 */
final class Tried {

	/** Key of the ledger's changes. Before: a Worn. */
	public const CHANGE = 'tried';

	/**
	 * What a ledger has put on the site.
	 *
	 * @return Worn The theme; the style that parts are `of`; the `style` if its styles are worn; of each part that is
	 *              worn the name of its pattern, '' for that of the style.
	 */
	public static function worn( Ledger $ledger ): array {
		$worn = array(
			'theme' => get_stylesheet(),
			'of'    => $ledger->style() ?? '',
		);
		if ( isset( $ledger->changed()[ GlobalStyles::CHANGE ] ) ) {
			$worn['style'] = $worn['of'];
		}
		foreach ( Parts::AREAS as $area ) {
			if ( Parts::worn( $ledger, $area ) ) {
				$worn[ $area ] = $ledger->chosen( $area ) ?? '';
			}
		}

		return $worn;
	}

	/**
	 * The names of what is worn.
	 *
	 * @param Worn $worn
	 * @return array<string, string> Such as "Large footer", by the keys of Names::of().
	 */
	public static function names( array $worn ): array {
		$style = '' === $worn['of'] ? '' : Styles::name( $worn['of'] );
		$names = isset( $worn['style'] ) ? array( GlobalStyles::CHANGE => $style ) : array();
		foreach ( Parts::AREAS as $area ) {
			if ( isset( $worn[ $area ] ) ) {
				$names[ Parts::CHANGE . $area ] = Patterns::of_area( $area )[ $worn[ $area ] ] ?? $style;
			}
		}

		return $names;
	}

	/**
	 * What the demo's look takes, or would take, the place of. What was edited since is the owner's, and stays.
	 *
	 * @param Ledger $demo The demo's ledger.
	 * @return Worn|null Null if nothing is taken off: its look is there already, or another theme wears what was tried.
	 */
	public static function in_the_way( Ledger $demo ): ?array {
		$ledger = new Ledger( Ledger::STYLE_OPTION );
		$there  = isset( $demo->changed()[ GlobalStyles::CHANGE ] ) || $demo->id( 'wp_navigation/primary' ) > 0;

		if ( $there || ! Switcher::is_here( $ledger ) ) {
			return null;
		}
		$worn = self::worn( $ledger );
		if ( ( new GlobalStyles( $ledger ) )->edited() ) {
			unset( $worn['style'] );
		}
		foreach ( Parts::AREAS as $area ) {
			if ( Parts::edited( $ledger, $area ) ) {
				unset( $worn[ $area ] );
			}
		}

		return $worn;
	}

	/**
	 * Makes room for the demo's look. What is worn is remembered first, whatever happens then.
	 *
	 * @param Ledger $demo The demo's ledger.
	 */
	public static function make_room( Ledger $demo ): void {
		$worn = self::in_the_way( $demo );
		if ( null === $worn ) {
			return;
		}
		if ( ! isset( $demo->changed()[ self::CHANGE ] ) && array() !== self::names( $worn ) ) {
			$demo->note( self::CHANGE, $worn, null );
		}
		( new Switcher() )->take_off();
	}

	/**
	 * Puts on again what was worn before the demo, in the theme that wore it. The demo is gone from the ledger.
	 *
	 * @param mixed        $before What was remembered.
	 * @param list<string> $kept   Keys of what the removal has kept: it was edited, and is the owner's from now on.
	 */
	public static function come_back( mixed $before, array $kept ): void {
		$before = is_array( $before ) ? array_filter( $before, 'is_string' ) : array();
		$theme  = wp_get_theme( $before['theme'] ?? '' );
		$sheet  = static fn(): string => $theme->get_stylesheet();
		$parent = static fn(): string => $theme->get_template();
		add_filter( 'stylesheet', $sheet );
		add_filter( 'template', $parent );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		try {
			foreach ( Parts::AREAS as $area ) {
				if ( in_array( 'wp_template_part/' . Parts::slug( $area ), $kept, true ) ) {
					unset( $before[ $area ] );
				}
			}
			if ( in_array( GlobalStyles::CHANGE, $kept, true ) ) {
				unset( $before['style'] );
			}
			( new Switcher() )->put_back( $before );
		} finally {
			remove_filter( 'stylesheet', $sheet );
			remove_filter( 'template', $parent );
			\WP_Theme_JSON_Resolver::clean_cached_data();
		}
	}
}
