import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { OLDEST_WOOCOMMERCE } from '../../../tools/site/versions.mjs';
import { openInside } from '../support/inside';
import { addSwitches } from '../support/switches';
import { SHOP } from './shop';

/** What tests know about the site of their project. */
export interface SiteFacts {
	url: string;
	root: string;
	log: string;
	wordpress: string;
	/** WooCommerce's version; '' if the site has no WooCommerce. */
	woocommerce: string;
	/** The key to run PHP on the site (support/inside.ts). */
	key: string;
}

/** Path of the file that keeps the cookies of a project's logged-in administrator. */
export const stateFile = ( project: string ): string =>
	join( __dirname, '..', '..', '..', '.cache', 'e2e', `${ project }.json` );

/**
 * Returns the reason why tests of the shop are skipped if there is no WooCommerce.
 *
 * @param metadata Metadata of the Playwright project.
 */
export const noShop = ( { woocommerce }: FullConfig[ 'projects' ][ number ][ 'metadata' ] ): string =>
	woocommerce === 'oldest'
		? `there is no WooCommerce ${ OLDEST_WOOCOMMERCE }: name its folder in EIDAN_WOOCOMMERCE_OLD`
		: 'there is no WooCommerce: name its folder in EIDAN_WOOCOMMERCE';

/** Name of the environment variable that passes a project's `SiteFacts` to the workers. */
export const factsVariable = ( project: string ): string => `EIDAN_E2E_${ project.toUpperCase() }`;

/**
 * Logs in without a browser and returns the cookies, as Playwright's `storageState` takes them.
 *
 * @param url      Address of the site.
 * @param user     User name.
 * @param password Password of the user.
 */
