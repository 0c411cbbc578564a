import { feed } from '../../../../src/view/list/feed';

/** Starts an infinite list. Its link for more only counts clicks. */
const start = ( pages?: number ) => {
	document.body.innerHTML =
		'<div><ul class="eidan-list__items"><article></article></ul><div class="eidan-list__pagination"><a class="eidan-list__more" href="#" data-page="2"></a></div><p class="eidan-list__status"></p></div><footer><a href="#x">Imprint</a></footer>';
	let see = () => {};
	let observed = 0;
	window.IntersectionObserver = class {
		constructor( report: ( entries: object[] ) => void ) {
			see = () => report( [ { isIntersecting: true } ] );
		}
		observe() {
			observed++;
		}
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
		/** How often the end of the list was watched anew. The browser then reports it once more. */
		watched: () => observed,
	};
};

/** Moves the focus, by keyboard or by a press of the mouse. */
const focus = ( selector: string, byKeyboard: boolean ) => {
	const element = document.querySelector< HTMLElement >( selector )!;
	element.tabIndex = 0;
	jest.spyOn( element, 'matches' ).mockImplementation( ( wanted ) => byKeyboard && wanted === ':focus-visible' );
	element.focus();
};

const page = ( scrollTop: number, scrollHeight: number, clientHeight: number, element = document.documentElement ) => {
	element.scrollTop = scrollTop;
	jest.spyOn( element, 'scrollHeight', 'get' ).mockReturnValue( scrollHeight );
	jest.spyOn( element, 'clientHeight', 'get' ).mockReturnValue( clientHeight );
};

beforeEach( () => page( 200, 5000, 800 ) );
afterEach( () => jest.restoreAllMocks() );

it( 'loads three pages on scrolling, then shows the button', () => expect( start().scroll( 9 ) ).toBe( 3 ) );

it( 'loads as many pages as the setting says', () => expect( start( 7 ).scroll( 9 ) ).toBe( 7 ) );

it( 'loads all pages if the setting is 0', () => expect( start( 0 ).scroll( 50 ) ).toBe( 50 ) );

it( 'without a limit stops for good once the visitor has reached the footer', () => {
	const { scroll } = start( 0 );
	expect( scroll( 5 ) ).toBe( 5 );
	page( 4200, 5000, 800 );
	expect( scroll( 1 ) ).toBe( 5 );
	page( 200, 5000, 800 );
	expect( scroll( 5 ) ).toBe( 5 );
} );

it( 'without a limit does not load while the focus is behind the list', () => {
	const { scroll } = start( 0 );
	focus( '.eidan-list__more', false );
	expect( scroll( 2 ) ).toBe( 2 );
	focus( 'footer a', true );
	expect( scroll( 2 ) ).toBe( 2 );
} );

it( 'without a limit stops if the visitor has reached the footer during a request', () => {
	const { scroll } = start( 0 );
	expect( scroll( 1 ) ).toBe( 1 );
	page( 4200, 5000, 800 );
	window.dispatchEvent( new Event( 'scroll' ) );
	// The answer has made the list longer.
	page( 4200, 6000, 800 );
	expect( scroll( 5 ) ).toBe( 1 );
} );

it( 'without a limit stops at the footer in themes where the body scrolls in place of the window', () => {
	page( 0, 800, 800 );
	page( 200, 5000, 800, document.body );
	const { scroll } = start( 0 );
	expect( scroll( 1 ) ).toBe( 1 );
	page( 4200, 5000, 800, document.body );
	expect( scroll( 1 ) ).toBe( 1 );
	page( 200, 5000, 800, document.body );
	expect( scroll( 5 ) ).toBe( 1 );
} );

it( 'without a limit stops after the key End', () => {
	const { scroll } = start( 0 );
	const press = ( element: Element ) =>
		element.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'End', bubbles: true } ) );
	expect( scroll( 2 ) ).toBe( 2 );
	press( document.body );
	expect( scroll( 2 ) ).toBe( 2 );
} );

describe( 'with the keyboard', () => {
	const tab = ( selector: string ) => focus( selector, true );

	it( 'does not load while the focus is on the link for more or behind the list', () => {
		const { scroll } = start();
		expect( scroll( 1 ) ).toBe( 1 );
		tab( '.eidan-list__more' );
		expect( scroll( 2 ) ).toBe( 1 );
		tab( 'footer a' );
		expect( scroll( 2 ) ).toBe( 1 );
	} );

	it( 'loads again when the focus is back among the items', () => {
		const { scroll, watched } = start();
		tab( '.eidan-list__more' );
		expect( scroll( 1 ) ).toBe( 0 );
		const before = watched();
		tab( 'article' );
		expect( watched() ).toBe( before + 1 );
		expect( scroll( 1 ) ).toBe( 1 );
		tab( 'article' );
		expect( watched() ).toBe( before + 1 );
	} );
} );
