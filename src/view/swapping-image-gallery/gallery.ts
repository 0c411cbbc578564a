import type { View } from '@eidan/runtime';

import { middleOf, swapper } from '../swap/swap';
import { target } from '../tabs/keys';

/** Options of `data-eidan-swapping-image-gallery`. */
interface Options {
	/** Only clicks and Enter swap; the pointer and arrow keys alone do not. */
	click?: unknown;
	/** Milliseconds that an image stays; none = until somebody swaps it. */
	autoplay?: unknown;
}

/** Makes a link the tab of an image. */
const pair = ( tab: HTMLElement, panel: HTMLElement ) => {
	tab.role = 'tab';
	tab.id = `${ panel.id }-tab`;
	tab.setAttribute( 'aria-controls', panel.id );
	panel.role = 'tabpanel';
	panel.setAttribute( 'aria-labelledby', tab.id );
	if ( ! panel.querySelector( 'a,button' ) ) {
		panel.tabIndex = 0;
	}
};

/** What loads parts; where it does not come the gallery stays in its plain form. */
const parts = () => import( '@eidan/parts' ).catch( ( error ) => void console.warn( error ) );

/** Goes on by itself, as long as nobody stops it. */
const play = async (
	root: HTMLElement,
	button: HTMLElement,
	goOn: () => void,
	milliseconds: number,
	signal: AbortSignal
) => {
	let timer: ReturnType< typeof setInterval >;
	const move = ( moving: boolean ) => {
		clearInterval( timer );
		if ( moving ) {
			timer = setInterval( goOn, milliseconds );
		}
	};
	signal.addEventListener( 'abort', () => clearInterval( timer ) );
	const part = await ( await parts() )?.loadPart( 'motion', () => import( '@eidan/motion' ) );
	// Nothing goes on by itself that nobody could stop.
	button.hidden = ! part;
	part?.motion( root, { button, move }, signal );
};

/**
 * PHP prints links to images, of which the style sheet shows the one that the address names, or the first. Here the
 * links become tabs of a stage. What only some galleries need (videos, autoplay) is loaded for these.
 */
export const swappingGallery: View< Options > = ( root, { click, autoplay }, { signal } ) => {
	const [ stage, list, button ] = [ ...root.children ].reverse() as [ HTMLElement, HTMLElement, HTMLElement? ];
	const tabs = [ ...list.children ] as HTMLAnchorElement[];
	const panels = [ ...stage.children ] as HTMLElement[];
	const films: Array< ( ( shown: boolean ) => void ) | undefined > = [];
	const show = swapper( stage, panels );
	let current = 0;

	const select = ( index: number, from = middleOf( tabs[ index ]! ) ) => {
		current = index;
		show( index, from );
		tabs.forEach( ( tab, at ) => {
			tab.ariaSelected = `${ at === index }`;
			tab.tabIndex = at === index ? 0 : -1;
			films[ at ]?.( at === index );
			// What goes is seen until the next one is there, but not reached.
			panels[ at ]!.inert = at !== index;
		} );
	};

	list.role = 'tablist';
	panels.forEach( async ( panel, at ) => {
		const tab = tabs[ at ]!;
		pair( tab, panel );
		tab.addEventListener(
			'click',
			( event ) => {
				event.preventDefault();
				// Enter on a link is a click without a place.
				select( at, event.detail ? event : undefined );
			},
			{ signal }
		);
		// Not on entering: a page that is scrolled by the focus moves below a pointer that rests.
		tab.addEventListener(
			'pointermove',
			( event ) => click || at === current || event.pointerType === 'touch' || select( at, event ),
			{ signal }
		);
		if ( panel.querySelector( 'video' ) ) {
			const part = await ( await parts() )?.loadPart( 'film', () => import( '@eidan/film' ) );
			films[ at ] = part?.filmIn( panel, at === current, signal );
		}
	} );
	list.addEventListener(
		'keydown',
		( event ) => {
			const at = tabs.indexOf( event.target as HTMLAnchorElement );
			const index = target( event, {
				at,
				count: tabs.length,
				vertical: list.ariaOrientation === 'vertical',
				rtl: root.matches( ':dir(rtl)' ),
			} );
			if ( index >= 0 ) {
				event.preventDefault();
				tabs[ index ]!.focus();
				if ( ! click || index === at ) {
					select( index );
				}
			}
		},
		{ signal }
	);

	// The style sheet decides where the list stands at which width.
	const observer = new ResizeObserver( () => {
		list.ariaOrientation = getComputedStyle( list ).flexDirection === 'column' ? 'vertical' : 'horizontal';
	} );
	observer.observe( root );
	signal.addEventListener( 'abort', () => observer.disconnect() );

	// A link to an image shows it.
	select(
		Math.max(
			0,
			panels.findIndex( ( panel ) => panel.matches( ':target,:has(:target)' ) )
		)
	);
	root.classList.add( 'is-live' );

	if ( button ) {
		void play( root, button, () => select( ( current + 1 ) % tabs.length ), Number( autoplay ), signal );
	}
};
