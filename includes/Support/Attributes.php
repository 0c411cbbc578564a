<?php
/**
 * Validates what authors stored in block attributes.
 *
 * A contributor can store any value in any attribute, and KSES does not look
 * into them; so nothing is used before it matches the schema in block.json.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

use WP_Block;
use WP_Block_Type_Registry;

/**
 * Attribute values by the schema of block.json.
 */
final class Attributes {

	/**
	 * The attributes of a rendered block, each valid by its schema.
	 *
	 * Reads the stored values itself: WordPress throws a whole object away when one nested value is wrong.
	 *
	 * @param WP_Block             $block      The block.
	 * @param array<string, mixed> $attributes The attributes that WordPress hands over (values that it adds, such as
	 *                                         sourced ones).
	 * @return array<string, mixed>
	 *
	 * @psalm-taint-source input
	 */
	public static function of( WP_Block $block, array $attributes = array() ): array {
		/**
		 * Attribute schemas by name.
		 *
		 * @var array<string, array<string, mixed>> $schema
		 */
		$schema = $block->block_type->attributes ?? array();
		$stored = $block->parsed_block['attrs'] ?? array();
		return self::clean(
			$schema,
			( is_array( $stored ) ? array_map( array( self::class, 'letters' ), $stored ) : array() ) + $attributes
		);
	}

	/**
	 * The attributes of a block that is parsed and not rendered, each valid by its schema.
	 *
	 * @param mixed  $parsed Parsed block.
	 * @param string $name   The block that it has to be.
	 * @return array<string, mixed>|null Null for another block.
	 *
	 * @psalm-taint-source input
	 */
	public static function of_parsed( mixed $parsed, string $name ): ?array {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( $name );
		if ( ! is_array( $parsed ) || ( $parsed['blockName'] ?? null ) !== $name || null === $type ) {
			return null;
		}
		/**
		 * Attribute schemas by name.
		 *
		 * @var array<string, array<string, mixed>> $schema
		 */
		$schema = $type->attributes ?? array();

		$stored = $parsed['attrs'] ?? null;

		return self::clean(
			$schema,
			is_array( $stored ) ? array_map( array( self::class, 'letters' ), $stored ) : array()
		);
	}

	/**
	 * Removes values of rich-text attributes from a block's comment. WordPress reads these only from the HTML, and its
	 * type check does not know `rich-text`.
	 *
	 * Neither the editor nor this plugin reads them. But a forged one would make WordPress report a notice about the
	 * type `rich-text` wherever the block is shown. Acts on an outermost block and at once on all blocks inside it,
	 * since these may be asked for their attributes before they are rendered themselves.
	 *
	 * @param mixed $block  Parsed block.
	 * @param mixed $source Not used.
	 * @param mixed $parent The block around it, if there is one.
	 * @return mixed The same, without those values.
	 */
	public static function without_forged_text( mixed $block, mixed $source = null, mixed $parent = null ): mixed {
		unset( $source );
		if ( ! is_array( $block ) || null !== $parent ) {
			return $block;
		}
		$name   = $block['blockName'] ?? null;
		$stored = $block['attrs'] ?? null;
		if ( is_string( $name ) && str_starts_with( $name, 'eidan/' ) && is_array( $stored ) && array() !== $stored ) {
			/**
			 * Attribute schemas by name.
			 *
			 * @var array<string, array<string, mixed>> $schema
			 */
			$schema         = WP_Block_Type_Registry::get_instance()->get_registered( $name )->attributes ?? array();
			$block['attrs'] = array_filter(
				$stored,
				static fn ( int|string $attribute ): bool => 'rich-text' !== ( $schema[ $attribute ]['type'] ?? '' ),
				ARRAY_FILTER_USE_KEY
			);
		}
		if ( is_array( $block['innerBlocks'] ?? null ) && array() !== $block['innerBlocks'] ) {
			$block['innerBlocks'] = array_map( array( self::class, 'without_forged_text' ), $block['innerBlocks'] );
		}

		return $block;
	}

	/**
	 * Gives every attribute of the schema a valid value.
	 *
	 * @param array<string, array<string, mixed>> $schema     Attribute schemas by name, as in block.json.
	 * @param array<array-key, mixed>             $attributes Stored values, any type.
	 * @return array<string, mixed> A valid value for each attribute that has one or has a default; others are absent.
	 */
	public static function clean( array $schema, array $attributes ): array {
		$clean = array();
		foreach ( $schema as $name => $property ) {
			$has   = array_key_exists( $name, $attributes );
			$value = self::value( $property, $has ? $attributes[ $name ] : null, $has );
			if ( null !== $value ) {
				$clean[ $name ] = $value;
			}
		}
		return $clean;
	}

