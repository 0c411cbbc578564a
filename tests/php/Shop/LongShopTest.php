<?php
declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Lists\Query\Query;
use Eidan\Lists\Query\Scope;
use Eidan\Lists\Request\State;
use Eidan\Lists\Sources\Finder;
use Eidan\Tests\TestCase;

/**
 * Tests orders by WooCommerce's lookup table, which contains variations beside products. The pages together are all
 * products in order, whatever comes first in the table.
 *
 * @group database
 */
final class LongShopTest extends TestCase {

	private const PRODUCTS = 60;

	/** Column of the lookup table and direction, by order. */
	private const ORDERS = array(
		'price-asc'    => array( 'min_price', 1 ),
		'price-desc'   => array( 'max_price', -1 ),
		'best-selling' => array( 'total_sales', -1 ),
		'top-rated'    => array( 'average_rating', -1 ),
	);

	/** @var array<int, array<string, float|null>> Values of the products by id. */
	private array $values = array();

	protected function setUp(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped( 'there is no WooCommerce' );
		}
		parent::setUp();
		foreach ( wc_get_products( array( 'limit' => -1 ) ) as $product ) {
			$product->delete( true );
		}
		for ( $i = 0; $i < self::PRODUCTS; $i++ ) {
			// 9 and 10 sort differently as text. Some values are equal, one product has no price, and one has no row.
			$values = array(
				'min_price'      => 13 === $i ? null : 9 + $i % 7,
				'max_price'      => 13 === $i ? null : 9 + $i % 11,
				'total_sales'    => $i % 5 * 3,
				'average_rating' => $i % 4,
			);
			$id     = $this->row( 'product', 17 === $i ? null : $values );

			$this->values[ $id ] = 17 === $i ? array_fill_keys( array_keys( $values ), null ) : $values;
		}
	}

	/** @param array<string, float|int|null>|null $values Values in the lookup table; null = no row. */
	private function row( string $type, ?array $values ): int {
		global $wpdb;
		$wpdb->insert(
			$wpdb->posts,
			array(
				'post_type'             => $type,
				'post_status'           => 'publish',
				'post_title'            => 'X',
				'post_content'          => '',
				'post_excerpt'          => '',
				'to_ping'               => '',
				'pinged'                => '',
				'post_content_filtered' => '',
				'post_date'             => '2026-01-01 00:00:00',
				'post_modified'         => '2026-01-01 00:00:00',
			)
		);
		$id = (int) $wpdb->insert_id;
		if ( null !== $values ) {
			$wpdb->insert(
				$wpdb->prefix . 'wc_product_meta_lookup',
				array( 'product_id' => $id, 'sku' => '' ) + $values
			);
		}
		return $id;
	}

	/** @return list<int> Ids of the products in an order; those without a value come last. */
	private function expected( string $order ): array {
		[ $column, $direction ] = self::ORDERS[ $order ];
		$ids                    = array_keys( $this->values );
		usort(
			$ids,
			fn( int $a, int $b ): int => array(
				null === $this->values[ $a ][ $column ] ? 1 : 0,
				$direction * ( $this->values[ $a ][ $column ] ?? 0 ),
				$direction * $a,
			) <=> array(
				null === $this->values[ $b ][ $column ] ? 1 : 0,
				$direction * ( $this->values[ $b ][ $column ] ?? 0 ),
				$direction * $b,
			)
		);
		return $ids;
	}

	/** @return list<int> Ids of all pages, one page after the other. */
	private function all( string $order, bool $counted ): array {
		$scope = new Scope( Query::parse( array( 'postType' => 'product', 'perPage' => 7, 'order' => $order ) ) );
		$ids   = array();
		$pages = 0;
		for ( $page = 1; $page <= 9; $page++ ) {
			$result = Finder::page( $scope, new State( $page, array(), '', null, $counted ? 0 : $pages ) );
			$pages  = $result->max_pages;
			array_push( $ids, ...array_map( static fn( $item ): int => $item->id(), $result->items ) );
		}
		self::assertSame( 9, $pages );
		return $ids;
	}

	/**
	 * @return array<string, array{int, int}> How many variations come before all products, and how often the first page
	 *                                        is looked for.
	 */
	public static function shops(): array {
		return array(
			'a shop without variations'           => array( 0, 1 ),
			'a shop whose first page just fits'   => array( 224, 1 ),
			'a shop where many variations lead'   => array( 230, 2 ),
			'a shop where nothing else leads far' => array( 300, 2 ),
		);
	}

	/** @dataProvider shops */
	public function test_pages_are_those_of_all_products_in_order( int $variations, int $looks ): void {
		// The variations come first in each of the orders.
		for ( $i = 0; $i < $variations; $i++ ) {
			$this->row(
				'product_variation',
				array( 'min_price' => 1, 'max_price' => 1000, 'total_sales' => 1000, 'average_rating' => 4 )
			);
		}
		foreach ( self::ORDERS as $order => [ $column ] ) {
			foreach ( array( true, false ) as $counted ) {
				self::assertSame( $this->expected( $order ), $this->all( $order, $counted ), $order );
			}
			$asked = 0;
			$count = static function ( string $sql ) use ( &$asked, $column ): string {
				$asked += str_contains( $sql, $column ) ? 1 : 0;
				return $sql;
			};
			wp_cache_flush();
			add_filter( 'query', $count );
			Finder::page(
				new Scope( Query::parse( array( 'postType' => 'product', 'perPage' => 7, 'order' => $order ) ) ),
				new State( 1, array(), '', null, 0 )
			);
			remove_filter( 'query', $count );
			self::assertSame( $looks, $asked, "$order: how often the database is asked" );
		}
	}

	public function test_an_order_of_woocommerces_catalogue_on_the_same_page_harms_no_list(): void {
		WC()->query->get_catalog_ordering_args( 'price', 'ASC' );
		try {
			$shown = $this->all( 'price-asc', true );
		} finally {
			WC()->query->remove_ordering_args();
		}
		self::assertEqualsCanonicalizing( $this->expected( 'price-asc' ), $shown );
	}

	public function test_what_the_catalogue_hides_leads_nowhere(): void {
		$hidden = array_slice( $this->expected( 'price-asc' ), 0, 10 );
		foreach ( $hidden as $id ) {
			wp_set_object_terms( $id, 'exclude-from-catalog', 'product_visibility' );
			unset( $this->values[ $id ] );
		}
		$shown = ( Finder::page(
			new Scope( Query::parse( array( 'postType' => 'product', 'perPage' => 7, 'order' => 'price-asc' ) ) ),
			new State( 1, array(), '', null, 0 )
		) )->items;
		self::assertSame(
			array_slice( $this->expected( 'price-asc' ), 0, 7 ),
			array_map( static fn( $item ): int => $item->id(), $shown )
		);
	}
}
