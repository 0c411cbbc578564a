/**
 * Pointer and wheel gestures on the lightbox's stage: pinch, pan, swipe, double click, tap.
 */
import { swiped } from '../pointer/swipe';
import { FIT, wheelFactor, wheelUnit, within, zoomed, type View } from './zoom';

type Point = [ x: number, y: number ];

export interface Stage {
	/** Zooms by a factor around the middle. 0 shows the whole image. */
	zoom: ( factor: number ) => void;
	/** Moves a zoomed image. Returns false if the image is not zoomed. */
	pan: ( x: number, y: number ) => boolean;
}

interface Gestures {
	/** Whether the next image is on the left. */
	rtl: boolean;
	/** Called with 1 for the next image, -1 for the previous one, 0 to close. */
	swipe: ( way: number ) => void;
	/** Called with the new scale after each change. */
	onZoom: ( scale: number ) => void;
}

/**
 * Listens for gestures on the stage.
 *
 * @param stage   Element whose only child is the image.
 * @param options What the gestures do.
 * @param signal  Removes all listeners.
 */
export function gestures( stage: HTMLElement, options: Gestures, signal: AbortSignal ): Stage {
	const { rtl, swipe, onZoom } = options;
	const fingers = new Map< number, Point >();
	let view = FIT;
	let start: Point;
	let pressed: EventTarget | null;
	let pinched = false;

	const at = ( { clientX, clientY }: MouseEvent ): Point => {
		const { left, top, width, height } = stage.getBoundingClientRect();
		return [ clientX - left - width / 2, clientY - top - height / 2 ];
	};
	const show = ( { scale, x, y }: View, dragX = 0, dragY = 0 ) => {
		const { offsetWidth, offsetHeight, style } = stage.firstElementChild as HTMLElement;
		view = {
			scale,
			x: within( x, offsetWidth * scale, stage.clientWidth ),
			y: within( y, offsetHeight * scale, stage.clientHeight ),
		};
		style.transform = `translate(${ view.x + dragX }px,${ view.y + dragY }px) scale(${ scale })`;
		onZoom( scale );
	};
	const zoom = ( factor: number, x = 0, y = 0 ) => show( factor ? zoomed( view, factor, { x, y } ) : FIT );
	const pan = ( x: number, y: number ) => {
		const can = view.scale > 1;
		if ( can ) {
			show( { scale: view.scale, x: view.x + x, y: view.y + y } );
		}
		return can;
	};
	const on = < K extends keyof HTMLElementEventMap >(
		type: K,
		listener: ( event: HTMLElementEventMap[ K ] ) => void
	) => stage.addEventListener( type, listener, { signal, passive: false } );

	const released = ( event: PointerEvent ) => {
		if ( ! fingers.delete( event.pointerId ) || fingers.size ) {
			return;
		}
		stage.classList.remove( 'is-held' );
		const [ x, y ] = at( event );
		const [ dragX, dragY ] = [ x - start[ 0 ], y - start[ 1 ] ];
		// A tap centers the tapped point, so that every part of a zoomed image can be reached without dragging.
		const isTap = Math.hypot( dragX, dragY ) < 6;
		const isZoomed = isTap ? pan( -x, -y ) : pan( 0, 0 );
		if ( ! isZoomed ) {
			show( FIT );
			const way = isTap && pressed === stage ? 0 : swiped( dragX, dragY, rtl );
			if ( ! pinched && way !== undefined && event.type === 'pointerup' ) {
				swipe( way );
			}
		}
	};

	on( 'pointerdown', ( event ) => {
		if ( ! event.button ) {
			pinched = fingers.size > 0;
			pressed = event.target;
			start = at( event );
			fingers.set( event.pointerId, start );
			stage.setPointerCapture( event.pointerId );
			stage.classList.add( 'is-held' );
		}
	} );
	on( 'pointermove', ( event ) => {
		const before = fingers.get( event.pointerId );
		if ( ! before ) {
			return;
		}
		const now = at( event );
		const [ x, y ] = now;
		fingers.set( event.pointerId, now );
		const other = [ ...fingers.values() ].find( ( finger ) => finger !== now );
		if ( other ) {
			const distance = ( to: Point ) => Math.hypot( to[ 0 ] - other[ 0 ], to[ 1 ] - other[ 1 ] ) || 1;
			zoom( distance( now ) / distance( before ), ( x + other[ 0 ] ) / 2, ( y + other[ 1 ] ) / 2 );
		} else if ( ! pan( x - before[ 0 ], y - before[ 1 ] ) && ! pinched ) {
			show( FIT, x - start[ 0 ], Math.max( 0, y - start[ 1 ] ) );
		}
	} );
	on( 'pointerup', released );
	on( 'pointercancel', released );
	on( 'dblclick', ( event ) => zoom( view.scale > 1 ? 0 : 2.5, ...at( event ) ) );
	on( 'wheel', ( event ) => {
		event.preventDefault();
		const unit = wheelUnit( event );
		// Two fingers on a trackpad move a zoomed image to the side. A wheel turns in one direction only.
		if ( event.ctrlKey || ! event.deltaX || ! pan( -event.deltaX * unit, -event.deltaY * unit ) ) {
			zoom( wheelFactor( event ), ...at( event ) );
		}
	} );

	return { zoom, pan };
}
