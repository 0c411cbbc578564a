// Parts of WordPress's block editor that their published types leave out.
import type { Block } from '@wordpress/blocks';
import type { ComponentType } from 'react';

declare module '@wordpress/block-editor' {
	/** An image of blocks. */
	export const BlockPreview: ComponentType< { blocks: readonly Block[]; viewportWidth: number } >;
	export const __experimentalBlockAlignmentMatrixControl: ComponentType< {
		label: string;
		value: string;
		onChange: ( value: string ) => void;
	} >;
	export const __experimentalBlockVariationPicker: ComponentType< Record< string, unknown > >;
}
