/**
 * The parts of a block, in the canvas or on the page: what a person would name when asked what is there.
 */
import { expect } from '@playwright/test';

/** What runs a function in a page: a page of Playwright's, a frame of it, or another engine. */
export interface View {
	evaluate: < Result, Argument = undefined >(
		job: ( argument: Argument ) => Result | Promise< Result >,
		argument: Argument
	) => Promise< Result >;
}

/** One part of a block. */
export interface Part {
	/** Its class, or its tag where it has none of ours, with its number among those of one name. */
	name: string;
	/** Whether it is seen by itself: words, a picture, a field. Others are boxes around such. */
	draws: boolean;
	/** CSS pixels from the start of the first part: left, top, width (NaN where it is nobody's), height. */
	box: [ number, number, number, number ];
	/** CSS pixels that the pieces of what stands in lines of words are wide in all; null for a box. */
	length: number | null;
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
	':is(.is-layout-columns, .is-layout-slider) .eidan-links__media':
		'the script gathers pictures on a stage behind the links; each stands in its own link in the canvas',
	'[class*="__pause"], [class*="__rotation"]': 'stops what runs by itself; in the canvas nothing does',
};

/** Where words that are not written yet are what visitors read in their place. */
const STANDING = '.eidan-swap__tab [data-rich-text-placeholder]';

/**
 * Reads the parts of every section of a sheet: what is visible and has a name, which is a class of a block of ours or
 * of one of its parts (`eidan-x__y`), or the tag of a picture, a film, a heading, a paragraph, a field or a button.
 *
 * Only the canvas has, and so left out: interface of WordPress (`components-`, `block-editor-`) and of ours, words
 * that are not written yet, and the server's root inside the block's own, which has the same class.
 *
 * @param view  Page, frame of the canvas, or another engine's page.
 * @param alone What is left out, by selector, with the reason.
 */
export const partsOf = ( view: View, alone: Record< string, string > = ALONE ): Promise< Shown > =>
	view.evaluate(
		( { others, standing } ) => {
			const OWN = /^(wp-block-eidan-[a-z-]+|eidan-[a-z]+(-[a-z]+)*__[a-z-]+)$/;
			const DRAWN = 'img, video, h1, h2, h3, h4, h5, h6, p, button, input, select, textarea';
			const FOREIGN = [
				'[class*="components-"]:not(.components-resizable-box__container)',
				'[class*="block-editor-media"]',
				'[class*="block-list-appender"]',
				'.eidan-attribute-notice',
				'[class*="eidan-place"]',
				...others,
			].join();
			const SEEN = 'a, img, video, svg, canvas, iframe, button, input, select, textarea';
			const nameOf = ( element: Element ): string => {
				const own = [ ...element.classList ].filter( ( name ) => OWN.test( name ) );
				return (
					own.find( ( name ) => name.includes( '__' ) ) ??
					own[ 0 ] ??
					( element.matches( DRAWN ) ? element.localName : '' )
				);
			};
			const textOf = ( node: Node ) => ( node.textContent ?? '' ).replace( /[\s\uFEFF]/g, '' );
			// Words that are not written yet, and boxes with nothing in them.
			const isUnwritten = ( element: Element ) =>
				! element.matches( SEEN ) &&
				! element.querySelector( `${ SEEN }, ${ standing }` ) &&
				! textOf( element );
			const fixtures: Record< string, Part[] > = {};
			for ( const section of document.querySelectorAll( '[class*="eidan-fixture-"]' ) ) {
				const numbers = new Map< string, number >();
				const parts: Part[] = [];
				let start = section.getBoundingClientRect();
				for ( const element of section.querySelectorAll( '*' ) ) {
					const name = nameOf( element );
					const box = element.getBoundingClientRect();
					if (
						! name ||
						element.closest( FOREIGN ) ||
						Math.min( box.width, box.height ) <= 1 ||
						! element.checkVisibility( { visibilityProperty: true, opacityProperty: true } ) ||
						isUnwritten( element )
					) {
						continue;
					}
					const isRoot = name.startsWith( 'wp-block-' );
					if (
						isRoot &&
						! element.hasAttribute( 'data-block' ) &&
						element.parentElement?.closest( '[data-block]' )?.classList.contains( name )
					) {
						continue;
					}
					start = parts.length ? start : box;
					const number = ( numbers.get( name ) ?? 0 ) + 1;
					numbers.set( name, number );
					parts.push( {
						name: number > 1 ? `${ name } ${ number }` : name,
						draws:
							element.matches( DRAWN ) ||
							[ ...element.childNodes ].some(
								( node ) => node.nodeType === Node.TEXT_NODE && textOf( node )
							),
						// A format at the end of words has an invisible character of the editor behind it, which has a
						// width.
						box: [
							box.left - start.left,
							box.top - start.top,
							( element.textContent ?? '' ).includes( '\uFEFF' ) ? NaN : box.width,
							box.height,
						],
						length:
							getComputedStyle( element ).display === 'inline'
								? [ ...element.getClientRects() ].reduce( ( sum, { width } ) => sum + width, 0 )
								: null,
					} );
				}
				fixtures[ /eidan-fixture-(\S+)/.exec( section.className )![ 1 ]! ] = parts;
			}
			return { fixtures, width: document.documentElement.clientWidth, height: window.innerHeight };
		},
		{ others: Object.keys( alone ), standing: STANDING }
	);

