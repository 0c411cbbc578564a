/**
 * The parts of a block, in the canvas or on the page: what a person would name when asked what is there.
 */
import { expect, type Frame, type Page } from '@playwright/test';

/** One part of a block. */
export interface Part {
	/** Its class, or its tag where it has none of ours, with its number among those of one name. */
	name: string;
	/** Whether it is seen by itself: words, a picture, a field. Others are boxes around such. */
	draws: boolean;
	/** CSS pixels from the start of the first part: left, top, width (NaN where it is nobody's), height. */
	box: [ number, number, number, number ];
}

/** What a window shows of a sheet. */
export interface Shown {
	/** Parts by fixture. */
	fixtures: Record< string, Part[] >;
	/** CSS pixels of the window, without a scroll bar. */
	width: number;
	height: number;
}

/** What the canvas or the page has alone, and why. */
export const ALONE = {
	'.wp-block-eidan-panel': 'closed on the page until an opener is pressed, open in the canvas to be written in',
	'.wp-block-eidan-search-cover': 'closed on the page until an opener is pressed',
	'.wp-block-eidan-page-spinner': 'gone from the page when that has loaded',
	'.wp-block-eidan-portfolio-details': 'a page that is no portfolio item has no details; the canvas shows a sample',
	':is(.is-layout-columns, .is-layout-slider) .eidan-links__media': 'the script gathers pictures on a stage behind the links; each stands in its own link in the canvas',
	'[class*="__pause"], [class*="__rotation"]': 'stops what runs by itself; in the canvas nothing does',
};

/**
 * Reads the parts of every section of a sheet: what is visible and has a name, which is a class of a block of ours or
 * of one of its parts (`eidan-x__y`), or the tag of a picture, a film, a heading, a paragraph, a field or a button.
 *
 * Only the canvas has, and so left out: interface of WordPress (`components-`, `block-editor-`) and of ours, words
 * that are not written yet, and the server's root inside the block's own, which has the same class.
 *
 * @param view Page, or frame of the canvas.
 */
export const partsOf = ( view: Page | Frame ): Promise< Shown > =>
	view.evaluate( ( alone ) => {
		const OWN = /^(wp-block-eidan-[a-z-]+|eidan-[a-z]+(-[a-z]+)*__[a-z-]+)$/;
		const DRAWN = 'img, video, h1, h2, h3, h4, h5, h6, p, button, input, select, textarea';
		const FOREIGN = [ '[class*="components-"]:not(.components-resizable-box__container)', '[class*="block-editor-media"]', '[class*="block-list-appender"]', '.eidan-attribute-notice', '[class*="eidan-place"]', ...alone ].join();
		const SEEN = 'a, img, video, svg, canvas, iframe, button, input, select, textarea';
		const nameOf = ( element: Element ): string => {
			const own = [ ...element.classList ].filter( ( name ) => OWN.test( name ) );
			return own.find( ( name ) => name.includes( '__' ) ) ?? own[ 0 ] ?? ( element.matches( DRAWN ) ? element.localName : '' );
		};
		const textOf = ( node: Node ) => ( node.textContent ?? '' ).replace( /[\s\uFEFF]/g, '' );
// Words that are not written yet, and boxes with nothing in them.
		const isUnwritten = ( element: Element ) => ! element.matches( SEEN ) && ! element.querySelector( SEEN ) && ! textOf( element );
		const fixtures: Record< string, Part[] > = {};
		for ( const section of document.querySelectorAll( '[class*="eidan-fixture-"]' ) ) {
			const numbers = new Map< string, number >();
			const parts: Part[] = [];
			let start = section.getBoundingClientRect();
			for ( const element of section.querySelectorAll( '*' ) ) {
				const name = nameOf( element );
				const box = element.getBoundingClientRect();
				if ( ! name || element.closest( FOREIGN ) || Math.min( box.width, box.height ) <= 1 || ! element.checkVisibility( { visibilityProperty: true, opacityProperty: true } ) || isUnwritten( element ) ) {
					continue;
				}
				const isRoot = name.startsWith( 'wp-block-' );
				if ( isRoot && ! element.hasAttribute( 'data-block' ) && element.parentElement?.closest( '[data-block]' )?.classList.contains( name ) ) {
					continue;
				}
				start = parts.length ? start : box;
				const number = ( numbers.get( name ) ?? 0 ) + 1;
				numbers.set( name, number );
				parts.push( {
					name: number > 1 ? `${ name } ${ number }` : name,
					draws: element.matches( DRAWN ) || [ ...element.childNodes ].some( ( node ) => node.nodeType === Node.TEXT_NODE && textOf( node ) ),
					// A format at the end of words has an invisible character of the editor behind it, which has a width.
					box: [ box.left - start.left, box.top - start.top, ( element.textContent ?? '' ).includes( '\uFEFF' ) ? NaN : box.width, box.height ],
				} );
			}
			fixtures[ /eidan-fixture-(\S+)/.exec( section.className )![ 1 ]! ] = parts;
		}
		return { fixtures, width: document.documentElement.clientWidth, height: window.innerHeight };
	}, Object.keys( ALONE ) );

