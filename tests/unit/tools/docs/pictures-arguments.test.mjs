import { split } from '../../../../tools/docs/pictures-arguments.mjs';

const ALL = [ 'images', 'films' ];

it( 'all kinds of all blocks are taken from the demo of npm start, if nothing is said', () => {
	expect( split( [], ALL ) ).toEqual( { kinds: ALL, rest: [ 'http://127.0.0.1:8888' ], sheets: [] } );
} );

it( 'a kind, an address and blocks may come in any order', () => {
	expect( split( [ 'icon', 'films', 'http://127.0.0.1:9000', 'menu' ], ALL ) ).toEqual( {
		kinds: [ 'films' ],
		rest: [ 'http://127.0.0.1:9000', 'icon', 'menu' ],
		sheets: [],
	} );
} );

it( 'the folder for sheets is no block', () => {
	expect( split( [ '--sheets', 'out', 'icon' ], ALL ) ).toEqual( {
		kinds: ALL,
		rest: [ 'http://127.0.0.1:8888', 'icon' ],
		sheets: [ '--sheets', 'out' ],
	} );
} );
