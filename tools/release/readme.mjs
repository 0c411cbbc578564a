/**
 * Reads readme.txt as wordpress.org does: https://wordpress.org/plugins/readme.txt and the directory's own parser.
 */

/** Limits of the directory: characters, and tags that a plugin's page shows. */
export const LIMITS = { shortDescription: 150, upgradeNotice: 300, tags: 5, sectionWords: 2500 };

/**
 * @param {string} text Part of a readme with `= Title =` lines.
 * @return {Record<string, string>} What follows each title.
 */
const parts = ( text ) =>
	Object.fromEntries(
		text
			.split( /^= (?=.+ =$)/m )
			.slice( 1 )
			.map( ( part ) => {
				const [ title, ...rest ] = part.split( '\n' );
				return [ title.replace( / =$/, '' ), rest.join( '\n' ).trim() ];
			} )
	);

/**
 * @param {string} text A readme.txt.
 * @return {{ name: string, headers: Record<string, string>, tags: string[], shortDescription: string, sections: Record<string, string>, changelog: Record<string, string>, upgradeNotice: Record<string, string>, faq: Record<string, string>, screenshots: string[] }}
 *         Its parts. What is not there is empty.
 */
export function parseReadme( text ) {
	const [ head, ...rest ] = text.split( /^== (?=[^=].* ==$)/m );
	const [ title, ...lines ] = head.trim().split( '\n' );
	const headers = Object.fromEntries(
		lines.flatMap( ( line ) => {
			const [ , name, value ] = /^([A-Z][\w ]+): (.+)$/.exec( line ) ?? [];
			return name ? [ [ name, value.trim() ] ] : [];
		} )
	);
	const sections = Object.fromEntries(
		rest.map( ( part ) => {
			const [ heading, ...body ] = part.split( '\n' );
			return [ heading.replace( / ==$/, '' ), body.join( '\n' ).trim() ];
		} )
	);
	return {
		name: /^=== (.+) ===$/.exec( title )?.[ 1 ] ?? '',
		headers,
		tags: ( headers.Tags ?? '' ).split( ',' ).map( ( tag ) => tag.trim() ),
		shortDescription: lines.join( '\n' ).trim().split( '\n\n' ).slice( 1 ).join( '\n\n' ),
		sections,
		changelog: parts( sections.Changelog ?? '' ),
		upgradeNotice: parts( sections[ 'Upgrade Notice' ] ?? '' ),
		faq: parts( sections[ 'Frequently Asked Questions' ] ?? '' ),
		screenshots: [ ...( sections.Screenshots ?? '' ).matchAll( /^\d+\. (.+)$/gm ) ].map(
			( [ , caption ] ) => caption
		),
	};
}
