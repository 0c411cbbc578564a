import { register } from '@eidan/editor';
import type { ParallaxImageShowcaseItemAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import save from './save';

register< ParallaxImageShowcaseItemAttributes >( metadata, {
	icon,
	// The list view and the breadcrumbs show the alternative text.
	__experimentalLabel: ( { alt }: ParallaxImageShowcaseItemAttributes ) => alt || undefined,
	edit,
	save,
} );
