/**
 * Counts what scripts of a page keep alive: timers, animation frames, observers, and listeners on targets that outlive
 * a block, such as the window. Runs in the page before every other script.
 */

/** How many of each kind are alive. */
export interface Ledger {
	listeners: number;
	timeouts: number;
	intervals: number;
	frames: number;
	observers: number;
}

declare global {
	interface Window {
		eidanLedger: () => Ledger;
	}
}

/** Starts to count. Pass this function to `page.addInitScript()`. */
// eslint-disable-next-line eidan/max-lines-per-function -- Runs in the page, without access to other functions.
export function keepLedger(): void {
	// Listeners on an element go with the element. Only those on targets that outlive a block are counted.
	const lasting = ( target: EventTarget ) =>
		target === window ||
		target === document ||
		target === document.documentElement ||
		target === document.body ||
		target instanceof MediaQueryList ||
		( 'VisualViewport' in window && target instanceof VisualViewport );
	const listeners = new Map< EventTarget, Map< string, number > >();
	let count = 0;
	const keyOf = ( type: string, listener: unknown, capture: boolean ) => {
		const known = listener as { eidanLedgerId?: number };
		known.eidanLedgerId ??= ++count;
		return `${ type } ${ known.eidanLedgerId } ${ capture }`;
	};
	const captureOf = ( options: unknown ) =>
		typeof options === 'boolean' ? options : Boolean( ( options as AddEventListenerOptions | undefined )?.capture );
	const add = EventTarget.prototype.addEventListener;
	const remove = EventTarget.prototype.removeEventListener;
	EventTarget.prototype.addEventListener = function ( type, listener, options ) {
		const target = this ?? window;
		const signal = typeof options === 'object' ? options?.signal : undefined;
		if ( listener && lasting( target ) && ! signal?.aborted ) {
			const own = listeners.get( target ) ?? new Map< string, number >();
			listeners.set( target, own );
			const key = keyOf( type, listener, captureOf( options ) );
			own.set( key, 1 );
			const forget = () => own.delete( key );
			if ( signal ) {
				add.call( signal, 'abort', forget );
			}
			if ( typeof options === 'object' && options?.once ) {
				add.call( target, type, forget, { once: true } );
			}
		}
		return add.call( target, type, listener, options );
	};
	EventTarget.prototype.removeEventListener = function ( type, listener, options ) {
		const target = this ?? window;
		if ( listener ) {
			listeners.get( target )?.delete( keyOf( type, listener, captureOf( options ) ) );
		}
		return remove.call( target, type, listener, options );
	};

	const timers = { timeouts: new Set< number >(), intervals: new Set< number >(), frames: new Set< number >() };
	const { setTimeout: timeout, clearTimeout: noTimeout, setInterval: interval, clearInterval: noInterval } = window;
	const frame = window.requestAnimationFrame.bind( window );
	const noFrame = window.cancelAnimationFrame.bind( window );
	window.setTimeout = ( ( callback: ( ...args: unknown[] ) => void, delay?: number, ...args: unknown[] ) => {
		const id: number = timeout( () => {
			timers.timeouts.delete( id );
			callback( ...args );
		}, delay );
		timers.timeouts.add( id );
		return id;
	} ) as typeof window.setTimeout;
	window.clearTimeout = ( id ) => {
		timers.timeouts.delete( id as number );
		noTimeout( id );
	};
	window.setInterval = ( ( callback: ( ...args: unknown[] ) => void, delay?: number, ...args: unknown[] ) => {
		const id: number = interval( () => callback( ...args ), delay );
		timers.intervals.add( id );
		return id;
	} ) as typeof window.setInterval;
	window.clearInterval = ( id ) => {
		timers.intervals.delete( id as number );
		noInterval( id );
	};
	window.requestAnimationFrame = ( callback ) => {
		const id: number = frame( ( time ) => {
			timers.frames.delete( id );
			callback( time );
		} );
		timers.frames.add( id );
		return id;
	};
	window.cancelAnimationFrame = ( id ) => {
		timers.frames.delete( id );
		noFrame( id );
	};

	const observers = new Set< object >();
	for ( const name of [
		'IntersectionObserver',
		'ResizeObserver',
		'MutationObserver',
		'PerformanceObserver',
	] as const ) {
		const Native = window[ name ] as unknown as {
			prototype: {
				observe: ( ...args: unknown[] ) => void;
				disconnect: () => void;
				unobserve?: ( target: Element ) => void;
			};
		};
		const { observe, disconnect, unobserve } = Native.prototype;
		const targets = new WeakMap< object, Set< unknown > >();
		Native.prototype.observe = function ( ...args ) {
			observers.add( this );
			targets.set( this, ( targets.get( this ) ?? new Set() ).add( args[ 0 ] ) );
			return observe.apply( this, args );
		};
		Native.prototype.disconnect = function () {
			observers.delete( this );
			targets.delete( this );
			return disconnect.call( this );
		};
		if ( unobserve ) {
			Native.prototype.unobserve = function ( target ) {
				const own = targets.get( this );
				own?.delete( target );
				if ( ! own?.size ) {
					observers.delete( this );
				}
				return unobserve.call( this, target );
			};
		}
	}

	window.eidanLedger = () => ( {
		listeners: [ ...listeners.values() ].reduce( ( sum, own ) => sum + own.size, 0 ),
		timeouts: timers.timeouts.size,
		intervals: timers.intervals.size,
		frames: timers.frames.size,
		observers: observers.size,
	} );
}
