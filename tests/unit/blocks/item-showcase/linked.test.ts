/** Statements on a phone, where they are an accordion, and links to them. */
import { itemShowcase } from '../../../../blocks/item-showcase/view/showcase';

let end: AbortController;

const start = ( hash: string ) => {
	window.location.hash = hash;
	itemShowcase( document.querySelector< HTMLElement >( '#root' )!, {}, { signal: end.signal } );
};
const open = () => [ ...document.querySelectorAll( 'details[open]' ) ].map( ( { id } ) => id );

beforeEach( () => {
	end = new AbortController();
	Object.assign( window, {
		matchMedia: () => Object.assign( new EventTarget(), { matches: true } ),
		ResizeObserver: class {
			observe() {}
			disconnect() {}
		},
		IntersectionObserver: class {
			observe() {}
			disconnect() {}
		},
	} );
	document.body.innerHTML = `<div id="root"><div class="eidan-showcase__items">${ [ 'one', 'two', 'three' ]
		.map(
			( id ) =>
				`<details id="${ id }" name="group"><summary>Title</summary><h4 id="in-${ id }">Words</h4></details>`
		)
		.join( '' ) }</div>${ [ 'one', 'two', 'three' ]
		.map( ( id ) => `<a class="eidan-showcase__dot" href="#${ id }">1</a>` )
		.join( '' ) }</div>`;
} );
afterEach( () => end.abort() );

it.each( [
	[ '', 'one' ],
	[ '#two', 'two' ],
	[ '#in-three', 'three' ],
	[ '#elsewhere', 'one' ],
] )( 'an address that ends with “%s” opens %s', ( hash, id ) => {
	start( hash );
	expect( open() ).toEqual( [ id ] );
} );

it( 'a link to a closed statement opens it', () => {
	start( '' );
	window.location.hash = '#three';
	window.dispatchEvent( new HashChangeEvent( 'hashchange' ) );
	expect( open() ).toContain( 'three' );
} );
