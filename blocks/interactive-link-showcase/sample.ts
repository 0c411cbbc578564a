import { sampleImages } from '@eidan/editor';
import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

/** Sample links for an empty block. */
export const sample = () => {
	const texts = [
		[ __( 'Buildings', 'eidan' ), __( 'Museums, stations, houses', 'eidan' ) ],
		[ __( 'Interiors', 'eidan' ), __( 'Rooms that explain themselves', 'eidan' ) ],
		[ __( 'Wayfinding', 'eidan' ), __( 'Daylight before signs', 'eidan' ) ],
		[ __( 'Studies', 'eidan' ), __( 'What could be, on one page', 'eidan' ) ],
	];
	const images = sampleImages( 'none' );
	return texts.map( ( [ title, text ], index ) =>
		createBlock( 'eidan/interactive-link-showcase-item', {
			title,
			text,
			url: '#',
			media: { type: 'image', url: images[ index ]?.url, alt: images[ index ]?.alt },
		} )
	);
};
