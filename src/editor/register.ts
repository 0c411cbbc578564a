import {
	registerBlockType,
	type BlockConfiguration,
	type BlockEditProps,
	type BlockSaveProps,
} from '@wordpress/blocks';
import type { ComponentType, ReactNode } from 'react';
import { safeAttributes } from './validation/keep-invalid';
import type { Schema } from './validation/schema';

/** Block settings that are not in block.json. */
export type BlockSettings< A extends Record< string, unknown > > = Omit<
	Partial< BlockConfiguration< A > >,
	'name' | 'attributes' | 'edit' | 'save'
> & {
	/** Edit component. */
	edit: ComponentType< BlockEditProps< A > >;
	/** Save function. Dynamic blocks have none. */
	save?: ( props: BlockSaveProps< A > ) => ReactNode;
};

/**
 * Registers a block of the plugin.
 *
 * @param metadata            The imported block.json. TypeScript widens the values of imported JSON, so its type
 *                            requires only the name.
 * @param metadata.name       Block name, such as `eidan/button`.
 * @param metadata.attributes Attribute schemas.
 * @param settings            Edit component, save function, transforms, deprecations, icon.
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
			// validation/notice.tsx does the same for the edit component.
			save: ( props: BlockSaveProps< A > ) =>
				save( { ...props, attributes: safeAttributes( schemas, props.attributes ) } ),
		} as Partial< BlockConfiguration< A > >
	);
}
