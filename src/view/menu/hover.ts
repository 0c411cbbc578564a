import { type Intent, onIntent, type Point } from '../pointer/intent';
import { isTowards } from './towards';

/** How long a pointer may rest on its way to a panel. */
const PATIENCE = 300;

/** Within this time after the pointer opened something, a click on its button does not close it again. */
const MOMENT = 600;

const pointOf = ( { clientX: x, clientY: y }: PointerEvent ): Point => ( { x, y } );

/**
 * Opens what a mouse or pen rests on, and closes it when it leaves, unless it is on its way to the panel.
 *
 * @param root   The menu.
 * @param intent When a pointer rests.
 * @param signal Ends it.
 */
export function onHover( root: HTMLElement, intent: Intent, signal: AbortSignal ): void {
	root.querySelectorAll( 'details' ).forEach( ( details ) => {
		const item = details.parentElement!;
		let opened = -MOMENT;
		let leaving: AbortController | undefined;
		let timer: ReturnType< typeof setTimeout > | undefined;
		const stay = () => {
			leaving?.abort();
			clearTimeout( timer );
		};
		const close = () => {
			stay();
			// Somebody may be in it by keyboard.
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
				timer = setTimeout( close, PATIENCE );
				document.addEventListener(
					'pointermove',
					( move ) => {
						clearTimeout( timer );
						if ( isTowards( from, details.lastElementChild!.getBoundingClientRect(), pointOf( move ) ) ) {
							timer = setTimeout( close, PATIENCE );
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
				if ( performance.now() - opened < MOMENT ) {
					event.preventDefault();
				}
			},
			{ signal }
		);
		signal.addEventListener( 'abort', stay );
	} );
}
