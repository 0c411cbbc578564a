/**
 * Renders a block in WordPress's own editor: toolbar, canvas and sidebar.
 */
import { act, render } from '@testing-library/react';
import * as blockEditor from '@wordpress/block-editor';
import { BlockEditorProvider, BlockInspector, BlockList, store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, registerBlockType, unregisterBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { SlotFillProvider } from '@wordpress/components';
import { dispatch, select } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';

// Rendering an editor takes seconds if other tests run at the same time.
jest.setTimeout( 30_000 );

type Block = ReturnType< typeof createBlock >;

// The package's types do not know all its exports.
const components: Record< string, unknown > = blockEditor;
const Tools = components.BlockTools as ComponentType< { children: ReactNode } >;

function Editor( { blocks: first }: { blocks: Block[] } ) {
	const [ blocks, setBlocks ] = useState( first );
	return (
		<SlotFillProvider>
			<BlockEditorProvider
				value={ blocks }
				onInput={ setBlocks as never }
				onChange={ setBlocks as never }
				settings={ {} as never }
				useSubRegistry={ false }
			>
				<BlockInspector />
				<Tools>
					<BlockList />
				</Tools>
			</BlockEditorProvider>
		</SlotFillProvider>
	);
}

/**
 * Registers block types for one test file.
 *
 * @param types Settings of each type, by name.
 */
export function withBlocks( types: Record< string, Partial< BlockConfiguration > > ) {
	beforeAll( () =>
		Object.entries( types ).forEach( ( [ name, settings ] ) =>
			registerBlockType( name, {
				apiVersion: 3,
				title: name,
				category: 'text',
				save: () => null,
				...settings,
			} as never )
		)
	);
	afterAll( () => Object.keys( types ).forEach( ( name ) => unregisterBlockType( name ) ) );
}

/**
 * Opens an editor with one block, and selects the block.
 *
 * @param name       Name of its block type.
 * @param attributes Its attributes.
 * @param inner      Blocks inside it.
 */
export async function edit( name: string, attributes: Record< string, unknown > = {}, inner: Block[] = [] ) {
	const block = createBlock( name, attributes, inner );
	const view = render( <Editor blocks={ [ block ] } /> );
	await act( async () => {
		await dispatch( blockEditorStore ).selectBlock( block.clientId );
	} );
	return {
		...view,
		/** Returns the block in its current state. */
		block: () => select( blockEditorStore ).getBlock( block.clientId ) as Block,
	};
}
