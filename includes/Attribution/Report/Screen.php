<?php
/**
 * The screen WooCommerce › Attribution.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Report;

use Eidan\Attribution\Channel;
use Eidan\Attribution\Compatibility;
use Eidan\Attribution\Cookies;
use Eidan\Attribution\Costs\Rest as CostsRest;
use Eidan\Settings\Settings;
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
		if ( ! Compatibility::has_shop() ) {
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
		self::load();
	}

	/**
	 * Loads the script with its data, on whichever screen.
	 */
	public static function load(): void {
		$kinds = array_values(
			array_filter(
				Kind::here(),
				// A shop without enquiries is not asked what it wants to see.
				static fn ( Kind $kind ): bool =>
					Kind::Orders === $kind || ! Compatibility::has_shop() || Table::exists( $kind )
			)
		);
		foreach ( $kinds as $kind ) {
			Table::forget_if_gone( $kind );
			Backfill::resume( $kind );
		}
		$kinds = array_values( array_filter( $kinds, static fn ( Kind $kind ): bool => $kind->may_see() ) );
		wp_enqueue_script( 'eidan-attribution-report' );
		wp_enqueue_style( 'eidan-attribution-report' );
		wp_enqueue_style( 'wp-components' );
		wp_add_inline_script(
			'eidan-attribution-report',
			sprintf(
				'window.eidanAttributionReport = %s;',
				(string) wp_json_encode( self::data( $kinds ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES )
			),
			'before'
		);
		self::translate_views();
	}

	/**
	 * What the script knows from the beginning.
	 *
	 * @param list<Kind> $kinds What the user may see.
	 * @return array<string, mixed>
	 */
	private static function data( array $kinds ): array {
		return array(
			'kinds'      => array(
				...array_map( static fn ( Kind $kind ): string => $kind->value, $kinds ),
				...( 1 < count( $kinds ) ? array( Request::BOTH ) : array() ),
			),
			'currency'   => Price::currency(),
			'price'      => Price::format(),
			'locale'     => str_replace( '_', '-', get_user_locale() ),
			'today'      => wp_date( 'Y-m-d' ),
			'dimensions' => Labels::dimensions(),
			'labels'     => array( 'channel' => Channel::all() ) + Labels::values(),
			'excluded'   => Compatibility::has_shop() ? Labels::excluded() : array(),
			'lookBack'   => Cookies::look_back(),
			'settings'   => current_user_can( 'manage_options' )
				? admin_url( 'options-general.php?page=' . Settings::PAGE )
				: '',
			'renames'    => array_values(
				array_map(
					static fn ( Kind $kind ): string => $kind->value,
					array_filter(
						$kinds,
						static fn ( Kind $kind ): bool => $kind->may_change() && Renaming::is_due( $kind )
					)
				)
			),
			// Whether there are files for platforms of ads, which the room Outcomes makes.
			'files'      => true === Settings::get( 'outcomes.conversions' ),
			'canImport'  => CostsRest::may_import(),
		);
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
}
