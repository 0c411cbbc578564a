import { registerBlockType, type BlockConfiguration, type BlockEditProps, type BlockSaveProps } from '@wordpress/blocks';
import type { ComponentType, ReactNode } from 'react';

/** What a block adds to its block.json in the editor. */
export type BlockSettings< A extends Record< string, unknown > > = Omit<
	Partial< BlockConfiguration< A > >,
	'name' | 'attributes' | 'edit' | 'save'
> & {
	/** Edit component. */
	edit: ComponentType< BlockEditProps< A > >;
	/** Save function; left out by dynamic blocks. */
	save?: ( props: BlockSaveProps< A > ) => ReactNode;
};

/**
 * Registers a block of the plugin from its block.json.
 *
 * @param metadata      block.json as imported; TypeScript widens its values, so only the name is checked.
 * @param metadata.name Block name.
 * @param settings Edit component, save function, transforms, deprecations, icon.
 */
export function register< A extends Record< string, unknown > >(
	metadata: { name: string },
	settings: BlockSettings< A >
): void {
	registerBlockType( metadata as unknown as BlockConfiguration< A >, {
		save: () => null,
		...settings,
	} as unknown as Partial< BlockConfiguration< A > > );
}
