import { type Intent, onIntent, rests } from '../../../../src/view/pointer/intent';

it.each( [
	[ 0, 0, true ],
	[ 5, 0, true ],
	[ 6, 0, false ],
	[ 4, 4, true ],
	[ -5, 5, false ],
] )( 'a pointer that moved by %d and %d rests: %p', ( x, y, expected ) =>
	expect( rests( { x: 10, y: 10 }, { x: 10 + x, y: 10 + y } ) ).toBe( expected )
);

describe( 'an element', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	const start = ( intent?: Intent ) => {
		const element = document.createElement( 'a' );
		const act = jest.fn();
		const controller = new AbortController();
		onIntent( element, act, controller.signal, intent );
		const send = ( type: string, clientX = 0, pointerType = 'mouse' ) =>
			element.dispatchEvent( Object.assign( new MouseEvent( type, { clientX } ), { pointerType } ) );
		return { act, controller, send };
	};

	it( 'is meant when the pointer comes to rest on it, once', () => {
		const { act, send } = start();
		send( 'pointerenter', 0 );
		send( 'pointermove', 50 );
		jest.advanceTimersByTime( 100 );
		expect( act ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 500 );
		expect( act ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is looked at every 100 ms, or as the author wants', () => {
		const still = ( intent?: Intent ) => {
			const { act, send } = start( intent );
			send( 'pointerenter' );
			let passed = 0;
			while ( ! act.mock.calls.length && passed < 1000 ) {
				jest.advanceTimersByTime( 10 );
				passed += 10;
			}
			return passed;
		};
		expect( [ still(), still( { interval: 40 } ), still( { delay: 300 } ) ] ).toEqual( [ 100, 40, 300 ] );
		const { act, send } = start( { sensitivity: 60 } );
		send( 'pointerenter', 0 );
		send( 'pointermove', 50 );
		jest.advanceTimersByTime( 100 );
		expect( act ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is not meant when the pointer crosses it, or is a finger', () => {
		const { act, send } = start();
		send( 'pointerenter' );
		send( 'pointerleave' );
		send( 'pointerenter', 0, 'touch' );
		jest.advanceTimersByTime( 500 );
		expect( act ).not.toHaveBeenCalled();
	} );

	it( 'leaves nothing behind', () => {
		const { act, controller, send } = start();
		send( 'pointerenter' );
		controller.abort();
		send( 'pointerenter' );
		expect( jest.getTimerCount() ).toBe( 0 );
		expect( act ).not.toHaveBeenCalled();
	} );
} );
