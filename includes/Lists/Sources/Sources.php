<?php
/**
 * The registry of sources.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Sources;

use Eidan\Lists\Request\Config;
use Eidan\Support\Memory;
use Eidan\Support\Registry;
use Eidan\Support\Sample;

/**
 * Sources by name.
 *
 * The name is part of a list's signed settings, so a request cannot choose a source:
 *
 *     add_action( 'eidan_list_sources', static function (): void {
 *         Sources::register( 'feed', new FeedSource() );
 *     } );
 */
final class Sources {

	public const POSTS = Config::POSTS;

	/**
	 * Sources by name; null until first used.
	 *
	 * @var Registry<Source>|null
	 */
	private ?Registry $sources = null;

	/**
	 * Adds or replaces a source.
	 *
	 * @param string $name   Lower-case letters, digits and hyphens; not `posts`.
	 */
	public static function register( string $name, Source $source ): void {
		if ( self::POSTS !== $name ) {
			self::registry()->add( $name, $source );
		}
	}

	/**
	 * The source of a list; an empty one if its source is not registered.
	 */
	public static function of( Config $config ): Source {
		if ( self::POSTS === $config->source && Sample::is_rendered() ) {
			return new SampleSource();
		}

		return self::POSTS === $config->source
			? new Finder()
			: self::registry()->get( $config->source ) ?? new NoSource();
	}

	/**
	 * The registry, filled by the action on first use.
	 *
	 * @return Registry<Source>
	 */
	private static function registry(): Registry {
		return self::memory()->sources ??= new Registry(
			static function (): void {
				/**
				 * Register sources of lists here.
				 */
				do_action( 'eidan_list_sources' );
			},
			'/^[a-z][a-z0-9-]{0,49}$/D'
		);
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
