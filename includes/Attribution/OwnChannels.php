<?php
/**
 * Channels that the owner names.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Eidan\Settings\Settings;
use Eidan\Support\Memory;
use Eidan\Support\Text;

/**
 * Reads the setting "Custom channels": one a line, its name, its sources and its media with semicolons between them.
 *
 * @phpstan-type OwnChannel array{name: string, sources: list<string>, media: list<string>}
 */
final class OwnChannels {

	/** Beginning of their ids, so that none takes the place of a channel of ours. */
	private const PREFIX = 'own-';

	/** Longest id, as {@see Channel::all()} takes it. */
	private const LONGEST = 40;

	/** @var string The setting that was read. */
	private string $text = '';

	/**
	 * The channels of it.
	 *
	 * @var array<string, OwnChannel> By id.
	 */
	private array $chosen = array();

	/**
	 * Names of the owner's channels, in their order.
	 *
	 * @return array<string, string> Names by id.
	 */
	public static function all(): array {
		return array_map( static fn ( array $channel ): string => $channel['name'], self::chosen() );
	}

	/**
	 * The channel of a visit.
	 *
	 * @param string $source Source in lower case; '' = none.
	 * @param string $medium Medium in lower case; '' = none.
	 * @return string|null Id of the first channel that it belongs to; null if it belongs to none.
	 */
	public static function of( string $source, string $medium ): ?string {
		foreach ( self::chosen() as $id => $channel ) {
			if (
				( array() === $channel['media'] || in_array( $medium, $channel['media'], true ) )
				&& ( array() === $channel['sources'] || self::is_one_of( $source, $channel['sources'] ) )
			) {
				return (string) $id;
			}
		}

		return null;
	}

	/**
	 * What is wrong with the setting.
	 *
	 * @return string Message; '' = nothing.
	 */
	public static function problem( string $text ): string {
		foreach ( Options::lines( $text ) as $line ) {
			if ( null === self::parse( $line ) ) {
				return sprintf(
					/* translators: %s: what was typed. */
					__( '“%s” needs a name and a source or a medium, for instance “Fairs; expo.example; fair”.', 'eidan' ),
					$line
				);
			}
		}

		return '';
	}

	/**
	 * The channels of the setting. A line that is not valid counts as not there.
	 *
	 * @return array<string, OwnChannel> By id.
	 */
	private static function chosen(): array {
		$text   = Settings::changed( 'attribution.channels' );
		$text   = is_string( $text ) ? $text : '';
		$memory = Memory::of( self::class );
		// Reports and rebuilds name thousands of visits in a request.
		if ( $text !== $memory->text ) {
			$memory->text   = $text;
			$memory->chosen = array();
			foreach ( Options::lines( $text ) as $line ) {
				$channel = self::parse( $line );
				if ( null !== $channel ) {
					$memory->chosen += array( self::id( $channel['name'] ) => $channel );
				}
			}
		}

		return $memory->chosen;
	}

	/**
	 * Parses a line.
	 *
	 * @return OwnChannel|null Null if the line is not valid.
	 */
	private static function parse( string $line ): ?array {
		$parts   = array_map( 'trim', explode( ';', $line, 3 ) );
		$sources = self::values( $parts[1] ?? '' );
		$media   = self::values( $parts[2] ?? '' );

		return '' === $parts[0] || array() === array( ...$sources, ...$media ) ? null : array(
			'name'    => $parts[0],
			'sources' => $sources,
			'media'   => $media,
		);
	}

	/**
	 * The id of a channel: its name in plain letters; a digest where these say nothing, as in Chinese.
	 */
	private static function id( string $name ): string {
		$plain = (string) preg_replace( '/[^a-z0-9]+/', '-', strtolower( remove_accents( $name ) ) );
		$plain = trim( $plain, '-' );

		return substr( self::PREFIX . ( '' === $plain ? md5( $name ) : $plain ), 0, self::LONGEST );
	}

	/**
	 * Whether a source is one of these: by its name, its platform, or as a host below it.
	 *
	 * @param string       $source  Source of a visit.
	 * @param list<string> $sources Sources of a channel.
	 */
	private static function is_one_of( string $source, array $sources ): bool {
		foreach ( $sources as $one ) {
			$is_below = str_contains( $one, '.' ) && str_ends_with( ".$source", ".$one" );
			if ( '' !== $source && ( $is_below || Referrers::platform( $source ) === Referrers::platform( $one ) ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * The values of a part of a line, in lower case.
	 *
	 * @return list<string>
	 */
	private static function values( string $part ): array {
		return Text::filled( explode( ',', strtolower( $part ) ) );
	}
}