/**
 * Writes a page in fonts of the machine. WordPress gives the canvas the faces of every variation of the theme, and the
 * page those of the chosen one: of one font another weight is drawn, and lines break elsewhere.
 *
 * @param view Page, or frame of the canvas.
 */
export const inPlainFonts = ( view: Page | Frame ): Promise< void > =>
	view.evaluate( () => {
		const names = [ document.documentElement, document.body ].flatMap( ( element ) => [ ...getComputedStyle( element ) ].filter( ( name ) => name.startsWith( '--wp--preset--font-family--' ) ) );
		const style = document.createElement( 'style' );
		style.textContent = `* { ${ [ ...new Set( names ) ].map( ( name ) => `${ name }: sans-serif !important` ).join( ';' ) } }`;
		document.head.append( style );
	} );

/** CSS pixels that a part may be off. */
export const TOLERANCE = 4;

const SIDES = [ 'left', 'top', 'width', 'height' ] as const;

/**
 * @param canvas Parts in the canvas.
 * @param page   Parts on the page.
 * @return What differs, a sentence each; none where the canvas is the page.
 */
export const differences = ( canvas: readonly Part[], page: readonly Part[] ): string[] => {
	const there = new Map( canvas.map( ( part ) => [ part.name, part ] ) );
	const wanted = new Set( page.map( ( { name } ) => name ) );
	const missing = page.filter( ( { name, draws } ) => draws && ! there.has( name ) ).map( ( { name } ) => `${ name } is not in the canvas` );
	const extra = canvas.filter( ( { name, draws } ) => draws && ! wanted.has( name ) ).map( ( { name } ) => `${ name } is only in the canvas` );
	const orderOf = ( list: readonly Part[], other: ( name: string ) => boolean ) => list.map( ( { name } ) => name ).filter( other ).join();
	const isOrdered = orderOf( canvas, ( name ) => wanted.has( name ) ) === orderOf( page, ( name ) => there.has( name ) );
	const moved = page.flatMap( ( { name, box } ) => {
		const own = there.get( name );
		const off = own ? SIDES.flatMap( ( side, index ) => ( Math.abs( own.box[ index ]! - box[ index ]! ) > TOLERANCE ? [ `${ side } ${ Math.round( own.box[ index ]! ) }, page ${ Math.round( box[ index ]! ) }` ] : [] ) ) : [];
		return off.length ? [ `${ name }: ${ off.join( '; ' ) }` ] : [];
	} );
	return [ ...missing, ...extra, ...( isOrdered ? [] : [ 'the order differs' ] ), ...moved ];
};

/**
 * Waits until everything has come, nothing is loading and no box changes any more.
 *
 * @param view Page, or frame of the canvas.
 * @return Its parts then.
 */
export const steady = async ( view: Page | Frame ): Promise< Shown > => {
	let before = '';
	let shown: Shown | undefined;
	await expect( async () => {
		const isLoading = await view.evaluate( () => {
			const images = [ ...document.images ];
			images.forEach( ( image ) => ( image.loading = 'eager' ) );
			return Boolean( document.querySelector( '.components-spinner, .eidan-server-preview.is-loading' ) ) || images.some( ( { complete } ) => ! complete ) || document.fonts.status !== 'loaded';
		} );
		shown = await partsOf( view );
		const now = JSON.stringify( shown );
		const isSteady = ! isLoading && now === before;
		before = now;
		expect( isSteady, 'nothing changes any more' ).toBe( true );
	} ).toPass( { intervals: [ 250 ], timeout: 30_000 } );
	return shown!;
};
