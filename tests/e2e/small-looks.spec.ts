/**
 * Small flaws that people notice: lines longer than their words, words that break, rings and slivers that cross others.
 *
 * @group slow
 */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { fixture, tab, tabs } from './support/tabs';

/** Returns the left and the right end of an element's words. */
const span = ( element: Locator ) =>
	element.evaluate( ( node ) => {
		const range = document.createRange();
		range.selectNodeContents( node );
		const { left, right } = range.getBoundingClientRect();
		return [ Math.round( left ), Math.round( right ) ];
	} );

/** Returns how far an element, or its arrow, has moved. */
const gone = ( element: Locator, pseudo = '' ) =>
	element.evaluate( ( node, which ) => getComputedStyle( node, which ).translate, pseudo );

test( 'tabs begin at the margin, have room to the next and a line as long as their words; what stands in a full-height link moves as one', async ( {
	page,
	visit,
} ) => {
	await page.setViewportSize( { width: 1280, height: 800 } );
	await visit( tabs + fixture( 'interactive-link-showcase__columns' ).replace( '"outline"', '"slide"' ) );
	const open = tab( page, 'Listen' );
	const box = ( await open.boundingBox() )!;
	const [ left, right ] = ( await span( open ) ) as [ number, number ];
	expect.soft( Math.abs( left - box.x ) ).toBeLessThanOrEqual( 1 );
	expect.soft( box.x + box.width - right ).toBeGreaterThanOrEqual( 24 );
	const line = await open.evaluate( ( node ) => {
		const style = getComputedStyle( node, '::after' );
		const own = getComputedStyle( node );
		return {
			width: Math.round( parseFloat( style.width ) ),
			drawn: style.borderBlockEndColor === own.color && style.borderBlockEndWidth !== '0px',
			under: own.borderBlockEndColor !== own.color,
		};
	} );
	expect.soft( line.drawn && line.under ).toBe( true );
	expect.soft( Math.abs( line.width - ( right - left ) ) ).toBeLessThanOrEqual( 2 );

	for ( const go of [
		() => page.getByText( 'Interiors' ).hover(),
		() => page.getByRole( 'link', { name: 'Buildings' } ).focus(),
	] ) {
		await go();
		const link = page.locator( '.is-active > .eidan-links__link' );
		await expect
			.poll( async () => [
				await gone( link.locator( '.eidan-links__title' ) ),
				await gone( link.locator( '.eidan-links__text' ) ),
				await gone( link, '::after' ),
			] )
			.toEqual( [ '16px', '16px', '16px' ] );
	}
} );

test( 'the ring of a video button crosses no words and stays on the screen', async ( { page, visit } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	const paragraph = '<!-- wp:paragraph --><p>Words above and below the button.</p><!-- /wp:paragraph -->';
	const round = ( size: number ) =>
		`<!-- wp:eidan/video-button {"size":${ size }} --><div class="wp-block-eidan-video-button is-look-round has-pulse"><a class="eidan-video-button" href="/wp-content/plugins/eidan/assets/demo/films/short.webm"><span class="eidan-video-button__sign"></span><span class="eidan-video-button__text">Play</span></a><div class="eidan-video-button__more">${ paragraph }</div></div><!-- /wp:eidan/video-button -->`;
	await visit(
		[ '', round( 96 ), round( 240 ), fixture( 'video-button' ), fixture( 'video-button__text' ), '' ].join(
			paragraph
		)
	);
	const rings = await page.evaluate( () => {
		const frames = [ ...document.styleSheets ]
			.flatMap( ( sheet ) => [ ...sheet.cssRules ] )
			.filter( ( rule ) => rule instanceof CSSKeyframesRule && rule.name === 'eidan-video-pulse' )
			.flatMap( ( rule ) => [ ...( rule as CSSKeyframesRule ).cssRules ] as CSSKeyframeRule[] );
		const most = Math.max( ...frames.map( ( { style } ) => new DOMMatrix( style.transform ).a ) );
		const texts = document.createTreeWalker( document.querySelector( '.entry-content' )!, NodeFilter.SHOW_TEXT );
		const words: DOMRect[] = [];
		while ( texts.nextNode() ) {
			const range = document.createRange();
			range.selectNodeContents( texts.currentNode );
			// Leave out words for screen readers, whose box is one pixel wide.
			if ( texts.currentNode.parentElement!.clientWidth !== 1 ) {
				words.push( ...range.getClientRects() );
			}
		}
		return [ ...document.querySelectorAll( '.has-pulse .eidan-video-button__sign' ) ].map( ( sign ) => {
			sign.parentElement!.classList.add( 'is-seen' );
			const { left, top, width, height } = sign.getBoundingClientRect();
			const [ x, y ] = [ left + width / 2, top + height / 2 ];
			const radius = ( width / 2 - parseFloat( getComputedStyle( sign, '::after' ).top ) ) * most;
			const away = ( box: DOMRect ) =>
				Math.hypot( Math.max( box.left - x, 0, x - box.right ), Math.max( box.top - y, 0, y - box.bottom ) );
			return {
				grows: radius > width / 2,
				crossed: words.filter( ( box ) => away( box ) < radius ).length,
				out: x - radius < 0 || x + radius > innerWidth,
			};
		} );
	} );
	expect( rings ).toHaveLength( 3 );
	for ( const ring of rings ) {
		expect.soft( ring ).toEqual( { grows: true, crossed: 0, out: false } );
	}
} );

