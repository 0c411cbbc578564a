/** The tabs of a product as an accordion. */
import { accordion } from '../../../../src/view/shop-tabs';

const moment = () => new Promise( ( resolve ) => setTimeout( resolve ) );
let changed: ( event: { matches: boolean } ) => void;
const tabs = () => document.querySelector< HTMLElement >( '.woocommerce-tabs' )!;
const panels = () => [ ...document.querySelectorAll< HTMLElement >( '.wc-tab' ) ];
const buttons = () => [ ...document.querySelectorAll< HTMLElement >( '.eidan-shop-tab > button' ) ];
const open = () => buttons().map( ( { ariaExpanded } ) => ariaExpanded );

/** Shows one panel, as the script of WooCommerce does. */
const theirs = ( hash: string ) =>
	panels().forEach( ( panel ) => ( panel.style.display = `#${ panel.id }` === hash ? '' : 'none' ) );

const setUp = ( ...names: string[] ) => {
	document.body.innerHTML = `<div class="woocommerce-tabs"><ul>${ names
		.map( ( name ) => `<li><a href="#tab-${ name }"> ${ name } </a></li>` )
		.join(
			''
		) }</ul>${ names.map( ( name ) => `<div class="wc-tab" id="tab-${ name }"></div>` ).join( '' ) }</div>`;
	tabs()
		.querySelector( 'ul' )!
		.addEventListener( 'click', ( event ) => {
			event.preventDefault();
			theirs( ( event.target as HTMLAnchorElement ).hash );
		} );
	accordion( tabs() );
	theirs( `#tab-${ names[ 0 ] }` );
};

beforeEach( () => {
	Object.assign( window, {
		matchMedia: () => ( {
			addEventListener: ( _type: string, listener: typeof changed ) => ( changed = listener ),
		} ),
	} );
	Element.prototype.scrollIntoView = () => {};
} );

it( 'has a button for each panel, which opens it as its tab does and closes it again', async () => {
	setUp( 'description', 'reviews' );
	await moment();
	expect( buttons().map( ( { textContent } ) => textContent ) ).toEqual( [ 'description', 'reviews' ] );
	expect( open() ).toEqual( [ 'true', 'false' ] );
	buttons()[ 1 ]!.click();
	await moment();
	expect( open() ).toEqual( [ 'false', 'true' ] );
	buttons()[ 1 ]!.click();
	await moment();
	expect( open() ).toEqual( [ 'false', 'false' ] );
} );

it( 'follows what opens a panel elsewhere, such as the link to the reviews', async () => {
	setUp( 'description', 'reviews' );
	theirs( '#tab-reviews' );
	await moment();
	expect( open() ).toEqual( [ 'false', 'true' ] );
} );

it( 'has an open panel once the window is wide', async () => {
	setUp( 'description', 'reviews' );
	buttons()[ 0 ]!.click();
	changed( { matches: false } );
	await moment();
	expect( open() ).toEqual( [ 'true', 'false' ] );
} );

it( 'leaves one tab alone, and tabs without panels', () => {
	setUp( 'description' );
	expect( [ buttons(), tabs().className ] ).toEqual( [ [], 'woocommerce-tabs' ] );
	document.body.innerHTML = '<div class="woocommerce-tabs"><ul><li><a href="/">Home</a></li></ul></div>';
	accordion( tabs() );
	expect( buttons() ).toEqual( [] );
} );
