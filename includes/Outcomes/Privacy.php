<?php
/**
 * What a site's privacy policy should say of what is told to others.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Outcomes;

use Eidan\Settings\Settings;

/**
 * Suggests a paragraph for what is switched on.
 */
final class Privacy {

	/**
	 * Action `admin_init`.
	 */
	public static function suggest_policy(): void {
		$texts = self::texts();
		if ( array() === $texts ) {
			return;
		}
		wp_add_privacy_policy_content(
			'Eidan Blocks',
			'<p class="privacy-policy-tutorial">'
				. esc_html__( 'Name here the services that get it, and leave out what you do not use.', 'eidan' )
				. '</p><p>' . implode( '</p><p>', array_map( 'esc_html', $texts ) ) . '</p>'
		);
	}

	/**
	 * The paragraphs.
	 *
	 * @return list<string> None where all is off.
	 */
	public static function texts(): array {
		$is_on = static fn ( string $name ): bool => true === Settings::get( "outcomes.$name" );

		return array(
			...( $is_on( 'conversions' )
				? array(
					__( 'If you came to us by an ad and have allowed us to keep that, we tell the company that showed it (Google or Microsoft) that your click led to an order or an enquiry: the identifier of the click, the time, and the amount. It does not get your name or your address from us.', 'eidan' ),
				)
				: array() ),
			...( $is_on( 'events' )
				? array(
					__( 'If you have allowed statistics, our analytics tool is told when you send a form or place an order, of an order its number, amount and articles. Your browser remembers which orders were told.', 'eidan' ),
				)
				: array() ),
			...( $is_on( 'webhook' )
				? array(
					__( 'We tell a service that works for us when an enquiry or an order comes in: its number, state and amount, and how you came to our site if you have allowed us to keep that. Your name, your address and your message are not part of it.', 'eidan' ),
				)
				: array() ),
		);
	}
}
