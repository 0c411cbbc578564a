/**
 * The field of a search cover: suggestions while one types, as a combobox
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Without it the form leads to the page of results.
 */
import { define } from '@eidan/runtime';
import { dataOf } from '../data';
import { questions } from './ask';
import { nextOf } from './keys';
import { optionElement } from './option';

/** Options of `data-eidan-search`. */
export interface SearchOptions {
	/** How many suggestions at most; absent: none. */
	limit?: number;
	/** What kinds of items are called. */
	names?: Record< string, string >;
	/** What is said of each number of suggestions, from none on. */
	counts?: string[];
	/** What is said when they cannot be had. */
	failure?: string;
	/** Milliseconds after which the field is empty once the dialog is closed. */
	clear?: number;
}

/**
 * Words that are the same as before are read once more when they are another text: a space that nobody hears makes them
 * one.
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
			// A list that is closed leaves the key to the dialog.
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