/**
 * Writes a page in fonts of the machine. WordPress gives the canvas the faces of every variation of the theme, and the
 * page those of the chosen one: of one font another weight is drawn, and lines break elsewhere. So they do by
 * `text-wrap: pretty`, which the style.css of Twenty Twenty-Five gives to the page alone.
 *
 * @param view Page, frame of the canvas, or another engine's page.
 */
export const inPlainFonts = ( view: View ): Promise< void > =>
	view.evaluate( () => {
		const names = [ document.documentElement, document.body ].flatMap( ( element ) =>
			[ ...getComputedStyle( element ) ].filter( ( name ) => name.startsWith( '--wp--preset--font-family--' ) )
		);
		const style = document.createElement( 'style' );
		style.textContent = `* { ${ [ ...new Set( names ) ].map( ( name ) => `${ name }: sans-serif !important` ).join( ';' ) } } blockquote, caption, figcaption, h1, h2, h3, h4, h5, h6, p { text-wrap: wrap }`;
		document.head.append( style );
	}, undefined );

/** CSS pixels that a part may be off. */
export const TOLERANCE = 4;

/** What the numbers of a box are. */
export const SIDES = [ 'left', 'top', 'width', 'height' ] as const;

/** How parts are compared, where it is not the canvas with the page. */
interface Comparison {
	/** What the first ones are of. */
	where?: string;
	/** What the others are of. */
	wanted?: string;
	/** CSS pixels that a side – left, top, width, height – of a part may be off, by what the part should be. */
	tolerance?: ( part: Part, side: number ) => number;
}

/**
 * @param canvas               Parts in the canvas.
 * @param page                 Parts on the page.
 * @param comparison
 * @param comparison.where     What the first are of.
 * @param comparison.wanted    What the second are of.
 * @param comparison.tolerance CSS pixels that a side may be off.
 * @return What differs, a sentence each; none where the canvas is the page.
 */
export const differences = (
	canvas: readonly Part[],
	page: readonly Part[],
	{ where = 'the canvas', wanted: whose = 'page', tolerance = () => TOLERANCE }: Comparison = {}
): string[] => {
	const there = new Map( canvas.map( ( part ) => [ part.name, part ] ) );
	const wanted = new Set( page.map( ( { name } ) => name ) );
	const missing = page
		.filter( ( { name, draws } ) => draws && ! there.has( name ) )
		.map( ( { name } ) => `${ name } is not in ${ where }` );
	const extra = canvas
		.filter( ( { name, draws } ) => draws && ! wanted.has( name ) )
		.map( ( { name } ) => `${ name } is only in ${ where }` );
	const orderOf = ( list: readonly Part[], other: ( name: string ) => boolean ) =>
		list
			.map( ( { name } ) => name )
			.filter( other )
			.join();
	const isOrdered =
		orderOf( canvas, ( name ) => wanted.has( name ) ) === orderOf( page, ( name ) => there.has( name ) );
	const moved = page.flatMap( ( part ) => {
		const { name, box } = part;
		const own = there.get( name );
		const off = own
			? SIDES.flatMap( ( side, index ) =>
					Math.abs( own.box[ index ]! - box[ index ]! ) > tolerance( part, index )
						? [
								`${ side } ${ Math.round( own.box[ index ]! ) }, ${ whose } ${ Math.round( box[ index ]! ) }`,
							]
						: []
				)
			: [];
		return off.length ? [ `${ name }: ${ off.join( '; ' ) }` ] : [];
	} );
	return [ ...missing, ...extra, ...( isOrdered ? [] : [ 'the order differs' ] ), ...moved ];
};

/**
 * @param windows What each window shows: canvas and page.
 * @param names   Fixtures.
 * @return Those of which no window shows anything: comparing them proves nothing.
 */
export const emptyIn = ( windows: readonly Shown[], names: readonly string[] ): string[] =>
	names.filter( ( name ) => windows.every( ( { fixtures } ) => ! fixtures[ name ]?.length ) );

/**
 * Waits until everything has come, nothing is loading and no box changes any more.
 *
 * @param view  Page, frame of the canvas, or another engine's page.
 * @param alone What is left out, by selector, with the reason.
 * @return Its parts then.
 */
export const steady = async ( view: View, alone: Record< string, string > = ALONE ): Promise< Shown > => {
	let before = '';
	let shown: Shown | undefined;
	await expect( async () => {
		const loading = await view.evaluate( () => {
			const images = [ ...document.images ];
			images.forEach( ( image ) => ( image.loading = 'eager' ) );
			const busy = [
				// A list that scrolls on asks for more when it comes near, and is busy until that is there.
				...document.querySelectorAll(
					'.components-spinner, .eidan-server-preview.is-loading, .eidan-list__items[aria-busy=true]'
				),
			].map( ( element ) => element.closest( '[data-type]' )?.getAttribute( 'data-type' ) ?? element.outerHTML );
			return [
				...busy,
				...images.flatMap( ( { complete, src } ) => ( complete ? [] : [ src ] ) ),
				...( document.fonts.status === 'loaded' ? [] : [ 'fonts' ] ),
			];
		}, undefined );
		shown = await partsOf( view, alone );
		const now = JSON.stringify( shown );
		const isSame = now === before;
		before = now;
		expect( loading, 'what is still loading' ).toEqual( [] );
		expect( isSame, 'nothing changes any more' ).toBe( true );
	} ).toPass( { intervals: [ 250 ], timeout: 30_000 } );
	return shown!;
};
