/** A list that grows: new items get the focus, and addresses work. */
import { expect, test } from './fixtures';

const list = ( options: object ) => `<!-- wp:eidan/blog-list ${ JSON.stringify( options ) } /-->`;
const articles = () => document.querySelectorAll( '.eidan-list article' ).length;

test( 'load more adds items and moves the focus to the first of them', async ( { show } ) => {
	const driver = await show( list( { query: { perPage: 3 }, pagination: 'load-more' } ) );
	await expect.poll( () => driver.run( articles ) ).toBe( 3 );
	await driver.run( () => document.querySelector< HTMLElement >( '.eidan-list a[rel="next"]' )!.focus() );
	await driver.press( 'Enter' );
	await expect.poll( () => driver.run( articles ), 'the second page' ).toBe( 6 );
	await expect
		.poll(
			() =>
				driver.run( () =>
					[ ...document.querySelectorAll( '.eidan-list article' ) ].indexOf( document.activeElement! )
				),
			'the focus'
		)
		.toBe( 3 );
} );

test( 'masonry places every item, before and after more have come', async ( { show } ) => {
	const driver = await show( list( { layout: 'masonry', query: { perPage: 6 }, pagination: 'load-more' } ) );
	/** Returns pairs of items that cover each other. */
	const covered = () =>
		driver.run( () => {
			const boxes = [ ...document.querySelectorAll( '.eidan-list article' ) ].map( ( article ) =>
				article.getBoundingClientRect()
			);
			return boxes.flatMap( ( a, index ) =>
				boxes
					.slice( index + 1 )
					.filter(
						( b ) =>
							a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
					)
			).length;
		} );
	expect( await driver.run( articles ) ).toBe( 6 );
	expect( await covered() ).toBe( 0 );
	await driver.click( '.eidan-list a[rel="next"]' );
	await expect.poll( () => driver.run( articles ) ).toBe( 12 );
	await expect.poll( covered ).toBe( 0 );
} );

test( 'filters of a narrow list open over the page, stay open and close by Escape', async ( { show } ) => {
	const filters = { filter: { groups: [ { taxonomy: 'category' }, { taxonomy: 'post_tag', multiple: true } ] } };
	const driver = await show(
		`<!-- wp:group {"layout":{"type":"constrained","contentSize":"320px"}} --><div class="wp-block-group">${ list( {
			query: { perPage: 3 },
			...filters,
		} ) }</div><!-- /wp:group -->`
	);
	/** Whether filters are seen, what the button says, and whether it has the focus. */
	const state = () =>
		driver.run( () => {
			const opener = document.querySelector( '.eidan-list__open' )!;
			return [
				document.querySelector( '.eidan-list__filter' )!.checkVisibility(),
				opener.textContent,
				opener === document.activeElement,
			];
		} );
	await expect.poll( state ).toEqual( [ false, 'Filter', false ] );
	await driver.click( '.eidan-list__open' );
	await expect.poll( state ).toEqual( [ true, 'Filter', expect.any( Boolean ) ] );
	await driver.click( '.eidan-list__filter[data-taxonomy="category"]:not([data-filter=""]):not([aria-disabled])' );
	await expect.poll( state ).toEqual( [ true, 'Filter (1)', false ] );
	await driver.press( 'Escape' );
	await expect.poll( state ).toEqual( [ false, 'Filter (1)', true ] );
} );
