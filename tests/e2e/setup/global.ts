import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { OLDEST_WOOCOMMERCE } from '../../../tools/site/versions.mjs';
import { SHOP } from './shop';

/** What tests learn of the site of their project. */
export interface SiteFacts {
	url: string;
	root: string;
	log: string;
	wordpress: string;
	/** Release of its WooCommerce, '' without one. */
	woocommerce: string;
}

/** Where the log-in of a project's administrator is kept. */
export const stateFile = ( project: string ): string =>
	join( __dirname, '..', '..', '..', '.cache', 'e2e', `${ project }.json` );

/**
 * Why tests of the shop are skipped where there is none.
 *
 * @param metadata Of their project.
 */
export const noShop = ( { woocommerce }: FullConfig[ 'projects' ][ number ][ 'metadata' ] ): string =>
	woocommerce === 'oldest'
		? `there is no WooCommerce ${ OLDEST_WOOCOMMERCE }: name its folder in EIDAN_WOOCOMMERCE_OLD`
		: 'there is no WooCommerce: name its folder in EIDAN_WOOCOMMERCE';

/** The variable that carries the facts from here to the workers. */
export const variable = ( project: string ): string => `EIDAN_E2E_${ project.toUpperCase() }`;

/**
 * Logs in without a browser.
 *
 * @param url      Of the site.
 * @param user     Log-in name.
 * @param password Password.
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
 * Imports the demo, where the plugin has it already. What tests look at stands below a header without our blocks: the
 * demo's own has a story in demo.spec.ts.
 *
 * @param bare PHP that stores that header.
 */
const seed = ( bare: string ) => `
wp_set_current_user( 1 );
${ bare }
if ( class_exists( 'Eidan\\\\Demo\\\\Importer' ) ) {
	\\Eidan\\Demo\\Importer::import( true );
}
`;

/** Keeps the guide and the choice of a pattern, with its many previews, off an empty page. */
const PREFERENCES = `
update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', array(
	'core'           => array( 'enableChoosePatternModal' => false ),
	'core/edit-post' => array( 'welcomeGuide' => false ),
	'core/edit-site' => array( 'welcomeGuide' => false, 'welcomeGuideStyles' => false, 'welcomeGuidePage' => false, 'welcomeGuideTemplate' => false ),
	'_modified'      => gmdate( 'c' ),
) );
`;

/**
 * Serves a site for each project that runs, and ends them all in the end.
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
	/** What fills the site of a project. */
	const seeds: Record< string, string > = { newest: seed( BARE_PARTS ), shop: SHOP, 'shop-oldest': SHOP };
	const { ORDER_TABLES } = await import( '../../../tools/site/order-tables.mjs' );
	const { findWooCommerce } = await import( '../../../tools/site/woocommerce.mjs' );
	const sites: { stop: () => Promise< void > }[] = [];
	const isChosen = ( name: string ) => chosen.length === 0 || chosen.includes( name );
	/** Projects that have no site of their own. */
	const guests = config.projects.filter( ( { name, metadata } ) => metadata.site && isChosen( name ) );
	/** Projects that have a site, each on ports of its own: all start at the same time. */
	const hosts = config.projects.filter(
		( { name, metadata } ) =>
			! metadata.site && ( isChosen( name ) || guests.some( ( guest ) => guest.metadata.site === name ) )
	);
	const serve = async ( { name, metadata }: FullConfig[ 'projects' ][ number ], port: number ) => {
		const release = metadata.woocommerce === 'oldest' ? 'oldest' : 'newest';
		if ( metadata.woocommerce && ! ( await findWooCommerce( { release } ) ) ) {
			// Its tests are skipped, each with this reason.
			console.log( `${ name }: ${ noShop( metadata ).toUpperCase() }; its tests are skipped.` );
			return;
		}
		const site = await startSite( {
			name: `e2e-${ name }`,
			port,
			wp: metadata.wp,
			// EIDAN_KEEP=1 goes on with the site of the last run, which is quicker.
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
		if ( site.woocommerce ) {
			await site.php( ORDER_TABLES );
		}
		const facts: SiteFacts = {
			url: site.url,
			root: site.root,
			log: site.log,
			wordpress: site.wordpress,
			woocommerce: site.woocommerce,
		};
		mkdirSync( join( stateFile( name ), '..' ), { recursive: true } );
		const loggedIn = JSON.stringify( await logIn( site.url ) );
		for ( const project of [
			name,
			...guests.filter( ( guest ) => guest.metadata.site === name ).map( ( guest ) => guest.name ),
		] ) {
			process.env[ variable( project ) ] = JSON.stringify( facts );
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
