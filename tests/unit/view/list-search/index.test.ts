/**
 * The field that searches the terms of a long group of filters.
 */
import { fireEvent, screen } from '@testing-library/dom';
import '../../../../src/view/list-search';

const term = ( slug: string, name: string ) =>
	`<li><a href="#${ slug }" data-filter="${ slug }">${ name }<span> 7</span></a></li>`;

const shown = () =>
	[ ...document.querySelectorAll( 'a' ) ]
		.filter( ( link ) => ! link.closest( '[hidden], details:not( [open] )' ) )
		.map( ( link ) => link.dataset.filter );

const type = ( value: string ) => fireEvent.input( screen.getByRole( 'searchbox' ), { target: { value } } );

beforeEach( async () => {
	document.body.innerHTML = `<div>
		<input type="search" data-eidan-list-search='{"none":"Nothing found."}'><p role="status"></p>
		<ul>${ term( '', 'All' ) }${ term( 'wood', 'Wood' ) }
			<li><details><summary>More</summary><ul>${ term( 'chene', 'Chêne' ) }${ term( 'oak', 'Oak' ) }</ul></details></li>
		</ul></div>`;
	await new Promise( ( done ) => setTimeout( done ) );
} );

it( 'shows the terms that contain what is typed, also those behind "More"', () => {
	type( 'CHENE' );
	expect( shown() ).toEqual( [ '', 'chene' ] );
	expect( screen.getByRole( 'status' ) ).toBeEmptyDOMElement();
} );

it( 'closes "More" again once the field is empty', () => {
	type( 'o' );
	expect( shown() ).toEqual( [ '', 'wood', 'oak' ] );
	type( '' );
	expect( shown() ).toEqual( [ '', 'wood' ] );
} );

it( 'finds names behind swatches', () => {
	document
		.querySelector( '[data-filter="wood"]' )!
		.insertAdjacentHTML( 'afterbegin', '<span class="eidan-list__swatch"></span> ' );
	document.querySelector( '[data-filter="wood"]' )!.normalize();
	type( 'woo' );
	expect( shown() ).toEqual( [ '', 'wood' ] );
} );

it( 'says that nothing is found, and does not take numbers for names', () => {
	type( '7' );
	expect( shown() ).toEqual( [ '' ] );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Nothing found.' );
} );
