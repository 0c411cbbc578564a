import { register } from '@eidan/editor';

import type { ScrollingTilesRowAttributes } from './attributes';
import metadata from './block.json';
import edit from './edit';
import { icon } from './icon';
import save from './save';

register< ScrollingTilesRowAttributes >( metadata, { icon, edit, save } );
