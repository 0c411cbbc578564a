import { controls } from '../../../../src/view/slider/controls';

it( 'announces the position when index and number of stops change at once', () => {
	document.body.innerHTML =
		'<div id="root"><p class="eidan-slider__pages"></p><p class="screen-reader-text" data-text="%1$s of %2$s"></p></div>';
	const root = document.getElementById( 'root' )!;
	const engine = { index: 0, stops: 8, loop: false };
	const slider = {
		part: ( name: string ) => root.querySelector< HTMLElement >( `.${ name }` ),
		slideTo: () => {},
		engine: engine as never,
	};
	const update = controls( root, slider, new AbortController().signal );
	const live = root.querySelector( '.screen-reader-text' )!;

	update();
	expect( live.textContent ).toBe( '' );
	engine.index = 3;
	update();
	expect( live.textContent ).toBe( '4 of 8' );
	// The screen was rotated. Fewer slides fit, so there are more positions, and the browser moved to the slide before.
	Object.assign( engine, { index: 2, stops: 9 } );
	update();
	expect( live.textContent ).toBe( '3 of 9' );
} );
