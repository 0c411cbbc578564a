import type { View } from '@eidan/runtime';

import { late } from '../../../src/view/parts/late';
import { middleOf, swapper } from '../../../src/view/swap/swap';
import { target } from '../../../src/view/tabs/keys';

/** Options of `data-eidan-swapping-image-gallery`. */
interface Options {
	/** Only clicks and Enter change the image. Hover and arrow keys do not. */
	click?: unknown;
	/** Milliseconds that an image stays. Without a value it stays until the visitor changes it. */
	autoplay?: unknown;
}

/** Turns a link and its image into a tab and its panel. */
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

/** Loads the loader of parts. Without it the gallery stays in its plain form. */
const parts = () => late( '@eidan/parts', () => import( '@eidan/parts' ) );

/** Changes the image automatically until the visitor stops it. */
const play = async (
	root: HTMLElement,
	button: HTMLElement,
	showNext: () => void,
	milliseconds: number,
	signal: AbortSignal
) => {
	let timer: ReturnType< typeof setInterval >;
	const move = ( moving: boolean ) => {
		clearInterval( timer );
		if ( moving ) {
			timer = setInterval( showNext, milliseconds );
		}
	};
	signal.addEventListener( 'abort', () => clearInterval( timer ) );
	const part = await ( await parts() )?.loadPart( 'motion', () => import( '@eidan/motion' ) );
	// Without the motion module nobody could stop it, so it does not start.
	button.hidden = ! part;
	part?.motion( root, { button, move }, signal );
};

/**
 * PHP prints links to images. The style sheet shows the image that the address names, or the first. This script turns
 * the links into tabs. Code that only some galleries need (videos, autoplay) loads only for them.
 */
export const swappingGallery: View< Options > = ( root, { click, autoplay }, { signal } ) => {
	const [ stage, list, button ] = [ ...root.children ].reverse() as [ HTMLElement, HTMLElement, HTMLElement? ];
	const tabs = [ ...list.children ] as HTMLAnchorElement[];
	const panels = [ ...stage.children ] as HTMLElement[];
	const videos: Array< ( ( shown: boolean ) => void ) | undefined > = [];
	const show = swapper( stage, panels );
	let current = 0;

	const select = ( index: number, from = middleOf( tabs[ index ]! ) ) => {
		current = index;
		show( index, from );
		tabs.forEach( ( tab, at ) => {
			tab.ariaSelected = `${ at === index }`;
			tab.tabIndex = at === index ? 0 : -1;
			videos[ at ]?.( at === index );
			// The old image stays visible during the change but cannot be reached.
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
				// A click by Enter has no position.
				select( at, event.detail ? event : undefined );
			},
			{ signal }
		);
		// Do not use `pointerenter`: it also fires if the page scrolls, by a focus change, under a resting pointer.
		tab.addEventListener(
			'pointermove',
			( event ) => click || at === current || event.pointerType === 'touch' || select( at, event ),
			{ signal }
		);
		if ( panel.querySelector( 'video' ) ) {
			const part = await ( await parts() )?.loadPart( 'silent-video', () => import( '@eidan/silent-video' ) );
			videos[ at ] = part?.videoIn( panel, at === current, signal );
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

	// The style sheet decides the list's direction for each width.
	const observer = new ResizeObserver( () => {
		list.ariaOrientation = getComputedStyle( list ).flexDirection === 'column' ? 'vertical' : 'horizontal';
	} );
	observer.observe( root );
	signal.addEventListener( 'abort', () => observer.disconnect() );

	// Start with the image that the address names.
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
