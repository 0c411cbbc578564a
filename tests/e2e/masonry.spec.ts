/**
 * The masonry layout in galleries and lists, on the page and in the canvas. It can be read row by row, and no item
 * moves when more items are loaded.
 */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { fixtures } from './support/blocks';

const NAMES = [
	'museum-hall',
	'spiral-stair',
	'handrail',
	'shutters',
	'pavilion',
	'calla',
	'museum-hall',
	'handrail',
	'calla',
];
const gallery = `<!-- wp:eidan/image-gallery {"layout":"masonry","align":"wide"} --><figure class="wp-block-eidan-image-gallery alignwide"><div class="eidan-gallery">${ NAMES.map(
	( name, index ) =>
		`<!-- wp:image --><figure class="wp-block-image"><img src="/wp-content/plugins/eidan/assets/demo/images/${ name }.webp" alt=""/><figcaption class="wp-element-caption">A caption${ ' of many words'.repeat( ( index * 5 ) % 11 ) }</figcaption></figure><!-- /wp:image -->`
).join( '' ) }</div></figure><!-- /wp:eidan/image-gallery -->`;

let posts: number[];

test.beforeAll( async ( { site } ) => {
	posts = await site.php< number[] >( `
		return array_map(
			static fn ( int $i ): int => wp_insert_post( array( 'post_title' => "Lane $i " . str_repeat( 'and more words ', ( 7 * $i ) % 23 ), 'post_content' => 'Words.', 'post_status' => 'publish' ) ),
			range( 0, 11 )
		);
	` );
} );

/** Returns the boxes of the items, measured from the top of the masonry. */
const boxes = ( root: Locator ) =>
	root.evaluate( ( element ) => {
		const from = element.getBoundingClientRect().top;
		return [ ...element.children ].map( ( child ) => {
			const { top, left, bottom, right } = child.getBoundingClientRect();
			return {
				top: Math.round( top - from ),
				left: Math.round( left ),
				bottom: Math.round( bottom - from ),
				right: Math.round( right ),
			};
		} );
	} );
type Boxes = Awaited< ReturnType< typeof boxes > >;

/**
 * Returns where the order of reading is broken. An item may stand a little above one before it, if their columns are
 * nearly equally high.
 */
const faults = ( items: Boxes ) =>
	items.flatMap( ( item, index ) => {
		const before = items.slice( 0, index );
		return [
			...( before.some( ( { top } ) => item.top < top - 17 ) ? [ `${ index } stands above one before it` ] : [] ),
			...( before.some(
				( other ) => item.left < other.right && other.left < item.right && item.top < other.bottom - 1
			)
				? [ `${ index } covers another` ]
				: [] ),
		];
	} );
const columns = ( items: Boxes ) => new Set( items.map( ( { left } ) => left ) ).size;

test( 'a gallery reads across at each width, and in the canvas', async ( { page, visit, editor } ) => {
	await visit( gallery );
	const root = page.locator( '.eidan-gallery' );
	for ( const width of [ 1440, 900, 1200 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await expect.poll( async () => faults( await boxes( root ) ), `${ width } px` ).toEqual( [] );
	}
	const onPage = await boxes( root );
	expect( columns( onPage ) ).toBeGreaterThan( 1 );

	await editor.open( gallery );
	const canvas = editor.canvas.locator( '.eidan-gallery' );
	await expect.poll( async () => columns( await boxes( canvas ) ) ).toBe( columns( onPage ) );
	await expect.poll( async () => faults( await boxes( canvas ) ) ).toEqual( [] );
	// Another layout keeps none of the masonry's styles.
	const [ block ] = await editor.blocks();
	await editor.update( block!.clientId, { layout: 'grid' } );
	await expect
		.poll( () =>
			canvas
				.locator( '> *' )
				.evaluateAll( ( all ) => all.map( ( item ) => ( item as HTMLElement ).style.gridArea ).join( '' ) )
		)
		.toBe( '' );
} );

test( 'a list reads across, and what is there stays when more comes @slow', async ( { page, visit } ) => {
	const attributes = {
		layout: 'masonry',
		elements: [ 'title' ],
		pagination: 'load-more',
		query: { include: posts, perPage: 5 },
	};
	await visit( `<!-- wp:eidan/blog-list ${ JSON.stringify( attributes ) } /-->` );
	const root = page.locator( '.eidan-list__items' );
	const before = await boxes( root );
	expect( faults( before ) ).toEqual( [] );
	expect( columns( before ) ).toBe( 3 );
	await page.locator( '.eidan-list__more' ).click();
	await expect( root.locator( 'article' ) ).toHaveCount( 10 );
	await expect.poll( async () => faults( await boxes( root ) ) ).toEqual( [] );
	expect( ( await boxes( root ) ).slice( 0, before.length ) ).toEqual( before );
} );

test( 'a list that nobody has come near fits when the window becomes narrow', async ( { page, visit } ) => {
	const list = { layout: 'masonry', elements: [ 'title' ], query: { include: posts } };
	// With these, modules wait until somebody is near.
	const others = [ 'single-image', 'tabbed-info' ].map(
		( name ) => fixtures.find( ( one ) => one.name === name )!.content
	);
	await page.setViewportSize( { width: 1440, height: 900 } );
	await visit(
		`<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer --><!-- wp:eidan/blog-list ${ JSON.stringify( list ) } /-->${ others.join( '' ) }`
	);
	const root = page.locator( '.eidan-list__items' );
	expect( columns( await boxes( root ) ) ).toBe( 3 );
	await page.setViewportSize( { width: 320, height: 900 } );
	await expect.poll( async () => columns( await boxes( root ) ) ).toBe( 1 );
	expect( faults( await boxes( root ) ) ).toEqual( [] );
} );
