/**
 * Headers and footers that have the same markup on many pages. Tab goes through them on one page. On the others it goes
 * from their first stop right to their last one.
 */
import type { Page } from '@playwright/test';

/** Stops in a header or footer, as positions among its elements, by its markup and the key. */
export type Walked = Map< string, number[] >;

interface Part {
	/** Its markup, and where it stands. */
	key: string;
	part: Element;
	elements: Element[];
}

declare global {
	interface Window {
		eidanParts: Part[];
	}
}

/**
 * Finds the header and the footer of a page, before the focus changes them.
 *
 * @param page The page, just loaded.
 */
export const findParts = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		window.eidanParts = [ ...document.querySelectorAll( ':is(header, footer).wp-block-template-part' ) ].map(
			( part ) => {
				const elements = [ ...part.querySelectorAll( '*' ) ];
				return {
					key: [
						innerWidth,
						// WordPress numbers some classes by what stands before.
						part.outerHTML.replace( /\b(wp-elements-|wp-container-|is-style-[a-z-]+--)\d+/g, '$1' ),
						// What is fixed in it, as this may depend on the page.
						...[ part, ...elements ].map( ( element ) => getComputedStyle( element ).position ),
					].join( ' ' ),
					part,
					elements,
				};
			}
		);
	} );

/**
 * Lets a walk pass over what was walked already.
 *
 * @param page   The page after `findParts()` and `begin()`.
 * @param key    The key that is pressed.
 * @param walked What was walked already.
 */
export const skip = async ( page: Page, key: string, walked: Walked ): Promise< void > => {
	const keys = await page.evaluate( () => window.eidanParts.map( ( part ) => part.key ) );
	await page.evaluate(
		( known ) => {
			const { eidanWalk: walk, eidanParts: parts } = window;
			walk.onStop = ( element ) => {
				for ( const [ index, { elements } ] of parts.entries() ) {
					const stops = known[ index ]?.map( ( at ) => elements[ at ]! ) ?? [];
					const last = stops.at( -1 );
					if ( element !== stops[ 0 ] || ! ( last instanceof HTMLElement ) || last === element ) {
						continue;
					}
					last.focus( { focusVisible: true } as FocusOptions );
					if ( document.activeElement === last ) {
						walk.stops.push( ...stops.slice( 1 ) );
					} else {
						// It cannot have the focus by itself, so every stop has to be walked.
						( element as HTMLElement ).focus( { focusVisible: true } as FocusOptions );
					}
				}
			};
		},
		keys.map( ( part ) => walked.get( `${ key } ${ part }` ) )
	);
};

/**
 * Remembers what was walked in the header and the footer.
 *
 * @param page   The page, at the end of the presses.
 * @param key    The key that was pressed.
 * @param walked What was walked already. It grows.
 */
export const remember = async ( page: Page, key: string, walked: Walked ): Promise< void > => {
	const found = await page.evaluate( () => {
		const { stops } = window.eidanWalk;
		return window.eidanParts.map( ( { key: markup, part, elements } ) => ( {
			markup,
			at: stops
				// By then the header may have more elements than at first: it is walked again on the next page.
				.filter( ( stop ) => part.contains( stop ) )
				.map( ( stop ) => elements.indexOf( stop ) ),
		} ) );
	} );
	for ( const { markup, at } of found ) {
		if ( at.length && ! at.includes( -1 ) ) {
			walked.set( `${ key } ${ markup }`, at );
		}
	}
};
