import type { Point } from '../pointer/intent';
import { middleOf, swapper } from './swap';

/** Links with images, and where the images are. */
interface Parts {
	/** The elements to point at. Each holds a link and the image printed with it. */
	items: readonly HTMLElement[];
	/** Selector of an item's image. */
	media: string;
	/** A new element in which the images are stacked. */
	stage: HTMLElement;
	/** A media query. When it changes, images may have to move. */
	query: MediaQueryList;
	/** Whether the images are on the stage now. If not, each stays where it was printed. */
	together: () => unknown;
	/** Whether the first tap on an item only shows its image. */
	previews: () => unknown;
	/** Index of the item shown while none is pointed at. -1 for none. */
	rest: () => number;
	/** Called with the index of the item that is shown from now on. -1 for none. */
	changed: ( index: number ) => void;
	/** Called with the position of a newly focused item, in pixels of the window. */
	focused?: ( from: Point ) => void;
}

/**
 * Shows the images of links on hover, focus and the first tap. The shown item has the class `is-active`. The root has
 * `has-active` while an item is pointed at, and `is-live` from now on.
 *
 * @param root   The block. The stage is added to it.
 * @param parts  Links and images.
 * @param signal Stops it when aborted.
 * @return Shows the image of an item as if a pointer at the given point had reached it. -1 shows none.
 */
export function imageLinks(
	root: HTMLElement,
	{ items, media, stage, query, together, previews, rest, changed, focused }: Parts,
	signal: AbortSignal
): ( index: number, from?: Point ) => void {
	const figures = items.map(
		( item ) => item.querySelector< HTMLElement >( media ) ?? document.createElement( 'i' )
	);
	const places = figures.map( ( { parentElement, nextSibling }, at ) => ( {
		parent: parentElement ?? items[ at ]!,
		nextSibling,
	} ) );
	const show = swapper( stage, figures );
	const on = < T extends keyof HTMLElementEventMap >(
		target: HTMLElement,
		type: T,
		act: ( event: HTMLElementEventMap[ T ] ) => void
	) => target.addEventListener( type, act, { signal } );
	// The printed image stays in its place until another is shown. For the browser a moved image is a new one, which
	// counts as painted only then.
	let printed = items.findIndex( ( item ) => item.matches( '.is-active' ) );
	let current = -1;
	let tapped = false;

	const activate = ( index: number, from?: Point ) => {
		if ( printed >= 0 && index !== printed ) {
			printed = -1;
			arrange();
		}
		current = index;
		show( index, from );
		items.forEach( ( item, at ) => item.classList.toggle( 'is-active', at === index ) );
		changed( index );
	};
	const point = ( index: number, from: Point ) => {
		root.classList.add( 'has-active' );
		if ( index !== current ) {
			activate( index, from );
		}
	};
	const leave = () => {
		root.classList.remove( 'has-active' );
		activate( rest() );
	};
	const arrange = () =>
		figures.forEach( ( figure, at ) => {
			const { parent, nextSibling } = places[ at ]!;
			if ( together() && at !== printed ) {
				stage.append( figure );
			} else if ( stage.contains( figure ) ) {
				parent.insertBefore( figure, nextSibling );
			}
		} );

	items.forEach( ( item, at ) => {
		// Do not use `pointerenter`: it also fires if the page scrolls, by a focus change, under a resting pointer.
		on( item, 'pointermove', ( event ) => event.pointerType === 'touch' || point( at, event ) );
		on(
			item,
			'pointerdown',
			( { pointerType } ) => ( tapped = !! previews() && pointerType === 'touch' && at !== current )
		);
		on( item, 'focusin', () => {
			const from = middleOf( item );
			point( at, from );
			focused?.( from );
		} );
		on( item, 'click', ( event ) => {
			if ( tapped ) {
				event.preventDefault();
				tapped = false;
			}
			point( at, event );
		} );
	} );
	on( root, 'pointerleave', ( { pointerType } ) => pointerType === 'touch' || leave() );
	on( root, 'focusout', ( { relatedTarget } ) => root.contains( relatedTarget as Node ) || leave() );
	query.addEventListener( 'change', arrange, { signal } );

	root.append( stage );
	arrange();
	root.classList.add( 'is-live' );
	activate( rest() );
	return activate;
}
