<?php
/**
 * What a won enquiry is worth.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries;

use Eidan\Attribution\Compatibility;
use Eidan\Settings\Settings;

/**
 * Amounts in the owner's currency, written as the shop writes them, or as the language of the site does.
 */
final class Amount {

	/**
	 * Code of the owner's currency.
	 *
	 * @return string '' if there is no shop and none is set.
	 */
	public static function currency(): string {
		if ( Compatibility::has_shop() ) {
			return get_woocommerce_currency();
		}
		$set = Settings::get( 'enquiries.currency' );

		return is_string( $set ) ? self::code( $set ) : '';
	}

	/**
	 * A code of a currency.
	 *
	 * @param string $typed As somebody typed it.
	 * @return string '' if it cannot be one.
	 */
	public static function code( string $typed ): string {
		$code = strtoupper( trim( $typed ) );

		return 1 === preg_match( '/^[A-Z0-9]{1,10}$/', $code ) ? $code : '';
	}

	/**
	 * An amount as text.
	 *
	 * @param string $value    Digits with a point, {@see Clean::amount()}.
	 * @param string $currency Its code; '' = none.
	 */
	public static function text( string $value, string $currency ): string {
		if ( Compatibility::has_shop() && '' !== $currency ) {
			return html_entity_decode(
				wp_strip_all_tags( (string) wc_price( (float) $value, array( 'currency' => $currency ) ) ),
				ENT_QUOTES | ENT_HTML5,
				'UTF-8'
			);
		}
		$whole = ! str_contains( $value, '.' );

		return trim( number_format_i18n( (float) $value, $whole ? 0 : 2 ) . "\u{A0}$currency", " \u{A0}" );
	}
}
