import { __ } from '@wordpress/i18n';
import type { StackedImagesAttributes } from './attributes';

/** Names of the arrangements, for settings. */
export const arrangementOptions = (): { value: StackedImagesAttributes[ 'arrangement' ]; label: string }[] => [
	{ value: 'pair', label: __( 'Pair', 'eidan' ) },
	{ value: 'cascade', label: __( 'Cascade', 'eidan' ) },
	{ value: 'fan', label: __( 'Fan', 'eidan' ) },
	{ value: 'frame', label: __( 'Frame', 'eidan' ) },
	{ value: 'cluster', label: __( 'Cluster', 'eidan' ) },
	{ value: 'column', label: __( 'Column', 'eidan' ) },
];

/** Smallest and greatest number of images. */
export const MIN_IMAGES = 2;
export const MAX_IMAGES = 6;
