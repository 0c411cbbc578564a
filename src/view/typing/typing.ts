/** How words are typed. */
export interface Typing {
	/** Each line takes the place of the one before; else they come below each other. */
	replace?: unknown;
	/** Milliseconds from one character to the next; the specification's without one. */
	interval?: number;
	/** Milliseconds that a whole line stands before the next one begins. */
	delay?: number;
	/** Begins anew after the last line. */
	loop?: unknown;
}

/** The characters that a reader sees: a flag or a letter with its accent is one. */
const charactersOf = ( text: string ) => Array.from( new Intl.Segmenter().segment( text ), ( { segment } ) => segment );

/** The texts of an element between its line breaks. */
export const linesOf = ( element: HTMLElement ): string[] =>
	[ ...element.childNodes ]
		.map( ( node ) => ( node.nodeName === 'BR' ? '\n' : ( node.textContent ?? '' ).replace( /\s+/g, ' ' ) ) )
		.join( '' )
		.split( '\n' );

const span = ( className: string ) => Object.assign( document.createElement( 'span' ), { className } );

/**
 * Types the words of an element.
 *
 * The words stay where they are, for screen readers and to keep the room; what is typed is a copy above them
 * (`__typed`, hidden from assistive technology, drawn by the style sheet out of `data-typed`) while they are
 * transparent (`__text`). What is still to be typed (`data-rest`) stands there, too, and cannot be seen, so that no
 * word jumps into the next line. Before it begins, after the end, and when it is stopped for good, all words are there
 * as they were; of lines that take each other's place the last one stays.
 *
 * @param words  Words with line breaks.
 * @param typing How they are typed.
 * @param signal Ends it.
 * @return Call it with whether it is wanted, and whether it may go on now.
 */
export function typing(
	words: HTMLElement,
	{ replace, interval = 100, delay = 1500, loop }: Typing,
	signal: AbortSignal
): ( wanted: boolean, plays: boolean ) => void {
	const original = [ ...words.childNodes ];
	const lines = linesOf( words ).map( charactersOf );
	let timer: ReturnType< typeof setTimeout > | undefined;
	let isOver = false;
	let line = 0;
	let typed = 0;

	const rows = lines.map( () => span( '' ) );
	// Only what is different is written: each change of a row is laid out anew, within the copy alone (see the style).
	const show = () =>
		lines.forEach( ( characters, index ) => {
			const { classList, dataset } = rows[ index ]!;
			const isCurrent = index === line;
			const before = index < line && ! replace ? characters.length : 0;
			const count = isCurrent ? typed : before;
			classList.toggle( 'is-current', isCurrent && ! isOver );
			dataset.typed = characters.slice( 0, count ).join( '' );
			dataset.rest = characters.slice( count ).join( '' );
		} );
	const end = () => {
		clearTimeout( timer );
		timer = undefined;
		line = typed = 0;
		words.replaceChildren( ...original );
	};
	const step = () => {
		const characters = lines[ line ]!;
		const isWhole = typed === characters.length;
		if ( isWhole && line === lines.length - 1 && ! loop ) {
			isOver = true;
			// The last of lines that take each other's place stays alone.
			if ( replace ) {
				show();
			} else {
				end();
			}
			timer = undefined;
			return;
		}
		if ( isWhole ) {
			line = ( line + 1 ) % lines.length;
			typed = 0;
		} else {
			typed++;
		}
		show();
		timer = setTimeout( step, typed === characters.length ? delay : interval );
	};

	const tell = ( wanted: boolean, plays: boolean ) => {
		if ( ! wanted ) {
			// Whoever starts it again wants to see it again.
			isOver = false;
			end();
		} else if ( ! plays ) {
			clearTimeout( timer );
			timer = undefined;
		} else if ( ! timer && ! isOver ) {
			if ( words.firstChild === original[ 0 ] ) {
				const text = span( 'eidan-typing__text' );
				text.append( ...original );
				const picture = span( 'eidan-typing__typed' );
				picture.ariaHidden = 'true';
				picture.append( ...rows );
				words.append( text, picture );
			}
			step();
		}
	};
	signal.addEventListener( 'abort', end );
	return tell;
}
