import { define } from '@eidan/runtime';

const settle = () => new Promise< void >( ( resolve ) => setTimeout( resolve ) );
let count = 0;
const fresh = () => `probe-${ ++count }`;

beforeEach( () => {
	document.body.innerHTML = '';
} );

it( 'starts on every root of the page with its options', () => {
	const name = fresh();
	document.body.innerHTML = `<i data-eidan-${ name }='{"a":1}'></i><i data-eidan-${ name }></i>`;
	const seen: unknown[] = [];
	define( name, ( _root, options ) => void seen.push( options ) );
	expect( seen ).toEqual( [ { a: 1 }, {} ] );
} );

it.each( [ '{', 'null', '7', '"x"' ] )( 'gives empty options for the value %s', ( value ) => {
	const name = fresh();
	document.body.innerHTML = `<i data-eidan-${ name }='${ value }'></i>`;
	const view = jest.fn();
	define( name, view );
	expect( view.mock.calls[ 0 ]?.[ 1 ] ).toEqual( {} );
} );

it( 'starts roots that arrive later, nested ones too, and each once', async () => {
	const name = fresh();
	const view = jest.fn();
	define( name, view );
	const section = document.createElement( 'section' );
	section.innerHTML = `<div><i data-eidan-${ name }></i></div>`;
	document.body.append( section );
	await settle();
	const moved = section.firstElementChild as Element;
	document.body.append( moved );
	await settle();
	expect( view ).toHaveBeenCalledTimes( 1 );
} );

it( 'aborts when the root leaves, and starts anew when it comes back', async () => {
	const name = fresh();
	document.body.innerHTML = `<i data-eidan-${ name }></i>`;
	const signals: AbortSignal[] = [];
	define( name, ( _root, _options, { signal } ) => void signals.push( signal ) );
	const root = document.body.firstElementChild as Element;
	root.remove();
	await settle();
	expect( signals[ 0 ]?.aborted ).toBe( true );
	document.body.append( root );
	await settle();
	expect( signals ).toHaveLength( 2 );
	expect( signals[ 1 ]?.aborted ).toBe( false );
} );

it( 'ignores a second registration of the same name', () => {
	const name = fresh();
	document.body.innerHTML = `<i data-eidan-${ name }></i>`;
	const first = jest.fn();
	const second = jest.fn();
	define( name, first );
	define( name, second );
	expect( first ).toHaveBeenCalledTimes( 1 );
	expect( second ).not.toHaveBeenCalled();
} );

it( 'reports the error of one root and starts the others', () => {
	const report = jest.fn();
	Object.assign( globalThis, { reportError: report } );
	const name = fresh();
	document.body.innerHTML = `<i id="bad" data-eidan-${ name }></i><i data-eidan-${ name }></i>`;
	const view = jest.fn( ( root: HTMLElement ) => {
		if ( root.id === 'bad' ) {
			throw new Error( 'broken' );
		}
	} );
	define( name, view );
	expect( view ).toHaveBeenCalledTimes( 2 );
	expect( report ).toHaveBeenCalledTimes( 1 );
} );
