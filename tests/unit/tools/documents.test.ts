/**
 * What README, CONTRIBUTING and the documents name is there: files, headings, commands.
 *
 * @jest-environment node
 */
import { globSync } from 'fast-glob';
import { existsSync, readFileSync } from 'fs';
import { dirname, join, normalize } from 'path';

const ROOT = join( __dirname, '../../..' );

const read = ( path: string ) => readFileSync( join( ROOT, path ), 'utf8' );

const documents = globSync( [ '*.md', '{blocks,docs,src,tests,tools}/**/*.md' ], {
	cwd: ROOT,
	ignore: [ 'tools/new-block/**', '**/node_modules/**', '**/vendor/**' ],
} ).sort();

const withoutCode = ( markdown: string ) => markdown.replace( /^```[^]*?^```/gm, '' ).replace( /`[^`\n]*`/g, '' );

/** The anchor that GitHub gives a heading. */
const anchorOf = ( heading: string ) =>
	heading
		.replace( /\[([^\]]*)\]\([^)]*\)/g, '$1' )
		.toLowerCase()
		.replace( /[^\p{L}\p{N}\s_-]/gu, '' )
		.trim()
		.replace( /\s/g, '-' );

const anchorsOf = ( path: string ) =>
	[ ...read( path ).matchAll( /^#+ (.+)$/gm ) ].map( ( [ , heading ] ) => anchorOf( heading! ) );

/** Links of a document that lead nowhere. */
const deadLinks = ( path: string ) =>
	[ ...withoutCode( read( path ) ).matchAll( /\]\(([^)\s]+)\)/g ) ]
		.map( ( [ , target ] ) => target! )
		.filter( ( target ) => ! /^(?:https?|mailto):/.test( target ) )
		.filter( ( target ) => {
			const [ file = '', anchor ] = target.split( '#' );
			const full = file ? normalize( join( dirname( path ), file ) ) : path;
			return ! existsSync( join( ROOT, full ) ) || ( anchor && ! anchorsOf( full ).includes( anchor ) );
		} );

/** Paths of the checkout in code, such as `src/view/list/index.ts`; not with a name of the reader's own in them. */
const missingPaths = ( path: string ) =>
	[ ...read( path ).matchAll( /`((?:blocks|docs|includes|patterns|src|tests|tools)\/[\w./-]+)`/g ) ]
		.map( ( [ , named ] ) => named! )
		.filter( ( named ) => ! /my-|My[A-Z]|example/.test( named ) && ! existsSync( join( ROOT, named ) ) );

/** Where a class or a room may be, by its name with slashes: a block's classes are in the block's folder. */
const placesOf = ( name: string ) => {
	const [ , block = '', own = block ] = /^Blocks\/(\w+)(?:\/(\w+))?$/.exec( name ) ?? [];
	const slug = block.replace( /\B[A-Z]/g, '-$&' ).toLowerCase();
	return [ `includes/${ name }.php`, `includes/${ name }`, ...( block ? [ `blocks/${ slug }/${ own }.php` ] : [] ) ];
};

/** Classes and rooms of the plugin in code, such as `Page\\Anchors`, with or without `Eidan` in front. */
const missingClasses = ( path: string ) =>
	[ ...read( path ).matchAll( /`\\?(?:Eidan\\)?([A-Z]\w+(?:\\[A-Z]\w+)+)(?:::\w+\(\))?`/g ) ]
		.map( ( [ , name ] ) => name!.replaceAll( '\\', '/' ) )
		.filter( ( name ) => existsSync( join( ROOT, 'includes', name.split( '/' )[ 0 ]! ) ) )
		.filter( ( name ) => name !== 'Blocks/MyBlock' )
		.filter( ( name ) => ! placesOf( name ).some( ( place ) => existsSync( join( ROOT, place ) ) ) );

const missingScripts = ( path: string ) => {
	const { scripts } = JSON.parse( read( 'package.json' ) );
	return [ ...read( path ).matchAll( /npm run ([a-z][\w:-]*)/g ) ]
		.map( ( [ , name ] ) => name! )
		.filter( ( name ) => ! ( name in scripts ) );
};

describe( 'documents', () => {
	it( 'are found', () => expect( documents.length ).toBeGreaterThan( 50 ) );

	it.each( documents )( '%s names what is there', ( path ) => {
		expect( {
			links: deadLinks( path ),
			paths: missingPaths( path ),
			classes: missingClasses( path ),
			scripts: missingScripts( path ),
		} ).toEqual( {
			links: [],
			paths: [],
			classes: [],
			scripts: [],
		} );
	} );

	it( 'are all in the list of the README', () => {
		const readme = read( 'README.md' );
		expect(
			documents.filter( ( path ) => path.startsWith( 'docs/' ) && ! readme.includes( `(${ path })` ) )
		).toEqual( [] );
	} );
} );
