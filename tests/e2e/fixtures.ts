/**
 * The fixtures that browser tests are built on: a visitor's page, an administrator's editor, a way to run PHP on the
 * site, and a check for errors in the console.
 */
import { randomUUID } from 'node:crypto';
import {
	test as base,
	expect,
	type APIRequestContext,
	type BrowserContext,
	type ConsoleMessage,
	type Page,
	type WebError,
} from '@playwright/test';
import { Editor } from './editor';
import { logIn, noShop, stateFile, factsVariable, type SiteFacts } from './setup/global';
import { phpInside } from './support/inside';
import { follow } from './support/settled';
import { OF_DEMO } from './support/switches';

interface VisitOptions {
	title?: string;
	/** Other fields of the page, named as in the REST API. */
	fields?: Record< string, unknown >;
	/** Query string that is added to the page's address, for instance `?lang=de`. */
	query?: string;
	/** Whether lists of the page show items of the demo only, and not what other tests create meanwhile. */
	demo?: boolean;
}

interface TestFixtures {
	/** Creates a page with the given blocks, opens it as a visitor and returns its address (without `query`). */
	visit: ( content: string, options?: VisitOptions ) => Promise< string >;
	/**
	 * Creates entries, with fields as `wp_insert_post()` takes them, and returns their IDs. They go after the test, also
	 * if it fails: other tests have lists of all entries.
	 */
	insert: ( ...entries: Record< string, unknown >[] ) => Promise< number[] >;
	/** The block editor, as an administrator. All tests of a worker use the same page, one after the other. */
	editor: Editor;
	/** A block editor in a page of its own, for tests that leave something there: functions, routes, clocks. */
	ownEditor: Editor;
	/** Returns a page where a user with the given role is logged in. */
	as: ( role: string ) => Promise< Page >;
	/** Errors in the consoles of all pages. A test with any error fails, unless `allowErrors` allows it. */
	consoleErrors: string[];
	/** Skips tests of the shop if the site has no WooCommerce. Runs for every test. */
	skipWithoutShop: void;
	/** Allows errors in the console that a test causes on purpose. */
	allowErrors: ( pattern: RegExp ) => void;
}

interface WorkerFixtures {
	site: SiteFacts & {
		/** Runs PHP statements on the site. Returns what they return, or else what they print. */
		php: < T = unknown >( code: string ) => Promise< T >;
	};
	/** The browser context of a worker's editors. They share its cache, so they open three times as fast. */
	editorContext: BrowserContext;
	/** The page of `editor`. It is created on first use, and again after a test that failed. */
	editorPage: { current: Page | undefined };
	/** Returns the address of a page with the given blocks. The page is created once; for tests that only look. */
	published: ( content: string, title: string ) => Promise< string >;
	/** Sends a request to the REST API as an administrator: `api( 'POST', 'wp/v2/posts', { … } )`. */
	api: < T = Record< string, unknown > >( method: string, route: string, data?: object ) => Promise< T >;
}

const IGNORED = [ /favicon\.ico/, /JQMIGRATE/ ];

async function restFor( request: APIRequestContext, url: string ) {
	const nonce = await ( await request.get( `${ url }/wp-admin/admin-ajax.php?action=rest-nonce` ) ).text();
	return async < T >( method: string, route: string, data?: object ): Promise< T > => {
		const response = await request.fetch( `${ url }/wp-json/${ route }`, {
			method,
			headers: { 'X-WP-Nonce': nonce },
			...( data ? { data } : {} ),
		} );
		if ( ! response.ok() ) {
			throw new Error( `${ method } ${ route }: ${ response.status() } ${ await response.text() }` );
		}
		return ( await response.json() ) as T;
	};
}

/**
 * Returns a slug that no other page has. WordPress would make the slug from the title. But two pages that are saved at
 * the same moment can get the same slug, and then one test sees the page of the other.
 */
const ownSlug = () => `page-${ randomUUID() }`;

