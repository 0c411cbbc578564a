<?php
/**
 * The visit in words, for mails and screens of form plugins.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Forms;

use Eidan\Attribution\Channel;
use Eidan\Attribution\Fields;
use Eidan\Attribution\Journey;
use Eidan\Attribution\Touches;

/**
 * What each plugin offers as tags: `[eidan_channel]`, `{eidan.channel}` or `{eidan_channel}`, by its own means.
 *
 * All that a visitor has sent is one line of text without control characters, so that no header of a mail ends early.
 */
final class Tags {

	/** What the tags begin with, in plugins whose tags have one name. */
	public const PREFIX = 'eidan_';

	/** Elements in the HTML for screens, for wp_kses(): WordPress's own list lacks `bdi`. */
	public const ALLOWED = array(
		'p'      => array(),
		'strong' => array(),
		'br'     => array(),
		'bdi'    => array(),
	);

	/**
	 * The tags.
	 *
	 * @return array<string, string> Labels by name, without prefix.
	 */
	public static function all(): array {
		return array(
			'channel'  => Fields::label( 'channel' ),
			'source'   => Fields::label( 'utm_source' ),
			'campaign' => Fields::label( 'utm_campaign' ),
			'landing'  => Fields::label( 'session_entry' ),
			'journey'  => __( 'Journey', 'eidan' ),
		);
	}

	/**
	 * Whether there is a tag of this name.
	 *
	 * @param mixed $name Name, without prefix.
	 * @phpstan-assert-if-true string $name
	 */
	public static function has( mixed $name ): bool {
		return is_string( $name ) && isset( self::all()[ $name ] );
	}

	/**
	 * The name in a tag with the prefix.
	 *
	 * @param mixed $tag Such as `eidan_channel`.
	 * @return string Name; '' if it is no tag of ours.
	 */
	public static function named( mixed $tag ): string {
		$tag  = is_string( $tag ) ? $tag : '';
		$name = str_starts_with( $tag, self::PREFIX ) ? substr( $tag, strlen( self::PREFIX ) ) : '';

		return isset( self::all()[ $name ] ) ? $name : '';
	}

	/**
	 * The text of a tag.
	 *
	 * @param string                $name   Name, without prefix.
	 * @param array<string, string> $fields Cleaned and derived fields; none if nothing is known.
	 * @return string One line, not escaped; '' if there is nothing to say.
	 */
	public static function value( string $name, array $fields ): string {
		$visit = Touches::last_non_direct( $fields );
		$text  = match ( $name ) {
			'channel'  => Channel::label( $fields['channel'] ?? 'unknown' ),
			'source'   => self::source( $visit ),
			'campaign' => self::known( $visit['utm_campaign'] ?? '' ),
			'landing'  => $visit['session_entry'] ?? '',
			'journey'  => self::journey( $fields ),
			default    => '',
		};

		return trim( (string) preg_replace( '/[\p{Cc}\x{2028}\x{2029}]+/u', ' ', $text ) );
	}

	/**
	 * The text of a tag for plugins that look for tags in a text again after they have replaced some, or do not say
	 * whether it is HTML.
	 *
	 * @param string                $name   Name, without prefix.
	 * @param array<string, string> $fields Cleaned and derived fields.
	 * @return string One line with other signs in the place of brackets: nothing in it is a tag.
	 */
	public static function inert( string $name, array $fields ): string {
		return strtr(
			self::value( $name, $fields ),
			array(
				'[' => '(',
				']' => ')',
				'{' => '(',
				'}' => ')',
				'<' => '‹',
				'>' => '›',
			)
		);
	}

	/**
	 * The texts of all tags that have one.
	 *
	 * @param array<string, string> $fields Cleaned and derived fields.
	 * @return array<string, string> Texts by name, not escaped.
	 */
	public static function values( array $fields ): array {
		$values = array();
		foreach ( array_keys( self::all() ) as $name ) {
			$values[ $name ] = self::value( $name, $fields );
		}

		return array_filter( $values, static fn ( string $value ): bool => '' !== $value );
	}

	/**
	 * All tags with their labels, as HTML for a screen.
	 *
	 * @param array<string, string> $fields Cleaned and derived fields.
	 * @return string Escaped HTML.
	 */
	public static function html( array $fields ): string {
		$labels = self::all();
		$html   = '';
		foreach ( self::values( $fields ) as $name => $value ) {
			$html .= sprintf(
				'<p><strong>%s</strong><br><bdi>%s</bdi></p>',
				esc_html( $labels[ $name ] ),
				esc_html( $value )
			);
		}

		return $html;
	}

	/**
	 * The visits, from the first to the last.
	 *
	 * @param array<string, string> $fields Cleaned and derived fields.
	 */
	private static function journey( array $fields ): string {
		$main   = Touches::last_non_direct( $fields );
		$visits = array();
		if ( Touches::has_other_first( $fields ) ) {
			$visits[] = self::visit( $fields['first_channel'] ?? '', Touches::first( $fields ) );
		}
		if ( array() !== $main ) {
			$visits[] = self::visit( $fields['channel'] ?? '', $main );
		}
		if ( Touches::ended_direct( $fields ) ) {
			$visits[] = self::visit( $fields['last_channel'] ?? '', Touches::last( $fields ) );
		}

		return implode( ' → ', $visits );
	}

	/**
	 * One visit.
	 *
	 * @param string                $channel Id of its channel.
	 * @param array<string, string> $visit   Its fields.
	 */
	private static function visit( string $channel, array $visit ): string {
		$details = array_filter(
			array(
				self::source( $visit ),
				self::known( $visit['utm_campaign'] ?? '' ),
				Journey::time( $visit['session_start_time'] ?? '' ),
			),
			static fn ( string $part ): bool => '' !== $part
		);
		$label   = Channel::label( $channel );

		return array() === $details
			? $label
			/* translators: 1: a channel, such as Paid search. 2: source, campaign and time of a visit. */
			: sprintf( __( '%1$s (%2$s)', 'eidan' ), $label, implode( ', ', $details ) );
	}

	/**
	 * Source and medium of a visit.
	 *
	 * @param array<string, string> $visit Its fields.
	 */
	private static function source( array $visit ): string {
		$parts = array( self::known( $visit['utm_source'] ?? '' ), self::known( $visit['utm_medium'] ?? '' ) );

		return implode( ' / ', array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
	}

	/**
	 * A value, unless it only holds the place of one.
	 */
	private static function known( string $value ): string {
		return Journey::says_something( $value ) ? $value : '';
	}
}
