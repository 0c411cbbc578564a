/**
 * How fast a text marquee moves, and how large it is.
 */
import { expect } from './fixtures';
import { button, inStep, marquee, moves, outlined, plain, steps, test, texts, travel } from './support/marquee';

test( 'texts run towards the start at the pace of the specification @both', async ( { page, visit } ) => {
	await visit( plain );
	await moves( texts( page ) );
	await expect.poll( () => travel( texts( page ) ) ).toBeLessThan( 0 );
	// 0.05 % of the visible width in each of 60 frames per second.
	const { seconds, rounds } = await marquee( page ).evaluate( ( root ) => {
		const row = root.querySelector< HTMLElement >( '.eidan-marquee' )!;
		const first = row.firstElementChild as HTMLElement;
		return {
			seconds: parseFloat( getComputedStyle( first ).animationDuration ),
			rounds: first.offsetWidth / row.offsetWidth,
		};
	} );
	expect( seconds ).toBeCloseTo( rounds / 0.0005 / 60, 1 );
} );

test( 'a second row runs the other way, towards the end first @slow', async ( { page, visit } ) => {
	await visit( outlined );
	const rows = page.locator( '.eidan-marquee' );
	await expect( rows ).toHaveCount( 2 );
	await moves( texts( page ) );
	expect( await travel( texts( page ) ) ).toBeGreaterThan( 0 );
	expect( await travel( rows.nth( 1 ).locator( '.eidan-marquee__texts' ).first() ) ).toBeLessThan( 0 );
} );

test( 'in right-to-left scripts the start is on the right @slow', async ( { page, visit } ) => {
	await visit( `<!-- wp:html --><div dir="rtl"><!-- /wp:html -->${ plain }<!-- wp:html --></div><!-- /wp:html -->` );
	await moves( texts( page ) );
	expect( await travel( texts( page ) ) ).toBeGreaterThan( 0 );
} );

test( 'the row has no gap, and copies are hidden from assistive technology', async ( { page, visit } ) => {
	await visit( plain );
	const copies = texts( page ).locator( '.eidan-marquee__texts' );
	await expect( copies.first() ).toBeAttached();
	for ( const copy of await copies.all() ) {
		await expect( copy ).toHaveAttribute( 'inert', '' );
	}
	const client = await page.context().newCDPSession( page );
	const { nodes } = await client.send( 'Accessibility.getFullAXTree' );
	expect(
		nodes.filter(
			( { ignored, role, name } ) => ! ignored && role?.value === 'link' && name?.value === 'Words that work'
		)
	).toHaveLength( 1 );
	expect( await page.evaluate( () => document.documentElement.scrollWidth <= window.innerWidth ) ).toBe( true );
} );

// Check the positions, not only the number of copies: copies that were added later once lagged behind the others.
test( 'copies keep step through five widths, and the button keeps its own @slow', async ( { page, visit } ) => {
	await visit( outlined );
	await moves( texts( page ) );
	for ( const width of [ 600, 2000, 375, 1500, 2560 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await expect.poll( () => steps( marquee( page ) ), `${ width } px` ).toEqual( [ inStep, inStep ] );
	}
	const width = () => button( page ).evaluate( ( element ) => element.getBoundingClientRect().width );
	const moving = await width();
	await button( page ).click();
	expect( await width() ).toBe( moving );
} );

test( 'size follows the widths of the specification, and the author @slow', async ( { page, visit } ) => {
	await visit( plain + outlined.replace( '"480":0.6', '"1480":1.5' ) );
	const size = ( index: number ) =>
		page
			.locator( '.eidan-marquee:not([inert])' )
			.nth( index )
			.evaluate( ( node ) => Math.round( parseFloat( getComputedStyle( node ).fontSize ) * 10 ) / 10 );
	const expected: [ number, number ][] = [
		[ 1481, 96 ],
		[ 1480, 86.4 ],
		[ 1200, 76.8 ],
		[ 768, 62.4 ],
		[ 600, 48 ],
		[ 480, 38.4 ],
	];
	for ( const [ width, pixels ] of expected ) {
		await page.setViewportSize( { width, height: 800 } );
		await expect.poll( () => size( 0 ), `${ width } px` ).toBe( pixels );
	}
	await page.setViewportSize( { width: 1400, height: 800 } );
	await expect.poll( () => size( 1 ) ).toBe( 144 );
} );

test( 'a size that an author chose stays large on a phone', async ( { page, visit } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	const sized = ( size: string ) => plain.replace( '<div class', `<div style="font-size:${ size }" class` );
	await visit( sized( '2.5rem' ) + sized( '1.25rem' ) );
	const sizes = await page
		.locator( '.eidan-marquee:not([inert])' )
		.evaluateAll( ( rows ) => rows.map( ( row ) => parseFloat( getComputedStyle( row ).fontSize ) ) );
	expect( sizes, 'a small size stays as it is' ).toEqual( [ 28, 20 ] );
} );

test( 'a separator stays what it is: text @slow', async ( { page, visit } ) => {
	const nasty = JSON.stringify( '";}*{a' ).replace( /[<>&]/g, '' );
	await visit( plain.replace( 'text-marquee -->', `text-marquee {"separatorCharacter":${ nasty }} -->` ) );
	const content = await page
		.locator( '.eidan-marquee__texts > p' )
		.first()
		.evaluate( ( node ) => getComputedStyle( node, '::after' ).content );
	expect( content ).toContain( ';}*{a' );
	await moves( texts( page ) );
} );

test( 'at full width standing text keeps off the edge of the screen', async ( { page, visit } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await visit( outlined );
	const left = () =>
		texts( page )
			.locator( 'p' )
			.first()
			.evaluate( ( node ) => node.getBoundingClientRect().left );
	expect( await left() ).toBeGreaterThanOrEqual( 16 );
	// Moving text goes from edge to edge.
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await expect
		.poll( () =>
			page
				.locator( '.eidan-marquee' )
				.first()
				.evaluate( ( node ) => getComputedStyle( node ).paddingInlineStart )
		)
		.toBe( '0px' );
} );
