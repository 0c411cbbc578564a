/**
 * Scripts and styles of the build stay within their bytes (tests/bytes-budget.json). What a page loads of them is asked
 * by matrix-bytes.spec.ts.
 *
 * @jest-environment node
 */
import { existsSync, readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import { byBlock, editorScripts, gzipped, scriptBytes } from '../../../../tools/bench/bytes.mjs';
import { budgets } from '../../../e2e/support/bytes';

const build = join( __dirname, '../../../../build' );

/** Scripts of admin screens, by the name of their budget. */
const SCREENS = [ 'settings', 'start', 'deactivation', 'attribution-report', 'order' ];

const sum = ( parts: Record< string, number > ) =>
	Object.values( parts ).reduce( ( total, bytes ) => total + bytes, 0 );

/** Gzipped bytes of a file of the build. */
const bytesOf = ( file: string ) => gzipped( readFileSync( join( build, file ), 'utf8' ) );

/** Names of what weighs more than it may. */
const over = ( weights: Record< string, number >, most: ( name: string ) => number ) =>
	Object.entries( weights ).flatMap( ( [ name, bytes ] ) =>
		bytes > most( name ) ? [ `${ name }: ${ bytes } of ${ most( name ) } B` ] : []
	);

const style = ( name: string ) => budgets[ name ]!.style;
const script = ( name: string ) => budgets[ name ]!.script;

beforeAll( () => {
	if ( ! existsSync( build ) ) {
		throw new Error( 'There is no build: run npm run build.' );
	}
} );

it( 'names what weighs more than it may', () => {
	expect( over( { light: 1, heavy: 3 }, () => 2 ) ).toEqual( [ 'heavy: 3 of 2 B' ] );
} );

// Each block has its own budget. One budget for all could be used up by any block and would not show which one grew.
it( 'the editor scripts stay within their bytes: what blocks share, and the own one of each block', () => {
	const { shared = 0, ...own } = byBlock( scriptBytes( build, editorScripts( build ) ) );
	expect( Object.keys( own ) ).not.toEqual( [] );
	expect( [
		...over( { shared }, () => script( 'editor' ) ),
		...over( own, ( slug ) => budgets[ slug ]?.editor ?? budgets.default.editor! ),
	] ).toEqual( [] );
} );

it.each( SCREENS )( 'script and style of the screen %s stay within their bytes', ( screen ) => {
	const parts = scriptBytes( build, [ screen ] );
	expect( [
		...over( { [ `${ screen } ${ JSON.stringify( parts ) }` ]: sum( parts ) }, () => script( screen ) ),
		...over( { [ `${ screen }.css` ]: bytesOf( `${ screen }.css` ) }, () => style( screen ) ),
	] ).toEqual( [] );
} );

it.each( [ 'masonry', 'swatch-terms', 'first-block' ] )( 'the script %s stays within its bytes', ( name ) => {
	expect( over( { [ name ]: sum( scriptBytes( build, [ name ] ) ) }, script ) ).toEqual( [] );
} );

it.each( [ 'quantity', 'select', 'swatches', 'gallery', 'sticky', 'tabs' ].map( ( part ) => `shop-${ part }` ) )(
	'%s stays within its bytes, beside what it shares with others',
	( name ) => {
		expect( [
			...over( { [ name ]: bytesOf( `view/${ name }.js` ) }, script ),
			...over( { [ name ]: bytesOf( `styles/${ name }.css` ) }, style ),
		] ).toEqual( [] );
	}
);

it( 'filters by a range stay within their bytes, where a list has one', () => {
	expect( [
		...over( { 'list-range': bytesOf( 'view/list-range.js' ) }, script ),
		...over( { 'list-range': bytesOf( 'styles/list-facets.css' ) }, style ),
	] ).toEqual( [] );
} );

/** Scripts of pages that stand by themselves: attribution with and without a shop, what fills forms, analytics, events. */
const SITE = [ 'attribution', 'attribution-site', 'attribution-forms', 'attribution-ninja', 'analytics', 'outcomes' ];

it.each( [ 'groups/kit', 'groups/cart', 'groups/product', 'groups/slider', 'view/near', ...SITE ] )(
	'%s stays within its bytes',
	( name ) => {
		expect( over( { [ name ]: bytesOf( `${ name }.js` ) }, script ) ).toEqual( [] );
	}
);

it( 'every script of the build is counted somewhere', () => {
	// Scripts for visitors are counted on pages and by their groups.
	const counted = Object.keys(
		scriptBytes( build, [
			...editorScripts( build ),
			...SCREENS,
			...SITE,
			'masonry',
			'swatch-terms',
			'first-block',
		] )
	);
	const built = readdirSync( build, { recursive: true, encoding: 'utf8' } ).filter(
		( file ) => /^(?!view\/|groups\/).*\.js$/.test( file ) && ! /\/view\.js$/.test( file )
	);
	expect( built.filter( ( file ) => ! counted.includes( file ) ) ).toEqual( [] );
} );
