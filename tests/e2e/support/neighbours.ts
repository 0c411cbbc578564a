/**
 * A site on which other people's plugins are switched on one after the other.
 */
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { Neighbour } from '../../../tools/neighbours/neighbours.mjs';
import { noPlugin } from '../../../tools/site/others.mjs';
import { mustUse } from './must-use';
import { folderOf, isThere, leftOut } from './needs';
import { setUpOf } from './neighbour-set-ups';

/** Where the plugin is, as PHP names it. */
export const CHECKOUT = join( __dirname, '../../..' );

/** Our main file, as WordPress names it. */
export const EIDAN = 'eidan/plugin.php';

/** The parts of a site that this file uses. */
export interface NeighbourSite {
	url: string;
	root: string;
	log: string;
	php: < T = unknown >( code: string ) => Promise< T >;
	stop: () => Promise< void >;
}

const list = ( files: string[] ) => `array( ${ files.map( ( file ) => JSON.stringify( file ) ).join( ', ' ) } )`;

/** What the Plugins screen has loaded: some plugins need more of it than the functions for plugins. */
const PLUGINS = `require_once ABSPATH . 'wp-admin/includes/admin.php';`;

/**
 * Lays the folder of a plugin into a site.
 *
 * @param site The site.
 * @param slug Name that the folder has there.
 * @param path The folder.
 */
export const lay = ( { root }: Pick< NeighbourSite, 'root' >, slug: string, path: string ): void => {
	const link = join( root, 'wp-content/plugins', slug );
	rmSync( link, { recursive: true, force: true } );
	symlinkSync( path, link, 'junction' );
};

/**
 * Switches plugins on, as the Plugins screen does.
 *
 * @param site  The site.
 * @param files Their main files, such as `polylang/polylang.php`.
 * @return What could not be switched on, with the reason.
 */
export const switchOn = ( site: Pick< NeighbourSite, 'php' >, files: string[] ): Promise< string[] > =>
	swap( site, files, [] );

/**
 * Switches plugins on, and then others off, in one request.
 *
 * @param site The site.
 * @param on   Main files of those that come.
 * @param off  Main files of those that go.
 * @return What could not be switched on, with the reason.
 */
export const swap = ( site: Pick< NeighbourSite, 'php' >, on: string[], off: string[] ): Promise< string[] > =>
	site.php< string[] >( `${ PLUGINS }
		$failed = array();
		foreach ( ${ list( on ) } as $file ) {
			$result = activate_plugin( $file );
			if ( is_wp_error( $result ) ) { $failed[] = "$file: " . $result->get_error_message(); }
		}
		deactivate_plugins( ${ list( off ) } );
		return $failed;` );

/**
 * Switches plugins off.
 *
 * @param site  The site.
 * @param files Their main files.
 */
export const switchOff = ( site: Pick< NeighbourSite, 'php' >, files: string[] ): Promise< unknown > =>
	site.php( `${ PLUGINS } deactivate_plugins( ${ list( files ) } );` );

/**
 * Lets a browser with the cookie `eidan-forms` have plugins that are off for others.
 *
 * @param site  The site.
 * @param files Further files of this folder that become must-use plugins.
 */
export const switchable = async ( { php }: Pick< NeighbourSite, 'php' >, files: string[] = [] ): Promise< void > => {
	for ( const file of [ 'form-plugins.php', ...files ] ) {
		await php( mustUse( `eidan-${ file }`, readFileSync( join( __dirname, file ), 'utf8' ) ) );
	}
};

/**
 * A fixture: a site of its own for all tests of a worker.
 *
 * @param options Options of startSite(). The port is added to the first port of the tests.
 * @return What `test.extend()` takes.
 */
export const siteFixture = ( { port, ...options }: { name: string; port: number; [ option: string ]: unknown } ) =>
	[
		async ( {}: object, use: ( site: NeighbourSite ) => Promise< void > ) => {
			const { startSite } = await import( '../../../tools/site/site.mjs' );
			const site = ( await startSite( {
				...options,
				port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + port,
				reset: true,
			} ) ) as NeighbourSite;
			try {
				await use( site );
			} finally {
				await site.stop();
			}
		},
		{ scope: 'worker' },
	] as [ ( args: object, use: ( site: NeighbourSite ) => Promise< void > ) => Promise< void >, { scope: 'worker' } ];

