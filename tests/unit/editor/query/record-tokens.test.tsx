import { render, screen } from '@testing-library/react';
import { createReduxStore, register } from '@wordpress/data';
import { RecordTokens } from '../../../../src/editor/query/record-tokens';

jest.mock( '@wordpress/core-data', () => ( { store: 'core' } ) );

beforeAll( () => {
	const terms = [
		{ id: 4, name: 'Tea' },
		{ id: 9, name: 'Maps' },
	];
	register(
		createReduxStore( 'core', {
			reducer: () => terms,
			selectors: { getEntityRecords: ( state: unknown ) => state, isResolving: () => false },
		} )
	);
} );

// WordPress prints warnings for hooks that return a new value each time, and for deprecated props. A test that causes a
// warning fails.
it( 'names what is chosen without a warning', () => {
	render(
		<RecordTokens label="Categories" kind="taxonomy" name="category" value={ [ 9, 77 ] } onChange={ jest.fn() } />
	);
	expect( screen.getByText( 'Maps' ) ).toBeInTheDocument();
	expect( screen.getByText( '#77' ) ).toBeInTheDocument();
} );
