<?php
/**
 * The registry of orders.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use Eidan\Support\Memory;
use Eidan\Support\Registry;

/**
 * The allow-list of orders.
 *
 * Registered orders are offered in the editor, valid in blocks, and accepted by get-posts:
 *
 *     add_action( 'eidan_list_orders', static function (): void {
 *         Orders::register( new Order(
 *             'price-asc',
 *             static fn (): string => __( 'Cheapest first', 'my-plugin' ),
 *             StoredField::column( 'wc_product_meta_lookup', 'product_id', 'min_price', '_price' ),
 *             true,
 *             array( 'product' )
 *         ) );
 *     } );
 */
final class Orders {

	public const FALLBACK = 'date-desc';

	/**
	 * Orders by name; null until first used.
	 *
	 * @var Registry<Order>|null
	 */
	private ?Registry $orders = null;

	/**
	 * Adds or replaces an order. Call it before `init` at priority 10, when blocks are registered.
	 *
	 * @param Order $order Ignored if its name is invalid.
	 */
	public static function register( Order $order ): void {
		self::registry()->add( $order->name, $order );
	}

	/**
	 * Removes an order; the default order stays.
	 */
	public static function unregister( string $name ): void {
		if ( self::FALLBACK !== $name ) {
			self::registry()->remove( $name );
		}
	}

	/**
	 * An order by name.
	 *
	 * @param string $name Unknown names give the default order.
	 */
	public static function of( string $name ): Order {
		$orders = self::all();

		return $orders[ $name ] ?? $orders[ self::FALLBACK ];
	}

	/**
	 * All orders by name.
	 *
	 * @return array<string, Order>
	 */
	public static function all(): array {
		return self::registry()->all();
	}

	/**
	 * Names of all orders.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_keys( self::all() );
	}

	/**
	 * Sorts chosen names as they are registered and drops unknown ones.
	 *
	 * @param array<mixed> $chosen Names of orders.
	 * @return list<string>
	 */
	public static function in_order( array $chosen ): array {
		return array() === $chosen
			? array()
			: array_values(
				array_filter( self::names(), static fn( string $name ): bool => in_array( $name, $chosen, true ) )
			);
	}

	/**
	 * Labels for visitors.
	 *
	 * @return array<string, string> Label by name.
	 */
	public static function labels(): array {
		return array_map( static fn( Order $order ): string => $order->label(), self::all() );
	}

	/**
	 * The registry, filled by the action on first use.
	 *
	 * @return Registry<Order>
	 */
	private static function registry(): Registry {
		return self::memory()->orders ??= new Registry(
			static function (): void {
				/**
				 * Register orders of lists here.
				 */
				do_action( 'eidan_list_orders' );
			},
			'/^[a-z][a-z0-9-]{0,39}$/D',
			self::own( ... )
		);
	}

	/**
	 * The built-in orders.
	 *
	 * @return array<string, Order>
	 */
	private static function own(): array {
		$orders = array();
		foreach ( array(
			new Order( self::FALLBACK, static fn(): string => __( 'Newest first', 'eidan' ), 'date', false ),
			new Order( 'date-asc', static fn(): string => __( 'Oldest first', 'eidan' ), 'date', true ),
			new Order(
				'modified-desc',
				static fn(): string => __( 'Recently updated first', 'eidan' ),
				'modified',
				false
			),
			new Order(
				'modified-asc',
				static fn(): string => __( 'Least recently updated first', 'eidan' ),
				'modified',
				true
			),
			new Order( 'title-asc', static fn(): string => __( 'Title A–Z', 'eidan' ), 'title', true ),
			new Order( 'title-desc', static fn(): string => __( 'Title Z–A', 'eidan' ), 'title', false ),
			new Order( 'menu-order', static fn(): string => __( 'Recommended', 'eidan' ), 'menu_order', true ),
			new Order( 'comments', static fn(): string => __( 'Most commented', 'eidan' ), 'comment_count', false ),
		) as $order ) {
			$orders[ $order->name ] = $order;
		}

		return $orders;
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
