import { linesOf, typing, type Typing } from '../../../../blocks/video-showreel/view/typing';

let controller: AbortController;

beforeEach( () => {
	jest.useFakeTimers();
	controller = new AbortController();
} );
afterEach( () => jest.useRealTimers() );

const heading = ( html: string ) => {
	const words = document.createElement( 'h2' );
	words.innerHTML = html;
	return words;
};
const start = ( html: string, options: Typing = {} ) => {
	const words = heading( html );
	const tell = typing( words, { delay: 1000, ...options }, controller.signal );
	tell( true, true );
	return { words, tell };
};
/** Returns the visible text of each line. */
const seen = ( words: HTMLElement ) =>
	[ ...words.querySelectorAll< HTMLElement >( '.eidan-typing__typed > *' ) ].map( ( { dataset } ) => dataset.typed );

it( 'types 100 ms apart, line after line, and leaves the words as they were', () => {
	const { words } = start( 'One<br>Two' );
	expect( seen( words ) ).toEqual( [ 'O', '' ] );
	jest.advanceTimersByTime( 99 );
	expect( seen( words ) ).toEqual( [ 'O', '' ] );
	jest.advanceTimersByTime( 101 );
	expect( seen( words ) ).toEqual( [ 'One', '' ] );
	jest.advanceTimersByTime( 1000 + 100 );
	expect( seen( words ) ).toEqual( [ 'One', 'T' ] );
	expect( words.querySelector( '.eidan-typing__text' )?.innerHTML ).toBe( 'One<br>Two' );
	jest.advanceTimersByTime( 5000 );
	expect( words.innerHTML ).toBe( 'One<br>Two' );
	expect( jest.getTimerCount() ).toBe( 0 );
} );

it( 'lets lines take each other’s place, and the last one stay', () => {
	const { words } = start( 'One<br>Two', { replace: true } );
	jest.advanceTimersByTime( 200 + 1000 + 100 );
	expect( seen( words ) ).toEqual( [ '', 'T' ] );
	jest.advanceTimersByTime( 5000 );
	expect( seen( words ) ).toEqual( [ '', 'Two' ] );
	expect( words.querySelector( '.is-current' ) ).toBeNull();
} );

it( 'begins anew on request', () => {
	const { words } = start( 'Hi', { loop: true, interval: 50 } );
	jest.advanceTimersByTime( 50 + 1000 );
	expect( seen( words ) ).toEqual( [ '' ] );
	jest.advanceTimersByTime( 50 );
	expect( seen( words ) ).toEqual( [ 'H' ] );
} );

it( 'waits where it is while it may not go on, and shows all words when it is stopped', () => {
	const { words, tell } = start( 'One' );
	tell( true, false );
	jest.advanceTimersByTime( 5000 );
	expect( seen( words ) ).toEqual( [ 'O' ] );
	tell( true, true );
	expect( seen( words ) ).toEqual( [ 'On' ] );
	tell( false, false );
	expect( words.innerHTML ).toBe( 'One' );
	tell( true, true );
	expect( seen( words ) ).toEqual( [ 'O' ] );
} );

it( 'counts what readers see as one character', () => {
	const { words } = start( '👩‍🚀e\u0301x' );
	expect( seen( words ) ).toEqual( [ '👩‍🚀' ] );
	jest.advanceTimersByTime( 100 );
	expect( seen( words ) ).toEqual( [ '👩‍🚀e\u0301' ] );
} );

it( 'ends with the words as they were and no timer', () => {
	const { words } = start( 'One' );
	controller.abort();
	expect( words.innerHTML ).toBe( 'One' );
	expect( jest.getTimerCount() ).toBe( 0 );
} );

it( 'finds lines around any markup', () => {
	expect( linesOf( heading( 'We <b>draw</b><br><br/>plans' ) ) ).toEqual( [ 'We draw', '', 'plans' ] );
} );
