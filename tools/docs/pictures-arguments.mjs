/** Where `npm start` serves the demo, if nothing else is said. */
const BASE = 'http://127.0.0.1:8888';

/**
 * Reads the arguments of `npm run pictures`.
 *
 * @param {string[]} args Kinds, an address, slugs and options, in any order.
 * @param {string[]} all  Kinds that there are.
 * @return {{ kinds: string[], rest: string[] }} Kinds that are taken, by default all. Then the address and what follows.
 */
export function split( args, all ) {
	const kinds = all.filter( ( kind ) => args.includes( kind ) );
	const base = args.find( ( value ) => /^https?:/.test( value ) ) ?? BASE;
	const rest = args.filter( ( value ) => ! all.includes( value ) && value !== base );
	return { kinds: kinds.length ? kinds : all, rest: [ base, ...rest ] };
}
