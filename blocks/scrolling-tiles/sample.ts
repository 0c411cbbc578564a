import { __ } from '@wordpress/i18n';
import { sampleImages } from '@eidan/editor';

import type { ScrollingTilesItemAttributes } from '../scrolling-tiles-item/attributes';
import type { ScrollingTilesRowAttributes } from '../scrolling-tiles-row/attributes';

type Row = [ Partial< ScrollingTilesRowAttributes >, Partial< ScrollingTilesItemAttributes >[] ];

/** Words of the sample tiles, row by row. */
const words = (): Row[] => [
	[
		{ direction: 'start' },
		[
			{ title: __( 'Annual report', 'eidan' ), text: __( 'Print and web', 'eidan' ) },
			{ title: __( 'Museum shop', 'eidan' ), text: __( 'Packaging', 'eidan' ) },
			{ title: __( 'City festival', 'eidan' ), text: __( 'Posters', 'eidan' ) },
			{ title: __( 'Research portal', 'eidan' ), text: __( 'Digital product', 'eidan' ) },
		],
	],
	[
		{ direction: 'end' },
		[
			{ title: __( 'Library', 'eidan' ), text: __( 'Wayfinding', 'eidan' ) },
			{ title: __( 'Vineyard', 'eidan' ), text: __( 'Identity', 'eidan' ) },
			{ title: __( 'Concert hall', 'eidan' ), text: __( 'Season programme', 'eidan' ) },
			{ title: __( 'School', 'eidan' ), text: __( 'Website', 'eidan' ) },
		],
	],
];

/** Sample content for an empty block: two rows of tiles with the sample images that the plugin brings, and text. */
export const sample = (): Row[] => {
	const images = sampleImages( 'none' );
	return words().map( ( [ row, tiles ], number ) => [
		row,
		tiles.map( ( tile, index ) => {
			const { url, alt } = images[ ( number * tiles.length + index ) % images.length ] ?? {};
			return url ? { ...tile, source: { type: 'image', url, alt } } : tile;
		} ),
	] );
};
