import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MenuLink } from '../../../../src/editor/menus/drop-down-content';
import { choices, WideDropDown } from '../../../../src/editor/menus/wide-drop-down';

const mockSave = jest.fn();
const mockRecords: Record< string, unknown[] > = {};
const mockEdit = jest.fn();
const mockEdited: Record< number, object > = {};
let mockMayCreate = true;
let mockNavigate: jest.Mock | undefined;

jest.mock( '../../../../src/editor/stores', () => ( {
	selectCore: () => ( {
		getEntityRecords: ( _kind: string, name: string ) => mockRecords[ name ],
		getEditedEntityRecord: ( _kind: string, _name: string, id: number ) => mockEdited[ id ],
		canUser: () => mockMayCreate,
	} ),
	selectBlockEditor: () => ( { getSettings: () => ( { onNavigateToEntityRecord: mockNavigate } ) } ),
	useCoreActions: () => ( { saveEntityRecord: mockSave, editEntityRecord: mockEdit } ),
} ) );

const link = ( label: string, url: string, innerBlocks: MenuLink[] = [] ): MenuLink => ( {
	attributes: { label, url },
	innerBlocks,
} );
const ITEM = link( 'What <b>we</b> do', '/work', [
	link( 'Rooms & houses', '/rooms' ),
	link( 'Gardens', '/gardens' ),
] );

const part = ( slug: string, area: string ) => ( { id: `theme//${ slug }`, slug, area, title: { rendered: slug } } );

beforeEach( () => {
	mockSave.mockReset();
	mockEdit.mockReset();
	mockMayCreate = true;
	mockNavigate = undefined;
	mockRecords.wp_template_part = [ part( 'header', 'header' ), part( 'services', 'uncategorized' ) ];
	mockRecords.wp_block = [ { id: 7, title: { raw: 'What we do' } } ];
} );

describe( 'choices', () => {
	const values = ( value = '' ) =>
		choices( mockRecords.wp_template_part as never, mockRecords.wp_block as never, value ).map(
			( choice ) => choice.value
		);

	it( 'leaves out header and footer, which would show themselves', () => {
		expect( values() ).toEqual( [ '', 'part:services', 'pattern:7' ] );
	} );

	it( 'keeps what is chosen, also if it is gone or part of the page', () => {
		expect( values( 'part:header' ) ).toEqual( [ '', 'part:header', 'part:services', 'pattern:7' ] );
		expect( values( 'pattern:9' ) ).toEqual( [ '', 'part:services', 'pattern:7', 'pattern:9' ] );
	} );
} );

describe( 'WideDropDown', () => {
	it( 'makes a new drop-down of the links below the item, under its name, and chooses it', async () => {
		mockSave.mockResolvedValue( { id: 12 } );
		const onChange = jest.fn();
		render( <WideDropDown item={ ITEM } value="" onChange={ onChange } /> );
		await userEvent.click( screen.getByRole( 'button', { name: 'Create drop-down' } ) );
		expect( onChange ).toHaveBeenCalledWith( 'pattern:12' );
		const [ kind, name, made ] = mockSave.mock.calls[ 0 ];
		expect( [ kind, name, made.title ] ).toEqual( [ 'postType', 'wp_block', 'What we do' ] );
		expect( made.content ).toContain( '<a href="/rooms">Rooms &amp; houses</a>' );
		expect( made.content ).toContain( '<a href="/gardens">Gardens</a>' );
	} );

	it( 'has a draft, which goes live with what the author saves', async () => {
		mockSave.mockResolvedValue( { id: 12 } );
		render( <WideDropDown item={ ITEM } value="" onChange={ () => {} } /> );
		await userEvent.click( screen.getByRole( 'button', { name: 'Create drop-down' } ) );
		expect( mockSave.mock.calls[ 0 ][ 2 ].status ).toBe( 'draft' );
		expect( mockEdit.mock.calls[ 0 ].slice( 0, 4 ) ).toEqual( [
			'postType',
			'wp_block',
			12,
			{ status: 'publish' },
		] );
	} );

	it( 'names a new one, and edits it in the same editor, where the header is', async () => {
		mockEdited[ 12 ] = { id: 12, title: 'What we do' };
		mockNavigate = jest.fn();
		render( <WideDropDown item={ ITEM } value="pattern:12" onChange={ () => {} } /> );
		expect( screen.getByRole( 'combobox' ) ).toHaveDisplayValue( 'What we do' );
		await userEvent.click( screen.getByRole( 'button', { name: 'Edit drop-down' } ) );
		expect( mockNavigate ).toHaveBeenCalledWith( { postId: 12, postType: 'wp_block' } );
	} );

	it( 'says why none was made', async () => {
		mockSave.mockRejectedValue( new Error( 'No more room.' ) );
		const onChange = jest.fn();
		render( <WideDropDown item={ ITEM } value="" onChange={ onChange } /> );
		await userEvent.click( screen.getByRole( 'button', { name: 'Create drop-down' } ) );
		expect( ( await screen.findAllByText( 'No more room.' ) ).length ).toBeGreaterThan( 0 );
		expect( onChange ).not.toHaveBeenCalled();
	} );

	it( 'links to the editor of the chosen one, and offers no new one without the right to create it', () => {
		mockMayCreate = false;
		const { rerender } = render( <WideDropDown item={ ITEM } value="" onChange={ () => {} } /> );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		const address = () => screen.getByRole( 'link', { name: /Edit drop-down/ } ).getAttribute( 'href' );
		rerender( <WideDropDown item={ ITEM } value="pattern:7" onChange={ () => {} } /> );
		expect( address() ).toBe( 'post.php?post=7&action=edit' );
		rerender( <WideDropDown item={ ITEM } value="part:services" onChange={ () => {} } /> );
		expect( address() ).toContain( 'postId=theme%2F%2Fservices' );
	} );
} );
