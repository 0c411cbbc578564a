/**
 * Lines of words on a page. Browsers place letters by fractions of a pixel or by whole ones, so a line of the same
 * words may end a word earlier.
 */
import type { View } from '../e2e/support/canvas/parts';

/** Words of one box. */
export interface Words {
	text: string;
	/** Number of lines that they take. */
	lines: number;
	/** CSS pixels that a line is high. */
	line: number;
}

/**
 * @param view Page with a sheet, which stands.
 * @return Words that take room, by fixture, in the order of the page.
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
		// Those that wait for their turn take room as well; those for screen readers alone do not.
		const takesRoom = ( element: Element ) => {
			const { width, height } = element.getBoundingClientRect();
			return Math.min( width, height ) > 1 && element.checkVisibility();
		};
		/** Pieces of text lie in one line if more than the half of the lower one is beside the other. */
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

/** Lines that words may take more or fewer: one, and in a long text an eighth. */
const allowed = ( lines: number ): number => Math.max( 1, Math.round( lines / 8 ) );

const short = ( text: string ) => ( text.length > 30 ? `${ text.slice( 0, 29 ) }…` : text );

/**
 * @param other    Words of a fixture in the other engine.
 * @param chromium The same in Chromium.
 * @param where    Name of the engine.
 * @return What is more than another end of a line, a sentence each, and the CSS pixels by which what is explained can
 *         move or stretch boxes.
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
