import { plain } from '../../view/plain';

/** An icon in the list that the server returns. */
export interface IconItem {
	/** Name with its source as a prefix, such as `eidan/compass`. */
	name: string;
	label: string;
	/** Further search words. */
	words: string;
	category: string;
	/** The complete SVG element, sanitized by the server. */
	svg: string;
}

/**
 * Finds the icons that match a search and a category. Each word of the search must be the beginning of a word in the
 * label, the name or the further search words. Accents and case are ignored.
 *
 * @param icons    Icons to search in.
 * @param search   Text that the author typed.
 * @param category Category of the icons; '' for all.
 */
export function findIcons( icons: IconItem[], search: string, category: string ): IconItem[] {
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
