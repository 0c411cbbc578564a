/**
 * Looks through the sidebar of blocks as a person does: selects each block, opens each tab and each panel, and keeps
 * what is refused or goes wrong meanwhile, with the block and the tab.
 */
import type { Page } from '@playwright/test';

/** What somebody met. */
export interface Seen {
	/** Labels of the buttons and fields in a panel or the placeholder of a block, by the name of fixture, block and panel. */
	places: Record< string, string[] >;
	/** Answers with an error, and errors in the console, with the place that was opened last. */
	wrong: string[];
	/** The plugin's sentences about what the person may not do. */
	sentences: Set< string >;
	/** Other sentences about it, with their place. */
	otherWords: string[];
}

/** The class of the plugin's sentences: src/editor/permission-notice.tsx. */
const SENTENCE = 'eidan-may-not';

declare const wp: {
	data: { dispatch: ( store: string ) => Record< string, ( ...args: unknown[] ) => Promise< void > > };
};

/** The header in which a request says where the person was who caused it. */
const HEADER = 'X-Eidan-Place';

/** Runs in the page before its scripts: writes to each request, and behind each error, where the person is. */
const keepPlace = ( header: string ) => {
	const place = () => document.documentElement.dataset.eidanPlace ?? '';
	const { fetch } = window;
	window.fetch = ( input, init ) => {
		const headers = new Headers( init?.headers ?? ( input instanceof Request ? input.headers : {} ) );
		headers.set( header, encodeURIComponent( place() ) );
		return fetch( input, { ...init, headers } );
	};
	const { error } = console;
	console.error = ( ...words: unknown[] ) => error( ...words, `[at ${ place() }]` );
};

/**
 * Keeps what goes wrong on a page.
 *
 * @param page The page, before it opens anything.
 * @return The list.
 */
export const watchTrouble = async ( page: Page ): Promise< string[] > => {
	const wrong: string[] = [];
	await page.addInitScript( keepPlace, HEADER );
	page.on( 'response', ( response ) => {
		if ( response.status() >= 400 ) {
			const request = response.request();
			const { pathname, search } = new URL( response.url() );
			const place = decodeURIComponent( request.headers()[ HEADER.toLowerCase() ] ?? 'not by script' );
			wrong.push(
				`${ place }: ${ request.method() } ${ pathname }${ search } is answered with ${ response.status() }`
			);
		}
	} );
	page.on( 'console', ( message ) => {
		// The browser repeats each refused request here.
		if ( message.type() === 'error' && ! message.text().startsWith( 'Failed to load resource' ) ) {
			const [ words = '', place = '' ] = message.text().split( ' [at ' );
			wrong.push( `${ place.replace( /]$/, '' ) }: the console says ${ words.slice( 0, 300 ) }` );
		}
	} );
	page.on( 'pageerror', ( error ) => wrong.push( `uncaught: ${ error.message }` ) );
	return wrong;
};

/**
 * Says where the person is.
 *
 * @param page  The page.
 * @param place Name of the place.
 */
export const nowAt = ( page: Page, place: string ): Promise< void > =>
	page.evaluate( ( name ) => {
		document.documentElement.dataset.eidanPlace = name;
	}, place );

export const nothingSeen = ( wrong: string[] ): Seen => ( { places: {}, wrong, sentences: new Set(), otherWords: [] } );

interface Look {
	places: Record< string, string[] >;
	sentences: string[];
	otherWords: string[];
}

/**
 * Runs in the page: selects a block, opens each tab and each panel of its sidebar, and returns what there is to use in
 * them and in the block's placeholder. All in one go, since there are some hundred panels. A sentence that is not the
 * plugin's own is found by words that WordPress uses for it.
 */