test( 'the arrow of an interactive showcase stays with the last word of its title', async ( {
	page,
	visit,
	insert,
} ) => {
	const [ id ] = await insert( {
		post_type: 'eidan_portfolio',
		post_title: 'Seven columns of a paper, each like a long week',
	} );
	await page.setViewportSize( { width: 700, height: 900 } );
	await visit(
		`<!-- wp:eidan/portfolio-interactive-showcase {"align":"full","query":{"postType":"eidan_portfolio","perPage":1,"include":[${ id }]}} /-->`
	);
	const link = page.getByRole( 'link', { name: /^Seven columns/ } );
	await link.focus();
	const lines = await link.evaluate( ( node ) => {
		const range = document.createRange();
		range.selectNodeContents( node );
		const tops = new Set( [ ...range.getClientRects() ].map( ( { top } ) => Math.round( top ) ) );
		const { content, position, opacity } = getComputedStyle( node, '::after' );
		return {
			words: tops.size,
			all: Math.round( node.getBoundingClientRect().height / parseFloat( getComputedStyle( node ).lineHeight ) ),
			arrow: { content, position, opacity },
		};
	} );
	expect( lines.words ).toBeGreaterThan( 1 );
	expect( lines.all ).toBe( lines.words );
	// The arrow is part of the line, and the line cannot break before it.
	expect( lines.arrow ).toMatchObject( {
		content: expect.stringContaining( '\u00a0→' ),
		position: 'static',
		opacity: '1',
	} );
} );

test( 'no picture of a parallax showcase comes out below the plate of its words', async ( { page, visit } ) => {
	const space =
		'<!-- wp:spacer {"height":"1200px"} --><div style="height:1200px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
	const plate = fixture( 'parallax-image-showcase' )
		.replace( ' {"contentPosition":"center center"}', '' )
		.replace( '{"fontSize":"xx-large"}', '{"backgroundColor":"base"}' )
		.replace( 'has-xx-large-font-size', 'has-base-background-color has-background' );
	await page.setViewportSize( { width: 1300, height: 900 } );
	await visit( [ '', plate, plate.replace( '"level":-1', '"level":-4' ), '' ].join( space ) );
	// The main image is lowest at the end of its way through the window, and highest at the start.
	const below = ( index: number ) =>
		page
			.locator( '.eidan-showcase' )
			.nth( index )
			.evaluate( async ( area ) => {
				window.scrollBy( { top: area.getBoundingClientRect().bottom - 10, behavior: 'instant' } );
				await new Promise( ( done ) => requestAnimationFrame( () => requestAnimationFrame( done ) ) );
				return (
					area.querySelector( '.is-main' )!.getBoundingClientRect().bottom -
					area.querySelector( '.has-background' )!.getBoundingClientRect().bottom
				);
			} );
	for ( const width of [ 1300, 1500, 720 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		for ( const index of [ 0, 1 ] ) {
			expect.soft( await below( index ), `${ index } at ${ width } px` ).toBeLessThan( -0.5 );
		}
	}
} );

test( 'on a phone no words stand beside an aligned picture, and a narrow tile breaks none', async ( {
	page,
	insert,
	visit,
} ) => {
	// Titles as people write them. Other tests have entries with words that no tile has room for.
	const include = await insert(
		...[ 'Photographs of interiors', 'Architecture and gardens', 'Handrail' ].map( ( title ) => ( {
			post_type: 'eidan_portfolio',
			post_title: title,
		} ) )
	);
	await page.setViewportSize( { width: 390, height: 844 } );
	const tiles = fixture( 'portfolio-list__tiles' ).replace(
		'"perPage":4',
		`"include":${ JSON.stringify( include ) }`
	);
	await visit(
		`${ fixture( 'single-image__resized' ) }<!-- wp:paragraph --><p>Words after it</p><!-- /wp:paragraph -->${ tiles }`
	);
	const image = ( await page.locator( '.wp-block-eidan-single-image' ).boundingBox() )!;
	const words = ( await page.getByText( 'Words after it' ).boundingBox() )!;
	expect.soft( words.y ).toBeGreaterThanOrEqual( image.y + image.height );

	const works = page.locator( '.is-tiles .eidan-work' );
	expect( await works.count() ).toBe( 3 );
	expect(
		await works.evaluateAll( ( cards ) =>
			cards.flatMap( ( card ) => {
				const title = card.querySelector( '.eidan-work__title a' )!.firstChild!;
				const broken = [ ...title.textContent!.matchAll( /\S+/g ) ].filter( ( word ) => {
					const range = document.createRange();
					range.setStart( title, word.index );
					range.setEnd( title, word.index + word[ 0 ].length );
					return range.getClientRects().length > 1;
				} );
				const strip = card.querySelector( '.eidan-work__text' )!.getBoundingClientRect();
				return [
					...broken.map( ( [ word ] ) => `${ word } is broken` ),
					...( strip.top < card.getBoundingClientRect().top ? [ `${ title.textContent } is cut off` ] : [] ),
				];
			} )
		)
	).toEqual( [] );
} );