export const test = base.extend< TestFixtures, WorkerFixtures >( {
	site: [
		async ( {}, use, { project } ) => {
			const facts = JSON.parse( process.env[ factsVariable( project.name ) ] ?? '{}' ) as SiteFacts;
			await use( { ...facts, php: await phpInside( facts.url, facts.key ) } );
		},
		{ scope: 'worker' },
	],

	api: [
		async ( { site, playwright }, use, { project } ) => {
			const request = await playwright.request.newContext( { storageState: stateFile( project.name ) } );
			await use( await restFor( request, site.url ) );
			await request.dispose();
		},
		{ scope: 'worker' },
	],

	published: [
		async ( { api }, use ) => {
			const pages = new Map< string, Promise< { link: string } > >();
			await use( async ( content, title ) => {
				const key = `${ title }\n${ content }`;
				const page =
					pages.get( key ) ??
					api< { link: string } >( 'POST', 'wp/v2/pages', {
						title,
						content,
						status: 'publish',
						slug: ownSlug(),
					} );
				pages.set( key, page );
				return ( await page ).link;
			} );
		},
		{ scope: 'worker' },
	],

	skipWithoutShop: [
		async ( { site }, use, info ) => {
			info.skip(
				Boolean( info.project.metadata.woocommerce ) && ! site.woocommerce,
				noShop( info.project.metadata )
			);
			await use();
		},
		{ auto: true },
	],

	baseURL: async ( { site }, use ) => use( site.url ),

	insert: async ( { site }, use ) => {
		const made: number[] = [];
		await use( async ( ...entries ) => {
			const ids = await site.php< number[] >(
				`return array_map(
					static fn ( array $entry ) => wp_insert_post( wp_slash( $entry + array( 'post_status' => 'publish' ) ) ),
					json_decode( base64_decode( '${ Buffer.from( JSON.stringify( entries ) ).toString( 'base64' ) }' ), true )
				);`
			);
			made.push( ...ids );
			return ids;
		} );
		if ( made.length ) {
			await site.php( `foreach ( ${ JSON.stringify( made ) } as $id ) { wp_delete_post( $id, true ); }` );
		}
	},

	consoleErrors: async ( {}, use ) => {
		await use( [] );
	},

	allowErrors: async ( { consoleErrors }, use ) => {
		const allowed: RegExp[] = [];
		await use( ( pattern ) => allowed.push( pattern ) );
		const left = consoleErrors.filter( ( text ) => ! allowed.some( ( pattern ) => pattern.test( text ) ) );
		expect( left, 'errors in the console' ).toEqual( [] );
	},

	context: async ( { context, consoleErrors, allowErrors }, use ) => {
		void allowErrors; // When this fixture ends, it checks the errors. So it has to end after this one.
		watch( context, consoleErrors );
		follow( context );
		await use( context );
	},

	visit: async ( { page, api }, use ) => {
		await use( async ( content, { title = 'A page', fields = {}, query = '', demo = false } = {} ) => {
			const { link } = await api< { link: string } >( 'POST', 'wp/v2/pages', {
				title,
				content,
				status: 'publish',
				slug: demo ? `${ OF_DEMO }${ randomUUID() }` : ownSlug(),
				...fields,
			} );
			await page.goto( link + query );
			return link;
		} );
	},

	editorContext: [
		async ( { browser, site }, use, { project } ) => {
			const context = await browser.newContext( {
				storageState: stateFile( project.name ),
				baseURL: site.url,
				viewport: { width: 1440, height: 900 },
			} );
			await use( context );
			await context.close();
		},
		{ scope: 'worker' },
	],

	editorPage: [
		async ( {}, use ) => {
			await use( { current: undefined } );
		},
		{ scope: 'worker' },
	],

	editor: async ( { editorContext, editorPage, api, consoleErrors, allowErrors }, use, testInfo ) => {
		void allowErrors;
		const unwatch = watch( editorContext, consoleErrors );
		editorPage.current ??= await editorContext.newPage();
		const page = editorPage.current;
		const editor = new Editor( page, api );
		await use( editor );
		// What the editor stored in the browser must not reach the next test.
		await page.evaluate( () => localStorage.clear() ).catch( () => {} );
		await editor.leave().catch( () => page.close() );
		// If there were errors, the page may cause more of them, so the next test gets a new page.
		if ( testInfo.status !== testInfo.expectedStatus || consoleErrors.length || page.isClosed() ) {
			await page.close();
			editorPage.current = undefined;
		}
		unwatch();
	},

	ownEditor: async ( { editorContext, api, consoleErrors, allowErrors }, use ) => {
		void allowErrors;
		const unwatch = watch( editorContext, consoleErrors );
		const page = await editorContext.newPage();
		await use( new Editor( page, api ) );
		await page.evaluate( () => localStorage.clear() ).catch( () => {} );
		await page.close();
		unwatch();
	},

	as: async ( { browser, site, consoleErrors, allowErrors }, use, { parallelIndex } ) => {
		void allowErrors;
		const contexts: { close: () => Promise< void > }[] = [];
		await use( async ( role ) => {
			// Each worker has its own user: if one user logs in twice at the same moment, WordPress loses one session.
			const user = `e2e-${ role }-${ parallelIndex }`;
			await site.php(
				`$fields = array( 'user_login' => '${ user }', 'user_pass' => 'password', 'user_email' => '${ user }@example.com', 'role' => '${ role }' );
				if ( ! username_exists( '${ user }' ) ) {
					$seen = array( 'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) );
					update_user_meta( wp_insert_user( $fields ), 'wp_persisted_preferences', $seen );
				}`
			);
			const context = await browser.newContext( {
				storageState: await logIn( site.url, user ),
				baseURL: site.url,
				viewport: { width: 1440, height: 900 },
			} );
			contexts.push( context );
			watch( context, consoleErrors );
			follow( context );
			return context.newPage();
		} );
		await Promise.all( contexts.map( ( context ) => context.close() ) );
	},
} );

/**
 * Collects the console errors and uncaught exceptions of all pages of a browser context.
 *
 * @param context Browser context to watch.
 * @param errors  List to which the errors are added.
 * @return Function that stops collecting.
 */
function watch( context: BrowserContext, errors: string[] ): () => void {
	const add = ( text: string ) => {
		if ( ! IGNORED.some( ( pattern ) => pattern.test( text ) ) ) {
			errors.push( text );
		}
	};
	const onConsole = ( message: ConsoleMessage ) => {
		// The last messages of a page may arrive after it is closed, when the next test has begun. They are ignored.
		if ( message.type() === 'error' && ! message.page()?.isClosed() ) {
			add( `${ message.text() } (${ message.location().url })` );
		}
	};
	const onError = ( error: WebError ) => add( String( error.error().stack ?? error.error() ) );
	context.on( 'console', onConsole );
	context.on( 'weberror', onError );
	return () => {
		context.off( 'console', onConsole );
		context.off( 'weberror', onError );
	};
}

export { expect };
