import { type Intent, onIntent, type Point } from '../../../src/view/pointer/intent';
import { movesTowards } from './pointer-direction';

/** How long a pointer may rest on its way to a panel, in milliseconds. */
const CLOSE_DELAY = 300;

/**
 * If a click on the button follows within this many milliseconds after the pointer has opened its drop-down, it does
 * not close it again.
 */
const CLICK_GRACE = 600;

const pointOf = ( { clientX: x, clientY: y }: PointerEvent ): Point => ( { x, y } );

/**
 * Opens a drop-down when a mouse or pen rests on its item, and closes it when the pointer leaves, unless the pointer is
 * moving towards the panel.
 *
 * @param root   The menu.
 * @param intent When a pointer counts as resting.
 * @param signal Stops it when aborted.
 */
export function onHover( root: HTMLElement, intent: Intent, signal: AbortSignal ): void {
	root.querySelectorAll( 'details' ).forEach( ( details ) => {
		const item = details.parentElement!;
		let opened = -CLICK_GRACE;
		let leaving: AbortController | undefined;
		let timer: ReturnType< typeof setTimeout > | undefined;
		const stay = () => {
			leaving?.abort();
			clearTimeout( timer );
		};
		const close = () => {
			stay();
			// Keep it open if it holds the keyboard focus.
			details.open &&= details.contains( document.activeElement );
		};
		onIntent(
			item,
			() => {
				if ( ! details.open ) {
					details.open = true;
					opened = performance.now();
				}
			},
			signal,
			intent
		);
		item.addEventListener( 'pointerenter', stay, { signal } );
		item.addEventListener(
			'pointerleave',
			( event ) => {
				if ( event.pointerType === 'touch' || ! details.open ) {
					return;
				}
				stay();
				const from = pointOf( event );
				leaving = new AbortController();
				timer = setTimeout( close, CLOSE_DELAY );
				document.addEventListener(
					'pointermove',
					( move ) => {
						clearTimeout( timer );
						if (
							movesTowards( from, details.lastElementChild!.getBoundingClientRect(), pointOf( move ) )
						) {
							timer = setTimeout( close, CLOSE_DELAY );
						} else {
							close();
						}
					},
					{ signal: leaving.signal }
				);
			},
			{ signal }
		);
		details.firstElementChild!.addEventListener(
			'click',
			( event ) => {
				if ( performance.now() - opened < CLICK_GRACE ) {
					event.preventDefault();
				}
			},
			{ signal }
		);
		signal.addEventListener( 'abort', stay );
	} );
}
