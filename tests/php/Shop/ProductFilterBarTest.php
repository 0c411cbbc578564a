<?php
declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Lists\Lists;
use Eidan\Lists\Query\Range;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\FilterGroup;
use Eidan\Lists\Request\State;
use Eidan\Lists\Request\Token;
use Eidan\Tests\TestCase;
use WC_Product_Simple;

/**
 * The bar of a list of products: what it prints, what addresses and requests may say, and what it costs.
 */
final class ProductFilterBarTest extends TestCase {

	private const GROUPS = array(
		array( 'facet' => 'price' ),
		array( 'facet' => 'rating' ),
		array( 'facet' => 'stock' ),
		array( 'facet' => 'sale', 'label' => 'Offers' ),
		array( 'taxonomy' => 'product_cat' ),
	);

	protected function setUp(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped( 'there is no WooCommerce' );
		}
		parent::setUp();
		foreach ( wc_get_products( array( 'limit' => -1 ) ) as $product ) {
			$product->delete( true );
		}
		update_option( 'woocommerce_calc_taxes', 'no' );
		$cups = wp_insert_term( 'Cups', 'product_cat' )['term_id'];
		foreach (
			array(
				'A' => array( 'regular_price' => '10', 'average_rating' => 5, 'category_ids' => array( $cups ) ),
				'B' => array( 'regular_price' => '30', 'sale_price' => '20', 'average_rating' => 3.5 ),
				'C' => array(
					'regular_price' => '150',
					'stock_status' => 'outofstock',
					'category_ids' => array( $cups ),
				),
				'D' => array( 'regular_price' => '900', 'catalog_visibility' => 'hidden', 'average_rating' => 5 ),
			) as $name => $props
		) {
			$product = new WC_Product_Simple();
			$product->set_props( $props + array( 'name' => $name, 'status' => 'publish' ) );
			$product->save();
		}
	}

	/**
	 * @param array<string, mixed> $filter More of the filter.
	 * @param array<string, mixed> $query  More of the query.
	 * @return array<string, mixed>
	 */
	private static function list( array $filter = array(), array $query = array() ): array {
		return array(
			'id'         => 'shop',
			'query'      => $query + array( 'postType' => 'product', 'perPage' => 2, 'order' => 'title-asc' ),
			'elements'   => array( 'title' ),
			'pagination' => 'load-more',
			'filter'     => $filter + array( 'groups' => self::GROUPS ),
		);
	}

	/**
	 * The list at an address.
	 *
	 * @param array<string, mixed> $get  Parameters, those of the list without its name.
	 * @param array<string, mixed> $list See Lists.
	 */
	private function at( array $get = array(), array $list = array() ): string {
		$_GET = array();
		foreach ( $get as $name => $value ) {
			$_GET[ "eidan-shop-$name" ] = $value;
		}
		$this->go_to(
			add_query_arg(
				array_map(
					static fn( mixed $value ): mixed => is_string( $value ) ? rawurlencode( $value ) : $value,
					$_GET
				),
				'/?p=1'
			)
		);

		return Lists::render( $list + self::list() );
	}

	/** The id of the product with a title. */
	private static function id_of( string $title ): int {
		return (int) ( get_posts( array( 'post_type' => 'product', 'title' => $title, 'fields' => 'ids' ) )[0] ?? 0 );
	}

	/** @return list<string> Names of the products. */
	private static function names( string $html ): array {
		preg_match_all( '~<article .*?<(?:h3|a|p)[^>]*>(?:<a [^>]*>)?([^<]+)~s', $html, $found );

		return $found[1];
	}

	public function test_the_bar_offers_price_rating_stock_and_sale(): void {
		$html = $this->at();
		self::assertSame( array( 'A', 'B' ), self::names( $html ) );
		self::assertStringContainsString( 'aria-label="Price"', $html );
		self::assertMatchesRegularExpression(
			'~type="range"[^>]*min="10"[^>]*max="150"[^>]*aria-label="Lowest price"~',
			$html,
			'The hidden product does not count.'
		);
		self::assertMatchesRegularExpression( '~aria-label="Highest price"[^>]*aria-valuetext="[^"]*150~', $html );
		self::assertStringContainsString(
			'<span aria-hidden="true">★★★★☆</span> 4 and up<span class="eidan-list__count"> 1</span>',
			$html
		);
		self::assertStringContainsString( '3 and up<span class="eidan-list__count"> 2</span>', $html );
		self::assertStringContainsString( '>In stock<span class="eidan-list__count"> 2</span>', $html );
		self::assertStringContainsString( '>Out of stock<span class="eidan-list__count"> 1</span>', $html );
		self::assertStringNotContainsString( 'On backorder', $html, 'No product is.' );
		self::assertStringContainsString( 'aria-label="Offers"', $html );
		self::assertStringContainsString( '>On sale<span class="eidan-list__count"> 1</span>', $html );
		update_option( 'woocommerce_hide_out_of_stock_items', 'yes' );
		self::assertStringNotContainsString( 'Out of stock', $this->at() );
	}

	public function test_counts_and_ends_follow_the_other_groups(): void {
		$html = $this->at( array( 'product_cat' => 'cups' ) );
		self::assertMatchesRegularExpression( '~min="10"[^>]*max="150"~', $html );
		$html = $this->at( array( 'stock' => 'instock' ) );
		self::assertMatchesRegularExpression( '~min="10"[^>]*max="20"~', $html );
		self::assertStringContainsString(
			'>Out of stock<span class="eidan-list__count"> 1</span>',
			$html,
			'Its own group does not count.'
		);
		$html = $this->at( array( 'rating' => '4' ) );
		self::assertMatchesRegularExpression(
			'~<a [^>]*role="link"[^>]*aria-disabled="true"[^>]*>On sale~',
			str_replace( 'role="button"', 'role="link"', $html )
		);
		self::assertStringContainsString( 'class="eidan-list__total">1 item<', $html );
	}

	public function test_chips_say_what_is_chosen_and_take_it_back(): void {
		$html = $this->at( array( 'price' => '15-200', 'rating' => '3', 'sale' => '1' ) );
		self::assertSame( array( 'B' ), self::names( $html ) );
		foreach ( array( 'Price, $15.00 to $200.00', 'Rating, 3 stars and up', 'Offers, On sale' ) as $chip ) {
			self::assertStringContainsString( "aria-label=\"Remove filter: $chip\"", html_entity_decode( $html ) );
		}
		self::assertMatchesRegularExpression(
			'~href="[^"]*\?(?=[^"]*rating=3)(?=[^"]*sale=1)(?![^"]*price)[^"]*"[^>]*aria-label="Remove filter: Price~',
			$html
		);
		self::assertStringContainsString(
			'From $15.00',
			html_entity_decode( $this->at( array( 'price' => '15-' ) ) )
		);
		self::assertStringContainsString(
			'Up to $20.00',
			html_entity_decode( $this->at( array( 'price' => '-20' ) ) )
		);
	}

	public function test_the_page_and_get_posts_answer_the_same(): void {
		foreach (
			array(
				array( 'price' => '5-25' ),
				array( 'price' => '5-25', 'stock' => 'instock,outofstock', 'product_cat' => 'cups' ),
				array( 'rating' => '3', 'sale' => '1' ),
				array( 'price' => '5000-' ),
			) as $choice
		) {
			$page  = $this->at( $choice );
			$names = array_keys( $choice );
			$asked = array_map(
				static fn( string $name ): array => array(
					'taxonomy' => $name,
					'terms' => explode( ',', $choice[ $name ] ),
				),
				$names
			);
			$data  = $this->asked( $page, $asked )->get_data()['data'];
			self::assertStringContainsString( $data['bar_html'], $page );
			self::assertStringContainsString( $data['html'], $page );
			self::assertStringContainsString( $data['pagination_html'], $page );
		}
	}

	/** @param list<array<string, mixed>> $choice What is asked of the list on a page. */
	private function asked( string $page, array $choice ): \WP_REST_Response {
		preg_match( '/ data-eidan-list="([^"]+)"/', $page, $options );

		return $this->rest(
			'GET',
			'/eidan/v1/get-posts',
			array(
				'options' => array(
					'settings'              => json_decode( html_entity_decode( $options[1] ), true )['settings'],
					'additional_query_args' => array( 'tax_query' => $choice ),
				),
			)
		);
	}

	/** @return array<string, array{string, mixed}> */
	public static function hostile(): array {
		$values = array();
		foreach (
			array(
				'price'  => array(
					"1' OR 1=1 -- -",
					'-',
					'',
					'1e9-',
					'0x10-20',
					'10-20-30',
					'9999999999999-',
					"10-20\n",
					'-0.1-5',
					'NaN-',
					'10 - 20',
					'１０-２０',
					array( '10' ),
					array( '1', '2', '3' ),
					array( array( '1' ), '2' ),
					array( 'x' => '1', 'y' => '2' ),
					array( "1'", '2)' ),
				),
				'rating' => array( '5', '0', '-1', '4.5', '4 OR 1', '99', array( '4' ) ),
				'stock'  => array( "instock'", 'nothing', 'INSTOCK', array( 'instock' ), str_repeat( 'x,', 300 ) ),
				'sale'   => array( '0', 'true', '11', array( '1', '1' ) ),
			) as $name => $all
		) {
			foreach ( $all as $index => $value ) {
				$values[ "$name $index" ] = array( $name, $value );
			}
		}

		return $values;
	}

	/** @dataProvider hostile */
	public function test_hostile_values_choose_nothing( string $name, mixed $value ): void {
		$html = $this->at( array( $name => $value ) );
		self::assertSame( array( 'A', 'B' ), self::names( $html ) );
		self::assertStringNotContainsString( 'eidan-list__chip', $html );
		if ( is_string( $value ) && '' !== $value ) {
			self::assertSame(
				400,
				$this->asked( $html, array( array( 'taxonomy' => $name, 'terms' => array( $value ) ) ) )->get_status()
			);
		}
	}

	public function test_ranges_are_always_written_the_same(): void {
		$text = static fn( string $value, int $decimals = 2 ): ?string => Range::parse( $value, $decimals )?->text();
		self::assertSame( '10-50', $text( '10.00-050' ) );
		self::assertSame( '10.5-', $text( '10.50-' ) );
		self::assertSame( '-11', $text( '-10.6', 0 ) );
		self::assertSame( '10-50', $text( '50-10' ), 'The wrong way round.' );
		self::assertSame( '0-0', $text( '0-0' ) );
		self::assertSame( '1000-', $text( '1000-', 0 ), 'Zeros before the point stay.' );
	}

	public function test_a_form_without_script_leads_to_the_same_list(): void {
		self::assertSame( array( 'B' ), self::names( $this->at( array( 'price' => array( '15', '25' ) ) ) ) );
		self::assertSame( array( 'B', 'C' ), self::names( $this->at( array( 'price' => array( '15', '' ) ) ) ) );
		self::assertSame( array( 'A', 'B' ), self::names( $this->at( array( 'price' => array( '', '' ) ) ) ) );
		$html = $this->at( array( 'price' => array( '15', '' ), 'stock' => 'instock', 'page' => '2' ) );
		preg_match( '~<form class="eidan-list__range".*?</form>~s', $html, $form );
		self::assertStringContainsString( 'name="eidan-shop-price[]"', $form[0] );
		self::assertStringContainsString( 'type="hidden" name="eidan-shop-stock" value="instock"', $form[0] );
		self::assertStringContainsString( 'type="hidden" name="p" value="1"', $form[0], 'Plain permalinks.' );
		self::assertStringNotContainsString( 'hidden" name="eidan-shop-price', $form[0] );
		self::assertStringNotContainsString( 'eidan-shop-page', $form[0] );
		self::assertStringContainsString( '>Apply</button>', $form[0] );
		self::assertStringContainsString( 'eidan-shop-price=15-', $html, 'Links have one parameter.' );
		self::assertStringNotContainsString( 'nonce', $html );
	}

	public function test_a_currency_changes_limits_and_ends(): void {
		add_filter( 'eidan_filter_price_rate', static fn(): float => 2.0 );
		$html = $this->at();
		self::assertMatchesRegularExpression( '~min="20"[^>]*max="300"~', $html );
		self::assertSame( array( 'A', 'B' ), self::names( $this->at( array( 'price' => '20-40' ) ) ) );
		self::assertSame( array(), self::names( $this->at( array( 'price' => '5-19' ) ) ) );
		remove_all_filters( 'eidan_filter_price_rate' );
		foreach ( array( 0, -1, 'x', NAN, INF ) as $rate ) {
			add_filter( 'eidan_filter_price_rate', static fn(): mixed => $rate );
			self::assertMatchesRegularExpression( '~min="10"[^>]*max="150"~', $this->at() );
			remove_all_filters( 'eidan_filter_price_rate' );
		}
	}

	public function test_one_query_counts_for_all_facets(): void {
		global $wpdb;
		$this->at();
		$this->at( array( 'stock' => 'instock', 'price' => '5-' ) );
		$queries = array();
		$look    = static function ( string $sql ) use ( &$queries ): string {
			if ( str_contains( $sql, 'eidan_facets_' ) || str_contains( $sql, 'eidan_terms_' ) ) {
				$queries[] = $sql;
			}

			return $sql;
		};
		\Eidan\Lists\Query\Totals::changed();
		add_filter( 'query', $look );
		$this->at();
		self::assertCount( 2, $queries, 'One for terms, one for four facets.' );
		$this->at( array( 'stock' => 'instock', 'price' => '5-' ) );
		self::assertCount( 4, $queries, 'And the same again for a choice.' );
		$this->at( array( 'stock' => 'instock', 'price' => '5-' ) );
		self::assertCount( 4, $queries, 'Which are kept.' );
		remove_filter( 'query', $look );
		self::assertStringNotContainsString( $wpdb->postmeta, implode( '', $queries ) );
	}

	public function test_counts_change_with_stock_and_price(): void {
		$this->at();
		$product = wc_get_product( self::id_of( 'A' ) );
		$product->set_stock_status( 'onbackorder' );
		$product->set_regular_price( '7' );
		$product->save();
		$html = $this->at();
		self::assertStringContainsString( '>On backorder<span class="eidan-list__count"> 1</span>', $html );
		self::assertMatchesRegularExpression( '~min="7"[^>]*max="150"~', $html );
	}

	public function test_a_group_is_there_where_items_have_the_facet(): void {
		$groups = static fn( string $type ): array => array_keys(
			FilterGroup::trusted( array( 'groups' => self::GROUPS ), $type )
		);
		self::assertSame( array( 'price', 'rating', 'stock', 'sale', 'product_cat' ), $groups( 'product' ) );
		self::assertSame( array( 'product_cat' ), $groups( 'post' ) );
		self::assertSame(
			array(),
			FilterGroup::trusted( array( 'groups' => array( array( 'facet' => 'nothing' ) ) ), 'product' )
		);
		self::assertSame(
			array( array( 'taxonomy' => 'product_cat', 'label' => '', 'multiple' => false, 'terms' => array() ) ),
			array_map(
				static fn( FilterGroup $group ): array => $group->to_array(),
				array_values( FilterGroup::trusted( array( 'taxonomy' => 'product_cat' ), 'product' ) )
			),
			'What was signed before stays as it was.'
		);
		$config = Config::parse( self::list() );
		self::assertSame(
			wp_json_encode( $config->signed_part() ),
			wp_json_encode(
				Config::parse( (array) Token::open( Token::sign( $config->signed_part() ) ) )->signed_part()
			)
		);
		self::assertSame(
			array( 'page', 'order', 'price', 'rating', 'stock', 'sale', 'product_cat' ),
			array_keys( State::names( $config ) )
		);
	}

	public function test_categories_are_a_tree(): void {
		$cups = get_term_by( 'slug', 'cups', 'product_cat' );
		$tea  = wp_insert_term( 'Tea cups', 'product_cat', array( 'parent' => $cups->term_id ) )['term_id'];
		wp_set_object_terms( self::id_of( 'B' ), array( $tea ), 'product_cat' );
		$groups = array( 'groups' => array( array( 'taxonomy' => 'product_cat', 'display' => 'tree' ) ) );
		$html   = $this->at( array(), self::list( $groups ) );
		self::assertMatchesRegularExpression(
			'~>Cups<span class="eidan-list__count"> 3</span></a><details open><summary>In Cups</summary>'
				. '<ul role="list"><li><a [^>]*>Tea cups<~',
			$html
		);
		$html = $this->at( array(), self::list( $groups + array( 'limit' => 1 ) ) );
		self::assertStringContainsString( '<details><summary>In Cups', $html );
		self::assertStringContainsString(
			'<details open><summary>In Cups',
			$this->at( array( 'product_cat' => 'tea-cups' ), self::list( $groups + array( 'limit' => 1 ) ) )
		);
	}

	public function test_attributes_are_swatches(): void {
		new Catalogue( 6 );
		update_term_meta( get_term_by( 'slug', 'blue', Catalogue::COLOUR )->term_id, 'eidan_color', '#cc0000' );
		$groups = array( 'groups' => array( array( 'taxonomy' => Catalogue::COLOUR, 'display' => 'swatches' ) ) );
		$html   = $this->at( array(), self::list( $groups ) );
		self::assertStringContainsString(
			'<span class="eidan-list__swatch" style="background-color:#cc0000"></span> Blue',
			$html
		);
		add_filter(
			'eidan_list_swatches',
			static fn( array $all, array $terms ): array => array(
				$terms[0]->term_id => 'https://a.test/x.png);color:red;("',
			),
			20,
			2
		);
		self::assertStringNotContainsString( ');color', $this->at( array(), self::list( $groups ) ) );
		remove_all_filters( 'eidan_list_swatches', 20 );
	}

	public function test_the_archive_of_a_category_counts_its_own_products(): void {
		$this->go_to( (string) get_term_link( 'cups', 'product_cat' ) );
		$html = Lists::render( self::list( array(), array( 'context' => 'archive' ) ) );
		self::assertSame( array( 'A', 'C' ), self::names( $html ) );
		self::assertStringContainsString( '>In stock<span class="eidan-list__count"> 1</span>', $html );
		self::assertStringNotContainsString( 'On sale', $html );
	}

	public function test_answers_are_kept_by_caches_and_need_no_nonce(): void {
		$page    = $this->at();
		$answer  = $this->asked( $page, array( array( 'taxonomy' => 'price', 'terms' => array( '5-25' ) ) ) );
		$headers = $answer->get_headers();
		self::assertSame( 200, $answer->get_status() );
		self::assertStringContainsString( 'public', $headers['Cache-Control'] );
	}
}
