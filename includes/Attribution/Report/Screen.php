<?php
/**
 * The screen WooCommerce › Attribution.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Attribution\Channel;

/**
 * Adds the screen and loads its script.
 */
final class Screen {

	public const SLUG = 'eidan-attribution';

	/**
	 * Action `admin_menu`, after WooCommerce made its menu.
	 */
	public static function add(): void {
		if ( ! class_exists( 'WooCommerce' ) ) {
			return;
		}
		add_submenu_page(
			'woocommerce',
			__( 'Attribution', 'eidan' ),
			__( 'Attribution', 'eidan' ),
			'view_woocommerce_reports',
			self::SLUG,
			array( self::class, 'render' )
		);
	}

	/**
	 * Prints the element that the script fills.
	 */
	public static function render(): void {
		?>
		<div class="wrap eidan-report-wrap">
			<h1 class="wp-heading-inline"><?php esc_html_e( 'Attribution', 'eidan' ); ?></h1>
			<hr class="wp-header-end">
			<div id="eidan-attribution-report">
				<p class="hide-if-js"><?php esc_html_e( 'This screen needs JavaScript. Allow it for this address and reload the page.', 'eidan' ); ?></p>
			</div>
		</div>
		<?php
	}

	/**
	 * Action `admin_enqueue_scripts`: loads the script, with what it needs to know of the shop.
	 *
	 * @param mixed $hook Name of the screen.
	 */
	public static function enqueue( mixed $hook ): void {
		if ( ! is_string( $hook ) || ! str_ends_with( $hook, '_page_' . self::SLUG ) ) {
			return;
		}
		Table::forget_if_gone();
		Backfill::prepare();
		wp_enqueue_script( 'eidan-attribution-report' );
		wp_enqueue_style( 'eidan-attribution-report' );
		wp_enqueue_style( 'wp-components' );
		wp_add_inline_script(
			'eidan-attribution-report',
			sprintf(
				'window.eidanAttributionReport = %s;',
				(string) wp_json_encode(
					array(
						'currency'   => get_woocommerce_currency(),
						'decimals'   => wc_get_price_decimals(),
						'locale'     => str_replace( '_', '-', get_user_locale() ),
						'today'      => wp_date( 'Y-m-d' ),
						'dimensions' => Labels::dimensions(),
						'labels'     => array( 'channel' => Channel::all() ) + Labels::values(),
						'excluded'   => Labels::excluded(),
					),
					JSON_HEX_TAG | JSON_UNESCAPED_SLASHES
				)
			),
			'before'
		);
	}
}
