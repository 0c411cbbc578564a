import { fireEvent, render, screen } from '@testing-library/react';
import { GroupFields, offersOf, type Group } from '../../../../src/editor/list/groups';

beforeEach( () =>
	Object.assign( window, {
		eidanQuery: {
			orders: [],
			conditions: [],
			contexts: [],
			taxonomies: [
				{ slug: 'product_cat', name: 'Categories', types: [ 'product' ], tree: true },
				{ slug: 'pa_color', name: 'Color', types: [ 'product' ], tree: false },
			],
			facets: [ { name: 'price', label: 'Price', types: [ 'product' ] } ],
		},
	} )
);
afterEach( () => Object.assign( window, { eidanQuery: undefined } ) );

describe( 'offersOf', () => {
	it( 'has the facets and displays of the items', () => {
		expect( offersOf( 'product' ).map( ( { key, displays } ) => [ key, displays ] ) ).toEqual( [
			[ 'product_cat', [ 'tree' ] ],
			[ 'pa_color', [ 'swatches' ] ],
			[ 'facet-price', [] ],
		] );
		expect( offersOf( 'post' ) ).toEqual( [] );
	} );
} );

describe( 'GroupFields', () => {
	const shown = ( groups: Group[], key: string ) => {
		const setGroups = jest.fn();
		const offer = offersOf( 'product' ).find( ( one ) => one.key === key )!;
		render( <GroupFields { ...{ offer, groups, setGroups } } isFull={ false } /> );
		return setGroups;
	};

	it( 'adds a facet, which says no taxonomy', () => {
		const setGroups = shown( [ { taxonomy: 'product_cat' } ], 'facet-price' );
		fireEvent.click( screen.getByRole( 'checkbox', { name: 'Price' } ) );
		expect( setGroups ).toHaveBeenCalledWith( [ { taxonomy: 'product_cat' }, { facet: 'price' } ] );
	} );

	it( 'labels a facet and takes it away; several values are not its author’s to allow', () => {
		const setGroups = shown( [ { facet: 'price' } ], 'facet-price' );
		expect( screen.queryByRole( 'checkbox', { name: /allow several/ } ) ).toBeNull();
		fireEvent.change( screen.getByRole( 'textbox', { name: 'Price: label' } ), { target: { value: 'Cost' } } );
		expect( setGroups ).toHaveBeenCalledWith( [ { facet: 'price', label: 'Cost' } ] );
		fireEvent.click( screen.getByRole( 'checkbox', { name: 'Price' } ) );
		expect( setGroups ).toHaveBeenLastCalledWith( [] );
	} );

	it( 'shows categories as a tree', () => {
		const setGroups = shown( [ { taxonomy: 'product_cat' } ], 'product_cat' );
		fireEvent.change( screen.getByRole( 'combobox', { name: 'Categories: shown as' } ), {
			target: { value: 'tree' },
		} );
		expect( setGroups ).toHaveBeenCalledWith( [ { taxonomy: 'product_cat', display: 'tree' } ] );
	} );
} );
