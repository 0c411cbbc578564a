/**
 * Reads packages of other Debian releases (suites) than the machine's own. The machine's package system is not changed:
 * apt gets a private configuration, which uses the machine's mirror and changes only the suite.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, which } from './run.mjs';

/**
 * @typedef {Object} AptSource
 * @property {string}   uri
 * @property {string[]} suites
 * @property {string[]} components
 * @property {string}   signedBy   Path of the keyring; "" if there is none.
 */

/**
 * @param {string} text Content of a file in the one-line format (*.list).
 * @return {AptSource[]} Its sources of binary packages.
 */
export function parseListSources( text ) {
	return text
		.split( '\n' )
		.map( ( line ) => /^\s*deb\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+([^#]+)/.exec( line ) )
		.filter( Boolean )
		.map( ( [ , options = '', uri, rest ] ) => {
			const [ suite, ...components ] = rest.trim().split( /\s+/ );
			return {
				uri,
				suites: [ suite ],
				components,
				signedBy: /signed-by=(\S+)/.exec( options )?.[ 1 ] ?? '',
			};
		} );
}

/**
 * @param {string} text Content of a file in the deb822 format (*.sources).
 * @return {AptSource[]} Its sources of binary packages.
 */
export function parseDeb822Sources( text ) {
	const withoutComments = text
		.split( '\n' )
		.filter( ( line ) => ! line.startsWith( '#' ) )
		.join( '\n' );
	const found = [];
	for ( const stanza of withoutComments.split( /\n\s*\n/ ) ) {
		const fields = {};
		let last = '';
		for ( const line of stanza.split( '\n' ) ) {
			const field = /^([A-Za-z0-9-]+):\s*(.*)$/.exec( line );
			if ( field ) {
				last = field[ 1 ].toLowerCase();
				fields[ last ] = field[ 2 ].trim();
			} else if ( last && /^\s/.test( line ) ) {
				fields[ last ] += `\n${ line.trim() }`;
			}
		}
		const words = ( name ) => ( fields[ name ] ?? '' ).split( /\s+/ ).filter( Boolean );
		if ( ! words( 'types' ).includes( 'deb' ) || /^(no|false|0)$/i.test( fields.enabled ?? '' ) ) {
			continue;
		}
		const signedBy = fields[ 'signed-by' ] ?? '';
		for ( const uri of words( 'uris' ) ) {
			found.push( {
				uri,
				suites: words( 'suites' ),
				components: words( 'components' ),
				// A key that is written in the file itself cannot be used here.
				signedBy: signedBy.includes( '\n' ) ? '' : signedBy,
			} );
		}
	}
	return found;
}

/**
 * @param {AptSource[]} sources
 * @return {AptSource|undefined} The main archive of Debian among them. Security updates, backports and archives of
 *                               other projects do not count.
 */
export function mainArchive( sources ) {
	return sources.find(
		( { uri, suites, components } ) =>
			components.includes( 'main' ) &&
			/\/debian\/?$/.test( uri ) &&
			suites.some( ( suite ) => /^[a-z]+$/.test( suite ) )
	);
}

/**
 * @param {string} folder Folder with apt's configuration.
 * @return {AptSource[]} All package sources of this machine.
 */
export function machineSources( folder = '/etc/apt' ) {
	const found = [];
	const read = ( path ) => readFileSync( path, 'utf8' );
	const list = join( folder, 'sources.list' );
	if ( existsSync( list ) ) {
		found.push( ...parseListSources( read( list ) ) );
	}
	const parts = join( folder, 'sources.list.d' );
	for ( const name of existsSync( parts ) ? readdirSync( parts ).sort() : [] ) {
		if ( name.endsWith( '.list' ) ) {
			found.push( ...parseListSources( read( join( parts, name ) ) ) );
		} else if ( name.endsWith( '.sources' ) ) {
			found.push( ...parseDeb822Sources( read( join( parts, name ) ) ) );
		}
	}
	return found;
}

/**
 * @return {string} Why Debian's packages cannot be read here; "" if they can.
 */
export function whyNoApt() {
	if ( ! which( 'apt-get' ) || ! which( 'dpkg' ) ) {
		return 'not a Debian machine';
	}
	return mainArchive( machineSources() ) ? '' : 'no Debian archive in the apt sources';
}

/**
 * Opens a suite of Debian, to ask for versions and to unpack packages.
 *
 * @param {string} suite  Name of the suite: "unstable", "stable" …
 * @param {string} folder Folder for temporary files. The caller removes it.
 */
export async function openSuite( suite, folder ) {
	const archive = mainArchive( machineSources() );
	const path = ( ...parts ) => join( folder, ...parts );
	for ( const part of [ 'lists/partial', 'archives/partial', 'parts', 'downloads' ] ) {
		mkdirSync( path( part ), { recursive: true } );
	}
	// Use Debian's whole keyring, as a newer suite may be signed with newer keys.
	const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';
	const signedBy = existsSync( keyring ) ? keyring : archive.signedBy;
	writeFileSync(
		path( 'sources.list' ),
		`deb ${ signedBy ? `[signed-by=${ signedBy }] ` : '' }${ archive.uri } ${ suite } main\n`
	);
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
			const cwd = path( 'downloads' );
			await run( 'apt-get', [ 'download', '-qq', ...names ], { env, cwd } );
			for ( const file of readdirSync( cwd ) ) {
				await run( 'dpkg', [ '-x', join( cwd, file ), root ] );
				rmSync( join( cwd, file ) );
			}
		},
	};
}
