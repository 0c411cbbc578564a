import { register } from '@eidan/editor';
import '../parallax-image-showcase-item';
import type { ParallaxImageShowcaseAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import { sample } from './sample';
import save from './save';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

// Here and not in block.json, since the addresses of the images are known here only.
const example = { innerBlocks: sample().map( ( [ name, attributes ] ) => ( { name, attributes } ) ) };

// Its layers need room. A default of the attribute would widen what stands on pages already.
const variations = [
	{
		name: 'wide',
		title: metadata.title,
		icon,
		isDefault: true,
		attributes: { align: 'wide' },
		scope: [ 'inserter' ],
	},
];

register< ParallaxImageShowcaseAttributes >( metadata, {
	edit,
	save,
	transforms,
	icon,
	example: example as never,
	variations: variations as never,
} );
