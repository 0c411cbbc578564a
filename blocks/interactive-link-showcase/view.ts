import { define } from '@eidan/runtime';

import { follow } from '../../src/view/pointer/follower';
import type { Point } from '../../src/view/pointer/intent';
import { keptIn, SPACE } from '../../src/view/pointer/kept-in';
import { middleOf, swapper } from '../../src/view/swap/swap';

/** Options of `data-eidan-interactive-link-showcase`. */
interface Options {
	/** `columns` or `slider`, whose pictures fill the block; a list without. */
	layout?: unknown;
	/** Touch screens show each picture with its link, so that one tap follows. */
	inline?: unknown;
}

/** The share of the way to the pointer that a list's picture goes in a frame. */
const LAG = 0.12;

/*
 * Pictures stand with their links in the HTML. Here they are gathered on a stage, behind the links or at the pointer;
 * without a mouse those of a list, and all where the author wants them inline, stay with their links.
 */
define< Options >( 'interactive-link-showcase', ( root, { layout, inline }, { signal } ) => {
	const items = [ ...root.querySelectorAll( '.eidan-links__link' ) ].map( ( link ) => link.parentElement! );
	const figures = items.map( ( item ) => item.querySelector< HTMLElement >( '.eidan-links__media' ) ?? document.createElement( 'i' ) );
	const films: Array< ( shown: boolean ) => void > = [];
	const stage = document.createElement( 'div' );
	const show = swapper( layout ? root : stage, figures );
	const fine = matchMedia( '(hover: hover) and (pointer: fine)' );
	const on = < T extends keyof HTMLElementEventMap >( target: HTMLElement, type: T, act: ( event: HTMLElementEventMap[ T ] ) => void ) =>
		target.addEventListener( type, act, { signal } );
	const place = ( { x, y }: Point ) => {
		const frame = root.getBoundingClientRect();
		// Behind the end of the title, which stays readable.
		const { left, right } = items[ Math.max( 0, current ) ]!.querySelector( '.eidan-links__title' )!.getBoundingClientRect();
		const { width, height } = stage.getBoundingClientRect();
		const start = root.matches( ':dir(rtl)' ) ? Math.min( x, left - frame.left ) - width - 2 * SPACE : Math.max( x, right - frame.left );
		return keptIn( { x: start, y }, { width, height }, frame, { width: innerWidth, height: innerHeight } );
	};
	// What is shown while nothing is pointed at.
	let rest = layout ? 0 : -1;
	let current = -1;
	let tapped = false;

	const activate = ( index: number, from?: Point ) => {
		current = index;
		show( index, from );
		items.forEach( ( item, at ) => {
			item.classList.toggle( 'is-active', at === index );
			films[ at ]?.( at === index );
		} );
	};
	const point = ( index: number, from: Point ) => {
		root.classList.add( 'has-active' );
		if ( index !== current ) {
			activate( index, from );
		}
	};
	const leave = () => {
		root.classList.remove( 'has-active' );
		activate( rest );
	};
	const arrange = () => {
		const together = fine.matches || ( layout && ! inline );
		figures.forEach( ( figure, at ) => ( together ? stage : items[ at ]! ).append( figure ) );
	};

	items.forEach( async ( item, at ) => {
		// Not on entering: a page that is scrolled by the focus moves below a pointer that rests.
		on( item, 'pointermove', ( event ) => event.pointerType === 'touch' || point( at, event ) );
		on( item, 'pointerdown', ( { pointerType } ) => ( tapped = ! inline && pointerType === 'touch' && at !== current ) );
		on( item, 'focusin', () => {
			const from = middleOf( item );
			point( at, from );
			if ( ! layout ) {
				const { left, top } = root.getBoundingClientRect();
				const { x, y } = place( { x: from.x - left, y: from.y - top } );
				stage.style.translate = `${ x }px ${ y }px`;
			}
		} );
		on( item, 'click', ( event ) => {
			if ( tapped ) {
				event.preventDefault();
				tapped = false;
			}
			point( at, event );
		} );
		if ( figures[ at ]!.querySelector( 'video' ) ) {
			const { filmIn } = await import( '@eidan/film' );
			films[ at ] = filmIn( figures[ at ]!, at === current, signal, item.querySelector< HTMLElement >( 'button' ) );
		}
	} );
	on( root, 'pointerleave', ( { pointerType } ) => pointerType === 'touch' || leave() );
	on( root, 'focusout', ( { relatedTarget } ) => root.contains( relatedTarget as Node ) || leave() );
	root.addEventListener(
		'eidan:slide',
		( event ) => {
			rest = ( event as CustomEvent< number > ).detail;
			activate( rest );
		},
		{ signal, capture: true }
	);
	fine.addEventListener( 'change', arrange, { signal } );

	stage.className = 'eidan-links__stage';
	root.append( stage );
	arrange();
	root.classList.add( 'is-live' );
	activate( rest );
	if ( ! layout ) {
		follow( root, stage, LAG, signal, place );
	}
} );
