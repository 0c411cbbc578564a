/**
 * The video button: an author makes it, visitors use it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const fixture = ( name: string ) => readFileSync( join( __dirname, '../fixtures/blocks', `${ name }.html` ), 'utf8' );
const VIDEOS = '/wp-content/plugins/eidan/assets/demo/films';
const player = ( page: Page ) => page.getByRole( 'dialog', { name: 'Video' } ).locator( 'video' );

/** Records addresses on other hosts that the page requests. The requests are blocked. */
const elsewhere = async ( page: Page, own: string ) => {
	const asked: string[] = [];
	await page.route(
		( url ) => url.origin !== new URL( own ).origin,
		( route ) => {
			asked.push( route.request().url() );
			return route.fulfill( { contentType: 'text/html', body: '<p>A player</p>' } );
		}
	);
	return asked;
};

test( 'an author is told of an address that is no video, gives one, times and chapters, and turns a core button into a trigger', async ( {
	editor,
	allowErrors,
} ) => {
	allowErrors( /404/ );
	await editor.open(
		'<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://youtu.be/aqz-KE-bpKQ">Film</a></div><!-- /wp:button --></div><!-- /wp:buttons -->'
	);
	await editor.insert( 'eidan/video-button' );
	await editor.canvas.getByRole( 'button', { name: 'Start with sample content' } ).click();
	await editor.useSample();
	await editor.canvas.getByRole( 'textbox', { name: 'Text', exact: true } ).fill( 'See it' );
	await editor.select( 'eidan/video-button' );
	const sidebar = await editor.showSettings();
	await sidebar.getByRole( 'tab', { name: 'Settings' } ).click();
	const address = sidebar.getByRole( 'textbox', { name: 'Video URL' } );
	await address.fill( 'https://example.com/about' );
	await address.press( 'Enter' );
	await expect( sidebar.getByText( 'This address is not a video.' ).first() ).toBeVisible();
	await expect( address ).toHaveValue( 'https://example.com/about' );
	await address.fill( 'https://vimeo.com/76979871' );
	await address.press( 'Enter' );
	await sidebar.getByRole( 'textbox', { name: 'Start time' } ).fill( '1:30' );
	await sidebar.getByRole( 'button', { name: 'Captions and chapters' } ).click();
	await sidebar.getByRole( 'textbox', { name: 'Chapters' } ).fill( '0:00 Opening\n2:05 The hall\nnonsense' );
	await expect( sidebar.getByText( '“nonsense” needs a time and a name' ) ).toBeVisible();
	await sidebar.getByRole( 'button', { name: 'Transcript', exact: true } ).click();
	await sidebar.getByRole( 'button', { name: 'Add transcript below' } ).click();
	await editor.select( 'core/button' );
	await sidebar.getByRole( 'button', { name: 'Video' } ).click();
	await sidebar.getByRole( 'checkbox', { name: 'Open video in a dialog' } ).check();

	const [ buttons, block ] = await editor.readBack();
	expect( buttons!.innerBlocks[ 0 ] ).toMatchObject( { attributes: { eidanVideo: true } } );
	expect( block ).toMatchObject( {
		attributes: {
			url: 'https://vimeo.com/76979871',
			look: 'poster',
			start: 90,
			chapters: [
				{ time: 0, label: 'Opening' },
				{ time: 125, label: 'The hall' },
			],
		},
		innerBlocks: [ { name: 'core/details' } ],
	} );
	await editor.insert( 'core/paragraph' );
	await editor.page.keyboard.press( 'ControlOrMeta+z' );
	expect( await editor.blocks() ).toHaveLength( 2 );
} );

