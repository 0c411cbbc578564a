import { feed } from '../../../../src/view/list/feed';

/** Starts an infinite list. Its link for more only counts clicks. */
const start = ( pages?: number ) => {
	document.body.innerHTML =
		'<div><ul class="eidan-list__items"><article></article></ul><div class="eidan-list__pagination"><a class="eidan-list__more" href="#" data-page="2"></a></div><p class="eidan-list__status"></p></div><footer><a href="#x">Imprint</a></footer>';
	let see = () => {};
	window.IntersectionObserver = class {
		constructor( report: ( entries: object[] ) => void ) {
			see = () => report( [ { isIntersecting: true } ] );
		}
		observe() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
	const part = ( name: string ) => document.querySelector< HTMLElement >( `.eidan-list__${ name }` );
	let loaded = 0;
	part( 'more' )!.onclick = ( event ) => {
		event.preventDefault();
		loaded++;
	};
	const { signal } = new AbortController();
	feed(
		part,
		( target, name, listener ) => target.addEventListener( name, listener as EventListener ),
		signal,
		pages
	)();
	return {
		/** Brings the end of the list into view a number of times. Returns how many pages have loaded so far. */
		scroll: ( times: number ) => {
			for ( let time = 0; time < times; time++ ) {
				see();
			}
			return loaded;
		},
	};
};

const page = ( scrollY: number, scrollHeight: number, clientHeight: number ) => {
	jest.replaceProperty( window, 'scrollY', scrollY );
	jest.spyOn( document.documentElement, 'scrollHeight', 'get' ).mockReturnValue( scrollHeight );
	jest.spyOn( document.documentElement, 'clientHeight', 'get' ).mockReturnValue( clientHeight );
};

beforeEach( () => page( 200, 5000, 800 ) );
afterEach( () => jest.restoreAllMocks() );

it( 'brings three pages by scrolling, then leaves it to the button', () => expect( start().scroll( 9 ) ).toBe( 3 ) );

it( 'brings as many as the owner wants', () => expect( start( 7 ).scroll( 9 ) ).toBe( 7 ) );

it( 'has no end where the owner wants none', () => expect( start( 0 ).scroll( 50 ) ).toBe( 50 ) );

it( 'without an end leaves the foot of the page to whoever has come there, for good', () => {
	const { scroll } = start( 0 );
	expect( scroll( 5 ) ).toBe( 5 );
	page( 4200, 5000, 800 );
	expect( scroll( 1 ) ).toBe( 5 );
	page( 200, 5000, 800 );
	expect( scroll( 5 ) ).toBe( 5 );
} );

it( 'without an end leaves what is behind the list to whoever has the focus there', () => {
	const { scroll } = start( 0 );
	document.querySelector< HTMLElement >( '.eidan-list__more' )!.focus();
	expect( scroll( 2 ) ).toBe( 2 );
	document.querySelector< HTMLElement >( 'footer a' )!.focus();
	expect( scroll( 2 ) ).toBe( 2 );
} );

it( 'without an end leaves the foot of the page to whoever has come there while a page was on its way', () => {
	const { scroll } = start( 0 );
	expect( scroll( 1 ) ).toBe( 1 );
	page( 4200, 5000, 800 );
	window.dispatchEvent( new Event( 'scroll' ) );
	// The answer has made the list longer.
	page( 4200, 6000, 800 );
	expect( scroll( 5 ) ).toBe( 1 );
} );

it( 'without an end leaves the foot of the page to whoever presses End', () => {
	const { scroll } = start( 0 );
	const press = ( element: Element ) =>
		element.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'End', bubbles: true } ) );
	expect( scroll( 2 ) ).toBe( 2 );
	press( document.body );
	expect( scroll( 2 ) ).toBe( 2 );
} );
