<?php
/**
 * The registry of elements of cards.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

use Eidan\Support\Memory;
use Eidan\Support\Registry;

/**
 * An element is one thing that a card can show: its title, its date, the client of a project. Authors choose elements
 * and their order. A function prints each: it gets the card and returns escaped HTML, '' for nothing.
 *
 * A name is looked up in this order: elements of the template, elements of every card, elements of the item's type,
 * fields of the content type:
 *
 *     add_action( 'eidan_list_elements', static function (): void {
 *         Elements::register(
 *             'rating',
 *             static fn( Card $card ): string => $card->line( 'rating', my_stars( $card->id() ) ),
 *             'product'
 *         );
 *     } );
 */
final class Elements {

	/**
	 * Functions by their key, which is type, space, name; the name alone for elements of any type. Null until first
	 * used.
	 *
	 * @var Registry<callable( Card ): string>|null
	 */
	private ?Registry $elements = null;

	/**
	 * Adds or replaces an element.
	 *
	 * @param string                  $name    Lower-case letters and hyphens.
	 * @param callable( Card ): string $element Returns escaped HTML, '' for nothing.
	 * @param string                  $type    Type of the items that can show it; '' for any.
	 */
	public static function register( string $name, callable $element, string $type = '' ): void {
		self::registry()->add( "$type $name", $element );
	}

	/**
	 * One element of a card.
	 *
	 * @return string Escaped HTML, '' for nothing and for a name that is not registered.
	 */
	public static function html( string $name, Card $card ): string {
		$element = $card->template->elements[ $name ] ?? self::registry()->get( " $name" )
			?? self::registry()->get( "{$card->item->type()} $name" );

		return null === $element ? ContentFields::element( $card, $name ) : $element( $card );
	}

	/**
	 * Names of the elements that only cards of a type have, beyond the fields of the type.
	 *
	 * @param string $type Type of items.
	 * @return list<string>
	 */
	public static function names( string $type ): array {
		$names = array();
		foreach ( array_keys( self::registry()->all() ) as $key ) {
			list( $of, $name ) = explode( ' ', $key, 2 );
			if ( $of === $type ) {
				$names[] = $name;
			}
		}

		return $names;
	}

	/**
	 * The registry of elements.
	 *
	 * @return Registry<callable( Card ): string>
	 */
	private static function registry(): Registry {
		return self::memory()->elements ??= new Registry(
			static function (): void {
				/**
				 * Fires once, when elements of cards can be registered.
				 */
				do_action( 'eidan_list_elements' );
			},
			own: self::own( ... )
		);
	}

	/**
	 * The elements that every card can show.
	 *
	 * @return array<string, callable( Card ): string>
	 */
	private static function own(): array {
		return array(
			' image'        => static fn( Card $card ): string => $card->image(),
			' title'        => static fn( Card $card ): string => $card->heading(),
			' excerpt'      => static fn( Card $card ): string => $card->excerpt(),
			' terms'        => static fn( Card $card ): string => CardLine::terms( $card ),
			' category'     => static fn( Card $card ): string =>
				$card->line( 'category', CardLine::names( $card, true ) ),
			' tag'          => static fn( Card $card ): string => $card->line( 'tag', CardLine::names( $card, false ) ),
			' date'         => CardLine::date( ... ),
			' author'       => CardLine::author( ... ),
			' number'       => CardLine::number( ... ),
			' reading-time' => CardLine::reading_time( ... ),
			' read-more'    => CardLine::read_more( ... ),
		);
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
