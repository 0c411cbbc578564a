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
	 * Filter `eidan_settings_problem`: a currency is a code.
	 *
	 * @param mixed $error Message of other callbacks.
	 * @param mixed $path  `group.name` of the setting.
	 * @param mixed $value Value of the right type.
	 * @return mixed Message; unchanged if there is one already.
	 */
	public static function validate_setting( mixed $error, mixed $path = '', mixed $value = null ): mixed {
		return 'enquiries.currency' === $path
			&& ( ! is_string( $error ) || '' === $error )
			&& is_string( $value )
			&& '' !== trim( $value )
			&& 1 !== preg_match( '/^[A-Z]{3}$/i', trim( $value ) )
				? __( 'Write the three letters of a currency, such as EUR.', 'eidan' )
				: $error;
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
