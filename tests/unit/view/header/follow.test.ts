import { follow } from '../../../../src/view/header/follow';

/** An observer that only reports what the test passes to it. */
class Observer {
	static all: Observer[] = [];
	readonly observed: Element[] = [];

	constructor( private readonly tell: ( entries: Partial< IntersectionObserverEntry >[] ) => void ) {
		Observer.all.push( this );
	}
	observe( element: Element ) {
		this.observed.push( element );
	}
	disconnect() {
		this.observed.length = 0;
	}
	say( entries: Partial< IntersectionObserverEntry >[] ) {
		this.tell( entries );
	}
}

const boxAt = ( top: number ) => ( { top, height: 100 } ) as DOMRectReadOnly;

test( 'a scroll that comes while the place of an earlier one is on its way counts, too', () => {
	document.body.innerHTML =
		'<div id="root"><div class="wp-block-eidan-header"></div><div class="eidan-header__mark"></div></div>';
	const root = document.getElementById( 'root' )!;
	const mark = root.querySelector( '.eidan-header__mark' )!;
	Observer.all = [];
	Object.assign( window, {
		IntersectionObserver: Observer,
		requestAnimationFrame: ( draw: () => void ) => setTimeout( draw, 0 ),
	} );
	jest.useFakeTimers();
	const end = new AbortController();
	follow( root, () => 'up', end.signal );
	const [ places, direction ] = Observer.all as [ Observer, Observer ];
	const scroll = () => window.dispatchEvent( new Event( 'scroll' ) );

	direction.say( [ { target: mark, boundingClientRect: boxAt( 0 ) } ] );
	places.say( [
		{ target: root, intersectionRatio: 0, isIntersecting: false, boundingClientRect: boxAt( -1500 ) },
		{ target: mark, intersectionRatio: 0, isIntersecting: false, boundingClientRect: boxAt( -1500 ) },
	] );
	scroll();
	// Scroll up again before the browser has reported the position.
	scroll();
	direction.say( [ { target: mark, boundingClientRect: boxAt( -1500 ) } ] );
	expect( direction.observed ).toEqual( [ mark ] );
	direction.say( [ { target: mark, boundingClientRect: boxAt( -1400 ) } ] );
	jest.runAllTimers();
	expect( root.className ).toBe( 'is-stuck is-shown' );
	// Scrolling has stopped, so nothing is observed any more.
	expect( direction.observed ).toEqual( [] );
	end.abort();
	jest.useRealTimers();
} );
