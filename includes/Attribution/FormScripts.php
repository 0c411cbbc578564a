<?php
/**
 * The attribution script for forms of enquiries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Eidan\Support\Html;

/**
 * Has forms send where the visitor came from: without a shop by the engine with its forms in one file, in a shop by a
 * small file beside the engine that runs there, Eidan's or WooCommerce's own.
 */
final class FormScripts {

	/** The engine with forms, for sites without a shop. */
	private const SITE = 'eidan-attribution-site';

	/** Forms alone, for shops. */
	private const FORMS = 'eidan-attribution-forms';

	/** What Ninja Forms needs more. */
	private const NINJA = 'eidan-attribution-ninja';

	/**
	 * Enqueues what the site needs. Call it last on `wp_enqueue_scripts`, after WooCommerce has enqueued its own.
	 *
	 * @param list<string> $selectors CSS selectors of the forms.
	 */
	public static function enqueue( array $selectors ): void {
		if ( array() === $selectors ) {
			return;
		}
		$forms = implode( ',', $selectors );
		if ( ! Compatibility::has_shop() ) {
			self::enqueue_engine( $forms );
		} elseif ( wp_script_is( Scripts::ORDERS, 'registered' ) ) {
			wp_enqueue_script( self::FORMS );
			self::depend( self::FORMS, Scripts::ORDERS );
			wp_add_inline_script(
				self::FORMS,
				'window.wc_order_attribution&&(wc_order_attribution.params.forms=' . Html::json( $forms ) . ')',
				'before'
			);
		}
	}

	/**
	 * Enqueues the script for Ninja Forms, which sends no form but data of its own.
	 */
	public static function enqueue_ninja(): void {
		foreach ( array( self::SITE, self::FORMS ) as $handle ) {
			if ( wp_script_is( $handle ) ) {
				wp_enqueue_script( self::NINJA );
				self::depend( self::NINJA, $handle );
			}
		}
	}

	/**
	 * Enqueues the engine, with the data that the shop's script has, but for what only WooCommerce's forms need.
	 *
	 * @param string $forms Selector of the forms.
	 */
	private static function enqueue_engine( string $forms ): void {
		$data                    = Scripts::data();
		$data['params']          = array_diff_key( $data['params'], array_flip( array( 'ajaxurl', 'prefix' ) ) );
		$data['params']['forms'] = $forms;
		$data['params']         += Scripts::own();
		wp_enqueue_script( self::SITE );
		// All it needs stands before it. WordPress does not defer it where the script for Ninja Forms depends on it.
		wp_script_add_data( self::SITE, 'strategy', 'defer' );
		wp_localize_script( self::SITE, 'wc_order_attribution', $data );
		if ( wp_script_is( 'wp-consent-api', 'registered' ) ) {
			self::depend( self::SITE, 'wp-consent-api' );
		}
	}

	/**
	 * Has a script of ours wait for another one.
	 *
	 * @param string $handle Ours.
	 * @param string $needed The other one.
	 */
	private static function depend( string $handle, string $needed ): void {
		$script = wp_scripts()->query( $handle, 'registered' );
		if ( is_object( $script ) && ! in_array( $needed, $script->deps, true ) ) {
			$script->deps[] = $needed;
		}
	}
}
