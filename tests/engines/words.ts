/**
 * Compares the lines of text on a page. Some browsers place letters at fractions of a pixel, others at whole pixels. So
 * the same line may break a word earlier.
 */
import type { View } from '../e2e/support/canvas/parts';

/** Text of one box. */
export interface Words {
	text: string;
	/** Number of lines that the text needs. */
	lines: number;
	/** Height of a line in CSS pixels. */
	line: number;
}

/**
 * @param view Page with a sheet on which nothing changes any more.
 * @return Texts that take up room, by fixture, in the order of the page.
 */
export const wordsOf = ( view: View ): Promise< Record< string, Words[] > > =>
	view.evaluate( () => {
		const blockOf = ( node: Node ): Element => {
			let element = node.parentElement!;
			while ( /^(inline|contents)$/.test( getComputedStyle( element ).display ) ) {
				element = element.parentElement!;
			}
			return element;
		};
		// Texts that are still transparent take up room. Texts for screen readers only do not.
		const takesRoom = ( element: Element ) => {
			const { width, height } = element.getBoundingClientRect();
			return Math.min( width, height ) > 1 && element.checkVisibility();
		};
		/**
		 * Counts lines. Pieces of text are in the same line if they overlap by more than half of the lower one's
		 * height.
		 */
		const countOf = ( pieces: DOMRect[] ) => {
			let lines = 0;
			let end = -Infinity;
			for ( const { top, bottom, height } of pieces.sort( ( one, other ) => one.top - other.top ) ) {
				lines += Number( top > end - height / 2 );
				end = top > end - height / 2 ? bottom : Math.max( end, bottom );
			}
			return lines;
		};
		const readIn = ( section: Element ): Words[] => {
			const blocks = new Map< Element, { text: string; pieces: DOMRect[] } >();
			const walker = document.createTreeWalker( section, NodeFilter.SHOW_TEXT );
			while ( walker.nextNode() ) {
				const text = walker.currentNode.textContent?.replace( /\s+/g, '' );
				const block = blockOf( walker.currentNode );
				if ( text && takesRoom( block ) && takesRoom( walker.currentNode.parentElement! ) ) {
					const range = document.createRange();
					range.selectNodeContents( walker.currentNode );
					const entry = blocks.get( block ) ?? { text: '', pieces: [] };
					entry.text += text;
					entry.pieces.push( ...[ ...range.getClientRects() ].filter( ( { width } ) => width ) );
					blocks.set( block, entry );
				}
			}
			return [ ...blocks ].map( ( [ block, { text, pieces } ] ) => {
				const lines = countOf( pieces );
				return {
					text,
					lines,
					line:
						parseFloat( getComputedStyle( block ).lineHeight ) ||
						block.getBoundingClientRect().height / lines,
				};
			} );
		};
		return Object.fromEntries(
			[ ...document.querySelectorAll( '[class*="eidan-fixture-"]' ) ].map( ( section ) => [
				/eidan-fixture-(\S+)/.exec( section.className )![ 1 ]!,
				readIn( section ),
			] )
		);
	}, undefined );

/** Returns how many lines more or fewer a text may need: one, or an eighth of a long text. */
const allowed = ( lines: number ): number => Math.max( 1, Math.round( lines / 8 ) );

const short = ( text: string ) => ( text.length > 30 ? `${ text.slice( 0, 29 ) }…` : text );

/**
 * @param other    Texts of a fixture in the other engine.
 * @param chromium Texts of the fixture in Chromium.
 * @param where    Name of the engine.
 * @return `found` has a sentence for each difference that other line breaks do not explain. `room` says by how many CSS
 *         pixels explained differences may move or stretch boxes.
 */
export const compareWords = (
	other: readonly Words[],
	chromium: readonly Words[],
	where: string
): { found: string[]; room: number } => {
	const [ here, there ] = [ chromium, other ].map( ( list ) => list.map( ( { text } ) => short( text ) ) ) as [
		string[],
		string[],
	];
	if ( here.join() !== there.join() ) {
		const only = ( list: string[], besides: string[] ) =>
			list.filter( ( text ) => ! besides.includes( text ) ).join( ', ' ) || 'nothing';
		return {
			found: [
				`the words differ: only in ${ where } ${ only( there, here ) }; only in Chromium ${ only( here, there ) }`,
			],
			room: 0,
		};
	}
	const found: string[] = [];
	let room = 0;
	chromium.forEach( ( { text, lines, line }, index ) => {
		const more = Math.abs( other[ index ]!.lines - lines );
		if ( more > allowed( lines ) ) {
			found.push( `“${ short( text ) }” takes ${ other[ index ]!.lines } lines, Chromium ${ lines }` );
		} else {
			room += more * line;
		}
	} );
	return { found, room };
};
