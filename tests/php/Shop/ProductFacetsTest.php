<?php
declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Lists\Filters\Counts;
use Eidan\Lists\Filters\FacetCounts;
use Eidan\Lists\Filters\FilterTerms;
use Eidan\Lists\Request\Choice;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;
use Eidan\Lists\Sources\Sources;
use Eidan\Tests\TestCase;

/**
 * Filters of products against what is true of each product, for 204 choices: four settings of taxes, prices with 0, 2
 * and 3 decimals.
 *
 * @phpstan-type Facts array{
 *     prices: list<float>,
 *     rating: float,
 *     stock: string,
 *     sale: bool,
 *     category: list<string>,
 *     parts: list<array<string, list<string>>>,
 * }
 */
final class ProductFacetsTest extends TestCase {

	/** Choices for each of the twelve settings. */
	private const EACH = 17;

	private Catalogue $shop;

	protected function setUp(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped( 'there is no WooCommerce' );
		}
		parent::setUp();
		foreach ( wc_get_products( array( 'limit' => -1 ) ) as $product ) {
			$product->delete( true );
		}
		foreach ( array( '' => '19', 'reduced-rate' => '7' ) as $class => $rate ) {
			\WC_Tax::_insert_tax_rate(
				array(
					'tax_rate_country'  => 'DE',
					'tax_rate'          => $rate,
					'tax_rate_name'     => 'VAT',
					'tax_rate_priority' => 1,
					'tax_rate_class'    => $class,
				)
			);
		}
		update_option( 'woocommerce_default_country', 'DE' );
		update_option( 'woocommerce_calc_taxes', 'yes' );
		$this->shop = new Catalogue();
	}

	private static function config(): Config {
		return Config::parse(
			array(
				'id'     => 'shop',
				'query'  => array( 'postType' => 'product', 'perPage' => 100 ),
				'filter' => array(
					'groups' => array(
						array( 'facet' => 'price' ),
						array( 'facet' => 'rating' ),
						array( 'facet' => 'stock' ),
						array( 'facet' => 'sale' ),
						array( 'taxonomy' => Catalogue::COLOUR, 'multiple' => true ),
						array( 'taxonomy' => Catalogue::SIZE, 'multiple' => true ),
						array( 'taxonomy' => 'product_cat' ),
					),
				),
			)
		);
	}

	/** @return array<string, string> Some of the parameters that a visitor can choose. */
	private static function choice(): array {
		$some = static fn( array $all ): string =>
			implode( ',', (array) array_rand( array_flip( $all ), mt_rand( 1, 2 ) ) );
		$low  = mt_rand( 0, 120 );
		$all  = array(
			'price'           => array(
				"$low-",
				'-' . ( $low + 40 ),
				"$low-" . ( $low + mt_rand( 0, 90 ) ),
			)[ mt_rand( 0, 2 ) ],
			'rating'          => (string) mt_rand( 1, 4 ),
			'stock'           => $some( array( 'instock', 'onbackorder', 'outofstock' ) ),
			'sale'            => '1',
			Catalogue::COLOUR => $some( Catalogue::COLOURS ),
			Catalogue::SIZE   => $some( Catalogue::SIZES ),
			'product_cat'     => array( 'wear', 'shirts', 'home' )[ mt_rand( 0, 2 ) ],
		);

		return array_intersect_key( $all, array_flip( (array) array_rand( $all, mt_rand( 1, 4 ) ) ) );
	}

	/**
	 * Whether a product is what a visitor asks for, by its facts.
	 *
	 * @param Facts                       $facts
	 * @param array<string, list<string>> $choice
	 */
	private static function fits( array $facts, array $choice ): bool {
		[ $low, $high ] = explode( '-', $choice['price'][0] ?? '-' );
		$prices         = array() === $facts['prices'] ? array( 0 ) : $facts['prices'];
		$categories     = $choice['product_cat'] ?? array();
		// A category has the products of those below it.
		$categories     = array( 'wear' ) === $categories ? array( 'wear', 'shirts' ) : $categories;
		$attributes     = array_intersect_key( $choice, array( Catalogue::COLOUR => 1, Catalogue::SIZE => 1 ) );
		$parts          = array_filter(
			$facts['parts'],
			static function ( array $part ) use ( $attributes ): bool {
				foreach ( $attributes as $taxonomy => $slugs ) {
					if ( array() === array_intersect( $slugs, $part[ $taxonomy ] ) ) {
						return false;
					}
				}

				return true;
			}
		);

		return ( '' === $low || (float) $low <= max( $prices ) )
			&& ( '' === $high || (float) $high >= min( $prices ) )
			&& (float) ( $choice['rating'][0] ?? 0 ) <= $facts['rating']
			&& ( ! isset( $choice['stock'] ) || in_array( $facts['stock'], $choice['stock'], true ) )
			&& ( ! isset( $choice['sale'] ) || $facts['sale'] )
			&& ( array() === $categories || array() !== array_intersect( $categories, $facts['category'] ) )
			&& ( array() === $attributes || array() !== $parts );
	}

	/**
	 * @param array<int, Facts>           $facts
	 * @param array<string, list<string>> $choice
	 * @return list<int> Ids of the products that fit.
	 */
	private static function fitting( array $facts, array $choice ): array {
		return array_keys( array_filter( $facts, static fn( array $fact ): bool => self::fits( $fact, $choice ) ) );
	}

	/**
	 * @param array<int, Facts>           $facts
	 * @param array<string, list<string>> $choice
	 */
	private function compare( Config $config, array $facts, array $choice, string $case ): void {
		$found = Sources::find( $config, new State( 1, $choice ) );
		$ids   = array_map( static fn( $item ): int => $item->post->ID, $found->items );
		sort( $ids );
		$expected = self::fitting( $facts, $choice );
		sort( $expected );
		self::assertSame( $expected, $ids, $case );
		self::assertSame( count( $expected ), $found->total, $case );
		$counts = FacetCounts::of( $config, $choice );
		foreach ( array( 'rating', 'stock', 'sale' ) as $name ) {
			foreach ( $counts[ $name ] as $value => $count ) {
				$other = array( $name => array( (string) $value ) ) + $choice;
				self::assertCount( $count, self::fitting( $facts, $other ), "$case; $name $value" );
			}
		}
		$others = self::fitting( $facts, array_diff_key( $choice, array( 'price' => 1 ) ) );
		$prices = array_merge(
			array(),
			...array_column( array_intersect_key( $facts, array_flip( $others ) ), 'prices' )
		);
		self::assertEqualsWithDelta(
			array() === $prices ? array( 0, 0 ) : array( min( $prices ), max( $prices ) ),
			array( $counts['price']['low'] / FacetCounts::SCALE, $counts['price']['high'] / FacetCounts::SCALE ),
			0.00001,
			$case
		);
		$counts = Counts::of( $config, FilterTerms::of( $config ), $choice );
		foreach ( $this->shop->terms as $name => $term ) {
			[ $taxonomy, $slug ] = explode( '/', $name );
			if ( isset( $counts[ $term ] ) ) {
				$other = array( $taxonomy => array( $slug ) ) + $choice;
				self::assertCount( $counts[ $term ], self::fitting( $facts, $other ), "$case; $name" );
			}
		}
	}

	public function test_two_hundred_choices_find_and_count_what_is_true(): void {
		$config  = self::config();
		$choices = 0;
		foreach ( array( 'yes', 'no' ) as $included ) {
			foreach ( array( 'incl', 'excl' ) as $shown ) {
				foreach ( array( 0, 2, 3 ) as $decimals ) {
					update_option( 'woocommerce_prices_include_tax', $included );
					update_option( 'woocommerce_tax_display_shop', $shown );
					update_option( 'woocommerce_price_num_decimals', (string) $decimals );
					$facts = array_map( Catalogue::facts( ... ), $this->shop->ids );
					$facts = array_filter( array_combine( $this->shop->ids, $facts ) );
					for ( $number = 0; $number < self::EACH; $number++ ) {
						$parameters = self::choice();
						$choice     = Choice::parse( $config->groups, $parameters );
						self::assertEqualsCanonicalizing( array_keys( $parameters ), array_keys( $choice ) );
						$case = "$included $shown $decimals " . wp_json_encode( $parameters );
						$this->compare( $config, $facts, $choice, $case );
						++$choices;
					}
				}
			}
		}
		self::assertGreaterThanOrEqual( 200, $choices );
	}
}
