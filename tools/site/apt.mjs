/**
 * Reads packages of other Debian releases (suites) than the machine's own. The machine's package system is not changed:
 * apt gets a private configuration, which uses the machine's mirror and changes only the suite.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, which } from './run.mjs';

/** Suites of Debian, newest first. The first one with a suitable version is taken. */
const SUITES = [ 'unstable', 'testing', 'stable', 'oldstable' ];

/** Debian's whole keyring, as a newer suite may be signed with newer keys. */
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/**
 * @param {string} uris What `apt-get update --print-uris` prints: what apt would fetch of all sources of the machine.
 * @return {string} Address of the main archive of Debian; "" if it is not among them. Security updates, backports and
 *                  archives of other projects do not count.
 */
export const mainArchive = ( uris ) => /^'(\S+\/debian)\/+dists\/[a-z]+\/(?:In)?Release'/m.exec( uris )?.[ 1 ] ?? '';

/**
 * @return {Promise<string>} Address of the mirror that this machine uses.
 * @throws {Error} Why Debian's packages cannot be read here.
 */
async function mirror() {
	if ( ! which( 'apt-get' ) || ! which( 'dpkg' ) ) {
		throw new Error( 'not a Debian machine' );
	}
	const { stdout } = await run( 'apt-get', [ 'update', '--print-uris' ], { check: false } );
	const archive = mainArchive( stdout );
	if ( ! archive ) {
		throw new Error( 'no Debian archive in the apt sources' );
	}
	return archive;
}

/**
 * Opens a suite of Debian, to ask for versions and to unpack packages.
 *
 * @param {string} archive Address of the archive.
 * @param {string} suite   Name of the suite: "unstable", "stable" …
 */
async function openSuite( archive, suite ) {
	const folder = mkdtempSync( join( tmpdir(), 'eidan-apt-' ) );
	process.once( 'exit', () => rmSync( folder, { recursive: true, force: true } ) );
	const path = ( ...parts ) => join( folder, ...parts );
	for ( const part of [ 'lists/partial', 'archives/partial', 'parts' ] ) {
		mkdirSync( path( part ), { recursive: true } );
	}
	const signed = existsSync( KEYRING ) ? `[signed-by=${ KEYRING }] ` : '';
	writeFileSync( path( 'sources.list' ), `deb ${ signed }${ archive } ${ suite } main\n` );
	writeFileSync( path( 'status' ), '' );
	writeFileSync(
		path( 'apt.conf' ),
		[
			`Dir::Etc::sourcelist "${ path( 'sources.list' ) }";`,
			`Dir::Etc::sourceparts "${ path( 'parts' ) }";`,
			`Dir::Etc::preferencesparts "${ path( 'parts' ) }";`,
			`Dir::State::lists "${ path( 'lists' ) }";`,
			`Dir::State::status "${ path( 'status' ) }";`,
			`Dir::Cache "${ folder }";`,
			`Dir::Cache::archives "${ path( 'archives' ) }";`,
			'APT::Sandbox::User "root";',
			'Acquire::Languages "none";',
			'Acquire::Retries "2";',
			'Acquire::http::Timeout "30";',
			'',
		].join( '\n' )
	);
	const env = { ...process.env, APT_CONFIG: path( 'apt.conf' ), LC_ALL: 'C' };
	await run( 'apt-get', [ 'update', '-qq' ], { env } );

	return {
		/**
		 * @param {string} name
		 * @return {Promise<string>} Version of the package in the suite; "" if the suite does not have it.
		 */
		async version( name ) {
			const { stdout } = await run( 'apt-cache', [ 'policy', name ], { env } );
			const version = /Candidate:\s*(\S+)/.exec( stdout )?.[ 1 ] ?? '';
			return version === '(none)' ? '' : version;
		},
		/**
		 * Downloads packages and unpacks all of them into one folder.
		 *
		 * @param {string[]} names
		 * @param {string}   root
		 */
		async unpack( names, root ) {
			const cwd = join( root, '.packages' );
			mkdirSync( cwd );
			await run( 'apt-get', [ 'download', '-qq', ...names ], { env, cwd } );
			for ( const file of readdirSync( cwd ) ) {
				await run( 'dpkg', [ '-x', join( cwd, file ), root ] );
			}
		},
	};
}

/** Suites that were opened, by name: reading the list of a suite takes longer than its packages. */
const suites = new Map();

/**
 * Takes packages from the newest suite that has them.
 *
 * @template T
 * @param {string[]}                          names Packages. The first one decides.
 * @param {( version: string ) => boolean}    fits  Whether that version of it is wanted.
 * @param {( root: string, version: string, suite: string ) => Promise<T>} keep Called with the folder where they are
 *        unpacked, which is removed afterwards.
 * @param {( share: number ) => void}         [progress] Called with the part that is done, from 0 to 1.
 * @return {Promise<T>} What it returned.
 * @throws {Error} If no suite has them. The message says what each has.
 */
export async function fromDebian( names, fits, keep, progress = () => {} ) {
	const archive = await mirror();
	const seen = [];
	for ( const suite of SUITES ) {
		const root = mkdtempSync( join( tmpdir(), 'eidan-debian-' ) );
		try {
			progress( 0.1 );
			suites.set( suite, suites.get( suite ) ?? openSuite( archive, suite ) );
			const packages = await suites.get( suite );
			const version = await packages.version( names[ 0 ] );
			if ( version && fits( version ) ) {
				progress( 0.4 );
				await packages.unpack( names, root );
				progress( 0.7 );
				return await keep( root, version, suite );
			}
			seen.push( `${ suite }: ${ version || 'none' }` );
		} catch ( error ) {
			seen.push( `${ suite }: ${ error.message.split( '\n' ).pop() }` );
		} finally {
			rmSync( root, { recursive: true, force: true } );
		}
	}
	throw new Error( `no fitting ${ names[ 0 ] } (${ seen.join( ', ' ) })` );
}
