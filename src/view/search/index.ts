/**
 * The search field of a search cover. It shows suggestions while the visitor types, as a combobox
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Without this script the form leads to the page of results.
 */
import { define } from '@eidan/runtime';
import { dataOf } from '../data';
import { questions } from './ask';
import { nextOf } from './keys';
import { optionElement } from './option';

/** Options of `data-eidan-search`. */
export interface SearchOptions {
	/** Largest number of suggestions. None if missing. */
	limit?: number;
	/** Labels of post types, by their names. */
	names?: Record< string, string >;
	/** Messages for each number of suggestions, starting with none. */
	counts?: string[];
	/** Message after an error. */
	failure?: string;
	/** Milliseconds after closing the dialog until the field is emptied. */
	clear?: number;
}

/**
 * Announces a message. Screen readers ignore a message that repeats the last one; an extra space that is not read makes
 * it different.
 */
const say = ( status: HTMLElement, words: string ) => {
	status.textContent = words && words === status.textContent ? `${ words }\u00a0` : words;
};

export function search( root: HTMLElement, options: SearchOptions, { signal }: { signal: AbortSignal } ): void {
	const { limit = 0, names = {}, counts = [], failure = '', clear = 300 } = options;
	const { url: route } = dataOf< { url: string } >( 'search' );
	const field = root.querySelector< HTMLInputElement >( 'input[name="s"]' )!;
	const list = root.querySelector< HTMLElement >( '[role="listbox"]' )!;
	const status = root.querySelector< HTMLElement >( '[role="status"]' )!;
	const on = { signal };
	let active = -1;

	const mark = ( index: number ) => {
		active = index;
		[ ...list.children ].forEach( ( option, at ) => ( option.ariaSelected = `${ at === index }` ) );
		const chosen = list.children[ index ];
		chosen?.scrollIntoView( { block: 'nearest' } );
		field.setAttribute( 'aria-activedescendant', chosen?.id ?? '' );
	};
	const expand = ( expanded: boolean ) => {
		list.hidden = ! expanded;
		field.ariaExpanded = `${ expanded }`;
		mark( -1 );
	};
	const [ changed, stop ] = questions( field, route!, limit, ( found ) => {
		if ( found ) {
			list.replaceChildren(
				...found.map( ( one, index ) => optionElement( one, `${ list.id }-${ index }`, names[ one.type ] ) )
			);
		}
		expand( !! found?.length );
		const failed = found === null ? '' : failure;
		say( status, found ? ( counts[ found.length ] ?? '' ) : failed );
	} );
	const keys: Record< string, () => boolean | void > = {
		ArrowDown: () => move( 1 ),
		ArrowUp: () => move( -1 ),
		Escape: () => {
			const wasOpen = ! list.hidden;
			stop();
			expand( false );
			// If the list is closed, Escape closes the dialog.
			return wasOpen;
		},
		Enter: () => {
			if ( active < 0 ) {
				return false;
			}
			( list.children[ active ] as HTMLElement ).click();
		},
		Tab: () => {
			expand( false );
			return false;
		},
	};
	const move = ( way: number ) => {
		const { length } = list.children;
		if ( ! length ) {
			return false;
		}
		const next = nextOf( active, way, length, ! list.hidden );
		if ( list.hidden ) {
			expand( true );
		}
		mark( next );
	};

	if ( route && limit ) {
		Object.assign( field, { role: 'combobox', ariaExpanded: 'false', ariaAutoComplete: 'list' } );
		field.setAttribute( 'aria-controls', list.id );
		field.addEventListener( 'input', changed, on );
		field.addEventListener(
			'keydown',
			( event ) => {
				const { key, isComposing, ctrlKey, metaKey, altKey } = event;
				if ( ! isComposing && ! ctrlKey && ! metaKey && ! altKey && keys[ key ] && keys[ key ]() !== false ) {
					event.preventDefault();
					event.stopPropagation();
				}
			},
			on
		);
	}
	const dialog = root.closest( 'dialog' );
	let clearing = 0;
	dialog?.addEventListener(
		'close',
		() => {
			stop();
			clearing = window.setTimeout( () => {
				field.value = '';
				changed();
				list.replaceChildren();
			}, clear );
		},
		on
	);
	dialog?.addEventListener( 'eidan:open', () => clearTimeout( clearing ), on );
	signal.addEventListener( 'abort', () => {
		stop();
		clearTimeout( clearing );
	} );
}

define( 'search', search );
