/**
 * The parallax image showcase: an author composes it, visitors scroll past it.
 */
import { expect, test } from './fixtures';

const ITEM = '.wp-block-eidan-parallax-image-showcase-item';

test( 'pictures are placed from a corner, put at a depth, played, and stay so', async ( { editor, page } ) => {
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	await editor.insert( 'eidan/parallax-image-showcase' );
	await editor.canvas.getByRole( 'button', { name: 'Start with sample content' } ).click();
	await editor.useSample();
	// The third layer is the second image. Its position in the canvas is measured from the upper right corner.
	const second = editor.canvas.getByRole( 'button', { name: /^Image 3/ } );
	const of = async () =>
		( await editor.blocks() )[ 1 ]!.innerBlocks[ 2 ]!.attributes as {
			place: Record< string, number >;
			corner: string;
			level: number;
		};
	const start = ( await of() ).place;
	await second.press( 'Shift+ArrowLeft' );
	await second.press( 'ArrowUp' );
	await expect.poll( async () => ( await of() ).place ).toMatchObject( { x: start.x! + 10, y: start.y! - 1 } );

	// Measured from another corner, the image stays where it is.
	const before = ( await second.boundingBox() )!;
	await editor.canvas.locator( ITEM ).nth( 1 ).focus();
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'combobox', { name: 'Corner' } ).selectOption( 'top-left' );
	await expect.poll( async () => ( await of() ).corner ).toBe( 'top-left' );
	const after = ( await second.boundingBox() )!;
	expect( Math.abs( after.x - before.x ) + Math.abs( after.y - before.y ) ).toBeLessThan( 3 );

	// A preview plays the scrolling: near layers move farther than far ones.
	const tops = () =>
		editor.canvas
			.locator( ITEM )
			.evaluateAll( ( items ) => items.map( ( item ) => item.getBoundingClientRect().top ) );
	const middle = await tops();
	await editor.canvas.getByRole( 'slider', { name: 'Scroll preview' } ).fill( '100' );
	await expect.poll( async () => ( await tops() )[ 1 ]! - middle[ 1 ]! ).toBeLessThan( -20 );
	expect( ( await tops() )[ 0 ]! - middle[ 0 ]! ).toBeGreaterThan( 5 );

	const place = ( await of() ).place;
	const [ , block ] = await editor.readBack();
	expect( block ).toMatchObject( {
		isValid: true,
		innerBlocks: [
			{},
			{ name: 'core/heading' },
			{ isValid: true, attributes: { corner: 'top-left', place, level: 3 } },
			{},
		],
	} );
	await page.goto( await editor.publish() );
	await expect( page.locator( `${ ITEM } img` ) ).toHaveCount( 3 );
	await expect( page.getByRole( 'heading', { name: 'Rooms that keep the light' } ) ).toBeVisible();
} );

test( 'what an author inserts is wide, for its layers need room @slow', async ( { editor } ) => {
	await editor.open( '<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->' );
	await editor.select( 'core/paragraph' );
	await editor.canvas.locator( '[data-type="core/paragraph"]' ).click();
	await editor.page.keyboard.type( '/parallax' );
	await editor.page.getByRole( 'option', { name: 'Parallax image showcase' } ).click();
	await expect
		.poll( async () => ( await editor.blocks() )[ 0 ] )
		.toMatchObject( { name: 'eidan/parallax-image-showcase', attributes: { align: 'wide' } } );
} );

const image = ( name: string, attributes: string ) =>
	`<!-- wp:eidan/parallax-image-showcase-item {"width":640,"height":480,${ attributes }} --><figure class="wp-block-eidan-parallax-image-showcase-item"><img src="/wp-content/plugins/eidan/assets/demo/images/${ name }.webp" alt="${ name }" width="640" height="480"/></figure><!-- /wp:eidan/parallax-image-showcase-item -->`;
const SPACE =
	'<!-- wp:spacer {"height":"1200px"} --><div style="height:1200px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
