import { define } from '@eidan/runtime';

import { wish } from '../../src/view/motion/wish';
import { duration } from './pace';

/** Options of `data-eidan-marquee`. */
interface Options {
	/** Pace; see pace.ts. */
	speed?: unknown;
	/** A second row runs the other way. */
	rows?: unknown;
}

const copyOf = ( element: Element ) => {
	const copy = element.cloneNode( true ) as HTMLElement;
	copy.inert = true;
	return copy;
};

/*
 * CSS does the moving. This makes the copies that close the gap, says how
 * long a round takes, and keeps the motion contract, of which CSS has its
 * part: reduced motion and the pointer above it.
 */
define< Options >( 'marquee', ( root, { speed, rows }, { signal } ) => {
	const [ row, button ] = root.children as HTMLCollectionOf< HTMLElement > & [ HTMLElement, HTMLElement ];
	const texts = row.firstElementChild as HTMLElement;
	const say = ( name: string, value: string ) => root.style.setProperty( `--eidan-${ name }`, value );
	const size = new ResizeObserver( () => {
		const width = texts.offsetWidth;
		const view = row.offsetWidth;
		while ( width && row.childElementCount * width < view + width ) {
			row.append( copyOf( texts ) );
		}
		say( 'round', `${ duration( width, view, speed ) }s` );
		if ( rows ) {
			button.nextElementSibling?.remove();
			button.after( copyOf( row ) );
		}
	} );

	wish( root, button, true, signal, ( wanted, visible ) => {
		button.ariaPressed = `${ ! wanted }`;
		button.textContent = wanted ? '❚❚' : '►';
		say( 'play', wanted && visible ? '' : 'paused' );
		if ( wanted ) {
			// To where it was before a link in it was scrolled into sight.
			row.scrollLeft = 0;
		}
	} );
	button.hidden = false;
	size.observe( row );
	size.observe( texts );
	signal.onabort = () => size.disconnect();
} );
