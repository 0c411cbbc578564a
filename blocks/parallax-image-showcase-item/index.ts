import { register } from '@eidan/editor';
import { itemIcon } from '../parallax-image-showcase/icon';
import type { ParallaxImageShowcaseItemAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import save from './save';

register< ParallaxImageShowcaseItemAttributes >( metadata, {
	icon: itemIcon,
	// List view and breadcrumbs show what is on the picture.
	__experimentalLabel: ( { alt }: ParallaxImageShowcaseItemAttributes ) => alt || undefined,
	edit,
	save,
} as never );