const SHOWCASE = `${ SPACE }<!-- wp:eidan/parallax-image-showcase {"align":"full"} --><div class="wp-block-eidan-parallax-image-showcase alignfull"><div class="eidan-showcase">${ [
	image( 'oak', '"level":-2,"main":true,"place":{"x":20,"y":0,"width":60}' ),
	'<!-- wp:heading --><h2 class="wp-block-heading">An oak</h2><!-- /wp:heading -->',
	image( 'mill', '"level":5,"corner":"bottom-right","place":{"x":0,"y":0,"width":20}' ),
].join( '' ) }</div></div><!-- /wp:eidan/parallax-image-showcase -->${ SPACE }`;

test( 'pictures float at their depths by scroll and pointer, and stand still where that is not wanted @slow', async ( {
	page,
	published,
} ) => {
	const url = await published( SHOWCASE, 'Depths' );
	await page.setViewportSize( { width: 1500, height: 800 } );
	await page.goto( url );
	const items = page.locator( ITEM );
	const rest = ( index: number ) =>
		items.nth( index ).evaluate( ( item ) => new DOMMatrix( getComputedStyle( item ).transform ).f );
	expect( [ await rest( 0 ), await rest( 1 ) ] ).toEqual( [ -88, -32 ] );
	await page.setViewportSize( { width: 1300, height: 800 } );
	await expect.poll( async () => [ await rest( 0 ), await rest( 1 ) ] ).toEqual( [ -32, -16 ] );
	await expect( page.locator( '.wp-block-eidan-parallax-image-showcase' ) ).toHaveCSS( 'perspective', '800px' );

	// While scrolling, the near image moves faster than the page, the far one slower.
	await page.evaluate( () =>
		document.querySelector( '.eidan-showcase' )!.scrollIntoView( { block: 'center', behavior: 'instant' } )
	);
	const top = ( index: number ) => items.nth( index ).evaluate( ( item ) => item.getBoundingClientRect().top );
	const before = [ await top( 0 ), await top( 1 ) ];
	await page.evaluate( () => window.scrollBy( { top: 200, behavior: 'instant' } ) );
	await expect.poll( async () => before[ 1 ]! - ( await top( 1 ) ) ).toBeGreaterThan( 210 );
	await expect.poll( async () => before[ 0 ]! - ( await top( 0 ) ) ).toBeLessThan( 195 );

	// The words move with the main image, so that they always stand on it.
	const gap = () =>
		page.evaluate( () => {
			const [ words, oak ] = [ 'h2', '.is-main' ].map( ( of ) =>
				document.querySelector( `.eidan-showcase ${ of }` )!.getBoundingClientRect()
			);
			return [ words!.bottom - oak!.bottom, words!.left - oak!.left, words!.width - oak!.width ].map(
				Math.round
			);
		} );
	await expect.poll( gap ).toEqual( [ 0, 0, 0 ] );

	// Following the pointer: up to 12 px and 4 degrees, and a thirtieth of the way in each frame.
	const box = ( await page.locator( '.eidan-showcase' ).boundingBox() )!;
	await page.mouse.move( box.x + box.width - 4, Math.max( 10, box.y + 20 ) );
	const shift = () =>
		page
			.locator( '.wp-block-eidan-parallax-image-showcase' )
			.evaluate( ( root ) => parseFloat( root.style.getPropertyValue( '--eidan-shift-x' ) || '0' ) );
	await expect.poll( shift ).toBeGreaterThan( 11 );
	expect( await shift() ).toBeLessThanOrEqual( 12 );
	expect( await page.evaluate( () => document.documentElement.scrollWidth - innerWidth ) ).toBeLessThanOrEqual( 0 );

	// On narrow screens there is no depth. The words stand on the main image there, too.
	await page.setViewportSize( { width: 390, height: 800 } );
	expect( await items.nth( 1 ).evaluate( ( item ) => getComputedStyle( item ).animationName ) ).toBe( 'none' );
	await expect.poll( gap ).toEqual( [ 0, 0, 0 ] );
	expect( await page.evaluate( () => document.documentElement.scrollWidth - innerWidth ) ).toBeLessThanOrEqual( 0 );

	await page.setViewportSize( { width: 1300, height: 800 } );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( url );
	expect( await items.nth( 1 ).evaluate( ( item ) => getComputedStyle( item ).animationName ) ).toBe( 'none' );
	await page.mouse.move( 600, 400 );
	await page.mouse.move( 700, 400 );
	expect( await shift() ).toBe( 0 );
} );
