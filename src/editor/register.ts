import {
	registerBlockType,
	type BlockConfiguration,
	type BlockEditProps,
	type BlockSaveProps,
} from '@wordpress/blocks';
import type { ComponentType, ReactNode } from 'react';
import type { Template } from './template';
import { safeAttributes } from './validation/keep-invalid';
import type { Schema } from './validation/schema';

/** A form of a block in the inserter. One without a title takes it from the block. */
export interface Variation< A = Record< string, unknown > > {
	name: string;
	title?: string;
	attributes?: Readonly< Record< string, unknown > >;
	/** How a block is known as one of this form: by these attributes, or by a look at them. */
	isActive?: string[] | ( ( attributes: A, variation: A ) => boolean );
	description?: string;
	keywords?: string[];
	icon?: unknown;
	isDefault?: boolean;
	scope?: string[];
	innerBlocks?: Template[];
	example?: object;
}

/** Block settings that are not in block.json. WordPress's types leave some of them out, and others they only know widened. */
export type BlockSettings< A extends Record< string, unknown > > = Pick<
	Partial< BlockConfiguration< A > >,
	'icon' | 'deprecated' | 'styles'
> & {
	/** Edit component. */
	edit: ComponentType< BlockEditProps< A > & { context: Record< string, unknown > } >;
	example?: object;
	transforms?: object;
	variations?: Variation< A >[];
	/** What the list view and the breadcrumbs call it. */
	__experimentalLabel?: ( attributes: A, options: { context: string } ) => string | undefined;
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
const aligned = < A >(
	align: 'wide' | 'full',
	variations: Variation< A >[] = [ { name: align, isDefault: true, scope: [ 'inserter' ] } ]
): Variation< A >[] =>
	variations.map( ( variation ) => ( { ...variation, attributes: { align, ...variation.attributes } } ) );

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
			...( inserted && { variations: aligned( inserted, others.variations ) } ),
			// validation/notice.tsx does the same for the edit component.
			save: ( props: BlockSaveProps< A > ) =>
				save( { ...props, attributes: safeAttributes( schemas, props.attributes ) } ),
		} as Partial< BlockConfiguration< A > >
	);
}
