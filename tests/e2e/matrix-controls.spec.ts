/**
 * Each matrix is tried on a block that breaks its rules. A matrix that finds nothing there would find nothing anywhere.
 */
import type { Page } from '@playwright/test';
import { gzipped, pageBytes } from '../../tools/bench/bytes.mjs';
import { Editor } from './editor';
import { expect, test } from './fixtures';
import { overBudget } from './support/bytes';
import {
	checkInsertAndUndo,
	checkReloaded,
	normal,
	roundTrips,
	checkInvalidNotice,
	saveAndReload,
	unpresented,
} from './support/editor-rounds';
import { tryAll, watchPayloads } from './support/hostile';
import { control, withoutPattern, walkThrough } from './support/keyboard';
import { keepLedger } from './support/ledger';
import { emptyFixtures, textsOf, tooWide, violationsOf } from './support/looks';
import { movers } from './support/motion';
import { watchPolicy } from './support/policy';
import { hundredTimes } from './support/rounds';
import { movedByModules, movedWhileLoading, watchShifts } from './support/shifts';
import { drawn, settled } from './support/settled';
import { lookThrough, nothingSeen, untold, watchTrouble } from './support/sidebar';

/**
 * Shows a page with the given HTML instead of blocks, without a server.
 *
 * @param page   The page.
 * @param blocks HTML by the name of the fixture.
 * @param head   HTML to add to the page's head.
 */
const show = async ( page: Page, blocks: Record< string, string >, head = '' ) => {
	await serve( page, blocks, head );
	await page.goto( '/control' );
};

/** Puts the same page at `/control`, and does not open it. */
const serve = async ( page: Page, blocks: Record< string, string >, head = '' ) => {
	const sections = Object.entries( blocks ).map(
		( [ name, html ] ) => `<div class="eidan-fixture-${ name }" data-fixture="${ name }">${ html }</div>`
	);
	await page.route( '**/control', ( route ) =>
		route.fulfill( {
			contentType: 'text/html; charset=utf-8',
			body: `<!doctype html><html lang="en"><head><title>Control</title>${ head }</head><body><main class="entry-content">${ sections.join( '' ) }</main></body></html>`,
		} )
	);
};

test( 'motion: the check finds endless animations and elements that move', async ( { page } ) => {
	await page.clock.install();
	await show(
		page,
		{
			still: '<p>Words</p>',
			animated: '<p style="animation: go 2s infinite">Words</p>',
			ticking:
				'<p id="ticking">Words</p><script>setInterval( () => document.getElementById( "ticking" ).style.marginLeft = Date.now() / 1000 % 97 + "px", 1000 )</script>',
		},
		'<style>@keyframes go { to { transform: translateX( 9px ); } }</style>'
	);
	expect( await movers( page ) ).toEqual( [ 'animated', 'ticking' ] );
} );

test( 'shift: the check finds elements that push others down', async ( { page } ) => {
	await watchShifts( page );
	await show( page, { late: '<p>Words</p>', below: '<p>More words</p>' } );
	await drawn( page );
	await page.evaluate( () => window.eidanWatchShifts() );
	expect( await page.evaluate( () => window.eidanShifts() ) ).toEqual( [] );
	await page.evaluate( () =>
		document
			.querySelector( '[data-fixture="late"]' )!
			.insertAdjacentHTML( 'beforeend', '<div style="height: 200px"></div>' )
	);
	await drawn( page );
	expect( ( await page.evaluate( () => window.eidanShifts() ) ).join( ' ' ) ).toMatch( /below/ );
} );

test( 'shift: the check finds a module that moves what stands below its block, however late it arrives', async ( {
	page,
} ) => {
	const words = {
		late: '<p>Words</p>',
		below: '<p>More words</p>',
	};
	const module_ = ( script: string ) =>
		page.route( '**/build/view/control.js', ( route ) =>
			route.fulfill( { contentType: 'text/javascript', body: `window.eidanLate = true;${ script }` } )
		);
	const moved = async ( script: string ) => {
		await page.unrouteAll();
		await module_( script );
		await serve( page, words, '<script type="module" src="/build/view/control.js"></script>' );
		const found = await movedByModules( page, '/control' );
		expect( await page.evaluate( 'window.eidanLate' ), 'the module has run' ).toBe( true );
		return found.join();
	};
	const grow = ( style: string ) =>
		`document.querySelector( '.eidan-fixture-late' ).insertAdjacentHTML( 'beforeend', '<div style="${ style }"></div>' )`;
	expect( await moved( '' ) ).toBe( '' );
	expect( await moved( grow( 'position: absolute; block-size: 200px' ) ) ).toBe( '' );
	expect( await moved( grow( 'block-size: 200px' ) ) ).toMatch( /shift of .*below .*late .* px high/ );
} );

