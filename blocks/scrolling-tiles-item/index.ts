import { plainText, register } from '@eidan/editor';

import type { ScrollingTilesItemAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import save from './save';

register< ScrollingTilesItemAttributes >( metadata, {
	icon,
	// List view and breadcrumbs show the title, or what the image shows.
	__experimentalLabel: ( { title, source }: ScrollingTilesItemAttributes ) =>
		plainText( title ) || source?.alt || undefined,
	edit,
	save,
} as never );
