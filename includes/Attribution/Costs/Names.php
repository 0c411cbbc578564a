<?php
/**
 * Names of campaigns by their ids.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution\Costs;

use Eidan\Attribution\Report\Row;

/**
 * Ads that Google tags by itself bring the id of their campaign (`gad_campaignid`) and no name; links with
 * `{campaignid}` or `{{campaign.id}}` have it as their campaign. The owner, or a file of costs, says which name it has.
 */
final class Names {

	public const OPTION = 'eidan_ad_campaigns';

	/** Most names that are kept: the latest. */
	private const MOST = 5000;

	/**
	 * The campaign of a visit.
	 *
	 * @param string $campaign `utm_campaign`; '' if there is none.
	 * @param string $address  Landing page with its query.
	 * @return string The name where it is known. Without any names all is as it came; once there are some, unknown ids
	 *                of ads stand for themselves, so that the owner sees what to name.
	 */
	public static function campaign( string $campaign, string $address ): string {
		$campaign = trim( $campaign );
		$id       = '' === $campaign ? self::id_of( $address ) : $campaign;
		if ( ! self::is_id( $id ) ) {
			return $campaign;
		}
		$names = self::all();

		return array() === $names ? $campaign : $names[ $id ] ?? $id;
	}

	/**
	 * Id of the campaign in the address of an ad's landing page.
	 *
	 * @param string $address
	 * @return string Digits; '' if there is none.
	 */
	public static function id_of( string $address ): string {
		$found = preg_match(
			'/^[^#?]*\?(?:&#0*38;|[^#])*?(?<![\w-])gad_campaignid=(\d{1,20})(?!\w)/i',
			str_ireplace( array( '%3F', '%26', '%3B' ), array( '?', '&', ';' ), $address ),
			$parts
		);

		return 1 === $found ? $parts[1] : '';
	}

	/**
	 * Whether a text can be an id.
	 */
	public static function is_id( string $text ): bool {
		return 1 === preg_match( '/^[1-9]\d{3,19}$/', $text );
	}

	/**
	 * All names.
	 *
	 * @return array<array-key, string> By id.
	 */
	public static function all(): array {
		$stored = get_option( self::OPTION );

		return array_filter( is_array( $stored ) ? $stored : array(), 'is_string' );
	}

	/**
	 * Reads lines.
	 *
	 * @param string $text A line each: `id = name`.
	 * @return array{array<array-key, string>, list<int>} Names by id, and numbers of the lines that are wrong.
	 */
	public static function parse( string $text ): array {
		$names = array();
		$wrong = array();
		foreach ( explode( "\n", str_replace( "\r", '', $text ) ) as $index => $line ) {
			[ $id, $name ] = array_map( array( Sheet::class, 'trimmed' ), explode( '=', $line, 2 ) + array( 1 => '' ) );
			if ( self::is_id( $id ) && '' !== $name ) {
				$names[ $id ] = Row::cut( $name );
			} elseif ( '' !== $id . $name ) {
				$wrong[] = $index + 1;
			}
		}

		return array( $names, $wrong );
	}

	/**
	 * Keeps names. The report is read again if they have changed.
	 *
	 * @param array<array-key, string> $names By id.
	 */
	public static function keep( array $names ): void {
		$names = array_slice( $names, -self::MOST, null, true );
		if ( self::all() === $names ) {
			return;
		}
		if ( array() === $names ) {
			delete_option( self::OPTION );
		} else {
			update_option( self::OPTION, $names, false );
		}
		Reading::again();
	}
}