	/**
	 * Every text of a stored value as its author typed it. Markup, which only authors with unfiltered HTML can store,
	 * stays as it is.
	 *
	 * @param mixed $stored Stored value.
	 */
	private static function letters( mixed $stored ): mixed {
		if ( is_array( $stored ) ) {
			return array_map( array( self::class, 'letters' ), $stored );
		}

		return is_string( $stored ) && ! str_contains( $stored, '<' ) ? Text::letters( $stored ) : $stored;
	}

	/**
	 * The names of attributes whose stored value is not valid, nested ones with dots.
	 *
	 * @param array<string, array<string, mixed>> $schema     Attribute schemas by name.
	 * @param array<array-key, mixed>             $attributes Stored values.
	 * @param string                              $prefix     Path of the object so far, with a dot at the end.
	 * @return list<string>
	 */
	public static function invalid( array $schema, array $attributes, string $prefix = '' ): array {
		$names = array();
		foreach ( $schema as $name => $property ) {
			if ( ! array_key_exists( $name, $attributes ) ) {
				continue;
			}
			$value      = $attributes[ $name ];
			$properties = self::properties( $property );
			if ( null !== $properties && is_array( $value ) && ( array() === $value || ! array_is_list( $value ) ) ) {
				array_push( $names, ...self::invalid( $properties, $value, $prefix . $name . '.' ) );
			} elseif ( ! self::is_valid( $property, $value, $name ) ) {
				$names[] = $prefix . $name;
			}
		}
		return $names;
	}

	/**
	 * One valid value.
	 *
	 * @param array<string, mixed> $property Schema of the attribute.
	 * @param mixed                $value    Stored value.
	 * @param bool                 $has      Whether a value was stored.
	 * @return mixed The value, the default, or null when there is neither.
	 */
	private static function value( array $property, mixed $value, bool $has ): mixed {
		$properties = self::properties( $property );
		if ( null !== $properties ) {
			$default = is_array( $property['default'] ?? null ) ? $property['default'] : array();
			$value   = is_array( $value ) ? $value : array();
			return self::clean( $properties, self::valid_members( $properties, $value ) + $default );
		}
		if ( $has && self::is_valid( $property, $value, 'attribute' ) ) {
			return rest_sanitize_value_from_schema( $value, $property );
		}
		return $property['default'] ?? null;
	}

	/**
	 * The members of an object that are valid.
	 *
	 * @param array<string, array<string, mixed>> $properties Schemas by name.
	 * @param array<array-key, mixed>             $value      Stored object.
	 * @return array<array-key, mixed>
	 */
	private static function valid_members( array $properties, array $value ): array {
		return array_filter(
			$value,
			static fn ( mixed $member, int|string $name ): bool => isset( $properties[ $name ] )
				&& (
					null !== self::properties( $properties[ $name ] )
					|| self::is_valid( $properties[ $name ], $member, (string) $name )
				),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * Whether a value matches its schema.
	 *
	 * @param array<string, mixed> $property Schema of the attribute.
	 * @param mixed                $value    Stored value.
	 * @param string               $name     Name of the attribute, for messages.
	 */
	private static function is_valid( array $property, mixed $value, string $name ): bool {
		if ( ! isset( $property['type'] ) ) {
			return isset( $property['enum'] )
				&& is_array( $property['enum'] )
				&& in_array( $value, $property['enum'], true );
		}
		// `rest_validate_value_from_schema()` takes '5' and 5.0 as 5; block attributes have their JSON types.
		if (
			'string' === $property['type'] && ! is_string( $value )
			|| 'boolean' === $property['type'] && ! is_bool( $value )
		) {
			return false;
		}
		if (
			in_array( $property['type'], array( 'number', 'integer' ), true )
			&& ! is_int( $value )
			&& ! is_float( $value )
		) {
			return false;
		}
		// In PHP `$` also matches before a line feed at the end, in the editor's JavaScript it does not.
		if ( isset( $property['pattern'] ) && is_string( $value ) && str_ends_with( $value, "\n" ) ) {
			return false;
		}
		return true === rest_validate_value_from_schema( $value, $property, $name );
	}

	/**
	 * The schemas of an object's members.
	 *
	 * @param array<string, mixed> $property Schema of the attribute.
	 * @return array<string, array<string, mixed>>|null Null when it is not an object with known members.
	 */
	private static function properties( array $property ): ?array {
		if ( 'object' !== ( $property['type'] ?? '' ) || ! is_array( $property['properties'] ?? null ) ) {
			return null;
		}
		/**
		 * Schemas by name.
		 *
		 * @var array<string, array<string, mixed>> $properties
		 */
		$properties = $property['properties'];
		return $properties;
	}
}
