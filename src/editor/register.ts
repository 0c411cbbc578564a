import {
	registerBlockType,
	type BlockConfiguration,
	type BlockEditProps,
	type BlockSaveProps,
	type BlockVariation,
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
	/**
	 * How wide new blocks are. A default of the attribute `align` would also widen those on existing pages, so the
	 * inserter's items have it.
	 */
	inserted?: 'wide' | 'full';
};

/**
 * Returns a block's forms in the inserter, all of them as wide as new blocks should be.
 *
 * @param align      Alignment of new blocks.
 * @param variations What the block has of its own. Without any, there is one, which stands in place of the block and
 *                   takes title, icon and description from it.
 */
const aligned = < A extends Record< string, unknown > >(
	align: 'wide' | 'full',
	variations: BlockVariation< A >[] = [
		{ name: align, isDefault: true, scope: [ 'inserter' ] } as unknown as BlockVariation< A >,
	]
): BlockVariation< A >[] =>
	variations.map( ( variation ) => ( { ...variation, attributes: { align, ...variation.attributes } } ) as never );

/**
 * Registers a block of the plugin.
 *
 * @param metadata            The imported block.json. TypeScript widens the values of imported JSON, so its type
 *                            requires only the name.
 * @param metadata.name       Block name, such as `eidan/button`.
 * @param metadata.attributes Attribute schemas.
 * @param settings            Edit component, save function, transforms, deprecations, icon, how wide new blocks are.
 */
export function register< A extends Record< string, unknown > >(
	metadata: { name: string; attributes?: object },
	settings: BlockSettings< A >
): void {
	const { save = () => null, inserted, ...others } = settings;
	const schemas = ( metadata.attributes ?? {} ) as Record< string, Schema >;
	registerBlockType(
		metadata as BlockConfiguration< A >,
		{
			...others,
			...( inserted && {
				variations: aligned( inserted, others.variations as BlockVariation< A >[] | undefined ),
			} ),
			// validation/notice.tsx does the same for the edit component.
			save: ( props: BlockSaveProps< A > ) =>
				save( { ...props, attributes: safeAttributes( schemas, props.attributes ) } ),
		} as Partial< BlockConfiguration< A > >
	);
}
