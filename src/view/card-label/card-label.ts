import { follow } from '../pointer/follower';

/** Share of the remaining distance to the pointer that the label moves in one frame. */
const SHARE = 0.2;

/**
 * Shows a small label that follows the pointer over portfolio cards, and sits on the image of the card that has
 * keyboard focus. It only repeats text that is there already, so screen readers ignore it.
 *
 * @param root           The list.
 * @param options        Options from the page, which may be forged. They are only shown as text.
 * @param options.label  Text of the label. The card's title if empty.
 * @param context        From the runtime.
 * @param context.signal Stops it when aborted.
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
	// New items stop the follower, but the label must stay on the card that has the focus.
	root.addEventListener( 'eidan:new-posts', showFocused, { signal } );
	root.addEventListener( 'focusout', () => delete dataset.following, { signal } );
	// It does not belong to the picture of this page that fades into the next one.
	window.addEventListener( 'pageswap', () => ( label.hidden = true ), { signal } );
};
