import { browsers } from '../../../../tools/test/browsers.mjs';

const on = ( paths, env = {} ) => browsers( env, ( path ) => paths.includes( path ) );

it( "takes Debian's headless shell for the tests, and the whole browser where that is needed", () => {
	expect( on( [ '/usr/bin/chromium', '/usr/bin/chromium-headless-shell' ] ) ).toEqual( {
		quick: '/usr/bin/chromium-headless-shell',
		whole: '/usr/bin/chromium',
	} );
} );

it( 'makes do with one of them', () => {
	expect( on( [ '/usr/bin/chromium-browser' ] ) ).toEqual( {
		quick: '/usr/bin/chromium-browser',
		whole: '/usr/bin/chromium-browser',
	} );
	expect( on( [ '/usr/bin/chromium-headless-shell' ] ) ).toEqual( {
		quick: '/usr/bin/chromium-headless-shell',
		whole: undefined,
	} );
} );

it( "leaves it to Playwright's own where there is none", () => {
	expect( on( [] ) ).toEqual( { quick: undefined, whole: undefined } );
} );

it( 'takes the one that the developer names for both, if it is there', () => {
	expect( on( [ '/opt/chrome', '/usr/bin/chromium' ], { EIDAN_CHROMIUM: '/opt/chrome' } ) ).toEqual( {
		quick: '/opt/chrome',
		whole: '/opt/chrome',
	} );
	expect( on( [ '/usr/bin/chromium' ], { EIDAN_CHROMIUM: '/opt/chrome' } ) ).toEqual( {
		quick: '/usr/bin/chromium',
		whole: '/usr/bin/chromium',
	} );
} );
