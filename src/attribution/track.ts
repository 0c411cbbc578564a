/** One page view: from the stored cookies to the new ones and the data. */
import { domainOf, next } from './next';
import { type Name, NAMES, ORDER, PREFIX, pack, read, show } from './record';
import { isBot } from './session';
import { seal } from './text';
import type { Jar, Options, Result, SbjsData, Visit, Write } from './types';

export { parseOptions } from './options';
export { fieldsOf } from './fields';
export { NAMES };

export const track = ( options: Options, jar: Jar, visit: Visit ): Result => {
	const old = read( jar );
	const data = {} as SbjsData;
	const writes: Write[] = [];
	const counts = ! visit.ignored && ! isBot( visit.userAgent );
	const texts = counts ? next( options, visit, old ) : old;
	const values = ORDER.map( ( name ) => pack( name, texts[ name ], options ) );

	if ( counts ) {
		const put = ( name: string, value: string, minutes: number ) =>
			writes.push( { name: PREFIX + name, value, minutes, domain: options.isolate ? '' : domainOf( options, visit ) } );
		const missing = ( name: Name ) => visit.shadowed || ! old[ name ];
		// In short cookies the first source is not written until it differs from the current one.
		const first = ! options.compact || values[ 0 ] !== values[ 1 ] || values[ 2 ] !== values[ 3 ];
		if ( first && ( visit.shadowed || ! jar[ PREFIX + 'migrations' ] ) ) {
			put( 'migrations', seal( '1418474375998=1', options.base64 ), options.lifetime );
		}
		ORDER.forEach( ( name, index ) => {
			const value = values[ index ];
			if (
				value &&
				( missing( name ) || /^(current|session|udata)$/.test( name ) || ( name === 'current_add' && texts.found ) ) &&
				( first || ! /^first/.test( name ) )
			) {
				put( name, value, name === 'session' ? options.session : options.lifetime );
			}
		} );
	}
	for ( const name of ORDER ) {
		data[ name ] = show( texts[ name ] );
	}
	return { removals: visit.shadowed && counts ? NAMES : [], writes, data };
};
