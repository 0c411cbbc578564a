/**
 * Keeps what a release saves: docs/releasing.md, "The promise".
 *
 *     node tools/release/freeze.mjs
 *
 * It writes tests/fixtures/releases/<version>.json.gz. What a file has is not written over: a release is made once. Only
 * parts that it has not are added, as long as the version is the same.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { phpString } from '../site/script.mjs';
import { startSite } from '../site/site.mjs';
import { CHECKOUT } from '../site/state.mjs';
import { readBlocks } from '../types/write.mjs';

const BLOCKS = join( CHECKOUT, 'tests/fixtures/blocks' );
const FOLDER = join( CHECKOUT, 'tests/fixtures/releases' );
const PARTS = [ 'blocks', 'attributes', 'posts', 'options', 'columns', 'schema', 'changed', 'shop', 'looks' ];

const read = ( ...path ) => readFileSync( join( CHECKOUT, ...path ), 'utf8' );
const required = ( name ) => `return require ${ phpString( join( CHECKOUT, 'tools/release/php', name ) ) };`;

/** Markup of every block, by the name of its fixture. */
const blocks = () =>
	Object.fromEntries(
		readdirSync( BLOCKS )
			.sort()
			.map( ( name ) => [ name.replace( '.html', '' ), readFileSync( join( BLOCKS, name ), 'utf8' ) ] )
	);

/** Schemas of the attributes of every block, by its name. */
const attributes = () =>
	Object.fromEntries(
		Object.values( readBlocks( CHECKOUT ) ).map( ( { name, attributes: schemas } ) => [ name, schemas ] )
	);

/**
 * PHP that returns the looks of some markups.
 *
 * @param {string} file Path of a JSON file: markups by name.
 */
const looks = ( file ) => `
	require_once ${ phpString( join( CHECKOUT, 'tests/php/Releases/Look.php' ) ) };
	return Eidan\\Tests\\Releases\\Look::all( json_decode( file_get_contents( ${ phpString( file ) } ), true ) );
`;

/**
 * @param {Record<string, *>} kept What the file of the release has.
 * @return {Promise<Record<string, *>>} All parts, those that are kept as they are.
 */
async function partsOf( kept ) {
	const scratch = mkdtempSync( join( tmpdir(), 'eidan-freeze-' ) );
	const fresh = () => startSite( { name: 'freeze', port: 0, reset: true } );
	let plain = await fresh();
	const shop = await startSite( { name: 'freeze-shop', port: 0, reset: true, woocommerce: true } );
	try {
		const all = {
			blocks: blocks(),
			attributes: attributes(),
			...( await plain.php( required( 'demo.php' ) ) ),
			...( await plain.php( required( 'settings.php' ) ) ),
			shop: await shop.php( required( 'shop.php' ) ),
			...kept,
		};
		const markups = {
			...Object.fromEntries( all.posts.map( ( one ) => [ one.slug, one.content ] ) ),
			...all.blocks,
		};
		writeFileSync( join( scratch, 'markups.json' ), JSON.stringify( markups ) );
		// Images of the demo would be found by numbers that others have where the tests run.
		await plain.stop();
		plain = await fresh();
		return { ...all, looks: kept.looks ?? ( await plain.php( looks( join( scratch, 'markups.json' ) ) ) ) };
	} finally {
		await plain.stop();
		await shop.stop();
		rmSync( scratch, { recursive: true } );
	}
}

const { version } = JSON.parse( read( 'package.json' ) );
const file = join( FOLDER, `${ version }.json.gz` );
const kept = existsSync( file ) ? JSON.parse( gunzipSync( readFileSync( file ) ).toString() ) : {};
if ( PARTS.every( ( part ) => part in kept ) ) {
	console.error( `${ file } is there. What a release has saved does not change.` );
	process.exit( 1 );
}
const saved = await partsOf( kept );
mkdirSync( FOLDER, { recursive: true } );
writeFileSync( file, gzipSync( JSON.stringify( { version, ...saved } ), { level: 9 } ) );
console.log(
	`${ file }: ${ Object.keys( saved.blocks ).length } blocks, ${ saved.posts.length } posts, ` +
		`${ saved.shop.posts.length } of the shop, ${ saved.shop.orders.length } orders`
);
