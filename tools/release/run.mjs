/**
 * Makes a release: docs/releasing.md.
 *
 *     npm run release -- [<version>|major|minor|patch] [--dry-run] [--no-story] [--out <folder>]
 *                    [--over <zip of the release before>]
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../site/run.mjs';
import { CHECKOUT } from '../site/state.mjs';
import { CURRENT_WORDPRESS, OLDEST_WORDPRESS } from '../site/versions.mjs';
import { writeZip } from '../site/zip.mjs';
import { billOf } from './bill.mjs';
import { contents, filesIn } from './contents.mjs';
import { licenceOf, packagesOf, unlicensedMedia, unlicensedPackages } from './licences.mjs';
import { sizesOf, tooBig } from './size.mjs';
import { hasVersion, lacks, stamp, versionOf } from './version.mjs';

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		'dry-run': { type: 'boolean', default: false },
		'no-story': { type: 'boolean', default: false },
		over: { type: 'string', default: '' },
		out: { type: 'string', default: join( CHECKOUT, 'artifacts', 'release' ) },
	},
} );
const isDry = values[ 'dry-run' ];
const out = isDry ? mkdtempSync( join( tmpdir(), 'eidan-release-' ) ) : resolve( values.out );
const say = ( line ) => console.log( line );
const read = ( path ) => readFileSync( join( CHECKOUT, path ), 'utf8' );
const git = async ( ...args ) => ( await run( 'git', args, { cwd: CHECKOUT } ) ).stdout.trim();
const node = ( ...args ) => run( process.execPath, args, { cwd: CHECKOUT } );

/**
 * Ends with what is wrong.
 *
 * @param {string[]} faults One sentence each.
 */
function refuse( faults ) {
	if ( faults.length ) {
		throw new Error( faults.map( ( fault ) => `– ${ fault }` ).join( '\n' ) );
	}
}

/** The texts of the translations, if there is a checker: it ends with an error where one is incomplete. */
async function checkTranslations() {
	const checker = join( CHECKOUT, 'tools', 'translations.mjs' );
	const has = existsSync( checker ) && filesIn( CHECKOUT, 'languages' ).some( ( path ) => path.endsWith( '.po' ) );
	const { code, stdout, stderr } = has
		? await run( process.execPath, [ checker, 'check', '--strict' ], { cwd: CHECKOUT, check: false } )
		: { code: 0, stdout: '', stderr: '' };
	refuse( code === 0 ? [] : [ `Translations are incomplete:\n${ ( stdout + stderr ).trim() }` ] );
	say( has ? 'Translations: complete' : 'Translations: none yet' );
}

