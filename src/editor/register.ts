import {
	registerBlockType,
	type BlockConfiguration,
	type BlockEditProps,
	type BlockSaveProps,
} from '@wordpress/blocks';
import type { ComponentType, ReactNode } from 'react';
import { safeAttributes } from './validation/keep';
import type { Schema } from './validation/schema';

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
 * @param metadata.attributes Attribute schemas.
 * @param settings Edit component, save function, transforms, deprecations, icon.
 */
export function register< A extends Record< string, unknown > >(
	metadata: { name: string; attributes?: object },
	settings: BlockSettings< A >
): void {
	const { save = () => null } = settings;
	const schemas = ( metadata.attributes ?? {} ) as Record< string, Schema >;
	registerBlockType(
		metadata as BlockConfiguration< A >,
		{
			...settings,
			// The edit component gets safe values too: validation/notice.tsx.
			save: ( props: BlockSaveProps< A > ) =>
				save( { ...props, attributes: safeAttributes( schemas, props.attributes ) } ),
		} as Partial< BlockConfiguration< A > >
	);
}
