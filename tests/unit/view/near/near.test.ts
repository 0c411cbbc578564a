/** Modules of blocks come when a visitor comes near, and no first use of a block is lost. */
import { held, near } from '../../../../src/view/near/near';

type Observed = ( entries: { isIntersecting: boolean; target: Element }[] ) => void;

let seen: Observed;
const observed = new Set< Element >();
let stop: AbortController;
/** Lets a module arrive, by its ID. */
let arrive: Record< string, ( failed?: boolean ) => void >;
let load: jest.Mock;

const MODULES = { slider: '@eidan/slider', tabs: '@eidan/tabs', parallax: '@eidan/parallax' };

beforeEach( () => {
	observed.clear();
	stop = new AbortController();
	arrive = {};
	load = jest.fn(
		( id: string ) =>
			new Promise( ( resolve ) => {
				arrive[ id ] = ( failed ) => resolve( failed ? undefined : {} );
			} )
	);
	Object.assign( window, {
		IntersectionObserver: class {
			constructor( callback: Observed ) {
				seen = callback;
			}
			observe( element: Element ) {
				observed.add( element );
			}
			unobserve( element: Element ) {
				observed.delete( element );
			}
			disconnect() {
				observed.clear();
			}
		},
	} );
	document.body.innerHTML = `
		<div data-eidan-slider="{}" data-eidan-parallax=""><button>Next</button><a href="#there">There</a></div>
		<div data-eidan-tabs="{}"><select><option>A</select><label>Box <input type="checkbox"></label></div>
		<p>Words</p>`;
} );
afterEach( () => stop.abort() );

const begin = ( atOnce = false ) => near( MODULES, { load, atOnce, signal: stop.signal } );
const find = ( selector: string ) => document.querySelector< HTMLElement >( selector )!;
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );
const use = ( selector: string, type: string, options: MouseEventInit = {} ) => {
	const event = new MouseEvent( type, { bubbles: true, cancelable: true, ...options } );
	find( selector ).dispatchEvent( event );
	return event;
};

it( 'loads everything on Tab, as the next control may be screens away', () => {
	begin();
	find( 'button' ).dispatchEvent( new KeyboardEvent( 'keydown', { key: 'ArrowDown', bubbles: true } ) );
	expect( load ).not.toHaveBeenCalledWith( '@eidan/tabs', false );
	find( 'button' ).dispatchEvent( new KeyboardEvent( 'keydown', { key: 'Tab', bubbles: true } ) );
	expect( load.mock.calls.map( ( [ id ] ) => id ).sort() ).toEqual( Object.values( MODULES ).sort() );
} );

it( 'loads what comes near, once', () => {
	begin();
	expect( load ).not.toHaveBeenCalled();
	const slider = find( '[data-eidan-slider]' );
	seen( [ { isIntersecting: false, target: slider } ] );
	expect( load ).not.toHaveBeenCalled();
	seen( [ { isIntersecting: true, target: slider } ] );
	seen( [ { isIntersecting: true, target: slider } ] );
	expect( load.mock.calls ).toEqual( [
		[ '@eidan/slider', false ],
		[ '@eidan/parallax', false ],
	] );
} );

it( 'tries once more at the next use of a block whose module has failed, and then no more', async () => {
	begin();
	for ( const loads of [ 1, 2, 2 ] ) {
		use( '[data-eidan-tabs]', 'pointerdown' );
		arrive[ '@eidan/tabs' ]!( true );
		await settle();
		expect( load ).toHaveBeenCalledTimes( loads );
		expect( load ).toHaveBeenLastCalledWith( '@eidan/tabs', loads > 1 );
	}
} );

it( 'loads at once where an address leads to a place, and what is printed or gone to', () => {
	begin( true );
	expect( load ).toHaveBeenCalledTimes( 3 );
	load.mockClear();
	begin();
	window.dispatchEvent( new Event( 'hashchange' ) );
	window.dispatchEvent( new Event( 'beforeprint' ) );
	expect( load ).toHaveBeenCalledTimes( 3 );
} );

it( 'loads what has no box, and watches what is inserted', async () => {
	find( '[data-eidan-tabs]' ).style.display = 'contents';
	begin();
	expect( load.mock.calls ).toEqual( [ [ '@eidan/tabs', false ] ] );
	document.body.insertAdjacentHTML( 'beforeend', '<div id="late" data-eidan-slider></div>' );
	await settle();
	expect( observed ).toContain( find( '#late' ) );
} );

