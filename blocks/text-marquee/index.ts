import { register } from '@eidan/editor';
import { __ } from '@wordpress/i18n';

import type { TextMarqueeAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import { sample } from './sample';
import save from './save';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

register< TextMarqueeAttributes >( metadata, {
	icon,
	example: {
		viewportWidth: 1200,
		innerBlocks: sample().map( ( [ name, attributes ] ) => ( { name, attributes } ) ),
	} as never,
	variations: [
		// New marquees go from edge to edge. A default of the attribute `align` would also widen those on existing
		// pages.
		{
			name: 'full',
			title: __( 'Text marquee', 'eidan' ),
			icon,
			isDefault: true,
			attributes: { align: 'full' } as never,
			scope: [ 'inserter' ],
		},
	],
	transforms: transforms as never,
	edit,
	save,
} );
