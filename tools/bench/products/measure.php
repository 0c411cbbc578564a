<?php
/**
 * Measures ten products in one sort order, in turns, each with an empty object cache. It compares get-posts with
 * WooCommerce's Store API, and the block with WooCommerce's product collection. Runs in a loaded WordPress with
 * WooCommerce. Takes $order for ours, $field and $direction for WooCommerce's. Returns times in milliseconds and
 * numbers of queries.
 */

$ours       = '<!-- wp:eidan/product-list '
	. wp_json_encode(
		array(
			'pagination' => 'load-more',
			'query'      => array( 'postType' => 'product', 'perPage' => 10, 'order' => $order ),
		)
	)
	. ' /-->';
$query      = array(
	'perPage'                  => 10,
	'pages'                    => 0,
	'offset'                   => 0,
	'postType'                 => 'product',
	'search'                   => '',
	'exclude'                  => array(),
	'inherit'                  => false,
	'taxQuery'                 => array(),
	'isProductCollectionBlock' => true,
	'woocommerceStockStatus'   => array( 'instock', 'outofstock', 'onbackorder' ),
	'orderBy'                  => $field,
	'order'                    => $direction,
);
$collection = '<!-- wp:woocommerce/product-collection '
	. wp_json_encode(
		array(
			'queryId'       => 1,
			'query'         => $query,
			'tagName'       => 'div',
			'displayLayout' => array( 'type' => 'flex', 'columns' => 4 ),
		)
	)
	. ' --><div class="wp-block-woocommerce-product-collection"><!-- wp:woocommerce/product-template -->'
	. '<!-- wp:woocommerce/product-image /--><!-- wp:post-title {"isLink":true} /-->'
	. '<!-- wp:woocommerce/product-price /--><!-- wp:woocommerce/product-button /-->'
	. '<!-- /wp:woocommerce/product-template --></div><!-- /wp:woocommerce/product-collection -->';
preg_match( '/data-eidan-list="([^"]+)"/', do_blocks( $ours ), $found );
$settings = json_decode( html_entity_decode( $found[1] ?? '{}' ), true )['settings'] ?? '';
$first    = $ask( '/eidan/v1/get-posts', array( 'options' => array( 'settings' => $settings ) ) )['data'];
$next     = array(
	'settings'      => $settings,
	'next_page'     => 2,
	'max_pages_num' => $first['max_pages_num'],
	'cursor'        => $first['cursor'],
);
$params   = array( 'orderby' => $field, 'order' => $direction, 'per_page' => 10 );
$store    = static fn( int $page ): int =>
	count( $ask( '/wc/store/v1/products', $params + array( 'page' => $page ) ) );
$pairs    = array(
	'first page, against the Store API'   => array(
		static fn(): int => substr_count(
			$ask( '/eidan/v1/get-posts', array( 'options' => array( 'settings' => $settings ) ) )['data']['html'],
			'<article '
		),
		static fn(): int => $store( 1 ),
	),
	'next page, against the Store API'    => array(
		static fn(): int =>
			substr_count( $ask( '/eidan/v1/get-posts', array( 'options' => $next ) )['data']['html'], '<article ' ),
		static fn(): int => $store( 2 ),
	),
	'the block, against a product collection' => array(
		static fn(): int => substr_count( do_blocks( $ours ), '<article ' ),
		static fn(): int => substr_count( do_blocks( $collection ), '<li ' ),
	),
);
$results  = array();
// WooCommerce changes the order of all queries that follow. Undo that, so that each turn is like a new request.
$clean    = static function (): void {
	WC()->query->remove_ordering_args();
	if ( Eidan\Lists\Query\Environment::is_altered() ) {
		throw new Exception( 'What was measured before takes part in queries.' );
	}
};
foreach ( $pairs as $name => list( $mine, $other ) ) {
	foreach ( array( $mine, $other ) as $side => $job ) {
		$count = $job();
		$clean();
		if ( 10 !== $count ) {
			throw new Exception( "$name, side $side: $count products" );
		}
	}
	$results[ $name ] = $compare( array( 'ours' => $mine, 'theirs' => $other ), 9, 1, $clean );
}

return $results;
