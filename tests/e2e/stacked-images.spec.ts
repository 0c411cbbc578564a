/**
 * Stacked images: an author arranges them, visitors look at them.
 */
import { expect, test } from './fixtures';

const ITEM = '.wp-block-eidan-stacked-images-item';

test( 'pictures are dragged, turned, resized, put in order, undone, and lie on the page as on the canvas', async ( {
	editor,
	page,
} ) => {
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	await editor.insert( 'eidan/stacked-images' );
	await editor.canvas.getByRole( 'button', { name: 'Start with sample content' } ).click();
	await editor.useSample();
	const second = editor.canvas.getByRole( 'button', { name: /^Image 2/ } );
	// Click where the third image does not cover it.
	await second.click( { position: { x: 20, y: 20 } } );
	const placeOf = async ( index = 1 ) =>
		( ( await editor.blocks() )[ 1 ]!.innerBlocks[ index ]!.attributes as { place: Record< string, number > } )
			.place;
	const start = await placeOf();

	// Drag by a tenth of the width to the left, and a fifth down.
	const area = ( await editor.canvas.locator( '.eidan-stack' ).boundingBox() )!;
	const box = ( await second.boundingBox() )!;
	const from = { x: box.x + box.width / 4, y: box.y + box.height / 4 };
	await editor.page.mouse.move( from.x, from.y );
	await editor.page.mouse.down();
	await editor.page.mouse.move( from.x - area.width / 10, from.y + area.width / 5, { steps: 3 } );
	await editor.page.mouse.up();
	await expect
		.poll( placeOf )
		.toMatchObject( { x: expect.closeTo( start.x! - 10, 0 ), y: expect.closeTo( start.y! + 20, 0 ) } );

	// Keys move by one percent, or ten with Shift. Handles change width and rotation.
	const dragged = await placeOf();
	await second.press( 'ArrowRight' );
	await second.press( 'Shift+ArrowUp' );
	await editor.canvas.getByRole( 'slider', { name: 'Width of Image 2' } ).press( 'Shift+ArrowLeft' );
	await editor.canvas.getByRole( 'slider', { name: 'Rotation of Image 2' } ).press( 'ArrowRight' );
	await expect.poll( placeOf ).toMatchObject( {
		x: expect.closeTo( dragged.x! + 1, 0 ),
		width: expect.closeTo( start.width! - 10, 0 ),
		rotation: 1,
	} );
	const sidebar = await editor.showSettings();
	await expect( sidebar.getByRole( 'spinbutton', { name: 'From the left' } ) ).toHaveValue(
		String( ( await placeOf() ).x )
	);

	// The box is as high as the image, so its handles are at the image, and it turns around the image's middle.
	const excess = ( elements: HTMLElement[] ) =>
		elements.map( ( element ) => element.offsetHeight - element.querySelector( 'img' )!.offsetHeight );
	expect( await editor.canvas.locator( ITEM ).evaluateAll( excess ), 'boxes of the canvas' ).toEqual( [ 0, 0, 0 ] );

	// Narrow screens store only what was changed for them. Everything else is as on wide screens.
	await editor.preview( 'Mobile' );
	await second.press( 'Shift+ArrowRight' );
	const item = ( await editor.blocks() )[ 1 ]!.innerBlocks[ 1 ]!.attributes;
	expect( Object.keys( item.narrow as object ) ).toEqual( [ 'x' ] );
	await editor.preview( 'Desktop' );

	// Change the order in the sidebar, and undo it.
	await editor.select( 'eidan/stacked-images' );
	const names = async () => ( await editor.blocks() )[ 1 ]!.innerBlocks.map( ( { attributes } ) => attributes.alt );
	const before = await names();
	await sidebar.getByRole( 'button', { name: /^Move Tall white hall.* down/ } ).click();
	expect( await names() ).toEqual( [ before[ 1 ], before[ 0 ], before[ 2 ] ] );
	await editor.page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
	expect( await names() ).toEqual( before );

	const [ , block ] = await editor.readBack();
	expect( block ).toMatchObject( {
		isValid: true,
		innerBlocks: [ {}, { isValid: true, attributes: { place: await placeOf() } }, {} ],
	} );
	const shares = ( elements: Element[] ) =>
		elements.map( ( element ) => {
			const stack = element.parentElement!.getBoundingClientRect();
			const { left, top, width } = element.getBoundingClientRect();
			return [ left - stack.left, top - stack.top, width ].map( ( pixels ) =>
				Math.round( ( 100 * pixels ) / stack.width )
			);
		} );
	const drawn = await editor.canvas.locator( ITEM ).evaluateAll( shares );
	await page.goto( await editor.publish() );
	await expect( page.locator( `${ ITEM } img` ) ).toHaveCount( 3 );
	await expect.poll( () => page.locator( ITEM ).evaluateAll( shares ) ).toEqual( drawn );
	await expect.poll( () => page.locator( ITEM ).evaluateAll( excess ), 'boxes of the page' ).toEqual( [ 0, 0, 0 ] );
} );

