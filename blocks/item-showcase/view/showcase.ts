import type { View } from '@eidan/runtime';
import { placeOf } from '../../../src/view/anchors/place';
import { appear } from '../../../src/view/appear/appear';
import { drawLeaders } from './draw';
import { leadersOf } from './leaders';
import type { Shape } from './line';

/** Options of `data-eidan-item-showcase`. */
interface Options {
	/** Shape of the lines, `elbow` or `straight`. Any other value draws none. */
	line?: unknown;
	/** Milliseconds between one statement appearing and the next. */
	interval?: unknown;
}

/**
 * On wide screens this draws lines; a point and its statement highlight each other. On narrow screens the statements
 * are an accordion that the browser runs; the open statement highlights its point.
 */
export const itemShowcase: View< Options > = ( root, { line, interval }, { signal } ) => {
	const leaders = leadersOf( root );
	const image = root.querySelector( '.eidan-showcase__media' );
	const items = leaders.map( ( { item } ) => item as HTMLDetailsElement );
	const narrow = matchMedia( '(max-width: 680px)' );
	const group = items[ 0 ]?.getAttribute( 'name' ) ?? '';
	const listen = ( target: EventTarget, type: string, listener: ( event: Event ) => void ) =>
		target.addEventListener( type, listener, { signal, capture: true } );

	const lift = ( lifted?: Element | null ) => {
		root.classList.toggle( 'is-lifted', !! lifted );
		leaders.forEach( ( { item, dot } ) =>
			[ item, dot ].forEach( ( each ) => each.classList.toggle( 'is-active', item === lifted ) )
		);
	};
	const itemOf = ( { target }: Event ) =>
		leaders.find( ( { item, dot } ) => item.contains( target as Node ) || dot.contains( target as Node ) )?.item;
	const rest = () => lift( narrow.matches ? items.find( ( { open } ) => open ) : null );
	const draw = () =>
		image &&
		! narrow.matches &&
		/^(elbow|straight)$/.test( `${ line }` ) &&
		drawLeaders( image, leaders, line as Shape );
	/** The statement that the address names, or something in it. */
	const linked = () => {
		const place = placeOf( location.hash );
		return items.find( ( item ) => item.contains( place ) );
	};
	// On wide screens all statements are open, so their summaries cannot be used to open or close them.
	const arrange = () => {
		const first = linked() ?? items[ 0 ];
		items.forEach( ( item ) => {
			const summary = item.firstElementChild as HTMLElement;
			if ( narrow.matches ) {
				item.open = item === first;
				item.setAttribute( 'name', group );
				summary.removeAttribute( 'tabindex' );
				summary.removeAttribute( 'aria-disabled' );
			} else {
				item.removeAttribute( 'name' );
				item.open = true;
				summary.tabIndex = -1;
				summary.setAttribute( 'aria-disabled', 'true' );
			}
		} );
		rest();
	};

	[ 'pointerover', 'focusin' ].forEach( ( type ) =>
		listen( root, type, ( event ) => narrow.matches || lift( itemOf( event ) ) )
	);
	[ 'pointerleave', 'focusout' ].forEach( ( type ) => root.addEventListener( type, rest, { signal } ) );
	listen( root, 'toggle', rest );
	listen( root, 'click', ( event ) => {
		const { target } = event;
		const item = itemOf( event ) as HTMLDetailsElement | undefined;
		const summary = item?.firstElementChild as HTMLElement | undefined;
		if ( ! item || ! summary || ! ( target instanceof Element ) ) {
			return;
		}
		if ( target.closest( '.eidan-showcase__dot' ) ) {
			event.preventDefault();
			if ( narrow.matches ) {
				item.open = true;
				summary.focus();
			} else {
				lift( item );
			}
		} else if ( ! narrow.matches && summary.contains( target ) ) {
			event.preventDefault();
		}
	} );
	listen( narrow, 'change', arrange );
	// Browsers open what is around the place that a link leads to, not the place itself.
	listen( window, 'hashchange', () => linked()?.setAttribute( 'open', '' ) );
	arrange();
	appear( items, Number( interval ) || 0, signal );
	const observer = new ResizeObserver( draw );
	[ root, ...( image ? [ image ] : [] ), ...items ].forEach( ( element ) => observer.observe( element ) );
	signal.addEventListener( 'abort', () => observer.disconnect() );
};
