import { __ } from '@wordpress/i18n';
import { sampleVideo } from '@eidan/editor';
import type { VideoButtonAttributes } from './attributes';

/** Sample content for an empty block: a video with its poster. */
export const sample = (): Partial< VideoButtonAttributes > => {
	const { wide, poster, title } = sampleVideo();
	return {
		url: wide,
		title,
		look: 'poster',
		poster: { url: poster, alt: '' },
		text: __( 'Watch the video', 'eidan' ),
	};
};
