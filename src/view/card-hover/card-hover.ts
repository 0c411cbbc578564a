import { follow } from '../pointer/follower';

interface Options {
	effect?: string;
	/** What the label says; without it the title of the card. */
	label?: string;
}

/** Cards lean by so many degrees, at most. */
const TILT = 6;

/** Of the way that is left to the pointer, the label goes so much in a frame. */
const SHARE = 0.2;

/**
 * How a card leans towards the pointer: not at all in the middle, by `TILT` degrees at its edges.
 *
 * @param at   The pointer, in pixels of the window.
 * @param at.x From the left.
 * @param at.y From the top.
 * @param box  The card as it is at rest, in the same pixels.
 * @return Degrees about the axes across and down.
 */
export const lean = ( at: { x: number; y: number }, box: { left: number; top: number; width: number; height: number } ): { x: number; y: number } => {
	const share = ( value: number, start: number, size: number ) => ( 2 * TILT * ( value - start ) ) / size - TILT;
	return { x: -share( at.y, box.top, box.height ), y: share( at.x, box.left, box.width ) };
};

const cardOf = ( { target }: Event ) => ( target as Element ).closest< HTMLElement >( '.eidan-work' );

/**
 * What cards of portfolio items do beyond what their style does: lean towards the pointer, or give it a small label to
 * trail it, which with the keyboard's focus stands on the picture. Nothing that a finger has to reach.
 *
 * @param root           The list.
 * @param options        Printed by PHP, or by anybody: shown as text.
 * @param options.effect `tilt` or `follow`.
 * @param options.label  See Options.
 * @param context        From the runtime.
 * @param context.signal Ends it.
 */
export const cardHover = ( root: HTMLElement, { effect, label: words }: Options, { signal }: { signal: AbortSignal } ): void => {
	const on = < E extends Event >( names: string, listener: ( event: E ) => void ) =>
		names.split( ' ' ).forEach( ( name ) => root.addEventListener( name, listener as EventListener, { signal } ) );

	if ( effect === 'tilt' ) {
		on< PointerEvent >( 'pointermove', ( event ) => {
			const card = cardOf( event );
			if ( card ) {
				const { x, y } = lean( event, card.parentElement!.getBoundingClientRect() );
				card.style.setProperty( '--eidan-tilt-x', `${ x }deg` );
				card.style.setProperty( '--eidan-tilt-y', `${ y }deg` );
			}
		} );
		return;
	}

	const label = document.createElement( 'span' );
	label.className = 'eidan-hover-label';
	label.ariaHidden = 'true';
	root.append( label );
	signal.addEventListener( 'abort', () => label.remove() );

	const show = ( card: Element | null, x: number ) => {
		label.hidden = ! card;
		if ( card ) {
			label.textContent = words || card.querySelector( '.eidan-work__title,.eidan-work__link' )?.textContent || '';
			label.classList.toggle( 'is-light', card.matches( '.is-eidan-light-skin' ) );
			label.dataset.side = x > innerWidth / 2 ? 'left' : 'right';
		}
	};
	on< PointerEvent >( 'pointermove', ( event ) => show( cardOf( event ), event.clientX ) );
	follow( root, label, SHARE, signal );

	on( 'focusin', ( event ) => {
		const card = cardOf( event );
		if ( card && ( event.target as Element ).matches( ':focus-visible' ) ) {
			const { left, top } = root.getBoundingClientRect();
			const box = card.getBoundingClientRect();
			const x = box.left + box.width / 2;
			show( card, x );
			label.style.translate = `${ x - left }px ${ box.top - top + box.width / 4 }px`;
			label.dataset.following = '';
		}
	} );
	on( 'focusout', () => delete label.dataset.following );
};
