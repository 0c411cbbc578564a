/**
 * The module `@eidan/list-search`: a field that searches the terms of a long group of filters. Terms that do not match
 * are hidden; those behind "More" are shown as long as something is typed.
 */
import { define } from '@eidan/runtime';
import { plain } from '../shop/select/search';

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
				// The name; the number of items follows it.
				const matches = plain( link.firstChild!.textContent! ).includes( wanted );
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
