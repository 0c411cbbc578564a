import { createBlock, type Block as AnyBlock } from '@wordpress/blocks';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- What other blocks stored can be anything, and each has its own type.
type Stored = Record< string, any >;
type Block = AnyBlock< Stored >;

const text = ( content: unknown ) => createBlock( 'core/paragraph', { content } );
const marquee = ( texts: Block[] ) => createBlock( 'eidan/text-marquee', { align: 'full' }, texts );

/** Turns each selected block into a text. */
export const fromTexts = ( blocks: Stored[] ) => marquee( blocks.map( ( { content } ) => text( content ) ) );

/** Turns each list item into a text, including nested items. */
export const fromList = ( _: Stored, items: Block[] ) => {
	const flat = ( list: Block[] ): Block[] =>
		list.flatMap( ( { attributes, innerBlocks } ) => [
			text( attributes.content ),
			...innerBlocks.flatMap( ( nested ) => flat( nested.innerBlocks ) ),
		] );
	return marquee( flat( items ) );
};

export const toBlocks = ( name: string ) => ( _: unknown, texts: Block[] ) =>
	texts.map( ( { attributes } ) => createBlock( name, { content: attributes.content } ) );

export const toList = ( _: unknown, texts: Block[] ) =>
	createBlock(
		'core/list',
		{},
		texts.map( ( { attributes } ) => createBlock( 'core/list-item', { content: attributes.content } ) )
	);

export const transforms = {
	from: [
		{ type: 'block', blocks: [ 'core/paragraph', 'core/heading' ], isMultiBlock: true, transform: fromTexts },
		{ type: 'block', blocks: [ 'core/list' ], transform: fromList },
	],
	to: [
		{ type: 'block', blocks: [ 'core/paragraph' ], transform: toBlocks( 'core/paragraph' ) },
		{ type: 'block', blocks: [ 'core/heading' ], transform: toBlocks( 'core/heading' ) },
		{ type: 'block', blocks: [ 'core/list' ], transform: toList },
	],
};
