/** The engine's own tests, without those that start programs or generate 100,000 page views. */
const { resolve } = require( 'path' );
const config = require( '../../jest.config.js' );

module.exports = {
	...config,
	rootDir: resolve( __dirname, '../..' ),
	roots: [ '<rootDir>/tests/unit/attribution' ],
	testMatch: [ '**/attribution/{options,sources,state,recorded}.test.ts' ],
	testNamePattern: '^(?!the replay tool)',
};
