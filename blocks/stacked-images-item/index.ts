import { register } from '@eidan/editor';
import type { StackedImagesItemAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import save from './save';

register< StackedImagesItemAttributes >( metadata, {
	icon,
	// The list view and the breadcrumbs show the alternative text.
	__experimentalLabel: ( { alt }: StackedImagesItemAttributes ) => alt || undefined,
	edit,
	save,
} );
