import { define } from '@eidan/runtime';

import { addCopies, copiesNeeded, copyOf } from '../../src/view/motion/copies';
import { duration } from '../../src/view/motion/pace';
import { playState } from '../../src/view/motion/play-state';

/** Options of `data-eidan-marquee`. */
interface Options {
	/** Pace; see src/view/motion/pace.ts. */
	speed?: unknown;
	/** A second row runs the other way. */
	rows?: unknown;
}

/*
 * CSS does the moving. This makes the copies that close the gap, says how
 * long a round takes, and keeps the motion contract, of which CSS has its
 * part: reduced motion and the pointer above it.
 */
define< Options >( 'marquee', ( root, { speed, rows }, { signal } ) => {
	const [ row, button ] = root.children as HTMLCollectionOf< HTMLElement > & [ HTMLElement, HTMLElement ];
	const texts = row.firstElementChild as HTMLElement;
	// An observer is told the size when layout is done anyway: measuring in it costs no layout of its own.
	const observer = new ResizeObserver( () => {
		const width = texts.offsetWidth;
		const view = row.offsetWidth;
		const count = copiesNeeded( width, view );
		if ( rows && ! root.children[ 2 ] ) {
			root.append( copyOf( row ) );
		}
		root.querySelectorAll< HTMLElement >( '.eidan-marquee > *' ).forEach( ( each ) => addCopies( each, count ) );
		if ( count ) {
			root.style.setProperty( '--eidan-round', `${ duration( width, view, speed ) }s` );
		}
	} );

	const update = ( playing: boolean, visible: boolean ) => {
		const starts = playing && button.ariaPressed === 'true';
		button.ariaPressed = `${ ! playing }`;
		button.textContent = playing ? '❚❚' : '►';
		root.style.setProperty( '--eidan-play', playing && visible ? '' : 'paused' );
		if ( starts ) {
			// To where it was before a link in it was scrolled into sight. Only then: it asks for the layout.
			row.scrollLeft = 0;
		}
	};
	playState( root, { button, playing: true, update }, signal );
	button.hidden = false;
	observer.observe( row );
	observer.observe( texts );
	signal.onabort = () => observer.disconnect();
} );
