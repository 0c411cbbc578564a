/** Filters of products: the panel of a narrow list, a choice in it, and the price by keys. */
import { expect, test } from './fixtures';

const NAMES = [ 'Kettle', 'Ladle', 'Mortar' ];

/** PHP that creates three products and a page with a list of them, and returns its address. */
const PAGE = `
	$ids = array();
	foreach ( array( '${ NAMES.join( "', '" ) }' ) as $number => $name ) {
		$product = new WC_Product_Simple();
		$product->set_props( array( 'name' => $name, 'regular_price' => (string) ( 10 + 50 * $number ), 'stock_status' => 1 === $number ? 'outofstock' : 'instock' ) );
		$ids[] = $product->save();
	}
	$list = get_comment_delimited_block_content( 'eidan/product-list', array(
		'elements'   => array( 'title', 'price' ),
		'query'      => array( 'postType' => 'product', 'include' => $ids, 'order' => 'title-asc' ),
		'filter'     => array( 'groups' => array( array( 'facet' => 'price' ), array( 'facet' => 'stock' ), array( 'facet' => 'rating' ) ) ),
		'pagination' => 'load-more',
	), '' );
	return get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Filters in engines', 'post_content' => wp_slash( $list ) ) ) );`;

const state = () => ( {
	titles: [ ...document.querySelectorAll( '.eidan-list article h3' ) ].map( ( title ) => title.textContent ),
	isOpen: document.querySelector( '.eidan-list__panel' )!.matches( ':popover-open' ),
	focused: document.activeElement!.id.replace( /^eidan-list-/, '' ),
	price: new URL( location.href ).searchParams.get( 'eidan-list-price' ),
} );

test( 'a choice leaves the panel open, Escape leads back, and keys set a price', async ( { engine, site } ) => {
	test.skip( typeof engine === 'string', String( engine ) );
	if ( typeof engine === 'string' ) {
		return;
	}
	const url = await site.php< string >( PAGE );
	await engine.size( 500, 900 );
	await engine.open( url );
	await engine.click( '.eidan-list__open' );
	await expect.poll( () => engine.run( state ) ).toMatchObject( { titles: NAMES, isOpen: true } );
	await engine.click( '.eidan-list__panel [data-filter="instock"]' );
	await expect
		.poll( () => engine.run( state ) )
		.toMatchObject( { titles: [ 'Kettle', 'Mortar' ], isOpen: true, focused: 'stock-instock' } );
	await engine.press( 'Escape' );
	await expect.poll( () => engine.run( state ) ).toMatchObject( { isOpen: false, focused: 'filters-open' } );

	await engine.size( 1200, 900 );
	await engine.run( () => document.querySelector< HTMLElement >( '#eidan-list-price-low-slider' )!.focus() );
	await engine.press( 'End' );
	await expect
		.poll( () => engine.run( state ) )
		.toEqual( { titles: [ 'Mortar' ], isOpen: false, focused: 'price-low-slider', price: '110-' } );
} );
