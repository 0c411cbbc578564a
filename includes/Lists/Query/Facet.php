<?php
/**
 * What visitors filter by and that is no taxonomy.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

/**
 * A facet has a name in Facets and looks at one row of a lookup table for each item. It is a ChoiceFacet or a
 * RangeFacet, which say what else there is to know.
 */
interface Facet {

	/**
	 * Label of its group for visitors, and in the editor.
	 */
	public function label(): string;

	/**
	 * The post type that it is for.
	 */
	public function type(): string;

	/**
	 * The table with a row for each item.
	 */
	public function table(): LookupTable;

	/**
	 * Keys of the custom fields that the table is made of: a change of one changes counts.
	 *
	 * @return list<string>
	 */
	public function meta(): array;

	/**
	 * The valid values of an address's parameter.
	 *
	 * @param string $text Anything that a visitor may have written.
	 * @return list<string> Values, as they are in addresses; empty if none is valid.
	 */
	public function parse( string $text ): array;

	/**
	 * SQL about `eidan_field`: the row has one of the values.
	 *
	 * @param list<string> $values What parse() returned, at least one.
	 */
	public function condition( array $values ): string;

	/**
	 * What the chip of a chosen value says, without the name of the group.
	 *
	 * @param string $value One of what parse() returned.
	 */
	public function chip( string $value ): string;
}
