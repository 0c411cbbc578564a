import { playInView } from '../../../../src/view/video/in-view';

type Options = Parameters< typeof playInView >[ 1 ];

let see: ( isIntersecting: boolean ) => void;
let reduced: { matches: boolean; change?: () => void };
let controller: AbortController;
let refusal: string | undefined;

beforeEach( () => {
	reduced = { matches: false };
	refusal = undefined;
	controller = new AbortController();
	Object.assign( window, {
		matchMedia: () => ( {
			get matches() {
				return reduced.matches;
			},
			addEventListener: ( _: string, listener: () => void ) => ( reduced.change = listener ),
		} ),
		IntersectionObserver: class {
			constructor( callback: ( entries: object[] ) => void ) {
				see = ( isIntersecting ) => callback( [ { isIntersecting } ] );
			}
			observe = () => {};
			disconnect = () => ( see = () => {} );
		},
	} );
	Object.assign( navigator, { connection: undefined, getBattery: undefined } );
} );

const makeVideo = () => {
	const video = document.createElement( 'video' );
	let paused = true;
	Object.defineProperty( video, 'paused', { get: () => paused } );
	video.play = () => {
		paused = !! refusal;
		return refusal ? Promise.reject( { name: refusal } ) : Promise.resolve();
	};
	video.pause = () => ( paused = true );
	return video;
};
const pauseButton = () => {
	const button = document.createElement( 'button' );
	Object.assign( button.dataset, { stop: 'Pause', start: 'Play' } );
	button.hidden = true;
	return button;
};
const settled = () => new Promise( ( done ) => setTimeout( done ) );
const start = ( options: Options = {} ) => {
	const video = makeVideo();
	return { video, want: playInView( video, options, controller.signal ) };
};

it( 'plays while it is seen and stands still while it is not', () => {
	const tell = jest.fn();
	const { video } = start( { tell } );
	expect( video.paused ).toBe( true );
	see( true );
	expect( video.paused ).toBe( false );
	expect( tell ).toHaveBeenLastCalledWith( true, true );
	see( false );
	expect( video.paused ).toBe( true );
	expect( tell ).toHaveBeenLastCalledWith( true, false );
} );

it( 'shows its button, whose label follows, and obeys it', () => {
	const button = pauseButton();
	const { video } = start( { button } );
	see( true );
	expect( [ button.hidden, button.getAttribute( 'aria-label' ) ] ).toEqual( [ false, 'Pause' ] );
	button.click();
	expect( [ video.paused, button.getAttribute( 'aria-label' ), button.className ] ).toEqual( [
		true,
		'Play',
		'is-paused',
	] );
	see( false );
	see( true );
	expect( video.paused ).toBe( true );
	button.click();
	expect( video.paused ).toBe( false );
} );

it.each( [
	[ 'reduced motion', () => ( reduced.matches = true ) ],
	[ 'Save-Data', () => Object.assign( navigator, { connection: { saveData: true } } ) ],
] )( 'keeps the poster under %s, until somebody asks for the film', ( _, arrange ) => {
	arrange();
	const button = pauseButton();
	const { video } = start( { button } );
	see( true );
	expect( [ video.paused, button.getAttribute( 'aria-label' ) ] ).toEqual( [ true, 'Play' ] );
	button.click();
	expect( video.paused ).toBe( false );
} );

it( 'stops when less motion is asked for meanwhile', () => {
	const { video } = start();
	see( true );
	reduced.matches = true;
	reduced.change?.();
	expect( video.paused ).toBe( true );
} );

it.each( [
	[ 'low', 0.2, false, true, true ],
	[ 'low, but charging', 0.1, true, true, false ],
	[ 'full', 0.9, false, true, false ],
	[ 'low, and nobody minds', 0.1, false, false, false ],
] )( 'heeds a battery that is %s', async ( _, level, charging, battery, keeps ) => {
	Object.assign( navigator, { getBattery: () => Promise.resolve( { level, charging } ) } );
	const { video } = start( { battery } );
	see( true );
	await settled();
	expect( video.paused ).toBe( keeps );
} );

it( 'offers to play what the device refused to play by itself', async () => {
	refusal = 'NotAllowedError';
	const button = pauseButton();
	start( { button } );
	see( true );
	await settled();
	expect( button.getAttribute( 'aria-label' ) ).toBe( 'Play' );
} );

it( 'is not put off by a start that a pause cut short', async () => {
	refusal = 'AbortError';
	const button = pauseButton();
	start( { button } );
	see( true );
	await settled();
	expect( button.getAttribute( 'aria-label' ) ).toBe( 'Pause' );
} );

it( 'obeys commands of other modules', () => {
	const { video, want } = start();
	see( true );
	want( false );
	expect( video.paused ).toBe( true );
	want( true );
	expect( video.paused ).toBe( false );
} );

it( 'ends standing still, and stays so', () => {
	const { video, want } = start( { button: pauseButton() } );
	see( true );
	controller.abort();
	expect( video.paused ).toBe( true );
	want( true );
	expect( video.paused ).toBe( true );
} );