const walk = async ( [ name, clientId, sentence ]: [ string, string, string ] ): Promise< Look > => {
	const found: Look = { places: {}, sentences: [], otherWords: [] };
	const INSPECTOR = '.block-editor-block-inspector';
	const canvas =
		document.querySelector< HTMLIFrameElement >( 'iframe[name="editor-canvas"]' )?.contentDocument ?? document;
	const at = ( place: string ) => {
		document.documentElement.dataset.eidanPlace = `${ name }, ${ place }`;
	};
	// React has drawn what a click opens, and WordPress's stores ask for what it needs, a task later. A block that is
	// no longer selected takes its panels out of the sidebar only when the browser has nothing else to do.
	const done = () =>
		new Promise( ( then ) => setTimeout( () => requestIdleCallback( then, { timeout: 5000 } ), 20 ) );
	// On a busy machine a click takes longer to be drawn, and what is read then belongs to the place before.
	const until = async ( what: string, is: () => boolean ) => {
		const end = performance.now() + 10_000;
		for ( await done(); ! is(); await done() ) {
			if ( performance.now() > end ) {
				throw new Error( `${ name }: ${ what } does not open` );
			}
		}
	};
	const tabs = () => [ ...document.querySelectorAll< HTMLElement >( `${ INSPECTOR }__tabs [role="tab"]` ) ];
	const titleOf = ( tab: HTMLElement ) => tab.getAttribute( 'aria-label' ) || ( tab.textContent ?? '' ).trim();
	const opensTab = ( title: string ) => {
		const tab = tabs().find( ( one ) => titleOf( one ) === title );
		if ( tab?.getAttribute( 'aria-selected' ) !== 'true' ) {
			tab?.click();
			return false;
		}
		return [ ...document.querySelectorAll( '[role="tabpanel"]' ) ].some(
			( panel ) => panel.getAttribute( 'aria-labelledby' ) === tab.id && panel.checkVisibility()
		);
	};
	const labelOf = ( control: Element ): string =>
		[
			control.getAttribute( 'aria-label' ),
			( control as HTMLInputElement ).labels?.[ 0 ]?.textContent,
			control.localName === 'select' ? '' : control.textContent,
			control.getAttribute( 'placeholder' ),
		]
			.map( ( text ) => ( text ?? '' ).trim() )
			.find( Boolean ) ?? control.localName;
	const read = ( place: string, root: Element ) => {
		found.places[ `${ name }, ${ place }` ] = [
			...root.querySelectorAll( 'button:not(.components-panel__body-toggle), input, select, textarea' ),
		].map( labelOf );
		const texts = document.createTreeWalker( root, NodeFilter.SHOW_TEXT );
		for ( let text = texts.nextNode(); text; text = texts.nextNode() ) {
			const words = ( text.textContent ?? '' ).trim();
			if ( text.parentElement?.closest( `.${ sentence }` ) ) {
				found.sentences.push( words );
			} else if ( /\bpermissions?\b|\bnot allowed\b/i.test( words ) ) {
				found.otherWords.push( `${ name }, ${ place }: ${ words }` );
			}
		}
	};

	let before = '';
	at( 'selected' );
	await wp.data.dispatch( 'core/block-editor' ).selectBlock!( clientId );
	await done();
	await until( 'the sidebar', () => before === ( before = tabs().map( titleOf ).join() ) );
	const block = canvas.querySelector( `[data-block="${ clientId }"]` );
	const placeholder = block?.querySelector( '.components-placeholder' );
	// That of another block inside is looked at there.
	if ( placeholder && placeholder.closest( '[data-block]' ) === block ) {
		read( 'placeholder', placeholder );
	}
	for ( const title of before ? before.split( ',' ) : [ '' ] ) {
		const within = title ? `${ title } › ` : '';
		at( title || 'sidebar' );
		if ( title ) {
			await until( `the tab ${ title }`, () => opensTab( title ) );
		}
		const toggles = () => [
			...document.querySelectorAll< HTMLElement >( `${ INSPECTOR } .components-panel__body-toggle` ),
		];
		const clicked = new Set< Element >();
		const opensRest = () => {
			const closed = toggles().filter( ( toggle ) => toggle.getAttribute( 'aria-expanded' ) === 'false' );
			closed.filter( ( one ) => ! clicked.has( one ) ).forEach( ( one ) => one.click() );
			closed.forEach( ( one ) => clicked.add( one ) );
			return ! closed.length;
		};
		// All at once, as React then draws the sidebar once. A panel that opens can have others in it.
		await until( 'a panel', opensRest );
		for ( const toggle of toggles() ) {
			const panel = toggle.closest( '.components-panel__body' );
			if ( panel ) {
				read( `${ within }${ toggle.textContent?.trim() }`, panel );
			}
		}
	}
	at( 'afterwards' );
	return found;
};

/**
 * Selects a block and opens all of its sidebar.
 *
 * @param page     Page with the editor. The sidebar has to be open.
 * @param seen     Where to add what is met.
 * @param name     Names the block in reports.
 * @param clientId The block.
 */
export const lookThrough = async ( page: Page, seen: Seen, name: string, clientId: string ): Promise< void > => {
	const { places, sentences, otherWords } = await page.evaluate( walk, [ name, clientId, SENTENCE ] as [
		string,
		string,
		string,
	] );
	Object.assign( seen.places, places );
	sentences.forEach( ( words ) => seen.sentences.add( words ) );
	seen.otherWords.push( ...otherWords );
};
