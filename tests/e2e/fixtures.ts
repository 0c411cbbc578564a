/**
 * What browser tests start from: a visitor's page, an administrator's editor,
 * PHP inside the site, and an eye on the console.
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
import { logIn, noShop, stateFile, variable, type SiteFacts } from './setup/global';
import { follow } from './support/settled';

interface VisitOptions {
	title?: string;
	/** Other fields of the page, as the REST interface takes them. */
	fields?: Record< string, unknown >;
	/** Where to go instead: the page is only made. */
	query?: string;
}

interface TestFixtures {
	/** Makes a page of the given blocks and goes there as a visitor; gives its address. */
	visit: ( content: string, options?: VisitOptions ) => Promise< string >;
	/** The block editor, as an administrator. Tests of a worker go on with the same page, one after the other. */
	editor: Editor;
	/** The same in a page of its own, for tests that leave something in it: functions, routes, clocks. */
	ownEditor: Editor;
	/** A page where a user of the role is logged in. */
	as: ( role: string ) => Promise< Page >;
	/** Errors in the consoles of all pages; a test with any fails, see `allowErrors`. */
	consoleErrors: string[];
	/** Skips tests of the shop where there is no WooCommerce. */
	isThere: void;
	/** Lets errors pass that a test provokes. */
	allowErrors: ( pattern: RegExp ) => void;
}

interface WorkerFixtures {
	site: SiteFacts & {
		/** Runs PHP statements inside the site; gives what they return, or print. */
		php: < T = unknown >( code: string ) => Promise< T >;
	};
	/** Shared by the editors of a worker: its cache makes them open three times as fast. */
	editorContext: BrowserContext;
	/** The page of `editor`, made when it is asked for first, and anew after a test that failed. */
	editorPage: { current: Page | undefined };
	/** The address of a page of the given blocks, made when it is asked for first: for tests that only look. */
	published: ( content: string, title: string ) => Promise< string >;
	/** The REST interface as an administrator: `api( 'POST', 'wp/v2/posts', { … } )`. */
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
 * A slug that no other page has. WordPress makes one of the title, but two that are saved at the same moment get
 * the same one, and its address then shows the other test's page.
 */
const ownSlug = () => `page-${ randomUUID() }`;

export const test = base.extend< TestFixtures, WorkerFixtures >( {
	site: [
		async ( {}, use, { project } ) => {
			const facts = JSON.parse( process.env[ variable( project.name ) ] ?? '{}' ) as SiteFacts;
			const { nativePhp } = await import( '../../tools/site/native.mjs' );
			await use( { ...facts, php: nativePhp( facts.root ).php } );
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

	isThere: [
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
		void allowErrors; // Its end is where the errors are judged.
		watch( context, consoleErrors );
		follow( context );
		await use( context );
	},

	visit: async ( { page, api }, use ) => {
		await use( async ( content, { title = 'A page', fields = {}, query = '' } = {} ) => {
			const { link } = await api< { link: string } >( 'POST', 'wp/v2/pages', {
				title,
				content,
				status: 'publish',
				slug: ownSlug(),
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
		// What the editor keeps in the browser is no business of the next test.
		await page.evaluate( () => localStorage.clear() ).catch( () => {} );
		await editor.leave().catch( () => page.close() );
		// One that had errors may have more of them.
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
			// One a worker: of two that log in at the same moment as one user, WordPress forgets a session.
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
			return context.newPage();
		} );
		await Promise.all( contexts.map( ( context ) => context.close() ) );
	},
} );

/**
 * @param context Browser context whose pages are watched.
 * @param errors  List that their errors are added to.
 * @return Ends the watch.
 */
function watch( context: BrowserContext, errors: string[] ): () => void {
	const add = ( text: string ) => {
		if ( ! IGNORED.some( ( pattern ) => pattern.test( text ) ) ) {
			errors.push( text );
		}
	};
	const onConsole = ( message: ConsoleMessage ) => {
		// What a page said last may arrive when it is closed, and another test has begun.
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
