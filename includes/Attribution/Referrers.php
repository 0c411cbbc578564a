<?php
/**
 * What kind of place a visitor came from.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

/**
 * Knows search engines, social networks, video platforms, shopping sites and AI assistants, by host or by the name
 * that a campaign gives them.
 */
final class Referrers {

	/** Classes, those first that win where two know the same host. */
	private const CLASSES = array( 'assistant', 'shopping', 'video', 'social', 'search' );

	/** Services beside a search engine, by the first label of their hosts. */
	private const NOT_SEARCH = array(
		'accounts',
		'ads',
		'adwords',
		'analytics',
		'business',
		'calendar',
		'classroom',
		'cloud',
		'console',
		'developers',
		'disk',
		'docs',
		'drive',
		'groups',
		'keep',
		'login',
		'mail',
		'meet',
		'merchants',
		'myaccount',
		'passport',
		'photos',
		'play',
		'sites',
		'support',
		'tagassistant',
		'translate',
		'webmail',
	);

	/**
	 * Class and name by host, read once.
	 *
	 * @var array<string, array{string, string}>|null
	 */
	private static ?array $hosts = null;

	/**
	 * Class by name, read once.
	 *
	 * @var array<string, string>|null
	 */
	private static ?array $names = null;

	/**
	 * The class of a source.
	 *
	 * @param string $source Host, address, or the name that a campaign gives it.
	 * @return string 'assistant', 'shopping', 'video', 'social', 'search', or ''.
	 */
	public static function kind( string $source ): string {
		$source = strtolower( trim( $source ) );
		if ( '' === $source ) {
			return '';
		}
		$host = self::host( $source );

		return str_contains( $host, '.' ) ? self::of_host( $host )[0] : self::of_name( $source );
	}

	/**
	 * The name of the place at an address, for instance 'ChatGPT'.
	 *
	 * @param string $source Host or address.
	 * @return string '' for one that is not known.
	 */
	public static function name( string $source ): string {
		return self::of_host( self::host( strtolower( trim( $source ) ) ) )[1];
	}

	/**
	 * The host of an address, without "www.".
	 *
	 * @param string $address Address or host.
	 */
	public static function host( string $address ): string {
		$host = preg_replace( '#^[a-z][a-z0-9+.-]*://#i', '', trim( $address ) ) ?? '';
		$host = substr( $host, 0, strcspn( $host, '/?#' ) );
		$at   = strrpos( $host, '@' );
		$host = strtolower( false === $at ? $host : substr( $host, $at + 1 ) );

		return (string) preg_replace( array( '/:\d*$/', '/\.$/', '/^www\d?\./' ), '', $host );
	}

	/**
	 * Class and name of a host: the longest part of it that is on a list decides.
	 *
	 * @param string $host Host.
	 * @return array{string, string}
	 */
	private static function of_host( string $host ): array {
		$known  = self::hosts();
		$labels = explode( '.', $host );
		$count  = count( $labels );
		for ( $from = 0; $from < $count - 1; $from++ ) {
			$part = implode( '.', array_slice( $labels, $from ) );
			$any  = preg_replace( '/\.(?:(?:co|com|net|org|ne|or)\.[a-z]{2}|[a-z]{2,24})$/', '.{}', $part );
			$hit  = $known[ $part ] ?? $known[ $any ?? '' ] ?? null;
			if ( null !== $hit ) {
				$other = 'search' === $hit[0] && $from > 0 && in_array( $labels[0], self::NOT_SEARCH, true );
				return $other ? array( '', '' ) : $hit;
			}
		}

		return array( '', '' );
	}

	/**
	 * The class of a name, with or without "ads" behind it.
	 *
	 * @param string $name Lower case.
	 */
	private static function of_name( string $name ): string {
		$known = self::names();
		$plain = (string) preg_replace( '/[\s_.-]+/', '', $name );

		return $known[ $plain ] ?? $known[ (string) preg_replace( '/ads?$/', '', $plain ) ] ?? '';
	}

	/**
	 * All hosts.
	 *
	 * @return array<string, array{string, string}>
	 */
	private static function hosts(): array {
		if ( null === self::$hosts ) {
			self::$hosts = array();
			foreach ( self::CLASSES as $kind ) {
				foreach ( self::data( $kind ) as $name => $hosts ) {
					foreach ( explode( ' ', $hosts ) as $host ) {
						self::$hosts[ $host ] ??= array( $kind, $name );
					}
				}
			}
		}

		return self::$hosts;
	}

	/**
	 * All names.
	 *
	 * @return array<string, string>
	 */
	private static function names(): array {
		if ( null === self::$names ) {
			self::$names = array();
			foreach ( self::data( 'names' ) as $kind => $names ) {
				foreach ( explode( ' ', $names ) as $name ) {
					self::$names[ $name ] ??= $kind;
				}
			}
		}

		return self::$names;
	}

	/**
	 * One of the lists.
	 *
	 * @param string $list File in data/.
	 * @return array<string, string>
	 */
	private static function data( string $list ): array {
		$file = __DIR__ . "/data/$list.php";
		/**
		 * Hosts or names with spaces between them.
		 *
		 * @var array<string, string> $data
		 */
		$data = require $file;

		return $data;
	}
}
