import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choices, WideDropDown } from '../../../../src/editor/menus/wide-drop-down';

const mockSave = jest.fn();
const mockRecords: Record< string, unknown[] > = {};
let mockMayCreate = true;

jest.mock( '../../../../src/editor/stores', () => ( {
	selectCore: () => ( {
		getEntityRecords: ( _kind: string, name: string ) => mockRecords[ name ],
		canUser: () => mockMayCreate,
	} ),
	useCoreActions: () => ( { saveEntityRecord: mockSave } ),
} ) );

const part = ( slug: string, area: string ) => ( { id: `theme//${ slug }`, slug, area, title: { rendered: slug } } );

beforeEach( () => {
	mockSave.mockReset();
	mockMayCreate = true;
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
	it( 'makes a new drop-down and chooses it', async () => {
		mockSave.mockResolvedValue( { id: 12 } );
		const onChange = jest.fn();
		render( <WideDropDown value="" onChange={ onChange } /> );
		await userEvent.click( screen.getByRole( 'button', { name: 'Create drop-down' } ) );
		expect( onChange ).toHaveBeenCalledWith( 'pattern:12' );
		expect( mockSave.mock.calls[ 0 ].slice( 0, 3 ) ).toMatchObject( [
			'postType',
			'wp_block',
			{ title: 'Wide drop-down', status: 'publish' },
		] );
	} );

	it( 'says why none was made', async () => {
		mockSave.mockRejectedValue( new Error( 'No more room.' ) );
		const onChange = jest.fn();
		render( <WideDropDown value="" onChange={ onChange } /> );
		await userEvent.click( screen.getByRole( 'button', { name: 'Create drop-down' } ) );
		expect( ( await screen.findAllByText( 'No more room.' ) ).length ).toBeGreaterThan( 0 );
		expect( onChange ).not.toHaveBeenCalled();
	} );

	it( 'leads to where the chosen one is edited, and offers no new one to who may not make it', () => {
		mockMayCreate = false;
		const { rerender } = render( <WideDropDown value="" onChange={ () => {} } /> );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		const link = () => screen.getByRole( 'link', { name: /Edit drop-down/ } ).getAttribute( 'href' );
		rerender( <WideDropDown value="pattern:7" onChange={ () => {} } /> );
		expect( link() ).toBe( 'post.php?post=7&action=edit' );
		rerender( <WideDropDown value="part:services" onChange={ () => {} } /> );
		expect( link() ).toContain( 'postId=theme%2F%2Fservices' );
	} );
} );
