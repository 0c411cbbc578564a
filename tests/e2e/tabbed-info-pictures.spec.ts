/**
 * Tabs with a picture in each panel: it is swapped with a motion, and nothing else moves.
 *
 * @group slow
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { pictures, selected, tab, vertical, visible } from './support/tabs';

const column = pictures
	.replace( '{"label"', '{"orientation":"vertical","label"' )
	.replace( 'is-tabs', 'is-tabs is-vertical' );

/** Holds the motion of a swap at a time in milliseconds; returns what moves and how. */
const heldAt = ( page: Page, time: number ) =>
	page.locator( '.wp-block-eidan-tabbed-info' ).evaluate( ( block, at ) => {
		const motions = block.getAnimations( { subtree: true } );
		for ( const motion of motions ) {
			motion.pause();
			motion.currentTime = at;
		}
		return motions.length;
	}, time );

const finish = ( page: Page ) =>
	page
		.locator( '.wp-block-eidan-tabbed-info' )
		.evaluate( ( block ) => block.getAnimations( { subtree: true } ).forEach( ( motion ) => motion.finish() ) );

/** Sets how fast all motion of the page is; scripts cannot hold what a closed panel waits for. */
const setPace = async ( page: Page, playbackRate: number ) => {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Animation.enable' );
	await session.send( 'Animation.setPlaybackRate', { playbackRate } );
};

const picture = ( page: Page, title: string ) => page.getByAltText( `${ title }, as a picture` );

for ( const [ form, content ] of [
	[ 'horizontal', pictures ],
	[ 'vertical', column ],
] as const ) {
	test( `${ form } tabs: the next picture is uncovered over the last one, at its place`, async ( {
		page,
		visit,
	} ) => {
		await visit( `${ content }<!-- wp:paragraph --><p>What follows</p><!-- /wp:paragraph -->` );
		await expect( selected( page ) ).toHaveText( 'Listen' );
		expect( await heldAt( page, 0 ), 'nothing moves on a new page' ).toBe( 0 );
		const place = await picture( page, 'Listen' ).boundingBox();
		const below = await page.getByText( 'What follows' ).boundingBox();

		await setPace( page, 0.001 );
		await tab( page, 'Decide' ).click();
		expect( await heldAt( page, 350 ) ).toBeGreaterThan( 3 );
		await expect( visible( page ), 'both are seen for a moment' ).toHaveCount( 2 );
		expect( await picture( page, 'Listen' ).boundingBox() ).toEqual( place );
		const { x, y } = ( await picture( page, 'Decide' ).locator( '..' ).boundingBox() )!;
		expect( { x, y } ).toEqual( { x: place!.x, y: place!.y } );
		expect( await page.getByText( 'What follows' ).boundingBox() ).toEqual( below );
		const cut = await picture( page, 'Decide' )
			.locator( '..' )
			.evaluate( ( figure ) => getComputedStyle( figure ).clipPath );
		const left = await picture( page, 'Listen' )
			.locator( '..' )
			.evaluate( ( figure ) => getComputedStyle( figure ).clipPath );
		const part = ( shape: string, side: number ) => parseFloat( shape.match( /[\d.]+/g )![ side ]! );
		expect( part( cut, 2 ), 'one begins where the other ends' ).toBeCloseTo( 100 - part( left, 0 ), 1 );

		await finish( page );
		await setPace( page, 1 );
		await expect( visible( page ) ).toHaveCount( 1 );
		await expect( visible( page ) ).toContainText( 'One day.' );
		expect( await picture( page, 'Decide' ).boundingBox() ).toEqual( place );
		await tab( page, 'Decide' ).click();
		expect( await heldAt( page, 0 ), 'the open one has nothing to swap' ).toBe( 0 );
	} );
}

test( 'keys swap pictures too; with reduced motion they are there at once', async ( { page, visit } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await visit( pictures );
	await tab( page, 'Listen' ).press( 'ArrowRight' );
	await expect( visible( page ) ).toHaveCount( 1 );
	expect( await heldAt( page, 0 ) ).toBe( 0 );
	await expect( picture( page, 'Decide' ) ).toBeInViewport();

	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await page.keyboard.press( 'End' );
	expect( await heldAt( page, 350 ) ).toBeGreaterThan( 3 );
	await expect( visible( page ) ).toHaveCount( 1 );
	await expect( visible( page ) ).toContainText( 'Small steps.' );
} );

test( 'pictures of closed panels are loaded as soon as a tab may be chosen, not before', async ( { page, visit } ) => {
	await visit( pictures );
	await expect( selected( page ) ).toHaveText( 'Listen' );
	const loaded = ( title: string ) =>
		picture( page, title ).evaluate( ( image: HTMLImageElement ) => image.complete && image.naturalWidth > 0 );
	expect( await loaded( 'Build' ) ).toBe( false );
	await tab( page, 'Listen' ).focus();
	await expect.poll( () => loaded( 'Build' ) ).toBe( true );
} );

test( 'tabs without pictures get no style for them', async ( { page, visit } ) => {
	await visit( vertical );
	await tab( page, /Build/ ).click();
	expect( await heldAt( page, 0 ) ).toBe( 0 );
	await expect( visible( page ) ).toHaveCount( 1 );
} );
