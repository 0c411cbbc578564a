import { fade } from '../../../../src/view/slider-fade/fade';

const started = () => {
	document.body.innerHTML = '<div id="view"><div><p>1</p><p>2</p><p>3</p></div></div>';
	const view = document.getElementById( 'view' )!;
	view.scrollTo = () => {};
	const controller = new AbortController();
	const changed = jest.fn();
	const engine = fade( {
		view,
		vertical: false,
		rtl: false,
		speed: 800,
		options: {},
		changed,
		signal: controller.signal,
	} );
	const shown = () => [ ...view.querySelectorAll( '.is-current' ) ].map( ( { textContent } ) => textContent );
	return { controller, engine, changed, shown, view };
};

it( 'shows one slide at a time, where it stands, and stays at the ends', async () => {
	const { engine, changed, shown, view } = started();
	// Nothing is reported yet: the slider is not ready for that before it has the engine.
	expect( changed ).not.toHaveBeenCalled();
	await Promise.resolve();
	expect( [ engine.stops, engine.index, shown() ] ).toEqual( [ 3, 0, [ '1' ] ] );
	engine.to( 1, 800 );
	expect( shown() ).toEqual( [ '2' ] );
	expect( view.style.getPropertyValue( '--eidan-speed' ) ).toBe( '800ms' );
	engine.to( 7, 0 );
	expect( shown() ).toEqual( [ '3' ] );
} );

it( 'notices that slides were removed, and leaves a row of slides when it ends', async () => {
	const { controller, engine, shown, view } = started();
	engine.to( 2, 0 );
	await Promise.resolve();
	engine.to( 2, 0 );
	view.querySelector( 'p:last-child' )!.remove();
	engine.update();
	expect( shown() ).toEqual( [ '2' ] );
	controller.abort();
	expect( view.classList.contains( 'is-fade' ) ).toBe( false );
} );
