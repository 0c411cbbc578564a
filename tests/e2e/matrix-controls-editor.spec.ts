/**
 * Each probe of the editor is tried on a block that breaks its rules. A probe that finds nothing there would find nothing
 * anywhere.
 *
 * @group slow
 */
import { expect, test } from './fixtures';
import { openAsContributor } from './support/contributor';
import { OF_BLOCKS, OF_FIXTURES, OF_OFFERS } from './support/editor-walk';
import { registerControls } from './support/editor-walk/control-blocks';
import { normal, roundTrips, unpresented } from './support/editor-rounds';
import { settled } from './support/settled';
import { lookThrough } from './support/sidebar';

test( 'editor: each probe tells what is wrong from what is right, and so does the check of markup', async ( {
	ownEditor: editor,
	page: visitor,
	allowErrors,
} ) => {
	test.setTimeout( 240_000 );
	allowErrors( /Block validation/ );
	const { page } = editor;
	await page.addInitScript( registerControls );
	await editor.open();
	const names = ( ...list: string[] ) => list.map( ( name ) => `eidan/control-${ name }` );

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

	for ( const { question, control } of [ ...OF_FIXTURES, ...OF_OFFERS, ...OF_BLOCKS ] ) {
		await test.step( question, () => control( editor, visitor ) );
	}
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

test( 'contributor: the check finds what panels are refused and what they say in the console and in other words', async ( {
	site,
	as,
	allowErrors,
}, { parallelIndex: worker } ) => {
	allowErrors( /Failed to load resource|a panel complains|a broken promise/ );
	const page = await as( 'contributor' );
	await page.addInitScript( registerPanels );
	const { editor, seen } = await openAsContributor( { site, page, worker } );
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
	expect( seen.places[ 'control, Settings › Good' ] ).toEqual( [ 'Press', 'Name' ] );
	expect( Object.keys( seen.places ) ).toContain( 'control, Settings › Advanced' );
} );
