import { appear } from '../../../../src/view/appear/appear';

type Entry = {
	target: HTMLElement;
	isIntersecting: boolean;
	boundingClientRect: { top: number };
	rootBounds: { height: number };
};

let tell: ( entries: Entry[] ) => void;
const seen = new Set< Element >();
const entry = ( target: HTMLElement, top: number ): Entry => ( {
	target,
	isIntersecting: top < 800 && top > -100,
	boundingClientRect: { top },
	rootBounds: { height: 800 },
} );

beforeEach( () => {
	jest.useFakeTimers();
	seen.clear();
	Object.assign( window, {
		matchMedia: () => ( { matches: false } ),
		IntersectionObserver: class {
			constructor( callback: typeof tell ) {
				tell = callback;
			}
			observe = ( element: Element ) => seen.add( element );
			unobserve = ( element: Element ) => seen.delete( element );
			disconnect = () => seen.clear();
		},
	} );
} );
afterEach( () => jest.useRealTimers() );

const paragraph = () => document.createElement( 'p' );
const three = (): [ HTMLElement, HTMLElement, HTMLElement ] => [ paragraph(), paragraph(), paragraph() ];
const states = ( elements: HTMLElement[] ) => elements.map( ( { dataset } ) => dataset.appear ?? '' ).join();

it( 'leaves alone what is in view or above, and shows the rest once, one after the other', () => {
	const elements = three();
	const [ a, b, c ] = elements;
	appear( elements, 500, new AbortController().signal );
	expect( states( elements ) ).toBe( ',,' );
	tell( [ entry( a, 100 ), entry( b, 900 ), entry( c, 950 ) ] );
	expect( states( elements ) ).toBe( ',waiting,waiting' );
	tell( [ entry( b, 600 ), entry( c, 650 ) ] );
	jest.advanceTimersByTime( 1 );
	expect( states( elements ) ).toBe( ',done,waiting' );
	jest.advanceTimersByTime( 500 );
	expect( states( elements ) ).toBe( ',done,done' );
	expect( seen.size ).toBe( 0 );
} );

it( 'shows what was jumped over', () => {
	const [ a ] = three();
	appear( [ a ], 0, new AbortController().signal );
	tell( [ entry( a, 900 ) ] );
	tell( [ entry( a, -5000 ) ] );
	jest.advanceTimersByTime( 1 );
	expect( a.dataset.appear ).toBe( 'done' );
} );

it( 'hides nothing under reduced motion', () => {
	Object.assign( window, { matchMedia: () => ( { matches: true } ) } );
	appear( three(), 500, new AbortController().signal );
	expect( seen.size ).toBe( 0 );
} );

it( 'ends with nothing hidden and nothing left behind', () => {
	const elements = three();
	const controller = new AbortController();
	appear( elements, 500, controller.signal );
	tell( elements.map( ( element ) => entry( element, 900 ) ) );
	tell( [ entry( elements[ 0 ], 500 ) ] );
	controller.abort();
	expect( states( elements ) ).toBe( 'done,done,done' );
	expect( [ seen.size, jest.getTimerCount() ] ).toEqual( [ 0, 0 ] );
} );
