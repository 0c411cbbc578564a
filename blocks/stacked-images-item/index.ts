import { register } from '@eidan/editor';
import type { StackedImagesItemAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import save from './save';

register< StackedImagesItemAttributes >( metadata, {
	icon,
	// List view and breadcrumbs show what is on the image.
	__experimentalLabel: ( { alt }: StackedImagesItemAttributes ) => alt || undefined,
	edit,
	save,
} as never );
