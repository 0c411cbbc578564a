<?php
/**
 * Dresses the site in what its ledger says was chosen.
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
use Eidan\Demo\Parts;
use Eidan\Demo\People;
use Eidan\Demo\Shop;
use Eidan\Demo\Starters;

/**
 * Styles, header, footer, and for a site with the demo its other templates and the opening of its front page.
 */
final class Outfit {

	/**
	 * Takes what it is made with.
	 *
	 * @param Ledger $ledger  Says what was chosen, and remembers what was there before.
	 * @param Parts  $parts   Header and footer.
	 * @param bool   $dressed Whether the site wears the demo.
	 */
	public function __construct(
		private readonly Ledger $ledger,
		private readonly Parts $parts,
		private readonly bool $dressed,
	) {}

	/**
	 * Puts what the ledger says on the site, except what was edited.
	 *
	 * @param bool         $whole Whether to put on the styles of the style.
	 * @param list<string> $areas Parts to put on.
	 */
	public function apply( bool $whole, array $areas ): ?\WP_Error {
		if ( ! $this->dressed ) {
			Choice::make( Choice::starter(), $this->ledger->style() ?? Choice::STYLE );
		}
		try {
			$error = $whole ? ( new GlobalStyles( $this->ledger ) )->wear( ! $this->dressed ) : null;
			foreach ( $areas as $area ) {
				$error ??= $this->parts->wear( $area, $this->source( $area ) );
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

	/**
	 * The markup of a part: of the pattern that was chosen, or of the style.
	 *
	 * @param string $area 'header' or 'footer'.
	 */
	public function source( string $area ): string {
		return Parts::chosen( $this->ledger, Parts::slug( $area ) )
			?? Files::markup( ( $this->dressed ? 'templates/' : 'own/' ) . $area );
	}

	/**
	 * The demo's other templates and the opening of its front page.
	 */
	public function demo(): ?\WP_Error {
		$writer = new ItemWriter( $this->ledger );
		$markup = new Markup( $this->ledger );
		$look   = new Look( $this->ledger, $writer, $markup );
		$error  = $look->templates();
		if ( Shop::is_on( $this->ledger ) ) {
			$error ??= $look->templates( 'shop/templates' );
		}
		$content = new Content( $this->ledger, $writer, $markup, new People( $this->ledger ) );
		$home    = array_intersect_key( Starters::items(), array( 'home' => true ) );
		$errors  = array_filter( $content->fill( 'pages', 'page', $home ) );

		return $error ?? array_values( $errors )[0] ?? null;
	}
}
