import type { Point } from '../pointer/intent';
import { middleOf, swapper } from './swap';

/** Links that bring up their images, and where these are. */
interface Parts {
	/** What is pointed at: each holds a link, and the image that was printed with it. */
	items: readonly HTMLElement[];
	/** Finds the image of an item. */
	media: string;
	/** Where images lie on one another: a new element. */
	stage: HTMLElement;
	/** Changes when images may have to go elsewhere. */
	query: MediaQueryList;
	/** Whether they lie on the stage now; else each stands where it was printed. */
	together: () => unknown;
	/** Whether the first tap on an item only shows its image. */
	previews: () => unknown;
	/** The item that is shown while none is pointed at; -1 for none. */
	rest: () => number;
	/** Told which item is shown from now on; -1 for none. */
	changed: ( index: number ) => void;
	/** Told where the item is that has got the focus, in pixels of the window. */
	focused?: ( from: Point ) => void;
}

/**
 * Lets links bring up their images on hover, focus and the first tap. The item that is shown has the class `is-active`,
 * the root `has-active` while one is pointed at, and `is-live` from now on.
 *
 * @param root   The block; the stage is put into it.
 * @param parts  Links and images.
 * @param signal Ends it.
 * @return Shows the image of an item as if it were pointed at, seen from a point; -1 shows none.
 */
export function pictureLinks(
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
	// What the page shows by itself stays where it is until another comes: to the browser an image that is put
	// elsewhere is a new one, painted only then.
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
		// Not on entering: a page that is scrolled by the focus moves below a pointer that rests.
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
