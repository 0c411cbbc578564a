<?php
/**
 * The registry of conditions.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use Closure;
use Eidan\Support\Attributes;
use Eidan\Support\Memory;
use Eidan\Support\Registry;

/**
 * Conditions by name.
 *
 * What is registered is a member of every list's attribute `query`, has a control in the editor,
 * and travels to get-posts in the signed settings:
 *
 *     add_action( 'eidan_list_conditions', static function (): void {
 *         Conditions::register( new Condition(
 *             'onSale',
 *             static fn (): string => __( 'On sale only', 'my-plugin' ),
 *             array( 'type' => 'boolean', 'default' => false ),
 *             static fn (): array => array(
 *                 new FieldRule(
 *                     StoredField::column( 'wc_product_meta_lookup', 'product_id', 'onsale', '', 'product_variation' ),
 *                     '=',
 *                     1
 *                 ),
 *             ),
 *             array( 'product' )
 *         ) );
 *     } );
 */
final class Conditions {

	/**
	 * Conditions by name, once one was added or asked for.
	 *
	 * @var Registry<Condition>|null
	 */
	private ?Registry $conditions = null;

	/**
	 * What every list of a type asks of its items, by type.
	 *
	 * @var array<string, Closure(): list<TermRule>>
	 */
	private array $standing = array();

	/**
	 * Adds or replaces a condition. Blocks are registered on `init` at 10, so register before.
	 *
	 * @param Condition $condition The condition; ignored if its name is invalid.
	 */
	public static function register( Condition $condition ): void {
		self::registry()->add( $condition->name, $condition );
	}

	/**
	 * Says what every list of a type asks of its items, whatever its author chose.
	 *
	 * @param string                   $type  Post type.
	 * @param Closure(): list<TermRule> $rules The rules; `ours`, where visitors do not see the taxonomy.
	 */
	public static function always( string $type, Closure $rules ): void {
		self::memory()->standing[ $type ] = $rules;
	}

	/**
	 * What every list of a type asks of its items.
	 *
	 * @param string $type Post type.
	 * @return list<TermRule>
	 */
	public static function standing( string $type ): array {
		self::all();

		return isset( self::memory()->standing[ $type ] ) ? ( self::memory()->standing[ $type ] )() : array();
	}

	/**
	 * Takes a condition away again.
	 *
	 * @param string $name Its name.
	 */
	public static function unregister( string $name ): void {
		self::registry()->remove( $name );
	}

	/**
	 * All conditions by name.
	 *
	 * @return array<string, Condition>
	 */
	public static function all(): array {
		return self::registry()->all();
	}

	/**
	 * Schemas of all conditions.
	 *
	 * @return array<string, array<string, mixed>> By name.
	 */
	public static function schemas(): array {
		return array_map( static fn( Condition $condition ): array => $condition->schema, self::all() );
	}

	/**
	 * Values that ask for something, out of anything.
	 *
	 * @param array<mixed> $query The attribute `query`, of any shape.
	 * @return array<string, string|int|float|bool> By name.
	 */
	public static function values( array $query ): array {
		$schemas = self::schemas();
		$named   = array_intersect_key( $query, $schemas );

		return array() === $named ? array() : self::asking( Attributes::clean( $schemas, $named ) );
	}

	/**
	 * Values that ask for something, out of valid ones.
	 *
	 * @param array<array-key, mixed> $query The attribute `query` of a block.
	 * @return array<string, string|int|float|bool> By name.
	 */
	public static function asking( array $query ): array {
		$values = array();
		foreach ( self::schemas() as $name => $schema ) {
			$default = $schema['default'];
			$value   = $query[ $name ] ?? $default;
			// A number is the same with and without decimals.
			if (
				is_scalar( $value )
				&& $value !== $default
				&& ! ( is_float( $value ) && is_int( $default ) && (float) $default === $value )
			) {
				$values[ $name ] = $value;
			}
		}

		return $values;
	}

	/**
	 * What values ask of an item.
	 *
	 * @param array<string, string|int|float|bool> $values Values by name.
	 * @return list<TermRule|FieldRule>
	 */
	public static function rules( array $values ): array {
		$conditions = self::all();
		$rules      = array();
		foreach ( $values as $name => $value ) {
			array_push(
				$rules,
				...( isset( $conditions[ $name ] ) ? $conditions[ $name ]->rules( $value ) : array() )
			);
		}

		return $rules;
	}

	/**
	 * Keys of the custom fields that conditions look at.
	 *
	 * @return list<string>
	 */
	public static function meta_keys(): array {
		$keys = array();
		foreach ( self::all() as $condition ) {
			array_push( $keys, ...$condition->meta );
		}

		return $keys;
	}

	/**
	 * The conditions, which everybody can add to.
	 *
	 * @return Registry<Condition>
	 */
	private static function registry(): Registry {
		return self::memory()->conditions ??= new Registry(
			static function (): void {
				/**
				 * The moment to register conditions of lists.
				 */
				do_action( 'eidan_list_conditions' );
			},
			'/^[a-z][A-Za-z0-9]{0,39}$/D'
		);
	}

	/** What is remembered of what WordPress's start registers. */
	private static function memory(): self {
		return Memory::registered( self::class );
	}
}
