import { readTokens, withFallbacks } from '../../../tools/postcss-tokens.cjs';

const tokens = readTokens( `
:root {
	// --eidan-commented: no;
	--eidan-gap: var(--wp--custom--eidan--gap, clamp(1rem, 0.6rem
		+ 1.6vw, 2rem));
	--eidan-line: 1px solid var(--eidan-color);
	--eidan-color: color-mix(in srgb, currentColor 20%, #0000);
}` );

it.each( [
	[ 'var(--eidan-gap)', 'var(--eidan-gap,var(--wp--custom--eidan--gap, clamp(1rem, 0.6rem + 1.6vw, 2rem)))' ],
	[
		'var(--eidan-line)',
		'var(--eidan-line,1px solid var(--eidan-color,color-mix(in srgb, currentColor 20%, #0000)))',
	],
	[ 'calc(2 * var( --eidan-gap, 1px ))', 'calc(2 * var( --eidan-gap, 1px ))' ],
	[ 'var(--eidan-unknown)', 'var(--eidan-unknown)' ],
	[
		'var(--eidan-mine, var(--eidan-color))',
		'var(--eidan-mine, var(--eidan-color,color-mix(in srgb, currentColor 20%, #0000)))',
	],
] )( 'writes %s as %s', ( value, expected ) => {
	expect( withFallbacks( value, tokens ) ).toBe( expected );
} );

it( 'does not read comments', () => {
	expect( tokens.has( '--eidan-commented' ) ).toBe( false );
} );
