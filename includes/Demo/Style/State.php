<?php
/**
 * Which starters and styles there are, and what the site wears.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo\Style;

use Eidan\Demo\Choice;
use Eidan\Demo\Files;
use Eidan\Demo\GlobalStyles;
use Eidan\Demo\Importer;
use Eidan\Demo\Ledger;
use Eidan\Demo\Names;
use Eidan\Demo\Parts;
use Eidan\Demo\Progress;
use Eidan\Demo\Starters;
use Eidan\Demo\Styles;
use Eidan\Patterns\Patterns;

/** For the screen. Changes nothing. */
final class State {

	/** @return array<string, mixed> Everything. */
	public static function all(): array {
		$ledger = Switcher::ledger();
		$ledger = Switcher::is_here( $ledger ) ? $ledger : new Ledger( '' );
		$styles = isset( $ledger->changed()[ GlobalStyles::CHANGE ] );
		$demo   = new Ledger();
		$there  = Importer::there( $demo );

		return array(
			'starters'   => self::starters(),
			'styles'     => self::styles(),
			'headers'    => self::patterns( 'header' ),
			'footers'    => self::patterns( 'footer' ),
			'current'    => array(
				'starter' => $there,
				'style'   => $styles ? $ledger->style() : null,
				'header'  => Parts::worn( $ledger, 'header' ) ? $ledger->chosen( 'header' ) : null,
				'footer'  => Parts::worn( $ledger, 'footer' ) ? $ledger->chosen( 'footer' ) : null,
				'chosen'  => null === $there ? null : $demo->style(),
			),
			'changes'    => self::changes( $ledger ),
			'fits'       => self::fits(),
			'reason'     => self::reason(),
			'unfinished' => Progress::is_unfinished(),
		);
	}

	/** Whether the site's theme can wear a style. */
	public static function fits(): bool {
		return wp_is_block_theme();
	}

	/**
	 * Why it cannot.
	 *
	 * @return string '' if it can.
	 */
	public static function reason(): string {
		if ( self::fits() ) {
			return '';
		}
		$name = wp_get_theme()->get( 'Name' );

		return sprintf(
			/* translators: %s: Name of a theme. */
			__( 'Styles need a block theme. %s is a classic theme, which has its own settings for colors, fonts, header and footer.', 'eidan' ),
			is_string( $name ) ? $name : get_stylesheet()
		);
	}

	/**
	 * The patterns for an area.
	 *
	 * @param string $area 'header' or 'footer'.
	 * @return list<array{slug: string, title: string}>
	 */
	private static function patterns( string $area ): array {
		$patterns = array();
		foreach ( Patterns::of_area( $area ) as $slug => $title ) {
			$patterns[] = compact( 'slug', 'title' );
		}

		return $patterns;
	}

	/**
	 * The starters. `needs` is why one cannot be had on this site; '' where it can.
	 *
	 * @return list<array{
	 *     slug: string,
	 *     name: string,
	 *     description: string,
	 *     pages: list<string>,
	 *     needs: string,
	 *     preview: string,
	 * }>
	 */
	private static function starters(): array {
		$starters = array();
		foreach ( Starters::all() as $slug => $fields ) {
			$titles = array();
			foreach ( Starters::pages( $fields ) as $page => $own ) {
				$titles[] = Files::text( $own, 'title', $page );
			}
			$starters[] = array(
				'slug'        => $slug,
				'name'        => Files::text( $fields, 'name' ),
				'description' => Files::text( $fields, 'description' ),
				'pages'       => $titles,
				'needs'       => Starters::refusal( $fields ),
				'preview'     => self::fits() ? Preview::address( Choice::STYLE, $slug ) : '',
			);
		}

		return $starters;
	}

	/**
	 * The styles.
	 *
	 * @return list<array{
	 *     slug: string,
	 *     name: string,
	 *     description: string,
	 *     colors: list<string>,
	 *     fonts: list<string>,
	 *     preview: string,
	 * }>
	 */
	private static function styles(): array {
		$styles = array();
		foreach ( Styles::all() as $slug => $fields ) {
			$styles[] = array(
				'slug'        => $slug,
				'name'        => Files::text( $fields, 'name' ),
				'description' => Files::text( $fields, 'description' ),
				'colors'      => Files::strings( $fields, 'colors' ),
				'fonts'       => Files::strings( $fields, 'fonts' ),
				'preview'     => self::fits() ? Preview::address( $slug ) : '',
			);
		}

		return $styles;
	}

	/** @return list<string> What is changed now, such as "Styles: Ink". */
	private static function changes( Ledger $ledger ): array {
		$changes = array();
		foreach ( Tried::names( Tried::worn( $ledger ) ) as $change => $name ) {
			$changes[ Names::of( $change ) ] = $name;
		}
		$fonts = isset( $ledger->changed()[ GlobalStyles::CHANGE ] )
			? Files::strings( Styles::of( $ledger->style() ?? '' ), 'fonts' )
			: array();
		if ( array() !== $fonts ) {
			$changes[ __( 'Fonts', 'eidan' ) ] = implode( ', ', $fonts );
		}
		$texts = array();
		foreach ( $changes as $name => $value ) {
			/* translators: 1: What is changed, such as "Header". 2: What it is now, such as the name of a style. */
			$texts[] = sprintf( __( '%1$s: %2$s', 'eidan' ), $name, $value );
		}

		return $texts;
	}
}
