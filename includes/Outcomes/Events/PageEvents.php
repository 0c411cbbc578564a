<?php
/**
 * Events for the analytics tool of the site.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Outcomes\Events;

use Eidan\Attribution\Consent;
use Eidan\Enquiries\Sources;
use Eidan\Support\Html;
use Eidan\Support\Text;

/**
 * Loads the script where forms are kept, and on the page that thanks for an order.
 */
final class PageEvents {

	private const HANDLE = 'eidan-outcomes';

	/** Categories that analytics may ask for. */
	private const CATEGORIES = array( 'statistics', 'statistics-anonymous', 'marketing' );

	/**
	 * Action `wp_enqueue_scripts`, where the owner has switched events on.
	 */
	public static function enqueue(): void {
		$purchase = Purchase::of_page();
		if ( null === $purchase && ! Sources::any() ) {
			return;
		}
		$category = Consent::category();
		$data     = array(
			'category' => in_array( $category, self::CATEGORIES, true ) ? $category : Consent::STATISTICS,
			'wait'     => Consent::waits(),
		);
		if ( null !== $purchase ) {
			$data['purchase'] = $purchase;
			// Another installation below the same domain counts its orders, too, and shares the browser's storage.
			$data['shop'] = Text::of( wp_parse_url( site_url(), PHP_URL_PATH ) );
		}
		wp_enqueue_script( self::HANDLE );
		wp_script_add_data( self::HANDLE, 'strategy', 'defer' );
		wp_add_inline_script( self::HANDLE, 'window.eidanOutcomes=' . Html::json( $data ) . ';', 'before' );
	}
}
