import { register, sampleImages } from '@eidan/editor';
import type { InstagramFeedListAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import save from './save';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

// Defined here and not in block.json, because the URLs of the sample images are only known at run time.
const example = {
	viewportWidth: 800,
	attributes: { source: 'media', layout: 'mosaic', columns: { desktop: 3, tablet: 3 }, linkTo: 'none' },
	innerBlocks: sampleImages( 'none' ).map( ( attributes ) => ( { name: 'core/image', attributes } ) ),
};

register< InstagramFeedListAttributes >( metadata, {
	inserted: 'wide',
	edit,
	save,
	transforms,
	icon,
	example,
} );