test( 'shift: the check finds controls that content above them pushes down while the page loads', async ( {
	page,
} ) => {
	const load = ( style: string, root: string, above: string ) =>
		movedWhileLoading(
			page,
			`<!doctype html><html lang="en"><head><title>Control</title><style>.${ root } { display: grid; } .${ root } > button { order: 1; justify-self: start; }${ style }</style></head><body><div class="${ root }"><button class="control">Next</button><div class="${ above }"><div style="block-size: 300px">Words</div></div></div></body></html>`
		);
	for ( const [ root, above ] of [
		[ 'eidan-slider', 'eidan-slider__view' ],
		[ 'eidan-swap', 'eidan-swap__stage' ],
	] as const ) {
		expect( await load( '', root, above ), root ).toEqual( [ `${ root } > control` ] );
		// It waits until what stands above it has arrived, or there is room for it.
		expect( await load( `.${ root }:not(:has(.${ above })) > button { display: none; }`, root, above ) ).toEqual(
			[]
		);
		expect(
			await load(
				`.${ root } { grid-template-rows: 300px auto; }.${ root } > button { grid-row: 2; }`,
				root,
				above
			)
		).toEqual( [] );
	}
} );

test( 'lifecycle: the check finds a listener that each round leaves behind', async ( { page } ) => {
	await page.addInitScript( keepLedger );
	const leak =
		'new MutationObserver( () => document.querySelector( "[data-leak]" ) && addEventListener( "resize", () => {} ) ).observe( document.body, { childList: true, subtree: true } )';
	await show( page, { leak: '<p data-leak>Words</p>' } );
	const clean = await hundredTimes( page );
	expect( clean.after ).toEqual( clean.before );
	await show(
		page,
		{ leak: '<p data-leak>Words</p>' },
		`<script>addEventListener( 'DOMContentLoaded', () => { ${ leak } } )</script>`
	);
	const { before, after } = await hundredTimes( page );
	expect( after.listeners ).toBeGreaterThan( before.listeners + 90 );
} );

test( 'page: the check finds fixtures that are empty, too wide, inaccessible or need script', async ( {
	page,
	context,
	allowErrors,
} ) => {
	allowErrors( /Content Security Policy|Refused|violates/ );
	const against = await watchPolicy( context );
	await show(
		page,
		{
			nothing: '',
			hidden: '<p hidden>Words</p><script>0</script><template><img src="x.png" alt=""></template>',
			good: '<p>Words</p>',
			wide: '<p style="width: 200vw">Wide words</p>',
			nameless: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="40" height="40">',
		},
		`<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-own'"><script>1</script>`
	);
	expect( await emptyFixtures( page ) ).toEqual( [ 'nothing', 'hidden' ] );
	expect( await tooWide( page ) ).toContain( 'wide' );
	expect( ( await violationsOf( page ) ).join() ).toMatch( /image-alt/ );
	expect( await textsOf( page ) ).toEqual( {
		nothing: [],
		hidden: [ 'Words' ],
		good: [ 'Words' ],
		wide: [ 'Wide words' ],
		nameless: [],
	} );
	expect( against.join() ).toMatch( /script-src/ );
} );

test( 'stored script: the check finds scripts that run on hover, click, focus or display', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( /./ );
	const hits = await watchPayloads( page );
	for ( const [ name, html ] of Object.entries( {
		shown: '<img src="data:," onerror="eidanXss()" alt="">',
		hovered: '<p onmouseover="eidanXss()">Words</p>',
		clicked: '<a href="#x" onclick="eidanXss()">Words</a>',
		followed: '<a href="javascript:eidanXss()">Words</a>',
		focused: '<button onfocus="eidanXss()">Words</button>',
	} ) ) {
		await show( page, { [ name ]: html } );
		await page.evaluate( tryAll );
		await expect.poll( () => hits.length, name ).toBeGreaterThan( 0 );
		hits.length = 0;
		await page.unrouteAll();
	}
	await show( page, { harmless: '<p>eidanXss()</p>' } );
	await page.evaluate( tryAll );
	expect( hits ).toEqual( [] );
} );

