<?php
/**
 * The registry of sources.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

/**
 * Sources by name.
 *
 * The name travels in a list's signed settings, so a request can choose none:
 *
 *     add_action( 'eidan_list_sources', static function (): void {
 *         Sources::register( 'feed', new FeedSource() );
 *     } );
 */
final class Sources {

	public const POSTS = 'posts';

	/**
	 * Sources by name.
	 *
	 * @var array<string, Source>
	 */
	private static array $sources = array();

	/**
	 * Whether the action has run.
	 *
	 * @var bool
	 */
	private static bool $ready = false;

	/**
	 * Adds or replaces a source.
	 *
	 * @param string $name   Lower-case letters, digits and hyphens; not `posts`.
	 * @param Source $source The source.
	 */
	public static function register( string $name, Source $source ): void {
		if ( 1 === preg_match( '/^[a-z][a-z0-9-]{0,49}$/D', $name ) && self::POSTS !== $name ) {
			self::$sources[ $name ] = $source;
		}
	}

	/**
	 * The source of a list; of one that is gone nothing is found.
	 *
	 * @param Config $config The list.
	 */
	public static function of( Config $config ): Source {
		if ( ! self::$ready ) {
			self::$ready = true;
			/**
			 * The moment to register sources of lists.
			 */
			do_action( 'eidan_list_sources' );
		}

		return self::POSTS === $config->source ? new PostSource() : self::$sources[ $config->source ] ?? new NoSource();
	}
}
