import type { View } from '@eidan/runtime';

import { follow } from '../pointer/follower';
import type { Point } from '../pointer/intent';
import { keptIn, SPACE } from '../pointer/kept-in';
import { pictureLinks } from '../swap/links';
import { middleOf } from '../swap/swap';

/** Options of `data-eidan-interactive-link-showcase`. */
interface Options {
	/** `columns` or `slider`, whose images fill the block; a list without. */
	layout?: unknown;
	/** Touch screens show each image with its link, so that one tap follows. */
	inline?: unknown;
}

/** The share of the way to the pointer that a list's image goes in a frame. */
const LAG = 0.12;

/**
 * Images stand with their links in the HTML. Here they are gathered on a stage, behind the links or at the pointer;
 * without a mouse those of a list, and all where the author wants them inline, stay with their links.
 */
export const linkShowcase: View< Options > = ( root, { layout, inline }, { signal } ) => {
	const media = '.eidan-links__media';
	const items = [ ...root.querySelectorAll( '.eidan-links__link' ) ].map( ( link ) => link.parentElement! );
	const films: Array< ( ( shown: boolean ) => void ) | undefined > = [];
	const stage = document.createElement( 'div' );
	const query = matchMedia( '(hover: hover) and (pointer: fine)' );
	const place = ( { x, y }: Point ) => {
		const frame = root.getBoundingClientRect();
		// Behind the end of the title, which stays readable.
		const { left, right } =
			items[ Math.max( 0, current ) ]!.querySelector( '.eidan-links__title' )!.getBoundingClientRect();
		const { width, height } = stage.getBoundingClientRect();
		const start = root.matches( ':dir(rtl)' )
			? Math.min( x, left - frame.left ) - width - 2 * SPACE
			: Math.max( x, right - frame.left );
		return keptIn( { x: start, y }, { width, height }, frame, { width: innerWidth, height: innerHeight } );
	};
	const moveTo = ( { x, y }: Point ) => {
		const { left, top } = root.getBoundingClientRect();
		const to = place( { x: x - left, y: y - top } );
		stage.style.translate = `${ to.x }px ${ to.y }px`;
	};
	// What is shown while nothing is pointed at.
	let rest = layout ? 0 : -1;
	let current = -1;

	items.forEach( async ( item, at ) => {
		const figure = item.querySelector< HTMLElement >( media );
		if ( figure?.querySelector( 'video' ) ) {
			const parts = await import( '@eidan/parts' ).catch( ( error ) => void console.warn( error ) );
			const part = await parts?.loadPart( 'film', () => import( '@eidan/film' ) );
			films[ at ] = part?.filmIn( figure, at === current, signal, item.querySelector< HTMLElement >( 'button' ) );
		}
	} );
	stage.className = 'eidan-links__stage';
	const activate = pictureLinks(
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
				films.forEach( ( film, at ) => film?.( at === index ) );
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
		// Beside the link that has the focus, wherever that is now.
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
