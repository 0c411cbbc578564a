import { readdirSync, readFileSync } from 'fs';
import { fill, KINDS, names, placeOf } from '../../../../tools/new-block/names.mjs';

const TEMPLATES = 'tools/new-block/template';

const values = names( 'my-new-block', '' );

const filesOf = ( kind: string ): string[] => [
	...( KINDS[ kind ]?.files ?? [] ),
	...readdirSync( `${ TEMPLATES }/${ kind }` ).map( ( file ) => `${ kind }/${ file }` ),
];

it( 'makes all names from the slug', () => {
	expect( values ).toEqual( {
		slug: 'my-new-block',
		title: 'My new block',
		Pascal: 'MyNewBlock',
		keyword: 'block',
	} );
	expect( names( 'icon', 'Glyph' ).title ).toBe( 'Glyph' );
} );

it.each( [
	[ 'fixture.html', 'tests/fixtures/blocks/my-new-block.html' ],
	[ 'Class.php.template', 'blocks/my-new-block/MyNewBlock.php' ],
	[ 'look.ts', 'blocks/my-new-block/look.ts' ],
] )( 'puts %s to %s', ( file, place ) => {
	expect( placeOf( file, values ) ).toBe( place );
} );

it( 'has a folder of templates for every kind, and a kind for every folder', () => {
	expect( readdirSync( TEMPLATES ).sort() ).toEqual( [ ...Object.keys( KINDS ), 'shared' ].sort() );
} );

describe.each( Object.keys( KINDS ) )( 'a %s block', ( kind ) => {
	const files = filesOf( kind );
	const made = files.map( ( file ) => placeOf( file.split( '/' )[ 1 ] ?? '', values ) );
	const json = JSON.parse( fill( readFileSync( `${ TEMPLATES }/${ kind }/block.json`, 'utf8' ), values ) );

	it( 'leaves no placeholder', () => {
		const left = files.filter( ( file ) =>
			/%[a-z]+%/i.test( fill( readFileSync( `${ TEMPLATES }/${ file }`, 'utf8' ), values ) )
		);
		expect( left ).toEqual( [] );
	} );

	it( 'has a class where PHP prints it, and HTML of its own where it is saved', () => {
		const isSaved = [ 'static', 'completed' ].includes( kind );
		expect( made.includes( 'blocks/my-new-block/save.tsx' ) ).toBe( isSaved );
		expect( made.includes( 'blocks/my-new-block/MyNewBlock.php' ) ).toBe( kind !== 'static' );
		expect( json.eidanRender ).toBe( kind === 'static' ? undefined : true );
	} );

	it( 'is named in the guide and in the usage of the tool', () => {
		const option = kind === 'static' ? 'static (no option)' : `\`-- --${ kind }\``;
		expect( readFileSync( 'docs/adding-a-block.md', 'utf8' ) ).toContain( `| ${ option } |` );
		if ( kind !== 'static' ) {
			expect( readFileSync( 'tools/new-block.mjs', 'utf8' ) ).toContain( `--${ kind }` );
		}
	} );
} );
