/**
 * Runs the tests of the engine and of consent for Stryker, without those that start programs or generate 100,000 page
 * views.
 */
const { resolve } = require( 'path' );
const config = require( '../../jest.config.js' );

module.exports = async () => ( {
	...( await config() ),
	testEnvironment: 'jsdom',
	rootDir: resolve( __dirname, '../..' ),
	roots: [ '<rootDir>/tests/unit/attribution' ],
	testMatch: [ '**/attribution/{options,sources,state,recorded,consent,later}.test.ts' ],
	testNamePattern: '^(?!the replay tool)',
} );
