/**
 * Pointer and wheel gestures on the stage: pinch, pan, swipe, double click,
 * tap. All fingers' positions are measured from the middle of the stage.
 */
import { FIT, swipe, within, zoom, type View } from './zoom';

type Point = [ x: number, y: number ];

/** A press that moves less than this is a tap. */
const TAP = 6;

export interface Stage {
	/** Zooms by a factor about the middle; 0 shows the whole picture. */
	zoomBy: ( factor: number ) => void;
	/** Moves a zoomed picture; false when it is not zoomed. */
	pan: ( x: number, y: number ) => boolean;
	isZoomed: () => boolean;
}

export function gestures(
	stage: HTMLElement,
	rtl: boolean,
	on: { swipe: ( to: 1 | -1 | 'close' ) => void; zoom: ( scale: number ) => void },
	signal: AbortSignal
): Stage {
	const fingers = new Map< number, Point >();
	let view: View = FIT;
	let start: Point = [ 0, 0 ];
	let pressed: EventTarget | null;
	let pinched = false;

	const picture = () => stage.firstElementChild as HTMLElement;
	const isZoomed = () => view.scale > 1;
	const at = ( { clientX, clientY }: MouseEvent ): Point => {
		const { left, top, width, height } = stage.getBoundingClientRect();
		return [ clientX - left - width / 2, clientY - top - height / 2 ];
	};
	const show = ( next: View, [ x, y ]: Point = [ 0, 0 ] ) => {
		const { offsetWidth, offsetHeight, style } = picture();
		view = within( next, [ offsetWidth, offsetHeight ], [ stage.clientWidth, stage.clientHeight ] );
		style.transform =
			isZoomed() || x || y ? `translate(${ view.x + x }px,${ view.y + y }px) scale(${ view.scale })` : '';
		on.zoom( view.scale );
	};
	const zoomBy = ( factor: number, [ x, y ]: Point = [ 0, 0 ] ) => show( factor ? zoom( view, factor, x, y ) : FIT );
	const pan = ( x: number, y: number ) => {
		if ( isZoomed() ) {
			show( { ...view, x: view.x + x, y: view.y + y } );
		}
		return isZoomed();
	};

	const moved = ( event: PointerEvent ) => {
		const before = fingers.get( event.pointerId );
		if ( ! before ) {
			return;
		}
		const now = at( event );
		const [ x, y ] = [ now[ 0 ] - before[ 0 ], now[ 1 ] - before[ 1 ] ];
		fingers.set( event.pointerId, now );
		const other = [ ...fingers.values() ].find( ( finger ) => finger !== now );
		if ( other ) {
			const distance = ( to: Point ) => Math.hypot( to[ 0 ] - other[ 0 ], to[ 1 ] - other[ 1 ] ) || 1;
			zoomBy( distance( now ) / distance( before ), [ ( now[ 0 ] + other[ 0 ] ) / 2, ( now[ 1 ] + other[ 1 ] ) / 2 ] );
		} else if ( ! pan( x, y ) && ! pinched ) {
			show( FIT, [ now[ 0 ] - start[ 0 ], Math.max( 0, now[ 1 ] - start[ 1 ] ) ] );
		}
	};
	const released = ( event: PointerEvent ) => {
		if ( ! fingers.delete( event.pointerId ) || fingers.size ) {
			return;
		}
		stage.classList.remove( 'is-held' );
		const now = at( event );
		const [ x, y ] = [ now[ 0 ] - start[ 0 ], now[ 1 ] - start[ 1 ] ];
		const zoomed = isZoomed();
		if ( ! zoomed ) {
			show( FIT );
		}
		if ( pinched || event.type === 'pointercancel' ) {
			return;
		}
		if ( Math.hypot( x, y ) < TAP ) {
			if ( pressed !== picture() ) {
				on.swipe( 'close' );
			} else {
				// Without dragging, too, every part of a zoomed picture is within reach.
				pan( -now[ 0 ], -now[ 1 ] );
			}
		} else if ( ! zoomed ) {
			const to = swipe( x, y, rtl );
			if ( to ) {
				on.swipe( to );
			}
		}
	};

	stage.addEventListener(
		'pointerdown',
		( event ) => {
			if ( event.button ) {
				return;
			}
			pinched = fingers.size > 0;
			pressed = event.target;
			start = at( event );
			fingers.set( event.pointerId, start );
			stage.setPointerCapture( event.pointerId );
			stage.classList.add( 'is-held' );
		},
		{ signal }
	);
	stage.addEventListener( 'pointermove', moved, { signal } );
	stage.addEventListener( 'pointerup', released, { signal } );
	stage.addEventListener( 'pointercancel', released, { signal } );
	stage.addEventListener( 'dblclick', ( event ) => zoomBy( isZoomed() ? 0 : 2.5, at( event ) ), { signal } );
	stage.addEventListener(
		'wheel',
		( event ) => {
			if ( event.ctrlKey ) {
				zoomBy( Math.exp( -event.deltaY / 100 ), at( event ) );
			} else if ( ! pan( -event.deltaX, -event.deltaY ) ) {
				return;
			}
			event.preventDefault();
		},
		{ signal, passive: false }
	);

	return { zoomBy, pan, isZoomed };
}
