/**
 * Sample content of a block: filled, told, used, removed.
 */
import '../../../../src/editor/sample/bar';
import { act, screen, within } from '@testing-library/react';
import { useBlockProps, store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, switchToBlockType } from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { SampleButton } from '../../../../src/editor/sample/button';
import { markOf, withMark, withoutMark } from '../../../../src/editor/sample/mark';
import { attributesToSend } from '../../../../src/editor/preview/server-preview';
import { edit, withBlocks } from '../block';

interface EditProps {
	clientId: string;
	attributes: { words?: string; color?: string };
	setAttributes: ( attributes: object ) => void;
}

const Content = ( { clientId, attributes, setAttributes }: EditProps ) => (
	<div { ...useBlockProps() }>
		{ attributes.words || (
			<SampleButton
				fill={ () => {
					setAttributes( { words: 'Sample words' } );
					void dispatch( blockEditorStore ).replaceInnerBlocks( clientId, [ createBlock( 'test/inner' ) ] );
				} }
			/>
		) }
	</div>
);

const List = ( { attributes }: EditProps ) => (
	<div { ...useBlockProps() }>{ markOf( attributes ) ? 'Sample items' : <SampleButton items="page" /> }</div>
);

const attributes = {
	words: { type: 'string', default: '' },
	color: { type: 'string' },
	metadata: { type: 'object' },
};

const Inner = () => <div { ...useBlockProps() } />;

withBlocks( {
	'test/content': {
		attributes,
		edit: Content as never,
		transforms: {
			to: [
				{
					type: 'block',
					blocks: [ 'test/inner' ],
					transform: ( { words }: { words: string } ) => createBlock( 'test/inner', { words } ),
				},
			],
		} as never,
	},
	'test/list': { attributes, edit: List as never },
	'test/inner': { attributes, edit: Inner },
} );

const click = ( name: string, within_ = screen as ReturnType< typeof within > ) =>
	act( async () => within_.getByRole( 'button', { name } ).click() );

const bar = () => screen.queryByRole( 'group', { name: 'Sample content' } );

it( 'keeps what else is in the metadata', () => {
	const marked = withMark( { metadata: { name: 'Mine' } }, { items: 'page' } );
	expect( marked ).toEqual( { metadata: { name: 'Mine', eidanSample: { items: 'page' } } } );
	expect( withoutMark( marked ) ).toEqual( { metadata: { name: 'Mine' } } );
	expect( withoutMark( withMark( {}, {} ) ) ).toEqual( { metadata: undefined } );
	expect( markOf( { metadata: { eidanSample: 'yes' } } ) ).toBeUndefined();
} );

it( 'fills a block, says so, and empties it again but for what the author has set', async () => {
	const { block } = await edit( 'test/content', { color: 'red' } );
	expect( bar() ).toBeNull();
	await click( 'Start with sample content' );
	expect( block().attributes ).toMatchObject( {
		words: 'Sample words',
		metadata: { eidanSample: { attributes: [ 'words' ] } },
	} );
	expect( bar() ).toHaveTextContent( 'Sample: visitors do not see this.' );
	await click( 'Remove sample', within( bar()! ) );
	expect( block().attributes ).toMatchObject( { words: '', color: 'red' } );
	expect( block().innerBlocks ).toEqual( [] );
	expect( bar() ).toBeNull();
	expect( screen.getByRole( 'button', { name: 'Start with sample content' } ) ).toBeVisible();
} );

it( 'becomes the author’s', async () => {
	const { block } = await edit( 'test/content' );
	await click( 'Start with sample content' );
	await click( 'Use this content', within( bar()! ) );
	expect( bar() ).toBeNull();
	expect( block().attributes.metadata ).toBeUndefined();
	expect( block().attributes.words ).toBe( 'Sample words' );
	expect( block().innerBlocks ).toHaveLength( 1 );
} );

it( 'offers the same in the toolbar, since the end of a tall block may be out of sight', async () => {
	await edit( 'test/content' );
	await click( 'Start with sample content' );
	expect( screen.getAllByRole( 'button', { name: 'Use this content' } ) ).toHaveLength( 2 );
} );

it( 'is asked of the server where items are shown', async () => {
	const { block } = await edit( 'test/list' );
	await click( 'Start with sample content' );
	expect( screen.getByText( 'Sample items' ) ).toBeVisible();
	expect( attributesToSend( 'test/list', { ...block().attributes, className: 'x' } ) ).toMatchObject( {
		metadata: { eidanSample: { items: 'page' } },
	} );
	expect( attributesToSend( 'test/list', { metadata: { name: 'x' } } ) ).toEqual( {} );
	await click( 'Remove sample', within( bar()! ) );
	expect( screen.getByRole( 'button', { name: 'Start with sample content' } ) ).toBeVisible();
} );

it( 'has no bar in the small previews of the inserter', async () => {
	await edit( 'test/list', withMark( {}, { items: 'page' } ) );
	expect( bar() ).toBeVisible();
	await act( () => dispatch( blockEditorStore ).updateSettings( { isPreviewMode: true } as never ) );
	expect( screen.getByText( 'Sample items' ) ).toBeVisible();
	expect( bar() ).toBeNull();
	await act( () => dispatch( blockEditorStore ).updateSettings( { isPreviewMode: false } as never ) );
} );

it( 'stays a sample when it is transformed, and is removed as a whole then', async () => {
	const source = createBlock( 'test/content', { words: 'Sample', ...withMark( {}, { attributes: [ 'words' ] } ) } );
	const [ result ] = switchToBlockType( source, 'test/inner' ) as unknown as [ typeof source ];
	expect( markOf( result.attributes ) ).toEqual( {} );
	const { block } = await edit( 'test/inner', result.attributes );
	await click( 'Remove sample', within( bar()! ) );
	expect( block() ).toBeNull();
	expect( select( blockEditorStore ).getBlockCount() ).toBe( 0 );
} );
