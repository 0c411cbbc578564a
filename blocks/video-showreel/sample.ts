import { createBlock, type Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { sampleVideo } from '@eidan/editor';
import type { VideoShowreelAttributes } from './attributes';

/** Sample content for an empty block: a video and text. */
export const sample = (): Partial< VideoShowreelAttributes > => {
	const { wide, narrow, poster } = sampleVideo();
	return {
		source: { type: 'video', url: wide, narrow: { type: 'video', url: narrow } },
		poster: { url: poster },
		words: [ __( 'We draw.', 'eidan' ), __( 'We build.', 'eidan' ), __( 'We stay.', 'eidan' ) ].join( '<br>' ),
	};
};

/** Sample content below the text: a button. */
export const sampleBlocks = (): Block[] => [
	createBlock( 'core/buttons', {}, [
		createBlock( 'core/button', {
			text: __( 'See our work', 'eidan' ),
			style: { color: { background: '#ffffff', text: '#111111' } },
		} ),
	] ),
];
