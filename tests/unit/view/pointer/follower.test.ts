import { follow, step } from '../../../../src/view/pointer/follower';

it( 'goes its share of the way, and arrives', () => {
	expect( step( { x: 0, y: 0 }, { x: 100, y: -50 }, 0.12 ) ).toEqual( { x: 12, y: -6 } );
	const to = { x: 1, y: 1 };
	expect( step( { x: 1, y: 1.05 }, to, 0.12 ) ).toBe( to );
	let at = { x: 0, y: 0 };
	for ( let frames = 0; frames < 100; frames++ ) {
		at = step( at, to, 0.12 );
	}
	expect( at ).toBe( to );
} );

describe( 'a follower', () => {
	beforeEach( () => {
		jest.useFakeTimers();
		Object.assign( window, { matchMedia: () => ( { matches: false } ) } );
	} );
	afterEach( () => jest.useRealTimers() );

	const start = () => {
		const root = document.createElement( 'div' );
		const follower = document.createElement( 'i' );
		const controller = new AbortController();
		follow( root, follower, 0.5, controller.signal );
		const send = ( clientX: number, pointerType = 'mouse' ) =>
			root.dispatchEvent( Object.assign( new MouseEvent( 'pointermove', { clientX } ), { pointerType } ) );
		return { root, follower, controller, send };
	};

	it( 'begins at the pointer, trails it, and asks for no frame once it is there', () => {
		const { follower, send } = start();
		send( 100 );
		jest.advanceTimersByTime( 20 );
		expect( follower.style.translate ).toBe( '100px 0px' );
		expect( follower.dataset.following ).toBe( '' );
		expect( jest.getTimerCount() ).toBe( 0 );
		send( 200 );
		jest.advanceTimersByTime( 16 );
		expect( follower.style.translate ).toBe( '150px 0px' );
		jest.advanceTimersByTime( 1000 );
		expect( follower.style.translate ).toBe( '200px 0px' );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'starts again with new posts, and ignores touch', () => {
		const { root, follower, send } = start();
		send( 100 );
		jest.advanceTimersByTime( 20 );
		root.dispatchEvent( new Event( 'eidan:new-posts' ) );
		expect( follower.dataset.following ).toBeUndefined();
		send( 300, 'touch' );
		expect( jest.getTimerCount() ).toBe( 0 );
		send( 300 );
		jest.advanceTimersByTime( 20 );
		expect( follower.style.translate ).toBe( '300px 0px' );
	} );

	it( 'does not stay where a narrower window would have to scroll to', () => {
		const { follower, send } = start();
		send( 700 );
		jest.advanceTimersByTime( 20 );
		window.dispatchEvent( new Event( 'resize' ) );
		expect( follower.style.translate ).toBe( '' );
		expect( follower.dataset.following ).toBeUndefined();
		send( 100 );
		jest.advanceTimersByTime( 20 );
		expect( follower.style.translate ).toBe( '100px 0px' );
	} );

	it( 'leaves nothing behind', () => {
		const { follower, controller, send } = start();
		send( 100 );
		controller.abort();
		send( 200 );
		expect( [ follower.dataset.following, jest.getTimerCount() ] ).toEqual( [ undefined, 0 ] );
	} );
} );
