/**
 * Sample content of a block: filled, told, used, removed.
 */
import '../../../../src/editor/sample/bar';
import { act, screen, waitFor, within } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { useBlockProps, store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, switchToBlockType } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { addAction, removeAction } from '@wordpress/hooks';
import { store as noticesStore } from '@wordpress/notices';
import { SampleButton } from '../../../../src/editor/sample/button';
import { draftsOf, markOf, withMark, withoutMark } from '../../../../src/editor/sample/mark';
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

describe( 'drafts of a list’s samples', () => {
	const stub = ( answer: { ids: number[]; publish: boolean } ) => {
		const asked: string[] = [];
		apiFetch.use( async ( { path = '', method = 'GET', data } ) => {
			asked.push( `${ method } ${ path.split( '?' )[ 0 ] } ${ JSON.stringify( data ?? {} ) }` );
			if ( path.startsWith( '/eidan/v1/samples' ) ) {
				drafts = answer.ids.map( ( id ) => ( {
					id,
					title: { raw: `Draft <b>${ id }</b>` },
					_links: answer.publish ? { 'wp:action-publish': [ {} ] } : {},
				} ) );
				return answer;
			}
			if ( method === 'GET' ) {
				return drafts;
			}
			drafts = drafts.filter( ( { id } ) => ! path.endsWith( `/${ id }` ) );
			return { id: Number( path.match( /\d+$/ )?.[ 0 ] ), status: 'publish' };
		} );
		return asked;
	};
	/** What the server has. */
	let drafts: { id: number; title: object; _links: object }[] = [];
	const draftsBar = () => screen.queryByRole( 'group', { name: 'Drafts' } );
	const notices = () => select( noticesStore ).getNotices();
	const start = async () => {
		const { block } = await edit( 'test/list' );
		// Who may write them is asked of the server.
		dispatch( coreStore ).addEntities( [ { kind: 'postType', name: 'page', baseURL: '/wp/v2/pages' } ] );
		dispatch( coreStore ).receiveUserPermission( 'create/postType/page', true );
		await click( 'Start with sample content' );
		await click( 'Make these into items', within( bar()! ) );
		return block;
	};
	afterEach( () => notices().forEach( ( { id } ) => dispatch( noticesStore ).removeNotice( id ) ) );

	it( 'can be published at once, and the list is asked for again', async () => {
		const asked = stub( { ids: [ 7, 8 ], publish: true } );
		const changed = jest.fn();
		addAction( 'eidan.itemsChanged', 'test/changed', changed );
		await start();
		const [ told ] = notices();
		expect( told?.content ).toBe( '2 drafts were made. They appear here once you publish them.' );
		expect( told?.actions.map( ( { label }: { label: string } ) => label ) ).toEqual( [
			'Publish',
			'View drafts',
		] );
		await act( async () => told?.actions[ 0 ]?.onClick?.() );
		await waitFor( () => expect( changed ).toHaveBeenCalledTimes( 1 ) );
		expect( asked.filter( ( line ) => line.includes( '"status":"publish"' ) ) ).toHaveLength( 2 );
		expect( notices().map( ( { content } ) => content ) ).toEqual( [ '2 items were published.' ] );
		removeAction( 'eidan.itemsChanged', 'test/changed' );
	} );

	it( 'can be published later, from the block, by their titles', async () => {
		const asked = stub( { ids: [ 7, 8 ], publish: true } );
		const block = await start();
		expect( block().attributes.metadata ).toEqual( { eidanDrafts: { type: 'page', ids: [ 7, 8 ] } } );
		await waitFor( () => expect( draftsBar() ).toHaveTextContent( 'Draft 7, Draft 8' ) );
		await click( 'Publish these drafts' );
		await waitFor( () => expect( block().attributes.metadata ).toBeUndefined() );
		expect( draftsBar() ).toBeNull();
		expect( asked.filter( ( line ) => line.includes( '"status":"publish"' ) ) ).toHaveLength( 2 );
	} );

	it( 'are known only as they should be stored', () => {
		const known = ( eidanDrafts: unknown ) => draftsOf( { metadata: { eidanDrafts } } );
		expect( known( { type: 'page', ids: [ 7, '8', -1, 1.5, null ] } ) ).toEqual( { type: 'page', ids: [ 7 ] } );
		for ( const wrong of [
			null,
			1,
			'page',
			[ 7 ],
			{ type: 'page', ids: 7 },
			{ type: 1, ids: [ 7 ] },
			{ ids: [ 7 ] },
		] ) {
			expect( known( wrong ) ).toBeUndefined();
		}
		expect( known( { type: 'page', ids: [ ...Array( 99 ).keys() ] } )?.ids ).toHaveLength( 20 );
	} );

	it( 'are not to be published by somebody who may not', async () => {
		stub( { ids: [ 7 ], publish: false } );
		await start();
		const [ told ] = notices();
		expect( told?.content ).toBe( '1 draft was made. It appears here once an editor publishes it.' );
		expect( told?.actions.map( ( { label }: { label: string } ) => label ) ).toEqual( [ 'View drafts' ] );
		await waitFor( () => expect( draftsBar() ).toHaveTextContent( 'Draft 7' ) );
		expect( screen.queryByRole( 'button', { name: 'Publish these drafts' } ) ).toBeNull();
	} );
} );
