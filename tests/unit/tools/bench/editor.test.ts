import { ofCore, ofOurs } from '../../../../tools/bench/editor/content.mjs';

/** Names of the blocks of a page, without those inside others. */
function namesOf( content: string ): string[] {
	const names: string[] = [];
	let depth = 0;
	for ( const [ , closes, name, single ] of content.matchAll( /<!-- (\/)?wp:([\w/-]+)[^>]*?(\/)?-->/g ) ) {
		if ( closes ) {
			depth--;
			continue;
		}
		if ( depth === 0 ) {
			names.push( name! );
		}
		depth += single ? 0 : 1;
	}
	return names;
}

it( 'opens pages of forty blocks, of WordPress and of ours', () => {
	const [ core, ours ] = [ namesOf( ofCore() ), namesOf( ofOurs() ) ];
	expect( core ).toHaveLength( 40 );
	expect( core.filter( ( name ) => name.startsWith( 'eidan/' ) ) ).toEqual( [] );
	expect( ours.filter( ( name ) => name.startsWith( 'eidan/' ) ) ).toHaveLength( 39 );
} );
