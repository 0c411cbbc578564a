import { more } from '../../../../src/view/slider-more/more';
import { running } from '../../../../src/view/slider/slider';

jest.mock( '../../../../src/view/slider-swiper', () => ( {
	swiper: () => {
		throw new Error( 'cannot start' );
	},
} ) );

it( 'is native and warns where its engine cannot be started', async () => {
	let near: () => void = () => {};
	window.matchMedia = () => Object.assign( new EventTarget(), { matches: false } ) as unknown as MediaQueryList;
	window.IntersectionObserver = class {
		constructor( callback: ( entries: { isIntersecting: boolean }[] ) => void ) {
			near = () => callback( [ { isIntersecting: true } ] );
		}
		observe() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
	window.ResizeObserver = class {
		observe() {}
		disconnect() {}
	} as unknown as typeof ResizeObserver;
	AbortSignal.timeout = () => new AbortController().signal;
	document.body.innerHTML = '<div id="root"><div class="eidan-slider__view"><div></div></div></div>';
	const root = document.getElementById( 'root' )!;
	root.matches = () => false;
	more( root, { swiper: true }, new AbortController() );
	near();
	await new Promise( ( done ) => setTimeout( done ) );
	await new Promise( ( done ) => setTimeout( done ) );
	expect( console ).toHaveWarned();
	expect( running.get( root )?.engine.stops ).toBe( 1 );
} );
