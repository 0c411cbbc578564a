/**
 * Positions of the large images in a mosaic. tests/php/Lists/Cards/MosaicTest.php uses the same cases.
 */
import cases from '../../../fixtures/mosaic.json';
import { isLarge, mosaicCss } from '../../../../src/editor/list/mosaic';

test.each( cases )( '$count pictures in $columns columns', ( { columns, count, large } ) => {
	expect( [ ...Array( count ).keys() ].filter( ( index ) => isLarge( index, columns, count ) ) ).toEqual( large );
} );

test( 'the canvas finds them by their blocks', () => {
	const css = mosaicCss( [ 'a', 'b', 'c', 'd', 'e' ], { desktop: 4, tablet: 1, phone: 2 } );
	expect( css ).toBe(
		'@media (min-width: 1025px){[data-block="a"]{grid-area:span 2/span 2}}@media (max-width: 680px){[data-block="a"]{grid-area:span 2/span 2}}'
	);
} );
