import { define } from '@eidan/runtime';

import { addCopies, copiesNeeded, copyOf } from '../../src/view/motion/copies';
import { wish } from '../../src/view/motion/wish';
import { duration } from './pace';

/** Options of `data-eidan-marquee`. */
interface Options {
	/** Pace; see pace.ts. */
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
	const setProperty = ( name: string, value: string ) => root.style.setProperty( `--eidan-${ name }`, value );
	// An observer is told the size when layout is done anyway: measuring in it costs no layout of its own.
	const observer = new ResizeObserver( () => {
		const width = texts.offsetWidth;
		const view = row.offsetWidth;
		const count = copiesNeeded( width, view );
		addCopies( texts, count );
		if ( rows ) {
			if ( ! button.nextElementSibling ) {
				button.after( copyOf( row ) );
			}
			addCopies( button.nextElementSibling!.firstElementChild as HTMLElement, count );
		}
		if ( count ) {
			setProperty( 'round', `${ duration( width, view, speed ) }s` );
		}
	} );

	wish( root, button, true, signal, ( wanted, visible ) => {
		const starts = wanted && button.ariaPressed === 'true';
		button.ariaPressed = `${ ! wanted }`;
		button.textContent = wanted ? '❚❚' : '►';
		setProperty( 'play', wanted && visible ? '' : 'paused' );
		if ( starts ) {
			// To where it was before a link in it was scrolled into sight. Only then: it asks for the layout.
			row.scrollLeft = 0;
		}
	} );
	button.hidden = false;
	observer.observe( row );
	observer.observe( texts );
	signal.onabort = () => observer.disconnect();
} );
