<?php
/**
 * Tests of the site's search for products, on a real WooCommerce.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Panels\Suggestions;
use Eidan\Settings\Settings;
use Eidan\Shop\ProductSearch;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WC_Product_Attribute;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Product_Variation;
use WP_Query;

final class ProductSearchTest extends TestCase {

	protected function setUp(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped( 'there is no WooCommerce' );
		}
		parent::setUp();
		foreach ( wc_get_products( array( 'limit' => -1, 'status' => 'any' ) ) as $product ) {
			$product->delete( true );
		}
		self::switch( ...ProductSearch::ALL );
		self::attribute( 'Hue' );
		foreach ( array( 'product_tag', 'product_brand' ) as $taxonomy ) {
			if ( ! taxonomy_exists( $taxonomy ) ) {
				register_taxonomy( $taxonomy, 'product', array( 'hierarchical' => 'product_brand' === $taxonomy ) );
			}
		}
	}

	private static function switch( string ...$on ): void {
		$values = array();
		foreach ( ProductSearch::ALL as $name ) {
			$values[ $name ] = in_array( $name, $on, true );
		}
		update_option( Settings::OPTION, array( 'search' => $values ) );
	}

	private static function attribute( string $name ): void {
		// WordPress keeps taxonomies from test to test, WooCommerce's table does not.
		if ( taxonomy_exists( 'pa_' . strtolower( $name ) ) ) {
			unregister_taxonomy( 'pa_' . strtolower( $name ) );
		}
		wc_create_attribute( array( 'name' => $name, 'slug' => strtolower( $name ) ) );
		delete_transient( 'wc_attribute_taxonomies' );
		\WC_Cache_Helper::invalidate_cache_group( 'woocommerce-attributes' );
		register_taxonomy( 'pa_' . strtolower( $name ), 'product', array( 'hierarchical' => false ) );
	}

	/**
	 * @param array<string, list<string>> $terms Names of terms by taxonomy.
	 * @param array<string, mixed>        $props Properties of the product.
	 */
	private function product( string $name, array $terms = array(), array $props = array() ): int {
		$product = new WC_Product_Simple();
		$product->set_props( $props + array( 'name' => $name, 'regular_price' => '10', 'status' => 'publish' ) );
		$product->save();
		foreach ( $terms as $taxonomy => $names ) {
			wp_set_object_terms( $product->get_id(), $names, $taxonomy );
		}
		return $product->get_id();
	}

	/** @return list<string> Titles that the site's search finds, by name. */
	private function found( string $words, string $more = '' ): array {
		// WordPress expects slashes in what was asked for.
		$this->go_to( '/?s=' . rawurlencode( wp_slash( $words ) ) . $more );
		$titles = array_map( static fn( \WP_Post $post ): string => $post->post_title, $GLOBALS['wp_query']->posts );
		sort( $titles );
		return $titles;
	}

	public function test_products_are_found_by_what_the_owner_chose(): void {
		$this->product( 'Alba', array( 'product_cat' => array( 'Posters' ) ) );
		$this->product( 'Brina', array( 'product_tag' => array( 'Gallery wall' ) ) );
		$this->product( 'Corvo', array( 'product_brand' => array( 'Northlight' ) ) );
		$this->product( 'Duna', array( 'pa_hue' => array( 'Vermilion' ) ) );
		$this->product( 'Elba', array(), array( 'sku' => 'KX-4711', 'global_unique_id' => '4006381333931' ) );
		$by = array(
			'poster'        => array( 'terms', 'Alba' ),
			'gallery'       => array( 'terms', 'Brina' ),
			'NORTH'         => array( 'terms', 'Corvo' ),
			'vermilion'     => array( 'attributes', 'Duna' ),
			'kx-4711'       => array( 'sku', 'Elba' ),
			'4006381333931' => array( 'sku', 'Elba' ),
		);
		foreach ( $by as $words => [ $name, $title ] ) {
			foreach ( array( '', '&post_type=product' ) as $more ) {
				self::switch( ...ProductSearch::ALL );
				self::assertSame( array( $title ), $this->found( (string) $words, $more ), "$words$more, all" );
				self::switch( $name );
				self::assertSame( array( $title ), $this->found( (string) $words, $more ), "$words$more, $name" );
				self::switch( ...array_diff( ProductSearch::ALL, array( $name ) ) );
				self::assertSame( array(), $this->found( (string) $words, $more ), "$words$more, not $name" );
			}
		}
	}

	public function test_off_wordpress_asks_as_before(): void {
		self::switch();
		$this->found( 'poster lamp' );
		$with = $GLOBALS['wp_query']->request;
		remove_all_filters( 'posts_search' );
		wp_cache_flush();
		$this->found( 'poster lamp' );
		$plain = static fn( string $sql ): string => $GLOBALS['wpdb']->remove_placeholder_escape( $sql );
		self::assertSame( $plain( $GLOBALS['wp_query']->request ), $plain( $with ) );
	}

	public function test_each_word_is_found_somewhere(): void {
		$this->product( 'Alba print', array( 'product_cat' => array( 'Posters' ), 'pa_hue' => array( 'Red' ) ) );
		$this->product( 'Brina print', array( 'product_cat' => array( 'Posters' ), 'pa_hue' => array( 'Blue' ) ) );
		$this->product( 'Corvo cup', array( 'product_cat' => array( 'Cups' ), 'pa_hue' => array( 'Red' ) ) );
		self::assertSame( array( 'Alba print' ), $this->found( 'red poster' ) );
		self::assertSame( array( 'Alba print' ), $this->found( 'print red alba' ) );
		self::assertSame( array( 'Alba print', 'Brina print' ), $this->found( 'print poster' ) );
		self::assertSame( array(), $this->found( 'blue cups' ) );
		$more = '&post_type=product';
		self::assertSame( array( 'Corvo cup' ), $this->found( 'red -poster', $more ), 'without what has the term' );
		self::assertSame( array( 'Brina print' ), $this->found( 'poster -red', '&post_type=product' ) );
	}

	public function test_phrases_are_whole(): void {
		$this->product( 'Alba', array( 'product_tag' => array( 'Gallery wall' ) ) );
		$this->product( 'Brina', array( 'product_tag' => array( 'Wall of a gallery' ) ) );
		self::assertSame( array( 'Alba', 'Brina' ), $this->found( 'gallery wall' ) );
		self::assertSame( array( 'Alba' ), $this->found( '"gallery wall"' ) );
		self::assertSame( array( 'Alba' ), $this->found( 'gallery wall', '&sentence=1' ) );
		self::assertSame( array(), $this->found( 'gallery', '&exact=1' ) );
		self::assertSame( array( 'Alba' ), $this->found( '"gallery wall"', '&exact=1' ) );
	}

	/** @return array<string, array{string, string}> */
	public static function hostile(): array {
		return array(
			'per cent'          => array( '100% cotton', '100%' ),
			'underscore'        => array( 'a_b line', 'a_b' ),
			'umlauts'           => array( 'Größe für Äpfel', 'größe' ),
			'ampersand'         => array( 'Arts & Crafts', 'arts & crafts' ),
			'an ampersand tight' => array( 'R&B music', 'R&B' ),
			'apostrophe'        => array( "Baker's dozen", "baker's" ),
			'double backslash'  => array( 'C\\D paper', 'c\\d' ),
			'other letters'     => array( 'ポスター大', 'ポスター' ),
			'less than'         => array( '3 < 4 ply', '"3 < 4"' ),
		);
	}

	#[DataProvider( 'hostile' )]
	public function test_odd_words_are_only_words( string $term, string $words ): void {
		$this->product( 'Right', array( 'product_tag' => array( wp_slash( $term ) ) ) );
		$this->product( 'Wrong', array( 'product_tag' => array( '100 linen', 'aXb line', 'Plain' ) ) );
		self::assertSame( array( 'Right' ), $this->found( $words ) );
		$this->product( 'Wrong too', array(), array( 'sku' => 'Plain-2' ) );
		$this->product( 'Marked', array(), array( 'sku' => str_replace( array( '"', '<' ), '', $words ) . '-7' ) );
		self::assertContains( 'Right', $this->found( $words ) );
		self::assertNotContains( 'Wrong too', $this->found( $words ) );
	}

	public function test_hostile_words_find_nothing_and_break_nothing(): void {
		$this->product( 'Alba', array( 'product_cat' => array( 'Posters' ) ), array( 'sku' => 'A1' ) );
		foreach ( array(
			"' OR 1=1 -- ",
			'") OR ("a"="a',
			'%%%',
			'____',
			'%s %d %1$s',
			"\\' UNION SELECT user_pass FROM wp_users -- ",
			"({$GLOBALS['wpdb']->posts}.post_title LIKE 'x')",
			str_repeat( 'lang ', 300 ),
			'zz zz zz zz',
			"\xc3\x28",
		) as $words ) {
			self::assertSame( array(), $this->found( $words ), $words );
			self::assertSame( '', $GLOBALS['wpdb']->last_error, $words );
		}
		// WordPress looks for these as one, and a dash alone is not a word.
		self::assertSame( array( 'Alba' ), $this->found( 'poster -' ) );
	}

	public function test_what_is_in_a_category_below_is_found_by_the_one_above(): void {
		$prints  = $this->create_term( 'product_cat', 'Prints' );
		$posters = $this->create_term( 'product_cat', 'Posters', array( 'parent' => $prints ) );
		$large   = $this->create_term( 'product_cat', 'Large', array( 'parent' => $posters ) );
		wp_set_object_terms( $this->product( 'Alba' ), array( $large ), 'product_cat' );
		foreach ( array( 'large', 'posters', 'prints' ) as $words ) {
			self::assertSame( array( 'Alba' ), $this->found( $words ), $words );
		}
	}

	public function test_a_variation_is_found_as_its_product(): void {
		$attribute = new WC_Product_Attribute();
		$attribute->set_name( 'Size' );
		$attribute->set_options( array( 'S', 'M' ) );
		$attribute->set_variation( true );
		$product = new WC_Product_Variable();
		$product->set_props( array( 'name' => 'Shirt', 'attributes' => array( $attribute ) ) );
		$product->save();
		foreach ( array( 'S' => 'publish', 'M' => 'private' ) as $size => $status ) {
			$variation = new WC_Product_Variation();
			$variation->set_props(
				array(
					'parent_id'     => $product->get_id(),
					'attributes'    => array( 'size' => $size ),
					'regular_price' => '5',
					'sku'           => "SHIRT-$size-9",
					'status'        => $status,
				)
			);
			$variation->save();
		}
		self::assertSame( array( 'Shirt' ), $this->found( 'shirt-s-9' ) );
		self::assertSame( array(), $this->found( 'shirt-m-9' ), 'one that is switched off' );
	}

	public function test_hidden_products_are_never_found(): void {
		foreach ( array( 'visible', 'search', 'catalog', 'hidden' ) as $visibility ) {
			$this->product(
				"Alba $visibility",
				array( 'product_cat' => array( 'Posters' ), 'pa_hue' => array( 'Teal' ) ),
				array( 'catalog_visibility' => $visibility, 'sku' => "TEST-$visibility" )
			);
		}
		$this->product( 'Alba draft', array( 'product_cat' => array( 'Posters' ) ), array( 'status' => 'draft' ) );
		$shown = array( 'Alba search', 'Alba visible' );
		foreach ( array( 'posters', 'teal', 'test', 'alba' ) as $words ) {
			self::assertSame( $shown, $this->found( $words ), $words );
			self::assertSame( $shown, $this->found( $words, '&post_type=product' ), $words );
		}
	}

	public function test_posts_and_protected_products_stay_as_they_were(): void {
		$this->create_post( array( 'post_title' => 'A poster in words' ) );
		$this->product( 'Alba', array( 'product_cat' => array( 'Posters' ) ) );
		$locked = $this->product( 'Locked', array( 'product_cat' => array( 'Posters' ) ) );
		wp_update_post( array( 'ID' => $locked, 'post_password' => 'secret' ) );
		self::assertSame( array( 'A poster in words', 'Alba' ), $this->found( 'poster' ) );
		self::assertSame( array( 'A poster in words' ), $this->found( 'poster', '&post_type=post' ) );
		self::assertStringNotContainsString( 'eidan', $GLOBALS['wp_query']->request, 'Posts have no such terms.' );
	}

	public function test_suggestions_have_them(): void {
		$this->product( 'Alba', array( 'product_cat' => array( 'Posters' ) ) );
		$this->go_to( '/?s=poster&eidan-suggest=5' );
		self::assertSame( array( 'Alba' ), array_column( Suggestions::found( $GLOBALS['wp_query'] ), 'title' ) );
	}

	public function test_only_what_visitors_search_is_changed(): void {
		$this->product( 'Alba', array( 'product_cat' => array( 'Posters' ) ) );
		$own = new WP_Query( array( 's' => 'poster', 'post_type' => 'product' ) );
		self::assertSame( array(), $own->posts, 'a query of other code' );
		$response = $this->rest( 'GET', '/wp/v2/search', array( 'search' => 'poster' ) );
		self::assertSame( array(), $response->get_data() );
		set_current_screen( 'edit-product' );
		self::assertSame( array(), $this->found( 'poster' ), 'in the admin' );
	}

	public function test_sql_of_another_plugin_is_left_alone(): void {
		$this->product( 'Alba', array( 'product_cat' => array( 'Posters' ) ) );
		add_filter( 'posts_search', static fn(): string => ' AND ( 1 = 1 ) ', 5 );
		self::assertSame( array( 'Alba' ), $this->found( 'nothing', '&post_type=product' ) );
		self::assertStringNotContainsString( 'eidan', $GLOBALS['wp_query']->request );
	}

	public function test_a_search_in_fewer_columns_has_them_too(): void {
		$this->product( 'Alba', array( 'product_cat' => array( 'Posters' ) ), array( 'description' => 'lamp' ) );
		add_filter( 'post_search_columns', static fn(): array => array( 'post_content' ) );
		self::assertSame( array( 'Alba' ), $this->found( 'poster lamp' ) );
		self::assertSame( array(), $this->found( 'alba' ) );
	}

	public function test_it_is_one_query(): void {
		$this->product( 'Alba', array( 'product_cat' => array( 'Posters' ) ), array( 'sku' => 'A-1' ) );
		$count = function ( string ...$on ): int {
			self::switch( ...$on );
			$this->found( 'red poster a-1' );
			$before = $GLOBALS['wpdb']->num_queries;
			$this->found( 'blue poster a-1' );
			return $GLOBALS['wpdb']->num_queries - $before;
		};
		self::assertSame( $count(), $count( ...ProductSearch::ALL ) );
	}

	public function test_a_renamed_category_is_found_by_its_new_name_at_once(): void {
		$this->product( 'Alba', array( 'product_cat' => array( 'Posters' ) ) );
		self::assertSame( array( 'Alba' ), $this->found( 'posters' ) );
		$term = get_term_by( 'name', 'Posters', 'product_cat' );
		wp_update_term( $term->term_id, 'product_cat', array( 'name' => 'Sheets' ) );
		self::assertSame( array(), $this->found( 'posters' ) );
		self::assertSame( array( 'Alba' ), $this->found( 'sheets' ) );
	}
}