it( 'clicks again when the module is there', async () => {
	begin();
	const clicked = jest.fn();
	find( 'button' ).addEventListener( 'click', clicked );
	expect( use( 'button', 'click' ).defaultPrevented ).toBe( true );
	expect( use( 'button', 'click' ).defaultPrevented ).toBe( true );
	expect( clicked ).not.toHaveBeenCalled();
	arrive[ '@eidan/slider' ]!();
	await settle();
	expect( clicked ).not.toHaveBeenCalled();
	arrive[ '@eidan/parallax' ]!();
	await settle();
	expect( clicked ).toHaveBeenCalledTimes( 1 );
	expect( use( 'button', 'click' ).defaultPrevented ).toBe( false );
} );

it( 'follows a link whose module fails or takes too long', async () => {
	begin();
	const followed = jest.fn( ( event: Event ) => event.defaultPrevented );
	find( 'a' ).addEventListener( 'click', followed );
	use( 'a', 'click' );
	arrive[ '@eidan/slider' ]!( true );
	arrive[ '@eidan/parallax' ]!( true );
	await settle();
	expect( followed ).toHaveReturnedWith( false );

	jest.useFakeTimers();
	document.body.insertAdjacentHTML( 'beforeend', '<div data-eidan-tabs><a id="slow" href="#">Tab</a></div>' );
	find( '#slow' ).addEventListener( 'click', followed );
	use( '#slow', 'click' );
	await jest.advanceTimersByTimeAsync( 3000 );
	jest.useRealTimers();
	expect( followed ).toHaveBeenCalledTimes( 2 );
} );

it( 'does nothing more for a button that is gone meanwhile, and watches an element once', async () => {
	const style = jest.spyOn( window, 'getComputedStyle' );
	begin();
	const looks = style.mock.calls.length;
	const button = find( 'button' );
	const clicked = jest.fn();
	button.addEventListener( 'click', clicked );
	use( 'button', 'click' );
	button.remove();
	await settle();
	expect( style.mock.calls ).toHaveLength( looks );
	arrive[ '@eidan/slider' ]!();
	arrive[ '@eidan/parallax' ]!();
	await settle();
	expect( clicked ).not.toHaveBeenCalled();
	style.mockRestore();
} );

it( 'reports another change', async () => {
	begin();
	const changed = jest.fn();
	find( 'select' ).addEventListener( 'change', changed );
	use( 'select', 'change' );
	expect( changed ).toHaveBeenCalledTimes( 1 );
	arrive[ '@eidan/tabs' ]!();
	await settle();
	expect( changed ).toHaveBeenCalledTimes( 2 );
} );

it.each( [ 'pointerover', 'pointerdown', 'focusin', 'keydown', 'input' ] )( 'loads on %s', ( type ) => {
	begin();
	expect( use( 'button', type ).defaultPrevented ).toBe( false );
	expect( load ).toHaveBeenCalledWith( '@eidan/slider', false );
	use( 'p', type );
	expect( load ).toHaveBeenCalledTimes( 2 );
} );

it( 'holds plain clicks on links and buttons only', () => {
	const clicks: [ string, MouseEventInit, boolean ][] = [
		[ 'button', {}, true ],
		[ 'a', {}, true ],
		[ 'a', { ctrlKey: true }, false ],
		[ 'a', { metaKey: true }, false ],
		[ 'a', { shiftKey: true }, false ],
		[ 'a', { altKey: true }, false ],
		[ 'a', { button: 1 }, false ],
		[ 'input', {}, false ],
		[ 'label', {}, false ],
		[ 'p', {}, false ],
	];
	for ( const [ selector, options, is ] of clicks ) {
		let found: HTMLElement | null = null;
		document.body.addEventListener( 'click', ( event ) => ( found = held( event ) ), { once: true } );
		use( selector, 'click', options );
		expect( found !== null ).toBe( is );
	}
	find( 'a' ).setAttribute( 'target', '_blank' );
	expect( held( use( 'a', 'click' ) ) ).toBeNull();
	expect( held( new MouseEvent( 'click' ) ) ).toBeNull();
} );
