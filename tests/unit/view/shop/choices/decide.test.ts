import { chosenOf, type Choice } from '../../../../../src/view/shop/choices/decide';

const choice = ( attributes: Record< string, string >, price: string, isInStock = true ): Choice => ( {
	id: 1,
	sku: '',
	attributes,
	is_in_stock: isInStock,
	price,
	stock: '',
	image: {},
	min: 1,
	max: 0,
} );
const all = [
	choice( { color: 'ink', size: 's' }, '10' ),
	choice( { color: 'ink', size: 'm' }, '12', false ),
	choice( { color: 'stone', size: '' }, '14' ),
];

it( 'names what is missing', () => {
	expect( chosenOf( all, { color: '', size: 's' } ) ).toEqual( {
		missing: [ 'color' ],
		choice: undefined,
		problem: 'choose',
	} );
} );

it( 'finds the variation, also one of any size', () => {
	expect( chosenOf( all, { color: 'ink', size: 's' } ) ).toMatchObject( { choice: { price: '10' }, problem: '' } );
	expect( chosenOf( all, { color: 'stone', size: 'xl' } ) ).toMatchObject( { choice: { price: '14' }, problem: '' } );
} );

it( 'knows what is sold out and what does not exist', () => {
	expect( chosenOf( all, { color: 'ink', size: 'm' } ) ).toMatchObject( {
		choice: { price: '12' },
		problem: 'soldOut',
	} );
	expect( chosenOf( all, { color: 'ink', size: 'xl' } ) ).toMatchObject( { choice: undefined, problem: 'none' } );
} );

it( 'leaves the decision to the shop if variations are loaded by AJAX', () => {
	expect( chosenOf( [], { color: 'ink', size: 'xl' } ) ).toEqual( { missing: [], choice: undefined, problem: '' } );
	expect( chosenOf( [], { color: 'ink', size: '' } ).problem ).toBe( 'choose' );
} );
