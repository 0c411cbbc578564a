import { fireEvent, render, screen } from '@testing-library/react';
import { Conditions } from '../../../../src/editor/query/conditions';
import { moreOrders, taxonomiesOf } from '../../../../src/editor/query/registered';

const condition = ( name: string, schema: object, types: string[] = [] ) => ( {
	name,
	label: name,
	schema,
	labels: { light: 'Light' },
	types,
} );

describe( 'what is registered for queries', () => {
	beforeEach( () => {
		Object.assign( window, {
			eidanQuery: {
				orders: [
					{ name: 'date-desc', label: 'Newest first', types: [] },
					{ name: 'price-asc', label: 'Cheapest first', types: [ 'product' ] },
				],
				conditions: [
					condition( 'skin', { type: 'string', enum: [ 'any', 'light' ], default: 'any' } ),
					condition( 'sale', { type: 'boolean', default: false }, [ 'product' ] ),
					condition( 'stars', { type: 'integer', default: 0, minimum: 0, maximum: 5 }, [ 'product' ] ),
				],
				taxonomies: [
					{ slug: 'category', name: 'Categories', types: [ 'post' ] },
					{ slug: 'brand', name: 'Brands', types: [ 'product', 'post' ] },
				],
			},
		} );
	} );

	afterEach( () => Object.assign( window, { eidanQuery: undefined } ) );

	it( 'has a control by its schema, for the types that it names', () => {
		const set = jest.fn();
		const { rerender } = render( <Conditions postType="product" query={ { stars: 3 } } set={ set } /> );
		fireEvent.change( screen.getByRole( 'combobox', { name: 'skin' } ), { target: { value: 'light' } } );
		expect( screen.getByRole( 'option', { name: 'Light' } ) ).toBeTruthy();
		fireEvent.click( screen.getByRole( 'checkbox', { name: 'sale' } ) );
		const stars = screen.getByRole< HTMLInputElement >( 'spinbutton', { name: 'stars' } );
		expect( stars.value ).toBe( '3' );
		fireEvent.change( stars, { target: { value: '4' } } );
		expect( set.mock.calls.map( ( [ change ] ) => change ) ).toEqual( [
			{ skin: 'light' },
			{ sale: true },
			{ stars: 4 },
		] );
		rerender( <Conditions postType="post" query={ {} } set={ set } /> );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		expect( screen.getByRole( 'combobox', { name: 'skin' } ) ).toBeTruthy();
	} );

	it( 'has the taxonomies of a type', () => {
		const slugs = ( postType: string ) => taxonomiesOf( postType ).map( ( { slug } ) => slug );
		expect( slugs( 'post' ) ).toEqual( [ 'category', 'brand' ] );
		expect( slugs( 'product' ) ).toEqual( [ 'brand' ] );
		Object.assign( window, { eidanQuery: undefined } );
		expect( slugs( 'post' ) ).toEqual( [] );
	} );

	it( 'adds the orders of a type to those that are named already', () => {
		expect( moreOrders( 'product', [ 'date-desc' ] ).map( ( { name } ) => name ) ).toEqual( [ 'price-asc' ] );
		expect( moreOrders( 'post', [ 'date-desc' ] ) ).toEqual( [] );
		Object.assign( window, { eidanQuery: undefined } );
		expect( moreOrders( 'product', [] ) ).toEqual( [] );
	} );
} );
