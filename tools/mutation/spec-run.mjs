/**
 * Runs the tests that the specification names on changed copies of the source.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startSite } from '../site/site.mjs';
import { CHECKOUT } from '../site/state.mjs';
import { findWooCommerce } from '../site/woocommerce.mjs';
import { ORDER_TABLES } from '../site/order-tables.mjs';
import { changedSince } from '../test/git.mjs';
import { turnOfCommit } from '../test/shares.mjs';
import { runNamed } from './named.mjs';
import { WOOCOMMERCE, changed, chosen, isQuick, rowsOf, testsOf } from './rows.mjs';

/** Folders that the copy has as links, as nothing in them is changed. */
const LINKED = [ 'node_modules', 'vendor', 'build' ];

/** Folders that the copy does not need. */
const NOT_COPIED = [ '.git', '.cache', 'artifacts' ];

/**
 * @return {{ name: string, changes: import('./rows.mjs').Change[], tests: { file: string, title: string }[] }[]} All
 * rows. Some have nothing that could be changed.
 */
export function readRows() {
	const read = ( name ) => readFileSync( join( CHECKOUT, 'docs', name ), 'utf8' );
	const changes = JSON.parse( read( 'specification.json' ) );
	return rowsOf( read( 'specification.md' ) ).map( ( { name, cells } ) => ( {
		name,
		changes: changes[ name ] ?? [],
		tests: testsOf( cells.at( -1 ) ),
	} ) );
}

/** In the suite no row begins later: whose turn comes with another commit. */
const SUITE_SECONDS = 90;

/** @return {Promise<{ files: string[]|null, base: string }>} Paths that differ from the base, and what that is; null where git knows no base. */
async function changedFiles() {
	const { EIDAN_BASE } = process.env;
	return (
		( EIDAN_BASE && ( await changedSince( [ EIDAN_BASE ] ) ) ) ||
		( await changedSince( [ 'origin/main', 'main', 'HEAD~1' ], true ) ) || { files: null, base: '' }
	);
}

/** @return {string} Folder with a new copy of this checkout. */
function copy() {
	const folder = mkdtempSync( join( tmpdir(), 'eidan-spec-' ) );
	for ( const name of readdirSync( CHECKOUT ) ) {
		if ( LINKED.includes( name ) ) {
			symlinkSync( join( CHECKOUT, name ), join( folder, name ), 'junction' );
		} else if ( ! NOT_COPIED.includes( name ) ) {
			cpSync( join( CHECKOUT, name ), join( folder, name ), { recursive: true } );
		}
	}
	return folder;
}

/**
 * Returns a function that gives the folder of a WordPress with the copy as its plugin, '' where it needs WooCommerce
 * and there is none. Each is made when the first test needs it.
 *
 * @param {string}                   folder Folder of the copy.
 * @param {( line: string ) => void} say    Prints progress.
 */
function sitesOf( folder, say ) {
	const sites = {};
	return ( suite ) => {
		sites[ suite ] ??= ( async () => {
			const woocommerce = suite === 'shop' && ( await findWooCommerce( { say } ) );
			if ( suite === 'shop' && ! woocommerce ) {
				return '';
			}
			const site = await startSite( {
				name: `specification-${ suite }`,
				port: 0,
				wp: '',
				woocommerce: Boolean( woocommerce ),
				seed: woocommerce ? ORDER_TABLES : '',
				reset: true,
				say: () => {},
			} );
			await site.stop(); // Only the files of the site are needed.
			const plugin = join( site.root, 'wp-content/plugins/eidan' );
			rmSync( plugin );
			symlinkSync( folder, plugin, 'junction' );
			return site.root;
		} )();
		return sites[ suite ];
	};
}

/**
 * Says which named tests did not run and pass.
 *
 * @param {{ name: string, tests: { file: string, title: string }[] }[]} rows
 * @param {( test: { file: string, title: string } ) => string}         end  How a test ended.
 * @param {( line: string ) => void}                                    say
 * @return {number} How many.
 */
function sayEnds( rows, end, say ) {
	const bad = rows.flatMap( ( { name, tests } ) =>
		tests
			.filter( ( test ) => [ 'failed', 'absent' ].includes( end( test ) ) )
			.map( ( test ) => `${ name }: ${ test.file }: ${ test.title } – ${ end( test ) } as the source is` )
	);
	bad.forEach( ( line ) => say( line ) );
	return bad.length;
}

/**
 * Tries rows of the table: changes their numbers and runs their tests.
 *
 * @param {Object}                   options
 * @param {string}                   options.word        Only rows with that word in their name.
 * @param {boolean}                  options.onlyChanged Only rows whose source or test changed.
 * @param {( line: string ) => void} options.say
 * @return {Promise<{ found: number, survived: number, absent: number, without: number, lines: string[] }>} Counts, and what to say at the end; `absent` could not be tried and should have been, `without` needs WooCommerce.
 */
export async function provePart( { word, onlyChanged, say } ) {
	let rows = readRows().filter( ( { name } ) => name.toLowerCase().includes( word.toLowerCase() ) );
	if ( onlyChanged ) {
		const { files, base } = await changedFiles();
		const { few, why } = chosen( rows, files, base, await turnOfCommit() );
		rows = few;
		say( why );
	}
	const counts = { found: 0, survived: 0, absent: 0, without: 0, lines: [] };
	if ( rows.length === 0 ) {
		return { ...counts, lines: [ 'No row to try.' ] };
	}
	const began = Date.now();
	const folder = copy();
	try {
		const wordpress = sitesOf( folder, say );
		const end = await runNamed(
			rows.flatMap( ( { tests } ) => tests ),
			folder,
			wordpress
		);
		counts.absent += sayEnds( rows, end, say );
		for ( const [ index, { name, changes, tests } ] of rows.entries() ) {
			if ( onlyChanged && Date.now() - began > 1000 * SUITE_SECONDS ) {
				say( `${ SUITE_SECONDS } s are over: ${ rows.length - index } rows wait for another commit.` );
				rows.length = index;
				break;
			}
			const quick = tests.filter( isQuick );
			const able = quick.filter( ( test ) => end( test ) === 'passed' );
			const untried = quick.some( ( test ) => end( test ) === WOOCOMMERCE ) ? 'without' : 'absent';
			for ( const change of changes ) {
				const [ file, place, value ] = change;
				const path = join( folder, file );
				const text = readFileSync( path, 'utf8' );
				let result = able.length === quick.length && able.length > 0 ? 'survived' : untried;
				mkdirSync( dirname( path ), { recursive: true } );
				writeFileSync( path, changed( text, change ) );
				for ( const test of able ) {
					if ( ( await runNamed( [ test ], folder, wordpress ) )( test ) !== 'passed' ) {
						result = 'found';
						break;
					}
				}
				writeFileSync( path, text );
				counts[ result ]++;
				if ( result !== 'found' ) {
					say(
						`${ result === 'without' ? `without ${ WOOCOMMERCE }` : result }: ${ name }: ${ file }, ${ place } → ${ value }`
					);
				}
			}
		}
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}
	const { found, survived, absent, without } = counts;
	const seconds = Math.round( ( Date.now() - began ) / 1000 );
	return {
		...counts,
		lines: [
			`${ found } of ${ found + survived + absent + without } changes of ${ rows.length } rows found, ${ survived } survived, ${ absent } could not be tried, ${ without } need ${ WOOCOMMERCE }, which is not here, ${ seconds } s`,
		],
	};
}
