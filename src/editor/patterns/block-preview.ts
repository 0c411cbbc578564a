import * as blockEditor from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import type { ComponentType } from 'react';

/** WordPress's image of blocks. The published types do not have it. */
export const BlockPreview = ( blockEditor as unknown as Record< string, unknown > ).BlockPreview as ComponentType< {
	blocks: readonly Block[];
	viewportWidth: number;
} >;
