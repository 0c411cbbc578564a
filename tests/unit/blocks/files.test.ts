import { existsSync, readdirSync, readFileSync } from 'fs';
import { pascal } from '../../../tools/test/block-files.mjs';
import { namedModules } from '../../../tools/view-modules.cjs';

/** Files that a block's folder may have. docs/adding-a-block.md says what belongs in each. */
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
	'view.ts',
	'transforms.ts',
	'variations.ts',
	'deprecated.ts',
	'style.scss',
	'editor.scss',
	'README.md',
];

/** Files that every block has. */
const ALWAYS = [ 'block.json', 'attributes.ts', 'attributes.php', 'index.ts', 'edit.tsx', 'icon.tsx', 'README.md' ];

/** What a file has to export for the other files of its folder, if it exists. */
const EXPORTS: Record< string, RegExp > = {
	'edit.tsx': /^export default function Edit\(/m,
	'save.tsx': /^export default function save\(/m,
	'inspector.tsx': /^export (function|const) Inspector\b/m,
	'toolbar.tsx': /^export (function|const) Toolbar\b/m,
	'placeholder.tsx': /^export (function|const) Empty\b/m,
	'icon.tsx': /^export const icon\b/m,
	'transforms.ts': /^export const transforms\b/m,
	'variations.ts': /^export const variations\b/m,
};

/** Components that have a file of their own and must not be defined in edit.tsx. */
const ROLES: Record< string, string > = {
	'inspector.tsx': 'Inspector',
	'toolbar.tsx': 'Toolbar',
	'placeholder.tsx': 'Empty',
};

/** What a block has of its own beside: classes, hooks, styles of single looks, what its view and its editor do. */
const OWN = /^(?:[A-Z]\w+\.php|use-[a-z-]+\.tsx?|styles|view|editor)$/;

const isKnown = ( file: string ) => NAMES.includes( file ) || OWN.test( file );

const TEMPLATES = 'tools/new-block/template';

const blocks = readdirSync( 'blocks' ).filter( ( slug ) => existsSync( `blocks/${ slug }/block.json` ) );

/** The parts of block.json that this file uses. */
interface Metadata {
	name: string;
	parent?: string[];
	editorScript: string;
	eidanRender?: boolean;
	eidanHooks?: [ string, string, number ][];
	viewScriptModule?: string | string[];
}

const metadataOf = Object.fromEntries(
	blocks.map( ( slug ) => [ slug, JSON.parse( readFileSync( `blocks/${ slug }/block.json`, 'utf8' ) ) as Metadata ] )
);

/** Names of functions in look.ts that return what an element gets. */
const LOOKS = /(^c|C)lassesOf$|(^s|S)tyleOf$|(^l|L)ookOf$/;

const modulesOf = ( slug: string ) => [ metadataOf[ slug ]?.viewScriptModule ?? [] ].flat();

/** Returns all blocks that a block can only stand in, the nearest first. */
const parentsOf = ( slug: string ): string[] =>
	( metadataOf[ slug ]?.parent ?? [] )
		.map( ( name ) => name.replace( 'eidan/', '' ) )
		.flatMap( ( parent ) => [ parent, ...parentsOf( parent ) ] );

const scriptsIn = ( folder: string ) => readdirSync( folder ).filter( ( file ) => /\.tsx?$/.test( file ) );

/** Returns source without comments, as these may name what the code must not. */
const codeOf = ( file: string ) => readFileSync( file, 'utf8' ).replace( /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '' );

/** Matches a class name that is made from an attribute. This is allowed in look.ts only. */
const MADE_LOOK = /\b(?:is|has)-(?:[a-z]+-)*\$\{/;

const looksElsewhere = ( folder: string ) =>
	scriptsIn( folder ).filter( ( file ) => file !== 'look.ts' && MADE_LOOK.test( codeOf( `${ folder }/${ file }` ) ) );

describe.each( blocks )( 'the folder of %s', ( slug ) => {
	const folder = `blocks/${ slug }`;
	const files = readdirSync( folder );
	const has = ( file: string ) => files.includes( file );

	it( 'has the file names of all blocks', () => {
		const others = files
			.filter( ( file ) => ! isKnown( file ) )
			.map(
				( file ) =>
					`${ folder }/${ file } is none of the file names of docs/adding-a-block.md: let it join one of those, or move it to a folder in src/editor or src/view.`
			);
		expect( others ).toEqual( [] );
		expect( ALWAYS.filter( ( file ) => ! has( file ) ) ).toEqual( [] );
	} );

	it( 'has in each file what others look for there', () => {
		const wrong = files.filter(
			( file ) => EXPORTS[ file ]?.test( readFileSync( `${ folder }/${ file }`, 'utf8' ) ) === false
		);
		expect( wrong ).toEqual( [] );
		const astray = scriptsIn( folder ).flatMap( ( file ) =>
			Object.entries( ROLES ).filter(
				( [ home, name ] ) =>
					file !== home &&
					new RegExp( `\\b(function|const) ${ name }\\b` ).test( codeOf( `${ folder }/${ file }` ) )
			)
		);
		expect( astray ).toEqual( [] );
	} );

	it( 'is saved or printed by PHP, as block.json says', () => {
		const printed = has( `${ pascal( slug ) }.php` );
		expect( has( 'save.tsx' ) || printed ).toBe( true );
		expect( metadataOf[ slug ]?.eidanRender ).toBe( printed ? true : undefined );
		expect( modulesOf( slug ).includes( 'file:./view.ts' ) ).toBe( has( 'view.ts' ) );
	} );

	it( 'registers its block, and no other', () => {
		const index = readFileSync( `${ folder }/index.ts`, 'utf8' );
		expect( index.match( /\bregister(?=<|\()/g ) ).toHaveLength( 1 );
		expect( index ).toMatch( /\bregister(< \w+ >)?\( metadata,/ );
		expect( index ).toContain( "import metadata from './block.json';" );
	} );

	it( 'imports of other blocks only those that stand in it, and what transforms are from and to', () => {
		const foreign = scriptsIn( folder ).flatMap( ( file ) =>
			Array.from(
				readFileSync( `${ folder }/${ file }`, 'utf8' ).matchAll(
					/(?:from|import) '\.\.\/([a-z-]+)(?:\/[a-z./-]+)?'/g
				),
				( [ , other = '' ] ) => ( { file, other } )
			).filter( ( { other } ) => file !== 'transforms.ts' && ! parentsOf( other ).includes( slug ) )
		);
		expect( foreign ).toEqual( [] );
	} );

	it( 'makes its look in look.ts', () => {
		expect( looksElsewhere( folder ) ).toEqual( [] );
		const exported = has( 'look.ts' ) ? codeOf( `${ folder }/look.ts` ) : '';
		const names = Array.from(
			exported.matchAll( /^export (?:function|const) (\w*)/gm ),
			( [ , name = '' ] ) => name
		);
		expect( names.filter( ( name ) => /class|style|look/i.test( name ) && ! LOOKS.test( name ) ) ).toEqual( [] );
	} );
} );

it.each( blocks.filter( ( slug ) => parentsOf( slug ).length ) )(
	'%s comes with the script of what it stands in',
	( slug ) => {
		const top = parentsOf( slug ).at( -1 );
		expect( metadataOf[ slug ]?.editorScript ).toBe( `eidan-${ top }-editor-script` );
		expect( readFileSync( `blocks/${ top }/index.ts`, 'utf8' ) ).toContain( `import '../${ slug }';` );
	}
);

it.each( blocks.filter( ( slug ) => existsSync( `blocks/${ slug }/view.ts` ) ) )(
	'view.ts of %s joins what is in src/view, in 40 lines at most',
	( slug ) => {
		const file = `blocks/${ slug }/view.ts`;
		const statements = codeOf( file ).match( /^[a-z]+\b/gm ) ?? [];
		expect( statements.filter( ( word ) => ! [ 'import', 'interface', 'type' ].includes( word ) ) ).toEqual( [
			'define',
		] );
		expect( readFileSync( file, 'utf8' ).split( '\n' ).length ).toBeLessThanOrEqual( 41 );
	}
);

const sourceOf = ( ...folders: string[] ) =>
	folders
		.flatMap( ( folder ) =>
			readdirSync( folder, { recursive: true, encoding: 'utf8' } ).map( ( file ) => `${ folder }/${ file }` )
		)
		.filter( ( file ) => /\.(php|tsx?)$/.test( file ) )
		.map( ( file ) => readFileSync( file, 'utf8' ) )
		.join( '\n' );

it( 'a module of its own in src/view has a reason to be loaded by its name', () => {
	const named = [ ...new Set( blocks.flatMap( modulesOf ).filter( ( id ) => id.startsWith( '@eidan/' ) ) ) ];
	const elsewhere = sourceOf( 'includes', 'src' );
	const without = named.filter( ( id ) => {
		const users = blocks.filter( ( slug ) => modulesOf( slug ).includes( id ) );
		const [ user = '' ] = users;
		const save = `blocks/${ user }/save.tsx`;
		return ! (
			users.length > 1 ||
			modulesOf( user ).length > 1 ||
			elsewhere.includes( `${ id }'` ) ||
			// What gets data from PHP has a name for it.
			JSON.stringify( metadataOf[ user ]?.eidanHooks )?.includes( `script_module_data_${ id }` ) ||
			// Inner blocks have elements of their own, for which a view.ts would be loaded.
			( existsSync( save ) && readFileSync( save, 'utf8' ).includes( 'InnerBlocks' ) )
		);
	} );
	const files = namedModules( process.cwd() );
	expect( named.filter( ( id ) => ! files[ id.replace( '@eidan/', '' ) ] ) ).toEqual( [] );
	expect( without ).toEqual( [] );
} );

describe.each( readdirSync( TEMPLATES ) )( 'templates of new blocks: %s', ( kind ) => {
	const folder = `${ TEMPLATES }/${ kind }`;

	it( 'follow the same rules', () => {
		const files = readdirSync( folder ).filter(
			( file ) => ! [ 'fixture.html', 'Class.php.template' ].includes( file )
		);
		expect( files.filter( ( file ) => ! isKnown( file.replace( /\.template$/, '' ) ) ) ).toEqual( [] );
		expect(
			files.filter(
				( file ) => EXPORTS[ file ]?.test( readFileSync( `${ folder }/${ file }`, 'utf8' ) ) === false
			)
		).toEqual( [] );
		expect( looksElsewhere( folder ) ).toEqual( [] );
	} );
} );

it( 'docs/adding-a-block.md names all of them', () => {
	const guide = readFileSync( 'docs/adding-a-block.md', 'utf8' );
	expect( NAMES.filter( ( name ) => ! guide.includes( `\`${ name }\`` ) ) ).toEqual( [] );
} );
