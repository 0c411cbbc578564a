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
 * A registered condition is a property of every list's attribute `query`, has a control in the editor, and reaches
 * get-posts in the signed settings:
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
	 * Conditions by name; null until first used.
	 *
	 * @var Registry<Condition>|null
	 */
	private ?Registry $conditions = null;

	/**
	 * Rules for all lists of a post type, by post type.
	 *
	 * @var array<string, Closure(): list<TermRule>>
	 */
	private array $standing = array();

	/**
	 * Adds or replaces a condition. Call it before `init` at priority 10, when blocks are registered.
	 *
	 * @param Condition $condition Ignored if its name is invalid.
	 */
	public static function register( Condition $condition ): void {
		self::registry()->add( $condition->name, $condition );
	}

	/**
	 * Sets rules for every list of a post type, in addition to what its author chose.
	 *
	 * @param string                   $type
	 * @param Closure(): list<TermRule> $rules The rules; with `ours` if the taxonomy is not public.
	 */
	public static function always( string $type, Closure $rules ): void {
		self::memory()->standing[ $type ] = $rules;
	}

	/**
	 * Rules for every list of a post type.
	 *
	 * @return list<TermRule>
	 */
	public static function standing( string $type ): array {
		self::all();

		return isset( self::memory()->standing[ $type ] ) ? ( self::memory()->standing[ $type ] )() : array();
	}

	/**
	 * Removes a condition.
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
	 * Values that differ from the default, read from unchecked input.
	 *
	 * @param array<mixed> $query The attribute `query`, unchecked.
	 * @return array<string, string|int|float|bool> By name.
	 */
	public static function values( array $query ): array {
		$schemas = self::schemas();
		$named   = array_intersect_key( $query, $schemas );

		return array() === $named ? array() : self::non_default_values( Attributes::clean( $schemas, $named ) );
	}

	/**
	 * Values that differ from the default, read from a checked attribute.
	 *
	 * @param array<array-key, mixed> $query The attribute `query`, checked.
	 * @return array<string, string|int|float|bool> By name.
	 */
	public static function non_default_values( array $query ): array {
		$values = array();
		foreach ( self::schemas() as $name => $schema ) {
			$default = $schema['default'];
			$value   = $query[ $name ] ?? $default;
			// 1 and 1.0 are the same value.
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
	 * The rules that values set for items.
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
	 * Keys of the custom fields that conditions read.
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
	 * The registry, filled by the action on first use.
	 *
	 * @return Registry<Condition>
	 */
	private static function registry(): Registry {
		return self::memory()->conditions ??= new Registry(
			static function (): void {
				/**
				 * Register conditions of lists here.
				 */
				do_action( 'eidan_list_conditions' );
			},
			'/^[a-z][A-Za-z0-9]{0,39}$/D'
		);
	}

	/** The instance that keeps what is registered while WordPress starts. */
	private static function memory(): self {
		return Memory::registered( self::class );
	}
}
