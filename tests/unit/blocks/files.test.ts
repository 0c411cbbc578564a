import { existsSync, readdirSync, readFileSync } from 'fs';

/** What a block's folder may hold; docs/adding-a-block.md says what belongs into each. */
const NAMES = [
	'block.json',
	'attributes.ts',
	'attributes.php',
	'index.ts',
	'edit.tsx',
	'inspector.tsx',
	'toolbar.tsx',
	'placeholder.tsx',
	'icon.tsx',
	'sample.ts',
	'look.ts',
	'save.tsx',
	'render.php',
	'view.ts',
	'transforms.ts',
	'variations.ts',
	'deprecated.ts',
	'style.scss',
	'editor.scss',
	'README.md',
];

const isKnown = ( file: string ) => NAMES.includes( file ) || /^use-[a-z-]+\.tsx?$/.test( file );

const blocks = readdirSync( 'blocks' ).filter( ( slug ) => existsSync( `blocks/${ slug }/block.json` ) );

describe.each( blocks )( 'the folder of %s', ( slug ) => {
	it( 'has the file names of all blocks', () => {
		const others = readdirSync( `blocks/${ slug }` )
			.filter( ( file ) => ! isKnown( file ) )
			.map(
				( file ) =>
					`blocks/${ slug }/${ file } is none of the file names of docs/adding-a-block.md: let it join one of those, or move it to a folder in src/editor or src/view.`
			);
		expect( others ).toEqual( [] );
	} );

	it( 'has the render.php of all blocks, or none', () => {
		const file = `blocks/${ slug }/render.php`;
		if ( existsSync( file ) ) {
			expect( `${ file }\n${ readFileSync( file, 'utf8' ) }` ).toBe(
				`${ file }\n${ readFileSync( 'tools/new-block/template/shared/render.php.template', 'utf8' ) }`
			);
		}
	} );
} );

it( 'docs/adding-a-block.md names all of them', () => {
	const guide = readFileSync( 'docs/adding-a-block.md', 'utf8' );
	expect( NAMES.filter( ( name ) => ! guide.includes( `\`${ name }\`` ) ) ).toEqual( [] );
} );
