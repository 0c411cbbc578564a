import { gapStyle } from '../../../src/editor/gap';

const names = { row: '--row', column: '--column' };
const gap = ( blockGap: unknown ) => ( { spacing: { blockGap } } );

it( 'reads block spacing, and nothing that is not a length', () => {
	expect( gapStyle( gap( 'var:preset|spacing|40' ), names ) ).toEqual( {
		'--row': 'var(--wp--preset--spacing--40)',
		'--column': 'var(--wp--preset--spacing--40)',
	} );
	expect( gapStyle( gap( { top: '0', left: '1.5rem' } ), names ) ).toEqual( {
		'--row': '0px',
		'--column': '1.5rem',
	} );
	expect( gapStyle( gap( { top: '1rem' } ), names ) ).toEqual( { '--row': '1rem' } );
	expect( gapStyle( gap( 'red;--x:url(//evil)' ), names ) ).toEqual( {} );
	expect( gapStyle( gap( 5 ), names ) ).toEqual( {} );
	expect( gapStyle( undefined, names ) ).toEqual( {} );
} );

it( 'reads the spacing of a width, which is valid only where the width is', () => {
	expect(
		gapStyle( { ...gap( '2rem' ), '@mobile': gap( '1rem' ), '@tablet': gap( { left: '3px' } ) }, names )
	).toEqual( {
		'--row-mobile': 'var(--eidan-on-mobile) 1rem',
		'--row': 'var(--row-mobile,2rem)',
		'--column-tablet': 'var(--eidan-on-tablet) 3px',
		'--column-mobile': 'var(--eidan-on-mobile) 1rem',
		'--column': 'var(--column-mobile,var(--column-tablet,2rem))',
	} );
	expect( gapStyle( { '@mobile': gap( '1rem' ) }, names ) ).toMatchObject( {
		'--row': 'var(--row-mobile,revert-layer)',
	} );
	expect( gapStyle( { '@mobile': gap( '1rem;}' ), '@other': gap( '1rem' ) }, names ) ).toEqual( {} );
} );
