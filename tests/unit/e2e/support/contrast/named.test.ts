import { judge, type Named } from '../../../../e2e/support/contrast/named';
import { tooPale, type ReadWord } from '../../../../e2e/support/contrast/words';

const word = ( more: Partial< ReadWord > = {} ): ReadWord => ( {
	text: 'Words',
	fixture: 'icon',
	of: 'a < p',
	least: 4.5,
	contrast: 2,
	ink: [ 1, 2, 3 ],
	ground: [ 4, 5, 6 ],
	...more,
} );
const NAMED: Named[] = [ { fixture: 'icon', of: 'a', looks: [ 'dark' ], why: 'a reason' } ];

it( 'takes the worst word of each kind, and none that has enough', () => {
	const all = [
		word(),
		word( { contrast: 1.5, text: 'Worse' } ),
		word( { of: 'b', least: 3, contrast: 2.96 } ),
		word( { of: 'c', contrast: 1.1 } ),
	];
	expect( tooPale( all ).map( ( { of, text } ) => `${ of } ${ text }` ) ).toEqual( [ 'a < p Worse', 'c Words' ] );
} );

it( 'lets pass what is named, in its look alone', () => {
	expect( judge( [ word() ], 'dark', [ 'icon' ], NAMED ) ).toEqual( { unnamed: [], idle: [] } );
	expect( judge( [ word() ], 'light', [ 'icon' ], NAMED ) ).toEqual( {
		unnamed: [ 'icon: “Words” of a < p has 2.00 : 1 in place of 4.5, rgb(1 2 3) on rgb(4 5 6)' ],
		idle: [],
	} );
	expect(
		judge( [ word(), word( { of: 'b' } ), word( { fixture: 'menu' } ) ], 'dark', [ 'icon', 'menu' ], NAMED ).unnamed
	).toHaveLength( 2 );
} );

it( 'says what is named and pale no longer', () => {
	expect( judge( [], 'dark', [ 'icon' ], NAMED ) ).toEqual( {
		unnamed: [],
		idle: [ 'icon: a can be read, and needs no name any more' ],
	} );
	expect( judge( [], 'dark', [ 'menu' ], NAMED ).idle ).toEqual( [] );
	expect( judge( [], 'light', [ 'icon' ], NAMED ).idle ).toEqual( [] );
} );
