/** The look of forms in other engines: fields of one height, an error in its own color, focus that is seen. */
import { FORM_MARKUP, formBlock } from '../e2e/support/form-plugins';
import { publish } from '../e2e/support/sheets';
import { expect, test } from './fixtures';

for ( const name of FORM_MARKUP ) {
	test( `${ name }: fields are high enough, and an error has its color and sign`, async ( { driver, site } ) => {
		const [ url = '' ] = await publish( site, [ formBlock( name ) ] );
		await driver.size( 1200, 900 );
		await driver.open(
			`${ url }${ url.includes( '?' ) ? '&' : '?' }eidan-page=${ encodeURIComponent( '{"forms":true}' ) }`
		);
		const { heights, ticks, colors, sign } = await driver.run( () => {
			const form = document.querySelector( 'form' )!;
			const heightOf = ( one: Element ) => Math.round( one.getBoundingClientRect().height );
			const all = ( selector: string ) => [ ...form.querySelectorAll( selector ) ].map( heightOf );
			const error = [ ...form.querySelectorAll( 'em, .gfield_validation_message' ) ].find( ( { textContent } ) =>
				textContent!.includes( 'This field is required.' )
			)!;
			return {
				heights: all( '[type="text"], [type="email"], select' ),
				ticks: all( '[type="checkbox"]' ),
				colors: [ form, error ].map( ( one ) => getComputedStyle( one ).color ),
				sign: getComputedStyle( error, '::before' ).content,
			};
		} );
		expect( new Set( heights ).size, `fields of one height: ${ heights }` ).toBe( 1 );
		expect( heights[ 0 ] ).toBeGreaterThan( 44 );
		expect( ticks ).toEqual( [ 24, 24 ] );
		expect( colors[ 0 ] ).not.toBe( colors[ 1 ] );
		expect( sign ).toContain( '!' );
	} );
}
