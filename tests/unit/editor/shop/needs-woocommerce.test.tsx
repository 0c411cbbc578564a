/**
 * Blocks that need WooCommerce, where there is none.
 */
import { screen } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { select } from '@wordpress/data';
import '../../../../src/editor/shop/needs-woocommerce';
import { edit, withBlocks } from '../block';

// jsdom has none, and WordPress measures placeholders.
window.ResizeObserver = class {
	observe() {}
	unobserve() {}
	disconnect() {}
};

( window as { eidanLacking?: string[] } ).eidanLacking = [ 'eidan/test-products' ];

/** Placeholders are also spoken. */
const SEEN = { ignore: '[aria-live]' };

const own = ( words: string ) => () => <p>{ words }</p>;

withBlocks( {
	'eidan/test-products': {
		title: 'Products',
		supports: { anchor: true },
		edit: own( 'The canvas of products' ) as never,
	},
	'eidan/test-posts': { title: 'Posts', edit: own( 'The canvas of posts' ) as never },
} );

it( 'are not offered, and others are', () => {
	const offered = ( select( blockEditorStore ) as unknown as { getInserterItems: () => { name: string }[] } )
		.getInserterItems()
		.map( ( { name } ) => name );
	expect( offered ).toContain( 'eidan/test-posts' );
	expect( offered ).not.toContain( 'eidan/test-products' );
	// What else they support stays: blocks that stand already are saved with it.
	expect( getBlockType( 'eidan/test-products' )!.supports ).toMatchObject( { anchor: true } );
} );

it( 'explain themselves where they stand, and others show what they are', async () => {
	const view = await edit( 'eidan/test-products' );
	expect( await screen.findByText( /^This block needs WooCommerce 9\.5 or newer\./, SEEN ) ).toBeVisible();
	expect( screen.queryByText( 'The canvas of products' ) ).toBeNull();
	expect( view.container.querySelector( '.components-placeholder__label' ) ).toHaveTextContent( 'Products' );
	view.unmount();
	await edit( 'eidan/test-posts' );
	expect( await screen.findByText( 'The canvas of posts' ) ).toBeVisible();
	expect( screen.queryByText( /needs WooCommerce/, SEEN ) ).toBeNull();
} );
