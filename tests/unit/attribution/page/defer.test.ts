/** Work that waits until the browser is idle, but not longer than the page exists. */
import { drop, flushDeferred, defer } from '../../../../src/attribution/page/defer';

const idle: ( () => void )[] = [];
const request = jest.fn( ( ...given: Parameters< typeof requestIdleCallback > ) =>
	idle.push( given[ 0 ] as () => void )
);
const becomeIdle = () => idle.splice( 0 ).forEach( ( act ) => act() );

beforeEach( () => {
	window.requestIdleCallback = request as never;
	request.mockClear();
	idle.length = 0;
	drop();
} );

describe( 'what is put off', () => {
	it( 'is done once the browser is idle, and once only', () => {
		const act = jest.fn();
		defer( act );
		expect( act ).not.toHaveBeenCalled();
		expect( request.mock.calls[ 0 ]![ 1 ] ).toEqual( { timeout: 2000 } );
		becomeIdle();
		flushDeferred();
		expect( act ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is done in the next moment by a browser that does not tell', () => {
		jest.useFakeTimers();
		delete ( window as { requestIdleCallback?: unknown } ).requestIdleCallback;
		const act = jest.fn();
		defer( act );
		expect( act ).not.toHaveBeenCalled();
		jest.runAllTimers();
		jest.useRealTimers();
		expect( act ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ 'is left', window, 'pagehide' ],
		[ 'is hidden', document, 'visibilitychange' ],
	] )( 'is done at once when the page %s', ( _, target, name ) => {
		const act = jest.fn();
		defer( act );
		target.dispatchEvent( new Event( name, { bubbles: true } ) );
		expect( act ).toHaveBeenCalledTimes( 1 );
		target.dispatchEvent( new Event( name, { bubbles: true } ) );
		becomeIdle();
		expect( act ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'waits on a page that was opened ahead until somebody sees it', () => {
		document.prerendering = true;
		const act = jest.fn();
		defer( act );
		delete document.prerendering;
		expect( request ).not.toHaveBeenCalled();
		document.dispatchEvent( new Event( 'visibilitychange', { bubbles: true } ) );
		expect( act ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is done when somebody needs it done', () => {
		const act = jest.fn();
		defer( act );
		flushDeferred();
		expect( act ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is never done when it is dropped', () => {
		const act = jest.fn();
		defer( act );
		drop();
		becomeIdle();
		flushDeferred();
		expect( act ).not.toHaveBeenCalled();
	} );

	it( 'may put off more', () => {
		const act = jest.fn();
		defer( () => defer( act ) );
		becomeIdle();
		expect( act ).not.toHaveBeenCalled();
		becomeIdle();
		expect( act ).toHaveBeenCalledTimes( 1 );
	} );
} );
