import { createBlock, type Block } from '@wordpress/blocks';

const cloneBlocks = ( blocks: Block[] ): Block[] =>
	blocks.map( ( { name, attributes, innerBlocks } ) => createBlock( name, attributes, cloneBlocks( innerBlocks ) ) );

/**
 * A group whose layout is a flex row becomes one row of the header. Each block of any other group becomes a row of its
 * own.
 */
export const fromGroup = ( attributes: { layout?: { type?: string } }, inner: Block[] ) =>
	createBlock(
		'eidan/header',
		{},
		attributes.layout?.type === 'flex'
			? [ createBlock( 'core/group', attributes, cloneBlocks( inner ) ) ]
			: cloneBlocks( inner )
	);

export const toGroup = ( _: unknown, inner: Block[] ) =>
	createBlock( 'core/group', { align: 'full', layout: { type: 'constrained' } }, cloneBlocks( inner ) );

export const transforms = {
	from: [ { type: 'block', blocks: [ 'core/group' ], transform: fromGroup } ],
	to: [ { type: 'block', blocks: [ 'core/group' ], transform: toGroup } ],
};
