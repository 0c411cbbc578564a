<?php
/**
 * The colors of WooCommerce's emails, which follow the styles of the site.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo\Shop;

use Eidan\Demo\Ledger;
use Eidan\Demo\Look;

/**
 * WooCommerce takes them from the styles whenever these are stored, if the owner lets it. What they were before a style
 * came is kept in the ledger, and put back like any option once it goes.
 */
final class EmailColors {

	/** Options of WooCommerce. */
	private const OPTIONS = array(
		'woocommerce_email_base_color',
		'woocommerce_email_background_color',
		'woocommerce_email_body_background_color',
		'woocommerce_email_text_color',
		'woocommerce_email_footer_text_color',
	);

	/** @return array<string, mixed> The colors as they are stored; null = the option is not there. */
	public static function now(): array {
		$colors = array();
		foreach ( self::OPTIONS as $option ) {
			$colors[ $option ] = get_option( $option, null );
		}

		return $colors;
	}

	/**
	 * Notes the colors that a style has changed.
	 *
	 * @param Ledger               $ledger Remembers them.
	 * @param array<string, mixed> $before What now() said before the style was stored.
	 */
	public static function note( Ledger $ledger, array $before ): void {
		foreach ( self::now() as $option => $after ) {
			if ( ! Look::same( $before[ $option ] ?? null, $after ) ) {
				$ours  = $ledger->changed()[ $option ] ?? null;
				$first = null !== $ours && Look::same( $ours['after'], $before[ $option ] ?? null );
				$ledger->note( $option, $first ? $ours['before'] : $before[ $option ] ?? null, $after );
			}
		}
	}

	/**
	 * Stores styles and leaves the colors as they are.
	 *
	 * @param callable(): void $store Stores them.
	 */
	public static function keep( callable $store ): void {
		$before = self::now();
		$store();
		foreach ( self::now() as $option => $after ) {
			if ( ! Look::same( $before[ $option ], $after ) ) {
				Ledger::set_option( $option, $before[ $option ] );
			}
		}
	}
}
