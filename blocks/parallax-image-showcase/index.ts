import { register } from '@eidan/editor';
import { _x } from '@wordpress/i18n';
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

// Defined here and not in block.json, because the URLs of the sample images are only known at run time.
const example = { innerBlocks: sample().map( ( [ name, attributes ] ) => ( { name, attributes } ) ) };

// New blocks are wide, because the layers need room. A default of the attribute `align` would also widen blocks on
// existing pages.
const variations = [
	{
		name: 'wide',
		title: _x( 'Parallax image showcase', 'block title', 'eidan' ),
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
	example,
	variations,
} );
