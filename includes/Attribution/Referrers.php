<?php
/**
 * Kinds of referrers.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Eidan\Support\Memory;
use Eidan\Support\Text;

/**
 * Recognizes search engines, social networks, video platforms, shopping sites, AI assistants, webmail and ad networks,
 * by host, by Android app, or by the name in `utm_source`.
 */
final class Referrers {

	/** Kinds; the first one wins if two contain the same host. */
	private const CLASSES = array( 'assistant', 'shopping', 'video', 'email', 'ads', 'social', 'search' );

	/** First labels of hosts of search engines that are other services. */
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
		'maps',
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
	);

	/** Labels of webmail hosts: mail.example.com, webmail2.example.com, email.example.com. */
	private const MAIL =
		'/^(?:[a-z]{0,5}mail(?:er|box|business)?(?:-[a-z]{1,4})?\d{0,3}[a-z]?|messagerie(?:pro)?\d*|poczta|correo|'
		. 'posta|roundcube|zimbra|owa|deref-[a-z0-9-]+)$/';

	/** The registrable domain at the end of a host. */
	private const REGISTERED = '/(?:^|\.)[^.]+\.(?:(?:co|com|net|org|ne|or)\.[a-z]{2}|[a-z]{2,24})$/';

	/** A host. A name that a campaign gave may look like one, and loses nothing by it but its capitals. */
	private const HOST = '/^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,24}$/u';

	/** Referrer scheme of links in Android apps. */
	private const APP = 'android-app://';

	/**
	 * Kind and name by host; null until read.
	 *
	 * @var array<string, array{string, string}>|null
	 */
	private ?array $hosts = null;

	/**
	 * Kind by name; null until read.
	 *
	 * @var array<string, string>|null
	 */
	private ?array $names = null;

	/**
	 * The kind of a source.
	 *
	 * @param string $source Host, address, or the name in `utm_source`.
	 * @return string 'assistant', 'shopping', 'video', 'email', 'ads', 'social', 'search'; 'other' for other services
	 *                of a search engine, such as maps; '' if unknown.
	 */
	public static function kind( string $source ): string {
		$source = strtolower( trim( $source ) );
		if ( '' === $source ) {
			return '';
		}
		$host = self::host( $source );
		if ( str_starts_with( $source, self::APP ) ) {
			return self::of_app( $host );
		}

		return str_contains( $host, '.' ) ? self::of_host( $host )[0] : self::of_name( $source );
	}

	/**
	 * The display name of a host, for instance 'ChatGPT'.
	 *
	 * @param string $source Host or address.
	 * @return string '' if unknown.
	 */
	public static function name( string $source ): string {
		return self::of_host( self::host( strtolower( trim( $source ) ) ) )[1];
	}

	/**
	 * The one name of a source that has several hosts: `bing` for `bing` and `www.bing.com`, `instagram` for
	 * `instagram.com` and `l.instagram.com`.
	 *
	 * @param string $source Host, or the name in `utm_source`.
	 * @return string Name of its platform in lower case, or the host without "www."; a name that is no host as it is.
	 */
	public static function platform( string $source ): string {
		if ( 1 !== preg_match( self::HOST, $source ) ) {
			return $source;
		}
		$host = self::host( $source );
		$name = self::name( $host );

		return '' === $name ? $host : rtrim( Text::lower( $name ), '!' );
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
	 * Kind and name of a host. The longest matching part decides.
	 *
	 * @return array{string, string}
	 */
	private static function of_host( string $host ): array {
		$known  = self::hosts();
		$labels = explode( '.', $host );
		$count  = count( $labels );
		$mail   = self::mail_label( $host );
		for ( $from = 0; $from < $count - 1; $from++ ) {
			if ( $from > $mail ) {
				return array( 'email', '' );
			}
			$part = implode( '.', array_slice( $labels, $from ) );
			$any  = preg_replace( '/\.(?:(?:co|com|net|org|ne|or)\.[a-z]{2}|[a-z]{2,24})$/', '.{}', $part );
			$hit  = $known[ $part ] ?? $known[ $any ?? '' ] ?? null;
			if ( null !== $hit ) {
				$other = 'search' === $hit[0] && $from > 0 && in_array( $labels[0], self::NOT_SEARCH, true );
				return $other ? array( 'other', '' ) : $hit;
			}
		}

		return array( $count > $mail ? 'email' : '', '' );
	}

	/**
	 * Which label of a host marks it as webmail.
	 *
	 * @return int Index of the label; PHP_INT_MAX if there is none.
	 */
	private static function mail_label( string $host ): int {
		$site = 1 === preg_match( self::REGISTERED, $host, $found ) ? ltrim( $found[0], '.' ) : $host;
		// Some mail services open links by a `deref-` host, which hides the real one.
		if ( str_starts_with( $site, 'deref-' ) ) {
			return 0;
		}
		$labels = explode( '.', substr( $host, 0, -strlen( $site ) ) );
		foreach ( $labels as $place => $label ) {
			if ( 1 === preg_match( self::MAIL, $label ) ) {
				return $place;
			}
		}

		return PHP_INT_MAX;
	}

	/**
	 * The kind of an Android app. Its package name is a reversed host: com.linkedin.android.
	 *
	 * @param string $name Package name.
	 */
	private static function of_app( string $name ): string {
		foreach ( self::data( 'apps' ) as $kind => $packages ) {
			foreach ( explode( ' ', $packages ) as $package ) {
				if ( $name === $package || str_starts_with( $name, "$package." ) ) {
					return $kind;
				}
			}
		}

		return self::of_host( implode( '.', array_reverse( explode( '.', $name ) ) ) )[0];
	}

	/**
	 * The kind of a name, with or without "ads" at its end.
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
		if ( null === self::memory()->hosts ) {
			self::memory()->hosts = array();
			foreach ( self::CLASSES as $kind ) {
				foreach ( self::data( $kind ) as $name => $hosts ) {
					foreach ( explode( ' ', $hosts ) as $host ) {
						self::memory()->hosts[ $host ] ??= array( $kind, $name );
					}
				}
			}
		}

		return self::memory()->hosts;
	}

	/**
	 * All names.
	 *
	 * @return array<string, string>
	 */
	private static function names(): array {
		if ( null === self::memory()->names ) {
			self::memory()->names = array();
			foreach ( self::data( 'names' ) as $kind => $names ) {
				foreach ( explode( ' ', $names ) as $name ) {
					self::memory()->names[ $name ] ??= $kind;
				}
			}
		}

		return self::memory()->names;
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
		 * Hosts or names, separated by spaces.
		 *
		 * @var array<string, string> $data
		 */
		$data = require $file;

		return $data;
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
