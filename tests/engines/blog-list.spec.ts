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
