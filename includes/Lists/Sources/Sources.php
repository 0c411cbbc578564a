<?php
/**
 * Where lists get their items from.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Sources;

use Eidan\Lists\Cards\Samples;
use Eidan\Lists\Query\Query;
use Eidan\Lists\Query\Scope;
use Eidan\Lists\Request\Choice;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;
use Eidan\Support\Memory;
use Eidan\Support\Registry;
use Eidan\Support\Sample;

/**
 * Finds the items of a list: posts of WordPress, or what a registered source has.
 *
 * The name of the source is part of the list's signed settings, so a request cannot choose one:
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
	 * Finds a page of a list. Nothing is found where its source is not registered, for instance because the source's
	 * plugin was deactivated.
	 *
	 * @param Config $config
	 * @param State  $state  What the visitor asked for.
	 */
	public static function find( Config $config, State $state ): Result {
		if ( self::POSTS !== $config->source ) {
			return self::registry()->get( $config->source )?->find( $config, $state )
				?? new Result( array(), 1, 0, 0 );
		}
		if ( Sample::is_rendered() ) {
			$items = array_slice( Samples::of( $config->query->post_type ), 0, $config->query->per_page );

			return new Result( $items, 1, 1, count( $items ) );
		}

		$rules = Choice::rules( $state->choice, $config->groups );

		return Finder::page( new Scope( $config->query, array_values( $rules ) ), $state );
	}

	/**
	 * Finds all items that a list shows: in lists with "load more", the address of page 3 shows pages 1 to 3, so that
	 * Back and reload find everything again. If that is too much, it shows page 3 alone.
	 *
	 * @param Config $config
	 * @param State  $state  What the visitor asked for.
	 */
	public static function find_up_to( Config $config, State $state ): Result {
		$size = $config->query->per_page;
		if ( 'standard' === $config->pagination || 1 === $state->page || Query::MAX_PER_PAGE < $size * $state->page ) {
			return self::find( $config, $state );
		}
		$result = self::find( $config->with_pages_joined( $state->page ), $state->on_page( 1 ) );
		$page   = max( 1, (int) ceil( count( $result->items ) / $size ) );

		return new Result(
			$result->items,
			$page,
			max( $page, (int) ceil( (int) $result->total / $size ) ),
			$result->total,
			$result->cursor
		);
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
