import type { View } from '@eidan/runtime';

import { late } from '../../../src/view/parts/late';
import { follow } from '../../../src/view/pointer/follower';
import type { Point } from '../../../src/view/pointer/intent';
import { keepInWindow, SPACE } from './keep-in-window';
import { imageLinks } from '../../../src/view/swap/links';
import { middleOf } from '../../../src/view/swap/swap';

/** Options of `data-eidan-interactive-link-showcase`. */
interface Options {
	/** `columns` or `slider`, in which the images fill the block. Without a value it is a list. */
	layout?: unknown;
	/** On touch screens each image stays with its link, so that one tap follows the link. */
	inline?: unknown;
}

/** Share of the remaining distance to the pointer that a list's image moves in one frame. */
const LAG = 0.12;

/**
 * In the HTML each image is beside its link. This moves the images to a stage, behind the links or at the pointer.
 * Without a mouse, the images of a list stay beside their links, and so do all images if the author wants them inline.
 */
export const linkShowcase: View< Options > = ( root, { layout, inline }, { signal } ) => {
	const media = '.eidan-links__media';
	const items = [ ...root.querySelectorAll( '.eidan-links__link' ) ].map( ( link ) => link.parentElement! );
	const videos: Array< ( ( shown: boolean ) => void ) | undefined > = [];
	const stage = document.createElement( 'div' );
	const query = matchMedia( '(hover: hover) and (pointer: fine)' );
	const place = ( { x, y }: Point ) => {
		const frame = root.getBoundingClientRect();
		// Place the image after the end of the title, so that the title stays readable.
		const { left, right } =
			items[ Math.max( 0, current ) ]!.querySelector( '.eidan-links__title' )!.getBoundingClientRect();
		const { width, height } = stage.getBoundingClientRect();
		const start = root.matches( ':dir(rtl)' )
			? Math.min( x, left - frame.left ) - width - 2 * SPACE
			: Math.max( x, right - frame.left );
		return keepInWindow( { x: start, y }, { width, height }, frame, { width: innerWidth, height: innerHeight } );
	};
	const moveTo = ( { x, y }: Point ) => {
		const { left, top } = root.getBoundingClientRect();
		const to = place( { x: x - left, y: y - top } );
		stage.style.translate = `${ to.x }px ${ to.y }px`;
	};
	// Index of the image shown while no link is pointed at. -1 for none.
	let rest = layout ? 0 : -1;
	let current = -1;

	items.forEach( async ( item, at ) => {
		const figure = item.querySelector< HTMLElement >( media );
		if ( figure?.querySelector( 'video' ) ) {
			const parts = await late( '@eidan/parts', () => import( '@eidan/parts' ) );
			const part = await parts?.loadPart( 'silent-video', () => import( '@eidan/silent-video' ) );
			videos[ at ] = part?.videoIn(
				figure,
				at === current,
				signal,
				item.querySelector< HTMLElement >( 'button' )
			);
		}
	} );
	stage.className = 'eidan-links__stage';
	const activate = imageLinks(
		root,
		{
			items,
			media,
			stage,
			query,
			together: () => query.matches || ( layout && ! inline ),
			previews: () => ! inline,
			rest: () => rest,
			changed( index ) {
				current = index;
				videos.forEach( ( video, at ) => video?.( at === index ) );
			},
			focused( point ) {
				if ( ! layout ) {
					moveTo( point );
				}
			},
		},
		signal
	);
	root.addEventListener(
		'eidan:slide',
		( event ) => {
			rest = ( event as CustomEvent< number > ).detail;
			activate( rest );
		},
		{ signal, capture: true }
	);
	if ( ! layout ) {
		follow( root, stage, LAG, signal, place );
		// A resize moves the links, so move the image to the active one again.
		addEventListener(
			'resize',
			() => {
				const item = items[ current ];
				if ( item ) {
					moveTo( middleOf( item ) );
				}
			},
			{ signal }
		);
	}
};
