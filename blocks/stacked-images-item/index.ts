import { register } from '@eidan/editor';
import { itemIcon } from '../stacked-images/icon';
import type { StackedImagesItemAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import save from './save';

register< StackedImagesItemAttributes >( metadata, {
	icon: itemIcon,
	// List view and breadcrumbs show what is on the picture.
	__experimentalLabel: ( { alt }: StackedImagesItemAttributes ) => alt || undefined,
	edit,
	save,
} as never );
