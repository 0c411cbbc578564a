import { sampleImages, type Template } from '@eidan/editor';
import { __ } from '@wordpress/i18n';
import type { MediaSource } from '../../src/schemas/media-source';

/** A sample image to try the block with. */
export function sampleMedia(): MediaSource {
	const [ { url, alt } = {} ] = sampleImages( 'none' );
	return { type: 'image', url, alt, focalPoint: { x: 0.5, y: 0.2 } };
}

/** Sample text to try the block with. */
export const sampleText = (): Template[] => [
	[ 'core/paragraph', { content: __( 'How we work', 'eidan' ), fontSize: 'small' } ],
	[ 'core/heading', { level: 2, content: __( 'First we listen, then we draw', 'eidan' ) } ],
	[
		'core/paragraph',
		{
			content: __(
				'Two weeks in your rooms, with the people who use them. What we bring back is one page that everybody agrees on.',
				'eidan'
			),
		},
	],
];
