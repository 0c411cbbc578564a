/**
 * Ten lists with different settings, blocks and types on one page. Whatever a visitor does with one list, the others
 * stay as they are, also when the visitor goes back and forward in the history.
 *
 * @group slow
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { block, route, useCoast } from './support/coast';

useCoast();

const category = { taxonomy: 'category' };

/** Returns a list of the same posts as another block. */
const like = ( name: string, list: string ) =>
	list.replace( 'eidan/blog-list', `eidan/${ name }` ).replace( '"query":{', '"query":{"postType":"post",' );

const LISTS = () => [
	block( { filter: category } ),
	block( { pagination: 'load-more' } ),
	block( { pagination: 'standard', query: { perPage: 3, order: 'title-asc' } } ),
	block( { orders: [ 'title-asc', 'title-desc' ], layout: 'minimal' } ),
	block( { filter: { groups: [ { taxonomy: 'post_tag', multiple: true } ] }, pagination: 'standard' } ),
	block( { pagination: 'none' } ),
	block( { filter: category, pagination: 'load-more', query: { perPage: 2, order: 'title-desc' } } ),
	like(
		'portfolio-list',
		block( { elements: [ 'title' ], filter: category, pagination: 'standard', query: { perPage: 4 } } )
	),
	like(
		'team-list',
		block( { elements: [ 'title' ], link: 'none', pagination: 'standard', query: { perPage: 6 } } )
	),
	like( 'testimonials-list', block( { elements: [ 'words', 'title' ], filter: category, query: { perPage: 3 } } ) ),
];

/** Returns what each list shows. */
const snapshot = ( page: Page ) =>
	page
		.locator( '.eidan-list' )
		.evaluateAll( ( lists ) =>
			lists.map( ( list ) =>
				[ ...list.querySelectorAll( 'article' ) ]
					.map( ( article ) => /post-\d+/.exec( article.className )![ 0 ] )
					.join( ' ' )
			)
		);

test( "ten lists on a page keep out of each other's way, back and forth", async ( { visit, page } ) => {
	await visit( LISTS().join( '\n' ) );
	let requests = 0;
	page.on( 'request', ( request ) => ( requests += route.test( request.url() ) ? 1 : 0 ) );
	const list = ( index: number ) => page.locator( '.eidan-list' ).nth( index );
	expect( await snapshot( page ) ).toHaveLength( 10 );

	/** Presses something in one list, and checks that only this list changes. */
	const act = async ( index: number, name: RegExp | string, role: 'link' | 'button' = 'link' ) => {
		const before = await snapshot( page );
		requests = 0;
		await list( index ).getByRole( role, { name } ).click();
		await expect.poll( async () => ( await snapshot( page ) )[ index ] ).not.toBe( before[ index ] );
		await expect( list( index ).locator( '.eidan-list__items' ) ).toHaveAttribute( 'aria-busy', 'false' );
		const after = await snapshot( page );
		expect( after.filter( ( shown, place ) => shown !== before[ place ] ) ).toEqual( [ after[ index ] ] );
		expect( requests, `requests for list ${ index }` ).toBe( 1 );
		return after;
	};
	// "Load more" adds no entry to the history.
	await act( 1, 'Load more' );
	const states = [ await act( 6, 'Load more' ) ];
	states.push( await act( 0, /^Harbours/ ) );
	states.push( await act( 2, 'Page 2' ) );
	states.push( await act( 3, /Z–A/ ) );
	states.push( await act( 4, /^list-rough/, 'button' ) );
	states.push( await act( 7, /^Lights/ ) );
	states.push( await act( 8, 'Page 3' ) );
	states.push( await act( 9, /^Tides/ ) );
	states.push( await act( 0, /^Tides/ ) );

	for ( const step of [ -1, 1 ] as const ) {
		const way = step < 0 ? states.slice( 0, -1 ).reverse() : states.slice( 1 );
		for ( const [ index, state ] of way.entries() ) {
			await page.evaluate( ( by ) => history.go( by ), step );
			await expect.poll( () => snapshot( page ), { message: `${ step } ${ index }` } ).toEqual( state );
		}
	}
	await page.reload();
	expect( await snapshot( page ) ).toEqual( states.at( -1 ) );
} );
