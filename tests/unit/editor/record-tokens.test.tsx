import { render, screen } from '@testing-library/react';
import { createReduxStore, register } from '@wordpress/data';
import { RecordTokens } from '../../../src/editor/query/record-tokens';

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

// WordPress warns of hooks that give something new each time, and of props that are deprecated; the preset fails a test
// that warns.
it( 'names what is chosen without a warning', () => {
	render(
		<RecordTokens label="Categories" kind="taxonomy" name="category" value={ [ 9, 77 ] } onChange={ jest.fn() } />
	);
	expect( screen.getByText( 'Maps' ) ).toBeInTheDocument();
	expect( screen.getByText( '#77' ) ).toBeInTheDocument();
} );
