/** Rows move in opposite directions, stop by their button, and can be dragged. */
import { fixtures } from '../e2e/support/blocks';
import { expect, test } from './fixtures';

const { content = '' } = fixtures.find( ( { name } ) => name === 'scrolling-tiles' ) ?? {};

/** Returns the time of each row's animation in milliseconds: WebKit reports positions of moving boxes late. */
const clocks = () =>
	[ ...document.querySelectorAll( '.wp-block-eidan-scrolling-tiles-row > .eidan-tiles' ) ].map( ( row ) =>
		Number( row.getAnimations()[ 0 ]?.currentTime ?? 0 )
	);

/** Whether all rows move within some frames. */
const move = () =>
	new Promise< boolean >( ( done ) => {
		const times = () =>
			[ ...document.querySelectorAll( '.wp-block-eidan-scrolling-tiles-row > .eidan-tiles' ) ].map( ( row ) =>
				Number( row.getAnimations()[ 0 ]?.currentTime ?? 0 )
			);
		const before = times();
		let frames = 20;
		const next = () =>
			frames--
				? requestAnimationFrame( next )
				: done( times().every( ( time, index ) => time > before[ index ]! ) );
		requestAnimationFrame( next );
	} );

/** Drags the first row 120 px to the left by pointer events. Returns how far its animation went on, in pixels. */
const drag = () => {
	const row = document.querySelector< HTMLElement >( '.wp-block-eidan-scrolling-tiles-row' )!;
	const mover = row.firstElementChild as HTMLElement;
	const [ animation ] = mover.getAnimations();
	const before = Number( animation!.currentTime );
	// The events are simulated, so there is no pointer that could be captured.
	row.setPointerCapture = () => {};
	const send = ( type: string, clientX: number ) =>
		row.dispatchEvent(
			new PointerEvent( type, { clientX, buttons: 1, pointerType: 'mouse', pointerId: 1, bubbles: true } )
		);
	send( 'pointerdown', 300 );
	for ( let clientX = 290; clientX >= 180; clientX -= 10 ) {
		send( 'pointermove', clientX );
	}
	send( 'lostpointercapture', 180 );
	const round = Number( animation!.effect!.getComputedTiming().duration );
	return Math.round(
		( ( ( ( Number( animation!.currentTime ) - before ) % round ) + round ) % round ) *
			( mover.offsetWidth / round )
	);
};

test( 'rows move, stop by their button, and are turned by a drag', async ( { show } ) => {
	const driver = await show( content );
	await expect
		.poll(
			() => driver.run( () => document.querySelector( '.eidan-tiles__pause' )?.checkVisibility() ),
			'its button'
		)
		.toBe( true );
	await expect.poll( () => driver.run( move ), 'they move' ).toBe( true );
	expect(
		await driver.run( () =>
			[ ...document.querySelectorAll( '.wp-block-eidan-scrolling-tiles-row > .eidan-tiles' ) ].map(
				( row ) => getComputedStyle( row ).animationDirection
			)
		)
	).toEqual( [ 'normal', 'reverse' ] );
	await driver.click( '.eidan-tiles__pause' );
	await expect.poll( () => driver.run( move ), 'they are stopped' ).toBe( false );
	const [ stood = 0 ] = await driver.run( clocks );
	expect( Math.abs( ( await driver.run( drag ) ) - 120 ), 'the clock follows the pointer' ).toBeLessThanOrEqual( 2 );
	expect( ( await driver.run( clocks ) )[ 0 ] ).not.toBe( stood );
	await driver.press( 'Space' );
	await expect.poll( () => driver.run( move ), 'they are started' ).toBe( true );
} );

test( 'a picture with a ratio is as wide as that says, and its words have its width', async ( { show } ) => {
	const driver = await show(
		content.replace(
			'<!-- wp:eidan/scrolling-tiles -->',
			'<!-- wp:eidan/scrolling-tiles {"ratio":"3/2","height":{"desktop":300,"tablet":300,"phone":300}} -->'
		)
	);
	const sizes = () =>
		[
			...document.querySelectorAll< HTMLElement >(
				'.wp-block-eidan-scrolling-tiles-row > .eidan-tiles > .eidan-tile:not(.is-text)'
			),
		].map( ( tile ) => {
			const words = tile.querySelector< HTMLElement >( '.eidan-tile__words' );
			return [
				tile.offsetWidth,
				tile.querySelector< HTMLElement >( '.eidan-tile__image' )!.offsetWidth,
				words?.offsetWidth ?? 450,
			];
		} );
	expect( await driver.run( sizes ) ).toEqual( Array.from( { length: 6 }, () => [ 450, 450, 450 ] ) );
	// On narrow screens a tile is not wider than the visible part of its row.
	await driver.size( 460, 900 );
	const most = await driver.run( () => Math.round( window.innerWidth * 0.86 ) );
	for ( const widths of await driver.run( sizes ) ) {
		for ( const width of widths ) {
			expect( Math.abs( width - ( width === 450 ? 450 : most ) ), `${ widths }` ).toBeLessThanOrEqual( 1 );
		}
	}
} );
