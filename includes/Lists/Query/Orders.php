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
 * What is registered is offered in the editor, valid in blocks, and understood by get-posts:
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
	 * Orders by name, once one was added or asked for.
	 *
	 * @var Registry<Order>|null
	 */
	private ?Registry $orders = null;

	/**
	 * Adds or replaces an order. Blocks are registered on `init` at 10, so register before.
	 *
	 * @param Order $order The order; ignored if its name is invalid.
	 */
	public static function register( Order $order ): void {
		self::registry()->add( $order->name, $order );
	}

	/**
	 * Takes an order away again.
	 *
	 * @param string $name Its name.
	 */
	public static function unregister( string $name ): void {
		if ( self::FALLBACK !== $name ) {
			self::registry()->remove( $name );
		}
	}

	/**
	 * An order by name.
	 *
	 * @param string $name The name; an unknown one gives the default.
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
	 * All names.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_keys( self::all() );
	}

	/**
	 * Chosen orders in the order of all, without those that are gone.
	 *
	 * @param array<mixed> $chosen Their names.
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
	 * What visitors read.
	 *
	 * @return array<string, string> Label by name.
	 */
	public static function labels(): array {
		return array_map( static fn( Order $order ): string => $order->label(), self::all() );
	}

	/**
	 * The orders, which everybody can add to.
	 *
	 * @return Registry<Order>
	 */
	private static function registry(): Registry {
		return self::memory()->orders ??= new Registry(
			static function (): void {
				/**
				 * The moment to register orders of lists.
				 */
				do_action( 'eidan_list_orders' );
			},
			'/^[a-z][a-z0-9-]{0,39}$/D',
			self::own( ... )
		);
	}

	/**
	 * The orders that every item has.
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

	/** What is remembered for this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
