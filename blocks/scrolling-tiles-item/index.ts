import { plainText, register } from '@eidan/editor';

import type { ScrollingTilesItemAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import save from './save';

register< ScrollingTilesItemAttributes >( metadata, {
	icon,
	// The list view and the breadcrumbs show the title, otherwise the alternative text of the image.
	__experimentalLabel: ( { title, source }: ScrollingTilesItemAttributes ) =>
		plainText( title ) || source?.alt || undefined,
	edit,
	save,
} );
