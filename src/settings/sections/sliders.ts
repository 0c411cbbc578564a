import { __, sprintf } from '@wordpress/i18n';
import type { Field, Section } from '../types';
import { milliseconds } from './units';

const perView = ( name: string, label: string ): Field => ( {
	type: 'number',
	path: `sliders.${ name }`,
	label,
} );

/* translators: %d: width of the window in pixels. */
const upTo = ( width: number ) => sprintf( __( 'Up to %d px', 'eidan' ), width );

/** Number of slides in view, and the space between them. */
const slides = (): Section => ( {
	title: __( 'Slides per view', 'eidan' ),
	intro: __(
		'By the width of the window. Applies to all sliders without a number of their own; image galleries show three slides until you change the first number.',
		'eidan'
	),
	columns: true,
	fields: [
		perView( 'slidesPerView', __( 'Wider than 1440 px', 'eidan' ) ),
		...[ 1440, 1366, 1024, 768, 680, 480 ].map( ( width ) => perView( `slidesPerView${ width }`, upTo( width ) ) ),
		{
			type: 'number',
			path: 'sliders.spaceBetween',
			label: __( 'Space between slides', 'eidan' ),
			unit: __( 'px', 'eidan' ),
		},
	],
} );

/** Settings for autoplay, transitions and the mouse wheel. */
const motion = (): Section => ( {
	title: __( 'Motion', 'eidan' ),
	intro: __(
		'Applies to all sliders without values of their own. Image galleries do not play by themselves until you change the autoplay delay.',
		'eidan'
	),
	columns: true,
	fields: [
		{
			type: 'number',
			path: 'sliders.autoplay',
			label: __( 'Autoplay delay', 'eidan' ),
			help: __( 'How long a slide is shown. 0: no autoplay.', 'eidan' ),
			step: 100,
			unit: milliseconds(),
		},
		{
			type: 'number',
			path: 'sliders.speed',
			label: __( 'Transition', 'eidan' ),
			help: __( 'How long the move to another slide takes.', 'eidan' ),
			step: 50,
			unit: milliseconds(),
		},
		{
			type: 'number',
			path: 'sliders.wheelLock',
			label: __( 'Mouse wheel lock', 'eidan' ),
			help: __( 'Time between two slides when turning the mouse wheel.', 'eidan' ),
			step: 50,
			unit: milliseconds(),
		},
		{
			type: 'number',
			path: 'sliders.wheelLockPortfolio',
			label: __( 'Mouse wheel lock of portfolio sliders', 'eidan' ),
			step: 50,
			unit: milliseconds(),
		},
	],
} );

/** Defaults for sliders without options of their own. */
const withoutOptions = (): Section => ( {
	title: __( 'Sliders without options', 'eidan' ),
	intro: __( 'For sliders that a theme or plugin shows without options of their own.', 'eidan' ),
	columns: true,
	fields: [
		perView( 'fallbackSlidesPerView', __( 'Default slides per view', 'eidan' ) ),
		{
			type: 'number',
			path: 'sliders.fallbackSpaceBetween',
			label: __( 'Default space between slides', 'eidan' ),
			unit: __( 'px', 'eidan' ),
		},
		{
			type: 'number',
			path: 'sliders.fallbackAutoplay',
			label: __( 'Default autoplay delay', 'eidan' ),
			help: __( '0: no autoplay.', 'eidan' ),
			step: 100,
			unit: milliseconds(),
		},
		{
			type: 'number',
			path: 'sliders.fallbackSpeed',
			label: __( 'Default transition', 'eidan' ),
			step: 50,
			unit: milliseconds(),
		},
	],
} );

/** Settings of sliders. */
export const sliders = (): Section[] => [ slides(), motion(), withoutOptions() ];
