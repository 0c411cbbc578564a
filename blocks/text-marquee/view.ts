import { define } from '@eidan/runtime';

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
	copy.ariaHidden = 'true';
	return copy;
};

/*
 * CSS does the moving. This makes the copies that close the gap, says how
 * long a round takes, and keeps the motion contract, of which CSS has its
 * part: reduced motion and the pointer above it. (The shared module
 * `@eidan/motion` is for what moves by script; it weighs as much as this.)
 */
define< Options >( 'marquee', ( root, { speed, rows }, { signal } ) => {
	const [ row, button ] = root.children as unknown as [ HTMLElement, HTMLButtonElement ];
	const texts = row.firstElementChild as HTMLElement;
	const size = new ResizeObserver( () => {
		const width = texts.offsetWidth;
		const view = row.offsetWidth;
		while ( width && row.childElementCount * width < view + width ) {
			row.append( copyOf( texts ) );
		}
		root.style.setProperty( '--eidan-round', `${ duration( width, view, speed ) }s` );
		if ( rows ) {
			button.nextElementSibling?.remove();
			button.after( copyOf( row ) );
		}
	} );
	const sight = new IntersectionObserver( ( entries ) => {
		root.classList.toggle( 'is-away', ! entries.pop()!.isIntersecting );
	} );

	root.addEventListener(
		'focusin',
		( { target } ) => {
			// Not the press of a pointer, whose click would start it again.
			if ( ( target as Element ).matches( ':focus-visible' ) ) {
				button.ariaPressed = 'true';
			}
		},
		{ signal }
	);
	button.onclick = () => {
		// To where it was before a link in it was scrolled into sight.
		row.scrollLeft = 0;
		button.ariaPressed = `${ button.ariaPressed !== 'true' }`;
	};
	button.hidden = false;
	row.style.overflow = 'hidden';
	size.observe( row );
	size.observe( texts );
	sight.observe( root );
	signal.onabort = () => {
		size.disconnect();
		sight.disconnect();
	};
} );
