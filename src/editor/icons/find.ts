/** An icon as the server lists it. */
export interface IconEntry {
	/** Name with its source, such as `eidan/compass`. */
	name: string;
	label: string;
	/** More words to find it by. */
	words: string;
	category: string;
	/** Whole SVG, cleaned by the server. */
	svg: string;
}

const plain = ( text: string ) => text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();

/**
 * The icons that match a search and a category. Every word of the search has to begin a word of the label, the name
 * or the further words; accents and case do not count.
 *
 * @param icons    All icons.
 * @param search   What the author typed.
 * @param category Only this one; '' = all.
 */
export function findIcons( icons: IconEntry[], search: string, category: string ): IconEntry[] {
	const wanted = plain( search ).split( /\s+/ ).filter( Boolean );
	return icons.filter( ( icon ) => {
		if ( category && icon.category !== category ) {
			return false;
		}
		const words = plain( `${ icon.label } ${ icon.words } ${ icon.name.split( '/' )[ 1 ] ?? '' }` ).split(
			/[\s_-]+/
		);
		return wanted.every( ( part ) => words.some( ( word ) => word.startsWith( part ) ) );
	} );
}
