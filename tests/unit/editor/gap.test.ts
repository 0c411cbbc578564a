import { gapStyle } from '../../../src/editor/gap';

const names = { row: '--row', column: '--column' };

it( 'reads block spacing, and nothing that is not a length', () => {
	expect( gapStyle( 'var:preset|spacing|40', names ) ).toEqual( {
		'--row': 'var(--wp--preset--spacing--40)',
		'--column': 'var(--wp--preset--spacing--40)',
	} );
	expect( gapStyle( { top: '0', left: '1.5rem' }, names ) ).toEqual( { '--row': '0px', '--column': '1.5rem' } );
	expect( gapStyle( { top: '1rem' }, names ) ).toEqual( { '--row': '1rem' } );
	expect( gapStyle( 'red;--x:url(//evil)', names ) ).toEqual( {} );
	expect( gapStyle( 5, names ) ).toEqual( {} );
	expect( gapStyle( undefined, names ) ).toEqual( {} );
} );
