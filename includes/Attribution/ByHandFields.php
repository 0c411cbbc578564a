<?php
/**
 * The fields of a source that somebody sets by hand.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

/**
 * Prints them, the same on the screens of an order and of an enquiry.
 *
 * @phpstan-import-type Typed from ByHand
 */
final class ByHandFields {

	/** Media that say the channel. */
	private const MEDIA =
		array( 'cpc', 'email', 'social', 'referral', 'organic', 'affiliate', 'display', 'video', 'audio' );

	/**
	 * Prints what it is for, and the fields.
	 *
	 * @param 'order'|'enquiry'     $of       Whose screen it is.
	 * @param Typed                 $typed    What was set.
	 * @param array<string, string> $recorded Fields that were recorded.
	 */
	public static function render( string $of, array $typed, array $recorded ): void {
		$intro = ByHand::NONE === $typed
			? __( 'For what you know better: it replaces the source that was recorded.', 'eidan' )
			: sprintf(
				/* translators: %s: a source, such as "Organic search (google / organic)". */
				__( 'Set by hand. Recorded was: %s. Empty these fields to have it back.', 'eidan' ),
				ByHand::line( $recorded )
			);
		printf( '<p class="eidan-by-hand__intro">%s</p>', esc_html( $intro ) );
		self::channel( $of, $typed['channel'] );
		self::text( $of, 'source', _x( 'Source', 'of a visit', 'eidan' ), $typed['source'] );
		self::text(
			$of,
			'medium',
			__( 'Medium', 'eidan' ),
			$typed['medium'],
			__( 'Says the channel: cpc, email, social, referral …', 'eidan' ),
			array( 'list' => "eidan-$of-media" )
		);
		self::text( $of, 'campaign', __( 'Campaign', 'eidan' ), $typed['campaign'] );
		printf( '<datalist id="eidan-%s-media">', esc_attr( $of ) );
		foreach ( self::MEDIA as $medium ) {
			printf( '<option value="%s"></option>', esc_attr( $medium ) );
		}
		echo '</datalist>';
	}

	/**
	 * Prints the choice of a channel.
	 *
	 * @param 'order'|'enquiry' $of
	 * @param string            $chosen Its id; '' = none.
	 */
	private static function channel( string $of, string $chosen ): void {
		printf(
			'<p><label for="eidan-%1$s-channel-field">%2$s</label>'
				. '<select id="eidan-%1$s-channel-field" name="eidan_%1$s[channel]" class="widefat">'
				. '<option value="">%3$s</option>',
			esc_attr( $of ),
			esc_html__( 'Channel', 'eidan' ),
			esc_html__( 'By source and medium', 'eidan' )
		);
		$channels = Channel::all();
		foreach ( $channels + ( '' === $chosen ? array() : array( $chosen => $chosen ) ) as $id => $label ) {
			printf(
				'<option value="%s"%s>%s</option>',
				esc_attr( $id ),
				selected( $chosen, $id, false ),
				esc_html( $label )
			);
		}
		echo '</select></p>';
	}

	/**
	 * Prints a text field.
	 *
	 * @param 'order'|'enquiry'     $of
	 * @param string                $name
	 * @param string                $label
	 * @param string                $value
	 * @param string                $help  '' = none.
	 * @param array<string, string> $more  Further attributes.
	 */
	public static function text(
		string $of,
		string $name,
		string $label,
		string $value,
		string $help = '',
		array $more = array()
	): void {
		$id    = "eidan-$of-$name-field";
		$more += '' === $help ? array() : array( 'aria-describedby' => "$id-help" );
		printf(
			'<p><label for="%1$s">%2$s</label><input type="text" class="widefat" id="%1$s" name="eidan_%3$s[%4$s]" '
				. 'value="%5$s" autocomplete="off"',
			esc_attr( $id ),
			esc_html( $label ),
			esc_attr( $of ),
			esc_attr( $name ),
			// phpcs:ignore WordPress.Security.EscapeOutput -- It is escaped, and is read back as it was typed.
			htmlspecialchars( $value, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' )
		);
		foreach ( $more as $attribute => $text ) {
			printf( ' %s="%s"', esc_attr( $attribute ), esc_attr( $text ) );
		}
		echo '>';
		if ( '' !== $help ) {
			printf( '<span class="description" id="%s-help">%s</span>', esc_attr( $id ), esc_html( $help ) );
		}
		echo '</p>';
	}
}
