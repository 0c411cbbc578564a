<?php
/**
 * Registered orders, contexts and conditions in schemas and in the editor.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use Eidan\Support\Value;

/**
 * Adds registered orders, contexts and conditions to the schemas of blocks with a query and to the editor's controls.
 */
final class QuerySchema {

	/** Taxonomies that authors choose terms of: those with an interface and a route of the REST API. */
	private const OFFERED = array(
		'show_ui'      => true,
		'show_in_rest' => true,
	);

	/**
	 * Filter `eidan_block_metadata`.
	 *
	 * @param mixed $metadata Content of block.json.
	 */
	public static function extend( mixed $metadata ): mixed {
		if (
			! is_array( $metadata )
			|| ! is_string( $metadata['name'] ?? null )
			|| ! str_starts_with( $metadata['name'], 'eidan/' )
			|| ! is_array( $metadata['attributes'] ?? null )
		) {
			return $metadata;
		}
		foreach ( $metadata['attributes'] as $name => $attribute ) {
			if ( ! is_array( $attribute ) ) {
				continue;
			}
			if ( 'query' === ( $attribute['eidanSchema'] ?? '' ) && is_array( $attribute['properties'] ?? null ) ) {
				$attribute['properties'] = self::with_registered( $attribute['properties'] ) + Conditions::schemas();
			} elseif ( 'orders' === $name && is_array( $attribute['items'] ?? null ) ) {
				$attribute['items']['enum'] = Orders::names();
				$attribute['maxItems']      = count( Orders::names() );
			}
			$metadata['attributes'][ $name ] = $attribute;
		}

		return $metadata;
	}

	/**
	 * Adds the names of registered orders and contexts to the schemas.
	 *
	 * @param array<array-key, mixed> $members Schemas by name.
	 * @return array<array-key, mixed>
	 */
	private static function with_registered( array $members ): array {
		return array(
			'order'   => array( 'enum' => Orders::names() ) + Value::group( $members, 'order' ),
			'context' => array( 'enum' => Context::names() ) + Value::group( $members, 'context' ),
		) + $members;
	}

	/**
	 * Action `enqueue_block_editor_assets`: hands registered orders, conditions, contexts, facets and
	 * taxonomies to the editor.
	 */
	public static function tell_editor(): void {
		$orders     = array();
		$conditions = array();
		foreach ( Orders::all() as $order ) {
			$orders[] = array(
				'name'  => $order->name,
				'label' => $order->label(),
				'types' => $order->types,
			);
		}
		foreach ( Conditions::all() as $condition ) {
			$conditions[] = array(
				'name'   => $condition->name,
				'label'  => $condition->label(),
				'schema' => $condition->schema,
				'labels' => (object) $condition->labels(),
				'types'  => $condition->types,
			);
		}
		$facets = array();
		foreach ( Facets::all() as $name => $facet ) {
			$facets[] = array(
				'name'  => $name,
				'label' => $facet->label(),
				'types' => array( $facet->type() ),
			);
		}
		$contexts   = Context::registered();
		$taxonomies = array();
		foreach ( get_taxonomies( self::OFFERED, 'objects' ) as $taxonomy ) {
			$taxonomies[] = array(
				'slug'  => $taxonomy->name,
				'name'  => $taxonomy->label,
				'types' => array_values( (array) $taxonomy->object_type ),
				'tree'  => $taxonomy->hierarchical,
			);
		}
		wp_add_inline_script(
			'eidan-editor',
			'window.eidanQuery = '
				. wp_json_encode(
					compact( 'orders', 'conditions', 'contexts', 'taxonomies', 'facets' ),
					JSON_HEX_TAG
				) . ';',
			'before'
		);
	}
}
