/** How the text is typed. */
export interface Typing {
	/** Whether each line replaces the one before. Otherwise it is added below. */
	replace?: unknown;
	/** Milliseconds between characters. Default: the specification's value. */
	interval?: number;
	/** Milliseconds that a complete line stays before the next one begins. */
	delay?: number;
	/** Whether it starts again after the last line. */
	loop?: unknown;
}

/** Splits text into characters as readers see them. A flag or an accented letter is one. */
const charactersOf = ( text: string ) => Array.from( new Intl.Segmenter().segment( text ), ( { segment } ) => segment );

/** Returns the lines of an element, split at its line breaks. */
export const linesOf = ( element: HTMLElement ): string[] =>
	[ ...element.childNodes ]
		.map( ( node ) => ( node.nodeName === 'BR' ? '\n' : ( node.textContent ?? '' ).replace( /\s+/g, ' ' ) ) )
		.join( '' )
		.split( '\n' );

const span = ( className: string ) => Object.assign( document.createElement( 'span' ), { className } );

/**
 * Types the text of an element.
 *
 * The original text stays in the page, for screen readers and to keep its space. It is transparent (`__text`). A copy
 * above it is typed (`__typed`): hidden from assistive technology, drawn by the style sheet from `data-typed`. The rest
 * of the line (`data-rest`) is there too but invisible, so that no word jumps to the next line. Before the start, at
 * the end, and after being stopped by the visitor the original text is restored. If lines replace each other, the last
 * line stays.
 *
 * @param words  Element with text and line breaks.
 * @param typing How the text is typed.
 * @param signal Stops it when aborted.
 * @return Call it with whether the visitor wants it, and whether it may run now.
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
	// Write only what has changed: each change of a row causes a layout, limited to the copy (see the style).
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
			// If lines replace each other, show only the last one.
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
			// After a restart by the visitor it is typed again.
			isOver = false;
			end();
		} else if ( ! plays ) {
			clearTimeout( timer );
			timer = undefined;
		} else if ( ! timer && ! isOver ) {
			if ( words.firstChild === original[ 0 ] ) {
				const text = span( 'eidan-typing__text' );
				text.append( ...original );
				const copy = span( 'eidan-typing__typed' );
				copy.ariaHidden = 'true';
				copy.append( ...rows );
				words.append( text, copy );
			}
			step();
		}
	};
	signal.addEventListener( 'abort', end );
	return tell;
}