test( 'keyboard: the check finds elements without a key table, buttons that ignore keys, and focus traps', async ( {
	page,
} ) => {
	const ends = ( html: string ) => `<a id="before" href="#a">Before</a>${ html }<a id="behind" href="#b">Behind</a>`;
	await show( page, { strange: '<div role="slider" tabindex="0" aria-valuenow="1" aria-label="Size"></div>' } );
	expect( await withoutPattern( page ) ).toHaveLength( 1 );
	await show( page, { deaf: ends( '<div role="button" tabindex="0">Press</div>' ) } );
	await expect( control.prove( page.locator( control.root ), { page, rtl: false } ) ).rejects.toThrow(
		/each key clicks/
	);
	await show( page, {
		trap: ends( '<button onkeydown="event.key === \'Tab\' && event.preventDefault()">Stay</button>' ),
	} );
	await expect( walkThrough( page, 1 ) ).rejects.toThrow();
} );

test( 'bytes: the check finds bytes over the budget, in a script, in a script loaded later, and in a style', async () => {
	const files: Record< string, string > = {
		'view.js': 'import"@eidan/late"',
		'late.js': 'export const late = 1',
		'style.css': 'p{color:red}',
	};
	const address = ( file: string ) => `/wp-content/plugins/eidan/build/${ file }`;
	const html = `<script type="importmap">{"imports":{"@eidan/late":"${ address( 'late.js' ) }"}}</script><script type="module" src="${ address( 'view.js' ) }"></script><link rel="stylesheet" href="${ address( 'style.css' ) }">`;
	const weigh = ( more: Record< string, string > = {}, page = html ) =>
		pageBytes( page, async ( url ) => ( { ...files, ...more } )[ url.replace( /.*\//, '' ) ]! );
	// A text that gzip can hardly make smaller.
	const noise = Array.from( { length: 400 }, ( _, index ) =>
		( ( index * 2654435761 ) % 4294967296 ).toString( 36 )
	).join();
	const { script, style } = await weigh();
	expect( overBudget( await weigh(), { script, style } ) ).toEqual( [] );
	for ( const file of [ 'view.js', 'late.js' ] ) {
		expect(
			overBudget( await weigh( { [ file ]: `${ files[ file ] }/*${ noise }*/` } ), { script, style } ).join(),
			file
		).toMatch( /^script: \d+ of \d+ B$/ );
	}
	expect( overBudget( await weigh( { 'style.css': `/*${ noise }*/` } ), { script, style } ).join() ).toMatch(
		/^style: /
	);
	expect(
		overBudget( await weigh( {}, `${ html }<style id="eidan-control-inline-css">/*${ noise }*/</style>` ), {
			script,
			style,
		} ).join()
	).toMatch( /^style: / );
	expect( gzipped( noise ) ).toBeGreaterThan( 1000 );
} );

/** Runs in the page, before the editor looks for blocks: registers blocks that break rules of the editor's matrix. */
const registerControls = () =>
	document.addEventListener( 'DOMContentLoaded', () => {
		const { blocks, blockEditor, element } =
			( window as unknown as { wp?: Record< string, Record< string, ( ...args: never[] ) => unknown > > } ).wp ??
			{};
		if ( ! blocks?.registerBlockType || ! blockEditor || ! element ) {
			return;
		}
		type Props = { attributes: Record< string, unknown >; setAttributes: ( attributes: object ) => void };
		const own = {
			apiVersion: 3,
			category: 'text',
			attributes: {
				number: { type: 'number', default: 0 },
				size: { type: 'string', enum: [ 's', 'm' ], default: 's' },
			},
		};
		const Edit = ( { attributes }: Props ) =>
			element.createElement!(
				'div' as never,
				blockEditor.useBlockProps!() as never,
				`Words ${ String( attributes.number ) }` as never
			);
		const register = ( name: string, settings: object ) =>
			blocks.registerBlockType!(
				`eidan/control-${ name }` as never,
				{ title: name, ...own, edit: Edit, save: () => null, ...settings } as never
			);
		let count = 0;
		register( 'good', { icon: 'star-filled', description: 'Words', keywords: [ 'words' ], example: {} } );
		register( 'poor', {} );
		// Only our own blocks get our notice.
		blocks.registerBlockType(
			'control/silent' as never,
			{ title: 'silent', ...own, edit: Edit, save: () => null } as never
		);
		register( 'unstable', {
			save: () => element.createElement!( 'p' as never, null as never, String( ++count ) as never ),
		} );
		register( 'restless', {
			edit: ( props: Props ) => {
				element.useEffect!(
					( () => props.setAttributes( { number: props.attributes.number === 0 ? 1 : 2 } ) ) as never,
					[] as never
				);
				return Edit( props ) as never;
			},
		} );
		// Its default value is different in each editor.
		register( 'forgetful', { attributes: { ...own.attributes, number: { type: 'number', default: Date.now() } } } );
	} );

test( 'editor: the check finds blocks that are invalid, incomplete, unstable, lose attributes or hide an error', async ( {
	ownEditor: editor,
	allowErrors,
} ) => {
	allowErrors( /Block validation/ );
	const { page } = editor;
	const names = ( ...list: string[] ) => list.map( ( name ) => `eidan/control-${ name }` );
	const [ good = '', restless = '', forgetful = '' ] = names( 'good', 'restless', 'forgetful' );
	await page.addInitScript( registerControls );
	await editor.open();

	// One of these blocks changes each time it is parsed, and is invalid. Another loses an attribute that it does not
	// know.
	const [ own, unstable, lost ] = await page.evaluate( roundTrips, [
		'<!-- wp:eidan/control-good {"number":2} /-->',
		'<!-- wp:eidan/control-unstable --><p>0</p><!-- /wp:eidan/control-unstable -->',
		'<!-- wp:eidan/control-good {"gone":2} /-->',
	] );
	expect( own ).toEqual( { content: '<!-- wp:eidan/control-good {"number":2} /-->', invalid: [] } );
	expect( unstable!.invalid ).toEqual( names( 'unstable' ) );
	expect( normal( lost!.content ) ).not.toBe( normal( '<!-- wp:eidan/control-good {"gone":2} /-->' ) );

	expect( await page.evaluate( unpresented, names( 'good' ) ) ).toEqual( [] );
	expect( await page.evaluate( unpresented, names( 'poor', 'gone' ) ) ).toEqual( [
		...[ 'icon', 'description', 'keywords', 'example' ].map( ( part ) => `eidan/control-poor has no ${ part }` ),
		'eidan/control-gone is not registered',
	] );

	await checkInsertAndUndo( editor, good );
	const twice = [ await editor.content() ];
	// What has just come at once does not come at all if it takes so long.
	const patience = { timeout: 3_000 };
	await expect( checkInsertAndUndo( editor, restless, patience ) ).rejects.toThrow( /one undo takes the block away/ );
	await checkInvalidNotice( editor, `<!-- wp:${ good } {"size":"no-such-value"} /-->`, 'size' );
	await expect(
		checkInvalidNotice( editor, '<!-- wp:control/silent {"size":"no-such-value"} /-->', 'size', patience )
	).rejects.toThrow( /toContainText/ );

	// Two blocks that are alike, two of one kind that are not, and one that is another after each load.
	const copies = await saveAndReload( editor, [
		...twice,
		`<!-- wp:${ good } {"number":2} /-->`,
		`<!-- wp:${ forgetful } /-->`,
	] );
	const some = ( from: number, to: number ) => ( {
		before: copies.before.slice( from, to ),
		after: copies.after.slice( from, to ),
	} );
	expect( copies.before.map( ( { name } ) => name ) ).toEqual( [ good, good, good, forgetful ] );
	checkReloaded( some( 0, 2 ), [ good ] );
	expect( () => checkReloaded( some( 1, 3 ), [ good ] ) ).toThrow(
		/the copy of eidan\/control-good has the same attributes/
	);
	expect( () => checkReloaded( some( 3, 4 ), [] ) ).toThrow( /reloaded with the same attributes/ );
} );

test( 'editor: a test fails if a block writes an error to the console', async ( {
	ownEditor: editor,
	consoleErrors,
	allowErrors,
} ) => {
	allowErrors( /a block complains/ );
	await editor.open();
	await editor.page.evaluate( () => console.error( 'a block complains' ) );
	await expect.poll( () => consoleErrors.join() ).toMatch( /a block complains/ );
} );

/** Runs in the page, before the editor looks for blocks: registers a block whose panels break rules, each its own. */
const registerPanels = () =>
	document.addEventListener( 'DOMContentLoaded', () => {
		const { apiFetch, blocks, blockEditor, components, element } =
			( window as unknown as { wp?: Record< string, Record< string, ( ...args: unknown[] ) => never > > } ).wp ??
			{};
		if ( ! apiFetch || ! blocks?.registerBlockType || ! blockEditor || ! components || ! element ) {
			return;
		}
		const ask = ( path: string ) =>
			( apiFetch as unknown as ( options: object ) => Promise< unknown > )( { path } ).catch( () => {} );
		const h = element.createElement!;
		const once = ( effect: () => void ) => () => {
			element.useEffect!( () => effect(), [] );
			return null;
		};
		const panel = ( title: string, ...children: unknown[] ) =>
			h( components.PanelBody, { title, initialOpen: false, key: title }, ...children );
		blocks.registerBlockType( 'eidan/control-panels', {
			apiVersion: 3,
			category: 'text',
			title: 'Panels',
			save: () => null,
			edit: () => [
				h(
					blockEditor.InspectorControls,
					{ key: 'panels' },
					panel( 'Refused', h( once( () => void ask( '/wp/v2/settings' ) ) ) ),
					panel( 'Gone', h( once( () => void ask( '/eidan/v1/no-such' ) ) ) ),
					panel( 'Loud', h( once( () => console.error( 'a panel complains' ) ) ) ),
					panel( 'Broken', h( once( () => void Promise.reject( new Error( 'a broken promise' ) ) ) ) ),
					panel( 'Other words', h( 'p', null, 'You need permission to upload media.' ) ),
					panel( 'Told', h( 'p', { className: 'eidan-may-not' }, 'You are not allowed to do that.' ) ),
					panel( 'Good', h( 'button', null, 'Press' ), h( 'input', { 'aria-label': 'Name' } ) )
				),
				h(
					blockEditor.InspectorControls,
					{ key: 'styles', group: 'styles' },
					panel( 'Late', h( once( () => void ask( '/wp/v2/settings' ) ) ) )
				),
				h( 'div', { ...( blockEditor.useBlockProps!() as object ), key: 'block' }, 'Words' ),
			],
		} );
	} );

test( 'contributor: the check finds what panels are refused, what they say in the console and in other words, and controls that are missing without a word', async ( {
	site,
	as,
	allowErrors,
}, { parallelIndex } ) => {
	allowErrors( /Failed to load resource|a panel complains|a broken promise/ );
	const page = await as( 'contributor' );
	await page.addInitScript( registerPanels );
	const seen = nothingSeen( await watchTrouble( page ) );
	const id = await site.php< number >(
		`return wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'draft', 'post_title' => 'A draft', 'post_author' => get_user_by( 'login', 'e2e-contributor-${ parallelIndex }' )->ID ) );`
	);
	const editor = new Editor( page, () => Promise.reject( new Error( 'The draft is there already.' ) ) );
	await editor.openPost( id );
	await editor.showSettings();
	const block = await editor.insert( 'eidan/control-panels' );
	await lookThrough( page, seen, 'control', block );
	await settled( page );

	// All panels of a tab open at once, so the tab is what is known of the place.
	for ( const line of [
		/^control, Settings: GET \/wp-json\/wp\/v2\/settings\S* is answered with 403$/,
		/^control, Settings: GET \/wp-json\/eidan\/v1\/no-such\S* is answered with 404$/,
		/^control, Settings: the console says a panel complains$/,
		/^uncaught: a broken promise$/,
		/^control, Styles: .* is answered with 403$/,
	] ) {
		expect( seen.wrong ).toContainEqual( expect.stringMatching( line ) );
	}
	expect( seen.wrong ).toHaveLength( 5 );
	expect( seen.otherWords ).toEqual( [ 'control, Settings › Other words: You need permission to upload media.' ] );
	expect( [ ...seen.sentences ] ).toEqual( [ 'You are not allowed to do that.' ] );
	const good = seen.places[ 'control, Settings › Good' ]!;
	expect( good ).toEqual( { controls: [ 'Press', 'Name' ], isTold: false } );
	expect( Object.keys( seen.places ) ).toContain( 'control, Settings › Advanced' );

	const more = { good: { controls: [ 'Press', 'Choose', 'Name' ], isTold: false } };
	expect( untold( { good }, { good } ) ).toEqual( [] );
	expect( untold( { good }, more ) ).toEqual( [ 'good: Choose missing without a word' ] );
	expect( untold( { good: { ...good, isTold: true } }, more ) ).toEqual( [] );
	expect( untold( {}, more ) ).toEqual( [ 'good is missing' ] );
} );
