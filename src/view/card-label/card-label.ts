import { follow } from '../pointer/follower';

/** Of the way that is left to the pointer, the label goes so much in a frame. */
const SHARE = 0.2;

/**
 * A small label that trails the pointer above cards of portfolio items, and stands on the image of the card that has
 * the keyboard's focus. It repeats what is there anyway, so it is nothing to those who hear the page.
 *
 * @param root           The list.
 * @param options        Printed by PHP, or by anybody: shown as text.
 * @param options.label  What it says; without it the title of the card.
 * @param context        From the runtime.
 * @param context.signal Ends it.
 */
export const cardLabel = (
	root: HTMLElement,
	{ label: words }: { label?: string },
	{ signal }: { signal: AbortSignal }
): void => {
	const label = document.createElement( 'span' );
	const { dataset, style } = label;
	label.className = 'eidan-card-label';
	label.ariaHidden = 'true';
	root.append( label );
	signal.addEventListener( 'abort', () => label.remove() );

	const show = ( target: Element, x?: number ) => {
		const card = target.closest( '.eidan-work' );
		label.hidden = ! card;
		if ( card ) {
			const { left, top, width, height } = card.getBoundingClientRect();
			label.textContent =
				words || card.querySelector( '.eidan-work__title,.eidan-work__link' )?.textContent || '';
			label.classList.toggle( 'is-light', card.matches( '.is-eidan-light-skin' ) );
			dataset.side = ( x ?? left ) > innerWidth / 2 ? 'left' : 'right';
			if ( x === undefined ) {
				const list = root.getBoundingClientRect();
				style.translate = `${ left + width / 2 - list.left }px ${ top + height / 4 - list.top }px`;
				dataset.following = '';
			}
		}
	};
	root.addEventListener( 'pointermove', ( event ) => show( event.target as Element, event.clientX ), { signal } );
	follow( root, label, SHARE, signal );
	const showFocused = () => {
		const focused = root.querySelector( ':focus-visible' );
		if ( focused ) {
			show( focused );
		}
	};
	root.addEventListener( 'focusin', showFocused, { signal } );
	// New posts stop the follower; the label of the card with the focus stays.
	root.addEventListener( 'eidan:new-posts', showFocused, { signal } );
	root.addEventListener( 'focusout', () => delete dataset.following, { signal } );
};