/** Packages and media that are shipped. Returns the packages. */
function checkLicences() {
	const { packages: locked } = JSON.parse( read( 'package-lock.json' ) );
	const code = [ 'src', 'blocks' ]
		.flatMap( ( folder ) => filesIn( CHECKOUT, folder ) )
		.filter( ( path ) => /\.tsx?$/.test( path ) )
		.map( read );
	const packages = packagesOf( code, locked );
	const media = [ 'images', 'films' ].flatMap( ( folder ) =>
		readdirSync( join( CHECKOUT, 'assets/demo', folder ) ).sort()
	);
	refuse( [
		...unlicensedPackages( packages, locked ),
		...unlicensedMedia( media, read( 'assets/demo/CREDITS.md' ) ),
	] );
	say( `Licences: ${ packages.length } packages, ${ media.length } files of media` );
	return packages.map( ( path ) => ( {
		name: path.replace( /^.*node_modules\//, '' ),
		version: locked[ path ].version,
		license: licenceOf( path, locked ),
		integrity: locked[ path ].integrity ?? '',
	} ) );
}

/** Puts the version everywhere. Returns the paths that it changed, or would change. */
function stampAll( version ) {
	const paths = [
		'plugin.php',
		'readme.txt',
		'package.json',
		'package-lock.json',
		...filesIn( CHECKOUT, 'blocks' ),
		...filesIn( CHECKOUT, 'tools/new-block/template' ),
	];
	return paths.filter( hasVersion ).filter( ( path ) => {
		const before = read( path );
		const after = stamp( path, before, version );
		if ( before !== after && ! isDry ) {
			writeFileSync( join( CHECKOUT, path ), after );
		}
		return before !== after;
	} );
}

/** The zip, made twice. Returns its bytes. */
function pack() {
	const [ once, twice ] = [ writeZip( contents( CHECKOUT ) ), writeZip( contents( CHECKOUT ) ) ];
	refuse( once.equals( twice ) ? [] : [ 'The zip differs when it is made twice.' ] );
	refuse( tooBig( once.length ) );
	say( sizesOf( once ).join( '\n' ) );
	return once;
}

async function stories( zip, version ) {
	const { needBrowser, needPhp } = await import( '../test/prerequisites.mjs' );
	refuse( [ await needPhp(), await needBrowser() ].filter( Boolean ) );
	const { chromium } = await import( '@playwright/test' );
	const { browsers } = await import( '../test/browsers.mjs' );
	const { tell } = await import( './story.mjs' );
	const { tellUpgrade } = await import( './upgrade.mjs' );
	const before = values.over && resolve( values.over );
	const { quick: executablePath } = browsers();
	const browser = await chromium.launch( { ...( executablePath && { executablePath } ), args: [ '--no-sandbox' ] } );
	try {
		const port = Number( process.env.EIDAN_TEST_PORT || 8950 );
		for ( const [ index, wp ] of [ OLDEST_WORDPRESS, CURRENT_WORDPRESS ].entries() ) {
			const story = { zip, version, wp, browser, say };
			await tell( { ...story, port: port + 1 + index } );
			if ( before ) {
				await tellUpgrade( { ...story, before, port: port + 3 + index } );
			}
		}
		if ( ! before ) {
			say( 'Not tried over the release before it: --over names its zip.' );
		}
	} finally {
		await browser.close();
	}
}

async function release() {
	const { version: current } = JSON.parse( read( 'package.json' ) );
	const version = versionOf( current, positionals[ 0 ] ?? '' );
	say( `Eidan Blocks ${ version }${ isDry ? ', a rehearsal' : '' }` );
	const changed = await git( 'status', '--porcelain' );
	refuse( changed && ! isDry ? [ `The tree is not clean:\n${ changed }` ] : [] );
	const faults = lacks( version, {
		changelog: read( 'CHANGELOG.md' ),
		readme: read( 'readme.txt' ),
		newest: CURRENT_WORDPRESS,
	} );
	if ( isDry ) {
		faults.forEach( ( fault ) => say( `It would be refused: ${ fault }` ) );
	} else {
		refuse( faults );
	}
	const frozen = `tests/fixtures/releases/${ version }.json.gz`;
	if ( ! existsSync( join( CHECKOUT, frozen ) ) ) {
		say( `Not kept yet: ${ frozen }. Run node tools/release/freeze.mjs once the version is stamped.` );
	}
	await checkTranslations();
	const shipped = checkLicences();
	const stamped = stampAll( version );
	say(
		stamped.length ? `Version ${ version } in ${ stamped.length } files` : `Version ${ version } stands everywhere`
	);
	if ( ! isDry ) {
		await node( 'tools/build.mjs' );
	}
	const archive = pack();
	const sum = createHash( 'sha256' ).update( archive ).digest( 'hex' );
	const date = await git( 'log', '-1', '--format=%cI' );
	const { stdout: bill } = await run( 'npm', [ 'sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx' ], {
		cwd: CHECKOUT,
	} );
	mkdirSync( out, { recursive: true } );
	const zip = join( out, 'eidan.zip' );
	writeFileSync( zip, archive );
	writeFileSync( `${ zip }.sha256`, `${ sum }  eidan.zip\n` );
	writeFileSync( join( out, 'eidan.cdx.json' ), billOf( bill, shipped, date, sum ) );
	say( `${ sum }  ${ zip }` );
	if ( ! values[ 'no-story' ] ) {
		await stories( zip, isDry ? current : version );
	}
}

try {
	await release();
} catch ( error ) {
	console.error( `No release:\n${ error.message }` );
	process.exitCode = 1;
}
