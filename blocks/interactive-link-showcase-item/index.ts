import { plainText, register } from '@eidan/editor';

import type { InteractiveLinkShowcaseItemAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import save from './save';

register< InteractiveLinkShowcaseItemAttributes >( metadata, {
	icon,
	// The list view and the breadcrumbs show the title.
	__experimentalLabel: ( { title }: InteractiveLinkShowcaseItemAttributes ) => plainText( title ) || undefined,
	edit,
	save,
} );