test( 'visitors play a file in the dialog, by mouse, keyboard and touch, and the focus returns @slow', async ( {
	page,
	visit,
	browser,
} ) => {
	const link = await visit(
		fixture( 'video-button' ) +
			fixture( 'video-button' )
				.replaceAll( 'short.webm', 'short.mp4' )
				.replaceAll( 'Watch the film', 'Watch the other' )
	);
	for ( const [ name, file ] of [
		[ 'Watch the film', 'short.webm' ],
		[ 'Watch the other', 'short.mp4' ],
	] as const ) {
		const opener = page.getByRole( 'link', { name } );
		await expect( page.locator( 'video' ) ).toHaveCount( 0 );
		await opener.focus();
		await page.keyboard.press( 'Enter' );
		await expect( player( page ) ).toHaveAttribute( 'src', `${ VIDEOS }/${ file }#t=1` );
		// The video plays from its start time on, with its captions.
		await expect
			.poll( () => player( page ).evaluate( ( video: HTMLVideoElement ) => video.currentTime ) )
			.toBeGreaterThan( 1 );
		expect(
			await player( page ).evaluate( ( video: HTMLVideoElement ) => [ video.muted, video.textTracks.length ] )
		).toEqual( [ false, 1 ] );
		await page.getByRole( 'button', { name: '0:00 The stair' } ).click();
		await expect
			.poll( () => player( page ).evaluate( ( video: HTMLVideoElement ) => video.currentTime ) )
			.toBeLessThan( 1 );
		await page.keyboard.press( 'Escape' );
		await expect( page.locator( 'video' ) ).toHaveCount( 0 );
		await expect( opener ).toBeFocused();
	}
	await expect( page.getByText( 'Transcript' ).first() ).toBeVisible();

	const touch = await browser.newContext( {
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		reducedMotion: 'reduce',
	} );
	const phone = await touch.newPage();
	await phone.goto( link );
	await phone.getByRole( 'link', { name: 'Watch the film' } ).tap();
	await expect
		.poll( () => player( phone ).evaluate( ( video: HTMLVideoElement ) => video.currentTime ) )
		.toBeGreaterThan( 1 );
	await phone.getByRole( 'button', { name: 'Close' } ).tap();
	await expect( phone.locator( 'video' ) ).toHaveCount( 0 );
	await touch.close();

	const plain = await browser.newContext( { javaScriptEnabled: false } );
	const reader = await plain.newPage();
	await reader.goto( link );
	await expect( reader.getByRole( 'link', { name: 'Watch the film' } ) ).toHaveAttribute( 'href', /short\.webm$/ );
	await plain.close();
} );

test( 'the dialog grows from the play sign, and is there at once with reduced motion @slow', async ( {
	page,
	visit,
} ) => {
	await visit( fixture( 'video-button' ) );
	const link = page.getByRole( 'link', { name: 'Watch the film' } );
	const dialog = page.locator( 'dialog.eidan-video' );
	/** The opening of the shutter as it begins, however late somebody looks. */
	const circle = () =>
		dialog.evaluate( ( element ) => {
			element.getAnimations().forEach( ( animation ) => ( animation.currentTime = 0 ) );
			return getComputedStyle( element ).clipPath;
		} );
	await page.addStyleTag( { content: '.eidan-video { transition-duration: 30s !important; }' } );
	const sign = ( await link.locator( '.eidan-video-button__sign' ).boundingBox() )!;
	await link.click();
	await expect( dialog ).toHaveAttribute( 'open' );
	const [ , radius = '', x = '', y = '' ] = /circle\((\S+) at (\S+) (\S+)\)/.exec( await circle() ) ?? [];
	expect( parseFloat( radius ) ).toBeLessThan( 400 );
	expect( parseFloat( x ) ).toBeCloseTo( sign.x + sign.width / 2, 0 );
	expect( parseFloat( y ) ).toBeCloseTo( sign.y + sign.height / 2, 0 );
	await page.keyboard.press( 'Escape' );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await link.click();
	expect( await circle() ).toBe( 'none' );
	await expect( dialog.locator( 'video' ) ).toBeVisible();
} );

