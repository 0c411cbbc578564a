<?php
/**
 * The screen WooCommerce › Attribution.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Attribution\Channel;
use Eidan\Support\ScreenRoot;

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
			<?php ScreenRoot::render( 'eidan-attribution-report' ); ?>
		</div>
		<?php
	}

	/**
	 * Action `admin_enqueue_scripts`: loads the script with its data.
	 *
	 * @param mixed $hook Hook suffix of the screen.
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
						'price'      => self::price(),
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
		self::translate_views();
	}

	/**
	 * Has the table of WordPress's data views, which is a part of our script, speak the language of the screen.
	 * WordPress translates its words with the site editor, which has the same table.
	 */
	private static function translate_views(): void {
		$words = load_script_textdomain( 'wp-edit-site' );
		if ( is_string( $words ) && '' !== $words ) {
			wp_add_inline_script(
				'eidan-attribution-report',
				"wp.i18n.setLocaleData( ( $words ).locale_data.messages );",
				'before'
			);
		}
	}

	/**
	 * WooCommerce's price format: the arguments of wc_price(), after the filters of other plugins.
	 *
	 * @return array{
	 *     format: string,
	 *     decimals: int,
	 *     point: string,
	 *     comma: string,
	 *     trims: bool,
	 *     symbols: array<string, string>,
	 * }
	 */
	private static function price(): array {
		$args = array(
			'ex_tax_label'       => false,
			'currency'           => '',
			'decimal_separator'  => wc_get_price_decimal_separator(),
			'thousand_separator' => wc_get_price_thousand_separator(),
			'decimals'           => wc_get_price_decimals(),
			'price_format'       => get_woocommerce_price_format(),
		);
		/** This filter is documented in WooCommerce: includes/wc-formatting-functions.php */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
		$filtered = apply_filters( 'wc_price_args', $args );
		$args     = array_merge( $args, is_array( $filtered ) ? $filtered : array() );
		$text     = static fn( mixed $value ): string =>
			is_string( $value ) ? html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : '';
		$codes    = array_map( 'strval', array_keys( get_woocommerce_currencies() ) );

		return array(
			'format'   => $text( $args['price_format'] ),
			'decimals' => is_numeric( $args['decimals'] ) ? max( 0, min( 20, (int) $args['decimals'] ) ) : 2,
			'point'    => $text( $args['decimal_separator'] ),
			'comma'    => $text( $args['thousand_separator'] ),
			/** This filter is documented in WooCommerce: includes/wc-formatting-functions.php */
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
			'trims'    => (bool) apply_filters( 'woocommerce_price_trim_zeros', false ),
			'symbols'  => array_combine(
				$codes,
				array_map(
					static fn( string $code ): string => $text( get_woocommerce_currency_symbol( $code ) ),
					$codes
				)
			),
		);
	}
}
