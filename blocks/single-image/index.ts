import { register, sampleImages } from '@eidan/editor';
import type { SingleImageAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import save from './save';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

const [ image ] = sampleImages( 'none' );

// Defined here and not in block.json, because the URL of the sample image is only known at run time.
const example = {
	attributes: { url: image?.url, alt: image?.alt, caption: image?.caption, ratio: '4/5', mask: 'arch' },
};

register< SingleImageAttributes >( metadata, { edit, save, transforms, icon, example } );