test( 'no other host is asked before the click, nor without consent where somebody manages it @slow', async ( {
	page,
	visit,
	site,
} ) => {
	const asked = await elsewhere( page, site.url );
	await visit( fixture( 'video-button__service' ) + fixture( 'video-button__text' ) );
	const round = page.getByRole( 'link', { name: 'Play video: Big Buck Bunny' } );
	await round.scrollIntoViewIfNeeded();
	await expect( round ).toHaveClass( /is-seen/ );
	expect( asked ).toEqual( [] );
	await round.click();
	await expect( page.frameLocator( 'iframe' ).getByText( 'A player' ) ).toBeVisible();
	expect( asked ).toEqual( [
		'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0&end=60&start=30',
	] );
	await page.getByRole( 'button', { name: 'Close' } ).click();
	await expect( page.locator( 'iframe' ) ).toHaveCount( 0 );

	// Do as a consent plugin does: PHP says that the plugin is active, and the browser knows what the visitor allows.
	await page.evaluate( () => {
		Object.assign( window, { wp_has_consent: ( category: string ) => category !== 'marketing' } );
		const ask = document.createElement( 'div' );
		ask.className = 'eidan-video__ask';
		ask.dataset.category = 'marketing';
		ask.hidden = true;
		ask.innerHTML = '<p>From <b></b></p><button type="button">Play video</button> <a href="#">Open its page</a>';
		document.querySelector( '.eidan-video__stage' )!.after( ask );
	} );
	await page.getByRole( 'link', { name: 'See how it began' } ).click();
	await expect( page.getByText( 'From Vimeo' ) ).toBeVisible();
	await expect( page.getByRole( 'link', { name: 'Open its page' } ) ).toHaveAttribute(
		'href',
		'https://vimeo.com/76979871/ab12cd34ef'
	);
	expect( asked ).toHaveLength( 1 );
	await page.getByRole( 'button', { name: 'Play video' } ).click();
	await expect( page.frameLocator( 'iframe' ).getByText( 'A player' ) ).toBeVisible();
	expect( asked[ 1 ] ).toBe( 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12cd34ef' );
} );

test( 'a poster gives its place to the player, which gets the focus', async ( { page, visit } ) => {
	await visit( fixture( 'video-button' ).replace( '"look":"poster"', '"look":"poster","opens":"inline"' ) );
	await page.getByRole( 'link', { name: 'Watch the film' } ).click();
	const inlineVideo = page.locator( '.wp-block-eidan-video-button video' );
	await expect( inlineVideo ).toBeFocused();
	await expect
		.poll( () => inlineVideo.evaluate( ( video: HTMLVideoElement ) => video.currentTime ) )
		.toBeGreaterThan( 1 );
	await expect( page.getByRole( 'link', { name: 'Watch the film' } ) ).toHaveCount( 0 );
} );

test( 'an image of WordPress whose link is a film opens it in the dialog', async ( { page, visit } ) => {
	const image = ( more: string ) =>
		`<!-- wp:image {"linkDestination":"custom"${ more }} --><figure class="wp-block-image"><a href="${ VIDEOS }/short.webm"><img src="/wp-content/plugins/eidan/assets/demo/images/handrail-640x769.webp" alt="${ more ? 'Play the film' : 'Go to the film' }"/></a></figure><!-- /wp:image -->`;
	await visit( image( ',"eidanVideo":true' ) + image( '' ) );
	await expect( page.getByRole( 'link', { name: 'Go to the film' } ).locator( 'template' ) ).toHaveCount( 0 );
	const opener = page.getByRole( 'link', { name: 'Play the film' } );
	await opener.click();
	await expect( player( page ) ).toHaveAttribute( 'src', `${ VIDEOS }/short.webm` );
	await page.keyboard.press( 'Escape' );
	await expect( page.locator( 'video' ) ).toHaveCount( 0 );
	await expect( opener ).toBeFocused();
} );
