<?php
/**
 * Finds the blocks that list items, and makes cards that show everything.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists;

use Eidan\Lists\Cards\Elements;
use Eidan\Lists\Cards\Templates;
use Eidan\Posts\ContentTypes;
use Eidan\Posts\Field;
use Eidan\Tests\Matrix\Blocks;

/**
 * Finds list blocks by their metadata, so that all tests of lists also cover a new block.
 */
final class ListBlocks {

	/** Elements that every card can show. */
	private const ELEMENTS =
		array( 'image', 'title', 'terms', 'category', 'date', 'author', 'excerpt', 'reading-time', 'read-more' );

	/**
	 * Returns the slugs of the blocks that have a query.
	 *
	 * @return list<string>
	 */
	public static function slugs(): array {
		return array_values(
			array_filter(
				array_keys( Blocks::all() ),
				static fn( string $slug ): bool =>
					in_array( 'query', Blocks::shared( array( Blocks::own( $slug )['query'] ?? array() ) ), true )
			)
		);
	}

	/**
	 * Returns a block's fixtures, changed so that they list items of a type and show everything that cards can show.
	 *
	 * @param string               $slug  Folder name of a block.
	 * @param array<string, mixed> $query Query of the list; '' as type = the block's own type.
	 * @return array<string, string> Serialised blocks by name of the fixture.
	 */
	public static function showing( string $slug, array $query ): array {
		$own  = Blocks::own( $slug );
		$name = Blocks::all()[ $slug ]->name;
		$made = array();
		foreach ( Blocks::fixtures( $slug ) as $file => $markup ) {
			$markup = Blocks::with( $markup, $name, array( 'query' ), $query );
			if ( in_array( 'query', $own['source']['enum'] ?? array(), true ) ) {
				$markup = Blocks::with( $markup, $name, array( 'source' ), 'query' );
			}
			if ( isset( $own['elements']['items']['enum'] ) ) {
				$markup = Blocks::with(
					$markup,
					$name,
					array( 'elements' ),
					array_slice( $own['elements']['items']['enum'], 0, $own['elements']['maxItems'] ?? null )
				);
			}
			$made[ $file ] = $markup;
		}

		return $made;
	}

	/**
	 * Returns a card of a type and a template that shows as much as possible: all elements, and every look option at
	 * its last value.
	 *
	 * @param string $type     Post type.
	 * @param string $template Name of a template.
	 * @return array<string, mixed> Part of a list's configuration, see Lists.
	 */
	public static function talkative( string $type, string $template ): array {
		$content = ContentTypes::get( $type );
		$look    = Templates::of( $template );
		$fields  = array_map( static fn( Field $field ): string => $field->name, $content?->fields ?? array() );
		$own     = array_diff(
			array(
				...array_keys( $look->elements ),
				...$fields,
				...Elements::names( $type ),
				...array_keys( $content?->elements() ?? array() ),
			),
			self::ELEMENTS
		);
		$last    = static fn( array $schema ): mixed =>
			'boolean' === ( $schema['type'] ?? '' )
				? true
				: ( $schema['enum'][ count( $schema['enum'] ?? array() ) - 1 ] ?? $schema['default'] );
		return array(
			'template' => $template,
			'elements' => array( ...self::ELEMENTS, ...array_values( array_unique( $own ) ) ),
			'card'     => array(
				'taxonomy' => $content?->taxonomy_names()[0] ?? '',
				'look'     => array_map( $last, $look->look ),
			),
		);
	}
}
