/**
 * The module `@eidan/list-search`: a field that searches the terms of a long group of filters. Terms that do not match
 * are hidden; those behind "More" are shown as long as something is typed.
 */
import { define } from '@eidan/runtime';
import { plain } from '../plain';

define( 'list-search', ( root, { none }: { none: string }, { signal } ) => {
	const field = root as HTMLInputElement;
	const group = field.parentElement!;
	const more = group.querySelector( 'details' );
	const wasOpen = more?.open;
	field.addEventListener(
		'input',
		() => {
			const wanted = plain( field.value );
			let isFound = false;
			// Not the link to all.
			group.querySelectorAll( '[data-filter]:not([data-filter=""])' ).forEach( ( link ) => {
				// The name; a swatch may be before it, and the number of items follows it.
				const name = ( link.querySelector( '.eidan-list__swatch' )?.nextSibling ?? link.firstChild )!;
				const matches = plain( name.textContent! ).includes( wanted );
				link.parentElement!.hidden = ! matches;
				isFound ||= matches;
			} );
			if ( more ) {
				more.open = !! wanted || !! wasOpen;
			}
			group.querySelector( '[role="status"]' )!.textContent = isFound ? '' : none;
		},
		{ signal }
	);
} );
