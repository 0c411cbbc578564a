import { register } from '@eidan/editor';

import { itemIcon } from '../tabbed-info/icons';
import { plain } from '../tabbed-info/plain';
import type { TabbedInfoItemAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import save from './save';

register< TabbedInfoItemAttributes >( metadata, {
	icon: itemIcon,
	// List view and breadcrumbs show the title.
	__experimentalLabel: ( { title }: TabbedInfoItemAttributes ) => plain( title ) || undefined,
	edit,
	save,
} as never );
