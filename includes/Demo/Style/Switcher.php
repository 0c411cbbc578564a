<?php
/**
 * Puts a style, a header or a footer on the site as it is, and takes it off again.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo\Style;

use Eidan\Demo\Choice;
use Eidan\Demo\Content;
use Eidan\Demo\Files;
use Eidan\Demo\Fonts;
use Eidan\Demo\GlobalStyles;
use Eidan\Demo\ItemWriter;
use Eidan\Demo\Ledger;
use Eidan\Demo\Look;
use Eidan\Demo\Markup;
use Eidan\Demo\Names;
use Eidan\Demo\Parts;
use Eidan\Demo\Remover;
use Eidan\Demo\Starters;

/**
 * Where the demo has dressed the site, its ledger goes on, so that removing the demo gives back what was before it.
 * Elsewhere there is a ledger for the style alone. What somebody has edited since is never written over.
 */
final class Switcher {

	private readonly Ledger $ledger;
	private readonly ItemWriter $writer;

	/** @var bool Whether the site wears the demo. */
	private readonly bool $dressed;

	/** Reads what the site wears. */
	public function __construct() {
		$this->ledger  = self::ledger();
		$this->dressed = self::dressed( new Ledger() );
		// Without the demo there are no images and pages of its own to refer to.
		$this->writer = new ItemWriter( $this->ledger, $this->dressed ? null : new Markup() );
	}

	/** The ledger that a style is recorded in. */
	public static function ledger(): Ledger {
		$demo = new Ledger();

		return self::dressed( $demo ) ? $demo : new Ledger( Ledger::STYLE_OPTION );
	}

	/** Whether the demo has dressed the site. */
	private static function dressed( Ledger $demo ): bool {
		return true === $demo->look() && isset( $demo->changed()[ GlobalStyles::CHANGE ] ) && self::is_here( $demo );
	}

	/** Whether what a ledger lists is worn by the active theme. Each theme has styles and parts of its own. */
	public static function is_here( Ledger $ledger ): bool {
		return in_array( $ledger->chosen( 'theme' ), array( null, get_stylesheet() ), true );
	}

	/**
	 * Puts on what is asked for. A header or footer that somebody has edited stays where only a style is asked for.
	 *
	 * @param string|null $style  Slug; null = as it is.
	 * @param string|null $header Name of a pattern; null = as it is, or that of the style.
	 * @param string|null $footer Likewise.
	 * @return \WP_Error|list<string> Error, or the areas that stay as they are: 'header', 'footer'.
	 */
	public function put_on( ?string $style, ?string $header, ?string $footer ): \WP_Error|array {
		if ( ! State::fits() ) {
			return new \WP_Error( 'eidan_style_theme', State::reason(), array( 'status' => 409 ) );
		}
		if ( ! self::is_here( $this->ledger ) ) {
			// It is of the theme before.
			$this->take_off();
		}
		$patterns = array(
			'header' => $header,
			'footer' => $footer,
		);
		$areas    = array_keys( array_filter( $patterns, 'is_string' ) );
		$edited   = array_filter( $areas, $this->part_edited( ... ) );
		$edited   = array_map( static fn( string $area ): string => Parts::CHANGE . $area, $edited );
		if ( null !== $style && ( new GlobalStyles( $this->ledger ) )->edited() ) {
			array_unshift( $edited, GlobalStyles::CHANGE );
		}
		if ( array() !== $edited ) {
			return new \WP_Error(
				'eidan_style_edited',
				sprintf(
					/* translators: %s: Names of what was edited, such as "Styles, Header". */
					__( 'Edited since it was put on: %s. Put the style back first; your edits then stay.', 'eidan' ),
					implode( wp_get_list_item_separator(), array_map( Names::of( ... ), $edited ) )
				),
				array( 'status' => 409 )
			);
		}
		if ( null === $style ) {
			$this->ledger->choose( array( 'theme' => get_stylesheet() ) + array_filter( $patterns, 'is_string' ) );

			return ItemWriter::quietly( fn(): ?\WP_Error => $this->apply( false, $areas ) ) ?? array();
		}
		$this->ledger->choose(
			$patterns + array(
				'theme' => get_stylesheet(),
				'style' => $style,
				'first' => $this->ledger->chosen( 'first' ) ?? $this->ledger->chosen( 'style' ),
			)
		);
		$stays = array_values( array_filter( Parts::AREAS, $this->part_edited( ... ) ) );

		return ItemWriter::quietly( fn(): ?\WP_Error => $this->apply( true, Parts::AREAS ) ) ?? $stays;
	}

	/**
	 * Puts on again what a demo has taken the place of, except what is worn already.
	 *
	 * @param array<string> $worn As Tried::worn() gave it.
	 */
	public function put_back( array $worn ): void {
		$styles = isset( $worn['style'] ) && ! isset( $this->ledger->changed()[ GlobalStyles::CHANGE ] );
		$areas  = array_filter(
			Parts::AREAS,
			fn( string $area ): bool => isset( $worn[ $area ] ) && ! Parts::worn( $this->ledger, $area )
		);
		if ( ! State::fits() || ( ! $styles && array() === $areas ) ) {
			return;
		}
		$this->ledger->choose(
			array(
				'theme' => get_stylesheet(),
				'style' => self::named( $worn['of'] ?? '' ),
				...array_map( self::named( ... ), array_intersect_key( $worn, array_flip( $areas ) ) ),
			)
		);
		ItemWriter::quietly( fn(): ?\WP_Error => $this->apply( $styles, array_values( $areas ) ) );
	}