/**
 * Collects what goes wrong in a page's scripts, and answers that are no answers.
 *
 * @param page  The page.
 * @param paths Parts of addresses whose errors are not counted: the other plugins' own files. Repositories lack those
 *              that a release is built with, and a plugin that is laid out by a link may ask for them where it really is.
 * @return The errors, as they come.
 */
export const watch = ( page: Page, paths: string[] = [] ): string[] => {
	const errors: string[] = [];
	page.on( 'pageerror', ( error ) => errors.push( String( error.stack ?? error ) ) );
	page.on( 'console', ( message ) => {
		const { url } = message.location();
		// What another plugin asks of its own hosts is refused here.
		const isOther =
			/ERR_NAME_NOT_RESOLVED|favicon/.test( message.text() ) || paths.some( ( path ) => url.includes( path ) );
		if ( message.type() === 'error' && ! isOther ) {
			errors.push( `${ message.text() } (${ url })` );
		}
	} );
	return errors;
};

/**
 * @param site The site.
 * @return Lines of its log that are about Eidan, and errors that end a request.
 */
export const complaints = ( { log }: NeighbourSite ): string[] =>
	readFileSync( log, { encoding: 'utf8', flag: 'a+' } )
		.split( '\n' )
		.filter(
			( line ) =>
				/PHP (?:Fatal|Parse)/.test( line ) ||
				[ `${ CHECKOUT }/`, 'plugins/eidan/', 'Eidan\\' ].some( ( ours ) => line.includes( ours ) )
		);

/** Plugins that are on, set up and at work. */
export interface Beside {
	/** Parts of addresses of their own files. */
	paths: string[];
	/** Whether one of them keeps whole pages. */
	keepsPages: boolean;
	/** Fails unless each does its work on a page. */
	work: ( url: string ) => Promise< void >;
}

/**
 * Finds those of a round that are there. The summary names each that is left out.
 *
 * @param round Rows of the table, one of which the test needs by `needOneOf()`.
 * @return The plugins with their folders.
 */
export const present = async ( round: Neighbour[] ) => {
	const found: { slug: string; file: string; path: string }[] = [];
	for ( const { slug, main } of round ) {
		const reason = ( await setUpOf( slug ).missing?.() ) || ( isThere( slug ) ? '' : noPlugin( slug ) );
		if ( reason ) {
			leftOut( reason );
		} else {
			found.push( { slug, file: `${ slug }/${ main }`, path: folderOf( slug ) } );
		}
	}
	test.skip( found.length === 0, 'none of these plugins can be tried on this machine' );
	return found;
};

/**
 * Has plugins on, set up as on their owners' sites, while a story is told.
 *
 * @param site  The site.
 * @param found The plugins, from present().
 * @param tell  The story.
 */
export const beside = async (
	site: NeighbourSite,
	found: Awaited< ReturnType< typeof present > >,
	tell: ( plugins: Beside ) => Promise< void >
): Promise< void > => {
	const files = found.map( ( { file } ) => file );
	const setUps = found.map( ( { slug } ) => setUpOf( slug ) );
	const after: ( () => Promise< unknown > )[] = [];
	found.forEach( ( { slug, path } ) => lay( site, slug, path ) );
	writeFileSync( site.log, '' );
	try {
		expect( await switchOn( site, files ) ).toEqual( [] );
		for ( const { begin } of setUps ) {
			after.push( ( await begin?.( site ) ) ?? ( async () => {} ) );
		}
		await tell( {
			paths: found.flatMap( ( { slug, path } ) => [ path, `/wp-content/plugins/${ slug }/` ] ),
			keepsPages: setUps.some( ( { keepsPages } ) => keepsPages ),
			work: async ( url ) => {
				for ( const { works } of setUps ) {
					await works?.( site, url );
				}
			},
		} );
	} finally {
		lay( site, 'eidan', CHECKOUT );
		await swap( site, [ EIDAN ], files );
		for ( const takeDown of after ) {
			await takeDown();
		}
	}
};
