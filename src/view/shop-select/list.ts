import { choices } from '../shop/select/search';
import { make } from './make';

/**
 * Manages the list of a search field: its options, and the active one, which Enter chooses.
 *
 * @param field The form's select.
 * @param input The search field.
 * @param list  The element with the role listbox.
 * @param none  Message if nothing is found.
 * @return Three functions. The first moves by some options. The second opens the list for the typed text. The third
 *          hides it.
 */
export function listOf( field: HTMLSelectElement, input: HTMLInputElement, list: HTMLElement, none: string ) {
	let active = -1;

	const mark = ( place: number ) => {
		const options = [ ...list.children ].filter( ( option ) => ! option.hasAttribute( 'aria-disabled' ) );
		active = options.length ? ( place + options.length ) % options.length : -1;
		options.forEach( ( option, at ) => option.classList.toggle( 'is-active', at === active ) );
		const marked = options[ active ];
		if ( marked ) {
			marked.scrollIntoView( { block: 'nearest' } );
			input.setAttribute( 'aria-activedescendant', marked.id );
		} else {
			input.removeAttribute( 'aria-activedescendant' );
		}
	};
	const open = ( typed = '' ) => {
		const options = [ ...field.options ];
		const found = choices( options, typed );
		list.replaceChildren(
			...found.map( ( place ) => {
				const option = make( 'li', '', {
					role: 'option',
					id: `${ list.id }-${ place }`,
					'aria-selected': String( place === field.selectedIndex ),
				} );
				option.textContent = options[ place ]!.text;
				option.dataset.value = options[ place ]!.value;
				return option;
			} )
		);
		if ( ! found.length ) {
			const nothing = make( 'li', '', { role: 'option', 'aria-disabled': 'true', 'aria-selected': 'false' } );
			nothing.textContent = none;
			list.append( nothing );
		}
		list.hidden = false;
		input.setAttribute( 'aria-expanded', 'true' );
		const { top, bottom } = input.getBoundingClientRect();
		const { offsetHeight: height } = list;
		list.parentElement!.classList.toggle( 'is-above', bottom + height > window.innerHeight && top > height );
		mark( Math.max( 0, typed ? 0 : found.indexOf( field.selectedIndex ) ) );
	};
	const hide = () => {
		list.hidden = true;
		input.setAttribute( 'aria-expanded', 'false' );
		input.removeAttribute( 'aria-activedescendant' );
	};
	return [ ( way: number ) => mark( active + way ), open, hide ] as const;
}