	/**
	 * Puts what the ledger says on the site, except what was edited.
	 *
	 * @param bool         $whole Whether to put on the styles of the style.
	 * @param list<string> $areas Parts to put on.
	 */
	private function apply( bool $whole, array $areas ): ?\WP_Error {
		if ( ! $this->dressed ) {
			Choice::make( Choice::starter(), $this->ledger->style() ?? Choice::STYLE );
		}
		try {
			$error = $whole ? ( new GlobalStyles( $this->ledger ) )->wear( ! $this->dressed ) : null;
			foreach ( $areas as $area ) {
				$error ??= Parts::wear( $this->writer, $area, $this->source( $area ) );
			}
			if ( $whole && $this->dressed ) {
				$error ??= $this->demo();
			}
			if ( $whole ) {
				( new Fonts( $this->ledger ) )->tidy();
			}
		} finally {
			Choice::forget();
		}

		return $error;
	}

	/** The markup of a part: of the pattern that was chosen, or of the style. */
	private function source( string $area ): string {
		return Parts::chosen( $this->ledger, Parts::slug( $area ) )
			?? Files::markup( ( $this->dressed ? 'templates/' : 'own/' ) . $area );
	}

	/** The demo's other templates and the opening of its front page. */
	private function demo(): ?\WP_Error {
		$error  = ( new Look( $this->writer ) )->templates();
		$home   = array_intersect_key( Starters::items(), array( 'home' => true ) );
		$errors = array_filter( ( new Content( $this->writer ) )->fill( 'pages', 'page', $home ) );

		return $error ?? array_values( $errors )[0] ?? null;
	}

	/**
	 * Takes everything off again.
	 *
	 * @return list<string> Names of what stays because it was edited.
	 */
	public function take_off(): array {
		$kept  = ItemWriter::quietly( fn(): array => $this->dressed ? $this->back_to_first() : $this->back_to_own() );
		$names = array_diff( array_map( Names::of( ... ), $kept ), array( '' ) );

		return array_values( array_unique( $names ) );
	}

	/** A name that was remembered; '' is none. */
	private static function named( string $name ): ?string {
		return '' === $name ? null : $name;
	}

	/** Whether somebody has edited a part of ours. */
	private function part_edited( string $area ): bool {
		return Parts::edited( $this->ledger, $area );
	}

	/**
	 * Gives a site without the demo what was there before.
	 *
	 * @return list<string> Keys of what stays.
	 */
	private function back_to_own(): array {
		$kept = ( new Remover( $this->ledger ) )->take_back( false );
		$keys = array();
		foreach ( $kept as $key ) {
			// Fonts that are in use stay in the ledger: they go once nothing uses them.
			if ( str_starts_with( $key, 'wp_template_part/' ) ) {
				$this->ledger->forget( $key );
				$keys[] = Parts::CHANGE . self::area( substr( $key, strlen( 'wp_template_part/' ) ) );
			} elseif ( str_starts_with( $key, Parts::CHANGE ) ) {
				$keys[] = Parts::CHANGE . self::area( substr( $key, strlen( Parts::CHANGE ) ) );
			} else {
				$keys[] = str_starts_with( $key, 'option/' ) ? substr( $key, strlen( 'option/' ) ) : $key;
			}
		}
		$this->ledger->forget_answer();

		return $keys;
	}

	/**
	 * Gives a site with the demo the style that the demo came with.
	 *
	 * @return list<string> Keys of what stays.
	 */
	private function back_to_first(): array {
		$first = $this->ledger->chosen( 'first' ) ?? $this->ledger->chosen( 'style' ) ?? Choice::STYLE;
		$kept  = array();
		$own   = array();
		foreach ( Parts::AREAS as $area ) {
			$change = Parts::CHANGE . Parts::slug( $area );
			$values = $this->ledger->changed()[ $change ] ?? null;
			if ( null !== $values ) {
				if ( ! Parts::restore( $values ) ) {
					$kept[] = Parts::CHANGE . $area;
				}
				$this->ledger->remove_change( $change );
				$own[] = $area;
			} elseif ( $this->part_edited( $area ) ) {
				$kept[] = Parts::CHANGE . $area;
				// It is the owner's from now on: another one can be put on, and it comes back after that.
				$this->ledger->forget( 'wp_template_part/' . Parts::slug( $area ) );
				$own[] = $area;
			} elseif ( ! Parts::worn( $this->ledger, $area ) ) {
				$own[] = $area;
			}
		}
		$styles = new GlobalStyles( $this->ledger );
		$edited = $styles->edited();
		if ( $edited ) {
			$kept[] = GlobalStyles::CHANGE;
			$styles->hand_over();
		}
		$this->ledger->choose(
			array(
				'style'  => $first,
				'first'  => null,
				'header' => null,
				'footer' => null,
			)
		);
		if ( ! $edited ) {
			$styles->go_back();
		}
		foreach ( array_diff( Parts::AREAS, $own ) as $area ) {
			Parts::wear( $this->writer, $area, $this->source( $area ) );
		}
		$this->demo();
		( new Fonts( $this->ledger ) )->tidy();

		return $kept;
	}

	/** The area of a part of the theme. */
	private static function area( string $slug ): string {
		return Parts::slug( 'footer' ) === $slug ? 'footer' : 'header';
	}
}
