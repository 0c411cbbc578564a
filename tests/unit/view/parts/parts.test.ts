import { sync as globSync } from 'fast-glob';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { loadPart as LoadPart } from '../../../../src/view/parts';

const ROOT = join( __dirname, '../../../..' );

let loadPart: typeof LoadPart;

beforeEach( async () => {
	jest.resetModules();
	document.head.innerHTML = '<script type="importmap">{"imports":{"@eidan/other":"/other.js"}}</script>';
	( { loadPart } = await import( '../../../../src/view/parts' ) );
} );

/** Returns the errors that were logged in the console. */
const errors = () => {
	expect( console ).toHaveErrored();
	return jest
		.mocked( console.error )
		.mock.calls.map( ( [ error ] ) => ( { name: error.name, message: error.message, type: error.type } ) );
};

describe( 'a part that loads later', () => {
	it( 'is given', async () => {
		expect( await loadPart( 'x', async () => ( { part: 1 } ) ) ).toEqual( { part: 1 } );
	} );

	it( 'is undefined if it cannot be loaded, and is tried once more', async () => {
		const load = jest.fn().mockRejectedValueOnce( new TypeError( 'no' ) ).mockResolvedValueOnce( { part: 1 } );
		expect( await loadPart( 'x', load ) ).toBeUndefined();
		expect( errors() ).toEqual( [
			{ name: 'ChunkLoadError', message: 'Loading chunk x failed', type: 'missing' },
		] );
		expect( await loadPart( 'x', load ) ).toEqual( { part: 1 } );
	} );

	it( 'is given up when it has failed twice', async () => {
		const load = jest.fn().mockRejectedValue( new TypeError( 'no' ) );
		await loadPart( 'x', load );
		await loadPart( 'x', load );
		expect( await loadPart( 'x', load ) ).toBeUndefined();
		expect( load ).toHaveBeenCalledTimes( 2 );
		expect( errors() ).toHaveLength( 2 );
	} );

	it( 'is an error if its file cannot be loaded', async () => {
		await loadPart( 'other', () => Promise.reject( new TypeError( 'offline' ) ) );
		expect( errors()[ 0 ]!.type ).toBe( 'error' );
	} );

	it( 'is waited for two minutes', async () => {
		let timeout = 0;
		let late = { onabort: () => {} };
		AbortSignal.timeout = ( milliseconds: number ) => {
			timeout = milliseconds;
			late = { onabort: () => {} };
			return late as unknown as AbortSignal;
		};
		const part = loadPart( 'other', () => new Promise( () => {} ) );
		late.onabort();
		expect( await part ).toBeUndefined();
		expect( timeout ).toBe( 120000 );
		expect( errors()[ 0 ]!.type ).toBe( 'timeout' );
	} );
} );

it( 'is how every part comes that loads later, the loader of parts and modules that wait among them', () => {
	const bare = globSync( [ 'src/view/**/*.ts', 'blocks/*/view.ts', 'blocks/*/view/**' ], {
		cwd: ROOT,
		// Declarations load nothing.
		ignore: [ '**/test/**', '**/*.d.ts' ],
	} ).flatMap( ( file ) =>
		[
			...readFileSync( join( ROOT, file ), 'utf8' ).matchAll(
				/^.*\bimport\( ?(?:[^'\n]*'@eidan\/([\w-]+)')?.*$/gm
			),
		]
			.filter(
				( [ line, name ] ) =>
					! line.includes( `loadPart( '${ name }', () => import( '@eidan/${ name }' ) )` ) &&
					! line.includes( `late( '@eidan/${ name }', () => import( '@eidan/${ name }' ) )` ) &&
					! line.includes( 'late( id, () => import( /* webpackIgnore: true */ again' ) &&
					! line.includes( '#again' )
			)
			.map( ( [ line ] ) => `${ file }: ${ line.trim() }` )
	);
	expect( bare ).toEqual( [] );
} );
