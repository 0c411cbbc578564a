/**
 * Reads and compares the parts of a block in the canvas and on the page. A part is what a person would name when
 * asked what is there.
 */
import { expect } from '@playwright/test';

/** Anything that can run a function in a page: a page of Playwright, one of its frames, or a page of another engine. */
export interface View {
	evaluate: < Result, Argument = undefined >(
		job: ( argument: Argument ) => Result | Promise< Result >,
		argument: Argument
	) => Promise< Result >;
}

/** One part of a block. */
export interface Part {
	/** Class of the part, or its tag if it has no class of ours. Repeated names have a number after them. */
	name: string;
	/** Whether the part itself can be seen: it is words, an image, a field. Other parts are boxes around such parts. */
	draws: boolean;
	/** Left, top, width and height in CSS pixels, left and top from the first part. A width of NaN is not compared. */
	box: [ number, number, number, number ];
	/** For an inline part: the widths of its pieces on all lines, added up, in CSS pixels. Null for all others. */
	length: number | null;
}

/** What a window shows of a page with fixtures. */
export interface Shown {
	/** The parts of each fixture, by its name. */
	fixtures: Record< string, Part[] >;
	/** Size of the window in CSS pixels, without a scroll bar. */
	width: number;
	height: number;
}

/** Parts that only the canvas or only the page has, by selector, with the reason. */
export const ALONE = {
	'.wp-block-eidan-panel': 'closed on the page until an opener is pressed, open in the canvas to be written in',
	'.wp-block-eidan-search-cover': 'closed on the page until an opener is pressed',
	'.wp-block-eidan-page-spinner': 'gone from the page when that has loaded',
	':is(.is-layout-columns, .is-layout-slider) .eidan-links__media':
		'the script gathers pictures on a stage behind the links; each stands in its own link in the canvas',
	'[class*="__pause"], [class*="__rotation"]': 'stops what runs by itself; in the canvas nothing does',
};

/** Placeholders that visitors read as well. Elsewhere a placeholder is shown in the canvas only. */
const STANDING = '.eidan-swap__tab [data-rich-text-placeholder]';

/**
 * Reads the visible parts of every fixture on a page. A part has a class of our blocks, or of a piece of them
 * (`eidan-x__y`), or it is an image, a video, a heading, a paragraph, a field or a button.
 *
 * Left out is what only the canvas has: the interface of WordPress (`components-`, `block-editor-`) and our own,
 * text that is not written yet, and the root element of the server's preview, as the block's root around it has the
 * same class.
 *
 * @param view  Where to read: a page, the frame of the canvas, or a page of another engine.
 * @param alone Selectors of parts to leave out, with the reason.
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
			// True for text that is not written yet, and for boxes with nothing in them.
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
						// Text that ends with a format has an invisible character of the editor after it, which adds to
						// its width.
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
 * The font for comparisons. By name, as "sans-serif" is not the same font in all engines: where Liberation Sans is
 * installed, it is Chromium's, while Firefox and WebKit have what fontconfig says. fontconfig needs one of these two.
 */
const PLAIN_FONT = '"DejaVu Sans", "Liberation Sans", sans-serif';

/**
 * Shows a page in one plain font. WordPress gives the canvas the font faces of all variations of the
 * theme, but the page only those of the chosen one. So the same font gets another weight, and lines break elsewhere.
 * `text-wrap` is reset, too: Twenty Twenty-Five's style.css sets `pretty` on the page alone, which breaks lines
 * elsewhere as well.
 *
 * @param view The page, the frame of the canvas, or a page of another engine.
 */
export const inPlainFonts = ( view: View ): Promise< void > =>
	view.evaluate( ( font ) => {
		const names = [ document.documentElement, document.body ].flatMap( ( element ) =>
			[ ...getComputedStyle( element ) ].filter( ( name ) => name.startsWith( '--wp--preset--font-family--' ) )
		);
		const style = document.createElement( 'style' );
		style.textContent = `* { ${ [ ...new Set( names ) ].map( ( name ) => `${ name }: ${ font } !important` ).join( ';' ) } } blockquote, caption, figcaption, h1, h2, h3, h4, h5, h6, p { text-wrap: wrap }`;
		document.head.append( style );
	}, PLAIN_FONT );

/** How many CSS pixels a side of a part may differ. */
export const TOLERANCE = 4;

/** Names of the four numbers of a box. */
export const SIDES = [ 'left', 'top', 'width', 'height' ] as const;

/** Options for `differences()`, for comparisons other than canvas and page. */
interface Comparison {
	/** Where the first list of parts was read, for messages. */
	where?: string;
	/** Where the second list of parts was read, for messages. */
	wanted?: string;
	/** Returns how many CSS pixels a side (index in `SIDES`) of an expected part may differ. */
	tolerance?: ( part: Part, side: number ) => number;
}

/**
 * Compares two lists of parts.
 *
 * @param canvas               The first list: parts in the canvas.
 * @param page                 The second list: parts on the page, which is how the first should be.
 * @param comparison           Options, if it is not the canvas and the page that are compared.
 * @param comparison.where     Where the first list was read, for messages.
 * @param comparison.wanted    Where the second list was read, for messages.
 * @param comparison.tolerance Returns how many CSS pixels a side of a part may differ.
 * @return A sentence for each difference; none if both lists are alike.
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
 * @param windows What the canvas and the page show, for each window.
 * @param names   Names of the fixtures.
 * @return Names of fixtures that show nothing in any window. Comparing them would prove nothing.
 */
export const emptyIn = ( windows: readonly Shown[], names: readonly string[] ): string[] =>
	names.filter( ( name ) => windows.every( ( { fixtures } ) => ! fixtures[ name ]?.length ) );

/**
 * Waits until everything has loaded and no box changes any more.
 *
 * @param view  The page, the frame of the canvas, or a page of another engine.
 * @param alone Selectors of parts to leave out, with the reason.
 * @return The parts at that time.
 */
export const steady = async ( view: View, alone: Record< string, string > = ALONE ): Promise< Shown > => {
	let before = '';
	let shown: Shown | undefined;
	await expect( async () => {
		const loading = await view.evaluate( () => {
			const images = [ ...document.images ];
			images.forEach( ( image ) => ( image.loading = 'eager' ) );
			const busy = [
				// A list with infinite scroll loads more items when they come near. It is busy until they are there.
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
	} ).toPass( { intervals: [ 250 ], timeout: 90_000 } );
	return shown!;
};