export async function logIn( url: string, user = 'admin', password = 'password' ) {
	const response = await fetch( `${ url }/wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: {
			'Content-Type': 'application/x-www-form-urlencoded',
			Cookie: 'wordpress_test_cookie=WP%20Cookie%20check',
		},
		body: new URLSearchParams( { log: user, pwd: password, testcookie: '1' } ),
	} );
	const cookies = response.headers.getSetCookie().map( ( line ) => {
		const [ pair = '', ...attributes ] = line.split( ';' );
		const at = pair.indexOf( '=' );
		const path = attributes.find( ( text ) => /^\s*path=/i.test( text ) )?.split( '=' )[ 1 ];
		return {
			name: pair.slice( 0, at ),
			value: pair.slice( at + 1 ),
			domain: new URL( url ).hostname,
			path: path ?? '/',
			expires: -1,
			httpOnly: true,
			secure: false,
			sameSite: 'Lax' as const,
		};
	} );
	if ( ! cookies.some( ( { name } ) => name.startsWith( 'wordpress_logged_in' ) ) ) {
		throw new Error( `The log-in of ${ user } failed with ${ response.status }.` );
	}
	return { cookies, origins: [] };
}

/**
 * Returns PHP that imports the demo, if the plugin of the site can do so. Test pages get a header without our blocks;
 * the header of the demo has its own test in demo.spec.ts.
 *
 * @param bare PHP that stores the header without our blocks.
 */
const seed = ( bare: string ) => `
wp_set_current_user( 1 );
${ bare }
if ( class_exists( 'Eidan\\\\Demo\\\\Importer' ) ) {
	\\Eidan\\Demo\\Importer::import( true );
}
`;

/** PHP that switches off the welcome guide and the pattern picker, which would cover an empty page in the editor. */
const PREFERENCES = `
update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', array(
	'core'           => array( 'enableChoosePatternModal' => false ),
	'core/edit-post' => array( 'welcomeGuide' => false ),
	'core/edit-site' => array( 'welcomeGuide' => false, 'welcomeGuideStyles' => false, 'welcomeGuidePage' => false, 'welcomeGuideTemplate' => false ),
	'_modified'      => gmdate( 'c' ),
) );
`;

/**
 * Starts a site for each chosen project. Returns a function that stops all of them.
 *
 * @param config Playwright's configuration.
 */
export default async function globalSetup( config: FullConfig ): Promise< () => Promise< void > > {
	const { startSite } = await import( '../../../tools/site/site.mjs' );
	const chosen = process.argv.flatMap( ( arg, index, all ) => {
		if ( arg.startsWith( '--project=' ) ) {
			return [ arg.slice( 10 ) ];
		}
		return arg === '--project' ? [ all[ index + 1 ] ] : [];
	} );
	const { BARE_PARTS } = await import( '../../../tools/site/bare.mjs' );
	/** PHP that fills the site of a project, by the project's name. */
	const seeds: Record< string, string > = { newest: seed( BARE_PARTS ), shop: SHOP, 'shop-oldest': SHOP };
	const { ORDER_TABLES } = await import( '../../../tools/site/order-tables.mjs' );
	const { findWooCommerce } = await import( '../../../tools/site/woocommerce.mjs' );
	const sites: { stop: () => Promise< void > }[] = [];
	const isChosen = ( name: string ) => chosen.length === 0 || chosen.includes( name );
	/** Chosen projects that use the site of another project. */
	const guests = config.projects.filter( ( { name, metadata } ) => metadata.site && isChosen( name ) );
	/** Projects that have their own site. Each gets its own ports, so all sites start at the same time. */
	const hosts = config.projects.filter(
		( { name, metadata } ) =>
			! metadata.site && ( isChosen( name ) || guests.some( ( guest ) => guest.metadata.site === name ) )
	);
	const serve = async ( { name, metadata }: FullConfig[ 'projects' ][ number ], port: number ) => {
		const release = metadata.woocommerce === 'oldest' ? 'oldest' : 'newest';
		if ( metadata.woocommerce && ! ( await findWooCommerce( { release } ) ) ) {
			// The tests of this project are skipped, each with this reason.
			console.log( `${ name }: ${ noShop( metadata ).toUpperCase() }; its tests are skipped.` );
			return;
		}
		const site = await startSite( {
			name: `e2e-${ name }`,
			port,
			wp: metadata.wp,
			// With EIDAN_KEEP=1 the site of the last run is used again, which is quicker.
			reset: ! process.env.EIDAN_KEEP,
			seed: seeds[ name ] ?? '',
			woocommerce: metadata.woocommerce,
			say: ( line: string ) => console.log( line ),
		} );
		sites.push( site );
		for ( const [ plugin, reason ] of Object.entries( site.failed ) ) {
			throw new Error( `${ plugin } cannot be switched on: ${ reason }` );
		}
		await site.php( PREFERENCES );
		await addSwitches( site );
		if ( site.woocommerce ) {
			await site.php( ORDER_TABLES );
		}
		const facts: SiteFacts = {
			url: site.url,
			root: site.root,
			log: site.log,
			wordpress: site.wordpress,
			woocommerce: site.woocommerce,
			key: await openInside( site.root ),
		};
		mkdirSync( join( stateFile( name ), '..' ), { recursive: true } );
		const loggedIn = JSON.stringify( await logIn( site.url ) );
		for ( const project of [
			name,
			...guests.filter( ( guest ) => guest.metadata.site === name ).map( ( guest ) => guest.name ),
		] ) {
			process.env[ factsVariable( project ) ] = JSON.stringify( facts );
			writeFileSync( stateFile( project ), loggedIn );
		}
		console.log(
			`${ name }: WordPress ${ site.wordpress }${ site.woocommerce ? `, WooCommerce ${ site.woocommerce },` : '' } at ${ site.url }`
		);
	};
	const first = Number( process.env.EIDAN_TEST_PORT || 8950 );
	const started = await Promise.allSettled( hosts.map( ( host, index ) => serve( host, first + 5 * index ) ) );
	const failed = started.find( ( result ) => result.status === 'rejected' );
	if ( failed ) {
		await Promise.all( sites.map( ( site ) => site.stop() ) );
		throw failed.reason;
	}
	return async () => {
		await Promise.all( sites.map( ( site ) => site.stop() ) );
	};
}
