import { isAsked, isDeep, isDue } from '../../../../src/view/popup/decide';

it( 'is due from its first second until its last', () => {
	const time = { from: 100, until: 200 };
	expect( [ 99_999, 100_000, 199_999, 200_000 ].map( ( now ) => isDue( time, now ) ) ).toEqual( [
		false,
		true,
		true,
		false,
	] );
	expect( isDue( {}, 0 ) ).toBe( true );
} );

it( 'counts the share of the way, and none on a page that does not scroll', () => {
	expect( [ 499, 500, 1000 ].map( ( top ) => isDeep( 50, top, 2000, 1000 ) ) ).toEqual( [ false, true, true ] );
	expect( isDeep( 1, 0, 800, 900 ) ).toBe( false );
} );

it( 'waits while somebody is asked for consent', () => {
	const tool = { consent_type: 'optin', cookie_prefix: 'wp_consent' };
	expect( isAsked( tool, [ 'other' ] ) ).toBe( true );
	expect( isAsked( tool, [ 'other', 'wp_consent_marketing' ] ) ).toBe( false );
	expect( isAsked( { ...tool, consent_type: 'optout' }, [] ) ).toBe( false );
	expect( isAsked( undefined, [] ) ).toBe( false );
} );
