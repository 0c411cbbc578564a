<?php
/**
 * A source that somebody sets by hand.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

/**
 * What is typed takes the place of the recorded source, of an order as of an enquiry. The first visit stays.
 *
 * @phpstan-type Typed array{channel: string, source: string, medium: string, campaign: string}
 */
final class ByHand {

	/** Nothing is set by hand. */
	public const NONE = array(
		'channel'  => '',
		'source'   => '',
		'medium'   => '',
		'campaign' => '',
	);

	/** Source types of channels that no campaign leads to; '' = none. */
	private const TYPES = array(
		'direct'     => 'typein',
		'admin'      => 'admin',
		'mobile-app' => 'mobile_app',
		'pos'        => 'pos',
		'unknown'    => '',
	);

	/** Fields of the recorded source that give way, beside all that begin with `utm_`. */
	private const GONE = array( 'source_type', 'referrer', 'last_source_type', 'channel', 'last_channel' );

	/**
	 * Reads what was typed.
	 *
	 * @param mixed  $sent Values by name, without slashes.
	 * @param string $was  Channel that was set before: it stays, also when the owner has given it up since.
	 * @return Typed A channel that there is, and texts of one line; each '' if it is not set.
	 */
	public static function typed( mixed $sent, string $was = '' ): array {
		$sent = is_array( $sent ) ? $sent : array();
		$text = static fn ( string $name ): string =>
			is_string( $sent[ $name ] ?? null ) ? Values::text( $sent[ $name ] ) : '';

		$channel = $text( 'channel' );

		return array(
			'channel'  => $channel === $was || isset( Channel::all()[ $channel ] ) ? $channel : '',
			'source'   => $text( 'source' ),
			'medium'   => $text( 'medium' ),
			'campaign' => $text( 'campaign' ),
		);
	}

	/**
	 * Reads what is stored.
	 *
	 * @param mixed $stored Of typed().
	 * @return Typed
	 */
	public static function stored( mixed $stored ): array {
		$was = is_array( $stored ) && is_string( $stored['channel'] ?? null ) ? $stored['channel'] : '';

		return self::typed( $stored, $was );
	}

	/**
	 * The fields with what was typed in place of the recorded source.
	 *
	 * @param array<string, string> $recorded Fields as they were recorded.
	 * @param Typed                 $typed    See {@see self::typed()}.
	 * @return array<string, string> The recorded ones, if nothing was typed.
	 */
	public static function apply( array $recorded, array $typed ): array {
		if ( self::NONE === $typed ) {
			return $recorded;
		}
		$is_text = static fn ( string $value ): bool => '' !== $value;
		$given   = array_filter(
			array(
				'utm_source'   => $typed['source'],
				'utm_medium'   => $typed['medium'],
				'utm_campaign' => $typed['campaign'],
			),
			$is_text
		);
		$type    = array() === $given ? self::TYPES[ $typed['channel'] ] ?? 'utm' : 'utm';
		if ( 'typein' === $type ) {
			// As the engine says it.
			$given['utm_source'] = '(direct)';
		}
		$kept = array_filter(
			$recorded,
			static fn ( string $field ): bool =>
				! str_starts_with( $field, 'utm_' ) && ! in_array( $field, self::GONE, true ),
			ARRAY_FILTER_USE_KEY
		);
		$now  = array_filter( array( 'source_type' => $type ), $is_text ) + $given + $kept;
		// Without the page, whose click identifiers would name a medium.
		$named = Touches::derive( array_diff_key( $now, array( 'session_entry' => '' ) ) );
		foreach ( array( 'channel', 'last_channel' ) as $field ) {
			$now[ $field ] = '' === $typed['channel'] ? $named[ $field ] ?? 'unknown' : $typed['channel'];
		}
		if ( isset( $now['first_channel'] ) && ! isset( $now['first_source_type'] ) ) {
			$now['first_channel'] = $now['channel'];
		}

		return $now;
	}

	/**
	 * Channel, source, medium and campaign in one line.
	 *
	 * @param array<string, string> $fields Attribution fields.
	 * @return string Plain text.
	 */
	public static function line( array $fields ): string {
		$source = implode( ' / ', self::parts( $fields ) );
		$label  = Channel::label( JourneyLine::channel( $fields ) );

		return '' === $source ? $label : "$label ($source)";
	}

	/**
	 * A change of the source in words.
	 *
	 * @param string $from {@see self::line()} before.
	 * @param string $to   The same now.
	 * @return string Plain text.
	 */
	public static function change( string $from, string $to ): string {
		/* translators: 1: source of an order or enquiry before, 2: its source now. */
		return sprintf( __( 'Source: %1$s → %2$s', 'eidan' ), $from, $to );
	}

	/**
	 * Source, medium and campaign that say something.
	 *
	 * @param array<string, string> $fields Attribution fields.
	 * @return list<string>
	 */
	private static function parts( array $fields ): array {
		return array_values(
			array_filter(
				array( $fields['utm_source'] ?? '', $fields['utm_medium'] ?? '', $fields['utm_campaign'] ?? '' ),
				array( Journey::class, 'says_something' )
			)
		);
	}
}
