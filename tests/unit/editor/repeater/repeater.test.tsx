import { act, fireEvent, screen, within } from '@testing-library/react';
import { InspectorControls, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { RepeaterList } from '../../../../src/editor/repeater/list';
import { RepeaterToolbar } from '../../../../src/editor/repeater/toolbar';
import { useRepeater } from '../../../../src/editor/repeater/use-repeater';
import { edit, withBlocks } from '../block';

jest.mock( '@wordpress/core-data', () => ( { store: 'core' } ) );

function Parent( { clientId }: { clientId: string } ) {
	const handle = useRepeater< { title: string; level: number } >( clientId, {
		block: 'test/item',
		attributes: ( [ item ] ) => ( item ? { level: item.attributes.level } : {} ),
	} );
	return (
		<>
			<RepeaterToolbar handle={ handle } max={ 4 } />
			<InspectorControls>
				<RepeaterList
					label="Items"
					handle={ handle }
					nameOf={ ( { attributes } ) => attributes.title }
					max={ 4 }
				/>
			</InspectorControls>
			<div { ...useInnerBlocksProps( useBlockProps() ) } />
		</>
	);
}

const Item = () => <p { ...useBlockProps() } />;

withBlocks( {
	'test/parent': { edit: Parent as never },
	'test/item': {
		attributes: { title: { type: 'string', default: '' }, level: { type: 'number', default: 3 } },
		edit: Item,
	},
} );

const item = ( title: string ) => createBlock( 'test/item', { title, level: 2 } );

it( 'adds, moves and removes items in the toolbar and in the list', async () => {
	const { block } = await edit( 'test/parent', {}, [ item( 'A' ), item( 'B' ), item( 'C' ) ] );
	const titles = () =>
		block()
			.innerBlocks.map( ( { attributes } ) => attributes.title || '–' )
			.join( '' );
	// Find buttons by label, as finding a role in an editor takes a second.
	const press = ( name: string ) => act( async () => void fireEvent.click( screen.getByLabelText( name ) ) );

	// The first item is shown.
	await press( 'Move item forward' );
	expect( titles() ).toBe( 'BAC' );
	await press( 'Move C up' );
	expect( titles() ).toBe( 'BCA' );
	await press( 'Move B down' );
	expect( titles() ).toBe( 'CBA' );
	await press( 'Remove B' );
	expect( titles() ).toBe( 'CA' );

	// The new item comes after the one that is shown now, and is like it.
	await press( 'Add item' );
	expect( titles() ).toBe( 'C–A' );
	expect( block().innerBlocks[ 1 ]?.attributes.level ).toBe( 2 );
	expect( within( screen.getByLabelText( 'Items' ) ).getByText( 'Item 2' ) ).toBeInTheDocument();
	await press( 'Remove item' );
	expect( titles() ).toBe( 'CA' );
} );
