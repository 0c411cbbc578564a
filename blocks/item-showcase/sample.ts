import { sampleImages, type Template } from '@eidan/editor';
import { __ } from '@wordpress/i18n';
import type { MediaSource } from '../../src/schemas/media-source';

/** A sample image to try the block with. */
export function sampleMedia(): MediaSource {
	const [ { url, alt } = {} ] = sampleImages( 'none' );
	return { type: 'image', url, alt };
}

const item = ( title: string, text: string, x: number, y: number, icon: string ): Template => [
	'eidan/item-showcase-item',
	{ title, place: { x, y }, icon },
	[ [ 'core/paragraph', { content: text } ] ],
];

/** Sample items to try the block with. */
export const sampleItems = (): Template[] => [
	item(
		__( 'Daylight', 'eidan' ),
		__( 'Frosted glass from wall to wall: no lamp before five.', 'eidan' ),
		42,
		18,
		'eidan/sun'
	),
	item(
		__( 'Lime plaster', 'eidan' ),
		__( 'Three coats, by hand. It may be touched.', 'eidan' ),
		16,
		52,
		'eidan/layers'
	),
	item(
		__( 'The ramp', 'eidan' ),
		__( 'One slope for everybody, 6 % all the way.', 'eidan' ),
		56,
		74,
		'eidan/route'
	),
	item(
		__( 'Warm air', 'eidan' ),
		__( 'Comes from the skirting, so that the walls stay clean.', 'eidan' ),
		86,
		66,
		'eidan/compass'
	),
];
