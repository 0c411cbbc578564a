/**
 * All blocks on sites that others have set up otherwise (support/grounds/sites.ts): they show what they show elsewhere,
 * nothing of the site answers with an error, and lists go on.
 *
 * @group slow
 */
import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures';
import { blockSets, onlyInside } from './support/blocks';
import { differences, shownOn, wentOn, type Shown } from './support/grounds/shown';
import { addGrounds, siteGrounds, stand } from './support/grounds/sites';
import { settled } from './support/settled';
import { publish, sectioned, sheetMarkup } from './support/sheets';

/** Lists of a kind of site with each way to go on. */
const listsOf = ( isShop: boolean ) =>
	[ 'load-more', 'standard' ].map( ( pagination ) => {
		const block = isShop ? 'product-list' : 'blog-list';
		const attributes = {
			elements: [ 'title' ],
			pagination,
			filter: { taxonomy: isShop ? 'product_cat' : 'category' },
			query: { perPage: 2, ...( isShop ? { postType: 'product' } : {} ) },
		};
		return {
			name: `list-${ pagination }`,
			slug: block,
			deprecated: false,
			content: `<!-- wp:eidan/${ block } ${ JSON.stringify( attributes ) } /-->`,
		};
	} );

test.beforeAll( ( { site } ) => addGrounds( site ) );

/** Notes what the site answers with an error. */
const answers = ( context: BrowserContext, expected?: RegExp ) => {
	const failed: string[] = [];
	context.on( 'response', ( response ) => {
		const line = `${ response.status() } ${ response.url() }`;
		if ( response.status() >= 400 && ! expected?.test( line ) ) {
			failed.push( line );
		}
	} );
	return failed;
};

test( 'control: what differs is told, and a list that does not go on', async ( { page, visit } ) => {
	const one: Shown = { tabs: { words: 'One', files: [ 'a.webp' ], controls: 2 } };
	expect( differences( one, one ) ).toEqual( [] );
	expect( differences( {}, one ) ).toEqual( [ 'tabs is not there' ] );
	expect( differences( { tabs: { words: 'Two', files: [], controls: 2 } }, one ) ).toEqual( [
		'tabs: words “Two”, elsewhere “One”',
		'tabs: files “”, elsewhere “a.webp”',
	] );
	await visit(
		'<!-- wp:html --><div class="eidan-list"><article>One</article><button class="eidan-list__more">More</button></div><!-- /wp:html -->'
	);
	expect( await wentOn( page ) ).toEqual( { ways: 1, wrong: [ 'list 1, .eidan-list__more: One\nMore' ] } );
} );

for ( const { fixtures, tag } of blockSets ) {
	const sheet = sheetMarkup( [
		...listsOf( tag !== '' ),
		...fixtures.filter( ( { name, slug } ) => name === slug && ! onlyInside.has( slug ) ),
	] );
	for ( const ground of siteGrounds ) {
		test( `${ ground.name }: all blocks${ tag }`, async ( { site, page, context, allowErrors } ) => {
			const [ url = '' ] = await publish( site, [ sheet ] );
			await page.emulateMedia( { reducedMotion: 'reduce' } );
			await page.setViewportSize( { width: 1440, height: 900 } );
			const shown = async ( at: string, cookie = '' ) => {
				const response = await page.goto( at );
				expect( response?.headers()[ 'x-eidan-ground' ] ).toBe( cookie );
				await settled( page );
				await sectioned( page );
				return shownOn( page );
			};
			const elsewhere = await shown( url );

			if ( ground.expected ) {
				allowErrors( ground.expected );
			}
			const id = await site.php< number >( `return url_to_postid( '${ url }' );` );
			const address = ( ground.address?.( new URL( url ), id ) ?? url ) + ( ground.query ?? '' );
			await stand( context, ground, address );
			const failed = answers( context, ground.expected );
			expect
				.soft(
					differences( await shown( address, ground.cookie ), elsewhere ),
					'shows what it shows elsewhere'
				)
				.toEqual( [] );
			const { ways, wrong } = await wentOn( page );
			expect.soft( wrong, 'lists go on' ).toEqual( [] );
			expect.soft( ways ).toBeGreaterThan( 3 );
			expect( failed, 'answers' ).toEqual( [] );
		} );
	}
}
