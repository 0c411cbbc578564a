<?php
/**
 * What the report's screen knows about the shop.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Attribution\Report\Screen;

/**
 * Amounts are formatted as WooCommerce formats them.
 */
final class ScreenTest extends ReportTestCase {

	/** The settings are read as WooCommerce's own code reads them for each price. */
	public function test_amounts_are_written_by_the_settings_of_the_shop(): void {
		update_option( 'woocommerce_currency_pos', 'right_space' );
		update_option( 'woocommerce_price_decimal_sep', ',' );
		update_option( 'woocommerce_price_thousand_sep', '.' );
		update_option( 'woocommerce_price_num_decimals', '3' );
		$price = $this->price();

		$this->assertSame(
			array( "%2\$s\u{a0}%1\$s", 3, ',', '.', false ),
			array( $price['format'], $price['decimals'], $price['point'], $price['comma'], $price['trims'] )
		);
		$this->assertSame( array( '€', '¥' ), array( $price['symbols']['EUR'], $price['symbols']['JPY'] ) );
		$ours =
			str_replace( array( '%1$s', '%2$s' ), array( $price['symbols']['EUR'], '1.234,500' ), $price['format'] );
		$this->assertSame(
			html_entity_decode(
				wp_strip_all_tags( wc_price( 1234.5, array( 'currency' => 'EUR' ) ) ),
				ENT_QUOTES | ENT_HTML5,
				'UTF-8'
			),
			$ours
		);
	}

	/** Filters of other plugins for prices have an effect here, too. */
	public function test_other_plugins_have_their_say(): void {
		add_filter( 'wc_price_args', static fn( array $args ): array => array( 'decimals' => 0 ) + $args );
		add_filter( 'woocommerce_price_trim_zeros', '__return_true' );
		$price = $this->price();
		$this->assertSame( array( 0, true ), array( $price['decimals'], $price['trims'] ) );

		add_filter( 'wc_price_args', '__return_null', 20 );
		$this->assertSame( 2, $this->price()['decimals'] );
	}

	public function test_the_table_speaks_the_language_of_the_site_editor(): void {
		$json = '{"locale_data":{"messages":{"Add filter":["Filter hinzufügen"]}}}';
		add_filter(
			'pre_load_script_translations',
			static fn( mixed $old, mixed $file, string $handle ): mixed => 'wp-edit-site' === $handle ? $json : $old,
			10,
			3
		);
		$this->price();
		$this->assertStringContainsString(
			"wp.i18n.setLocaleData( ( $json ).locale_data.messages );",
			implode( '', (array) wp_scripts()->get_data( 'eidan-attribution-report', 'before' ) )
		);
	}

	/**
	 * Returns the data that the script gets.
	 *
	 * @return array<string, mixed>
	 */
	private function price(): array {
		wp_scripts()->registered['eidan-attribution-report']                ??=
			new \_WP_Dependency( 'eidan-attribution-report', false, array(), false, null );
		wp_scripts()->registered['eidan-attribution-report']->extra['before'] = array();
		Screen::enqueue( 'woocommerce_page_' . Screen::SLUG );
		$script = implode( '', wp_scripts()->registered['eidan-attribution-report']->extra['before'] );
		$this->assertSame( 1, preg_match( '/window\.eidanAttributionReport = (\{.*\});/s', $script, $found ) );

		return json_decode( $found[1], true )['price'];
	}
}
