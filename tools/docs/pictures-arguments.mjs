/** Where `npm start` serves the demo, if nothing else is said. */
const BASE = 'http://127.0.0.1:8888';

/**
 * Reads the arguments of `npm run pictures`.
 *
 * @param {string[]} args Kinds, an address, slugs and options, in any order.
 * @param {string[]} all  Kinds that there are.
 * @return {{ kinds: string[], rest: string[], sheets: string[] }} Kinds that are taken, by default all; the address
 *                                                              and slugs; the option `--sheets` with its folder.
 */
export function split( args, all ) {
	const kinds = all.filter( ( kind ) => args.includes( kind ) );
	const base = args.find( ( value ) => /^https?:/.test( value ) ) ?? BASE;
	const option = args.indexOf( '--sheets' );
	const sheets = option < 0 ? [] : args.slice( option, option + 2 );
	const slugs = args.filter( ( value ) => ! [ ...all, base, ...sheets ].includes( value ) );
	return { kinds: kinds.length ? kinds : all, rest: [ base, ...slugs ], sheets };
}