const image = ( name: string, attributes: string, href = '' ) => {
	const img = `<img src="/wp-content/plugins/eidan/assets/demo/images/${ name }.webp" alt="${ name }" width="640" height="480"/>`;
	return `<!-- wp:eidan/stacked-images-item {"width":640,"height":480,${ attributes }} --><figure class="wp-block-eidan-stacked-images-item">${
		href ? `<a href="${ href }">${ img }</a>` : img
	}</figure><!-- /wp:eidan/stacked-images-item -->`;
};

const FILE = '/wp-content/plugins/eidan/assets/demo/images/oak.webp';
const STACK = `<!-- wp:spacer {"height":"1500px"} --><div style="height:1500px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->
<!-- wp:eidan/stacked-images --><figure class="wp-block-eidan-stacked-images"><div class="eidan-stack">${ [
	image( 'oak', '"linkTo":"lightbox","place":{"x":0,"y":0,"width":60}', FILE ),
	image(
		'mill',
		'"linkTo":"lightbox","level":3,"place":{"x":40,"y":20,"width":55,"rotation":4},"narrow":{"x":10}',
		FILE.replace( 'oak', 'mill' )
	),
	image( 'cap', '"place":{"x":20,"y":40,"width":40}' ),
].join( '' ) }</div></figure><!-- /wp:eidan/stacked-images -->
<!-- wp:spacer {"height":"1500px"} --><div style="height:1500px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;

test( 'pictures appear half a second apart, move against the page, and open in one lightbox @slow', async ( {
	page,
	published,
} ) => {
	const url = await published( STACK, 'Stacked' );
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.goto( url );
	const items = page.locator( ITEM );
	// Modules come once their block is within a screen.
	await page.evaluate( () => window.scrollBy( { top: 400, behavior: 'instant' } ) );
	await expect( items.nth( 2 ) ).toHaveAttribute( 'data-appear', 'waiting' );
	const times = page.evaluate(
		( selector ) =>
			new Promise< number[] >( ( resolve ) => {
				const seen: number[] = [];
				const observer = new MutationObserver( ( records ) => {
					records
						.filter( ( { target } ) => ( target as HTMLElement ).dataset.appear === 'done' )
						.forEach( () => seen.push( performance.now() ) );
					if ( seen.length === 3 ) {
						resolve( seen );
					}
				} );
				document
					.querySelectorAll( selector )
					.forEach( ( item ) =>
						observer.observe( item, { attributes: true, attributeFilter: [ 'data-appear' ] } )
					);
			} ),
		ITEM
	);
	await page.evaluate( () => document.querySelector( '.eidan-stack' )!.scrollIntoView( { block: 'center' } ) );
	const [ first = 0, second = 0, third = 0 ] = await times;
	expect( second - first ).toBeGreaterThan( 450 );
	expect( third - second ).toBeGreaterThan( 450 );

	// A near layer moves faster than the page.
	const at = async ( index: number ) =>
		await items.nth( index ).evaluate( ( item ) => item.getBoundingClientRect().top );
	const places = [ await at( 0 ), await at( 1 ) ];
	await page.evaluate( () => window.scrollBy( { top: 200, behavior: 'instant' } ) );
	await expect.poll( async () => places[ 0 ]! - ( await at( 0 ) ) ).toBe( 200 );
	await expect.poll( async () => places[ 1 ]! - ( await at( 1 ) ) ).toBeGreaterThan( 205 );

	await items.nth( 1 ).getByRole( 'link' ).focus();
	await expect( items.nth( 1 ) ).toHaveCSS( 'z-index', '1' );
	await page.keyboard.press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Images' } );
	await expect( dialog ).toContainText( 'mill' );
	await page.keyboard.press( 'Escape' );

	// On narrow screens an image has its own place if it is set, nothing sticks out to the side, and there is no
	// parallax.
	await page.setViewportSize( { width: 390, height: 800 } );
	expect( await items.nth( 1 ).evaluate( ( item ) => getComputedStyle( item ).animationName ) ).toBe( 'none' );
	const narrow = await items
		.nth( 1 )
		.evaluate( ( item ) => parseFloat( getComputedStyle( item ).left ) / item.parentElement!.clientWidth );
	expect( narrow ).toBeCloseTo( 0.1, 2 );
	expect( await page.evaluate( () => document.documentElement.scrollWidth - innerWidth ) ).toBeLessThanOrEqual( 0 );

	// With reduced motion all images are there at once, and stay.
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( url );
	await expect( items.nth( 2 ) ).not.toHaveAttribute( 'data-appear' );
	expect( await items.nth( 1 ).evaluate( ( item ) => getComputedStyle( item ).animationName ) ).toBe( 'none' );

	// In right-to-left languages images stay in their place, as the style is not mirrored.
	const lefts = () =>
		items.evaluateAll( ( list ) =>
			list.map( ( item ) =>
				Math.round( item.getBoundingClientRect().left - item.parentElement!.getBoundingClientRect().left )
			)
		);
	const before = await lefts();
	await page.goto( `${ url }?rtl` );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
	expect( await lefts() ).toEqual( before );
} );
