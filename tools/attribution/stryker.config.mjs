/**
 * npm run test:mutation:ts
 *
 * Stryker changes the attribution engine, its question for consent and what it puts off, in every way that it knows. It
 * counts the changes that the tests notice. cookies.ts and the rest of the code for the page are left out, as they are
 * tested in a browser; types.ts has no code.
 */
export default {
	mutate: [
		'src/attribution/*.ts',
		'src/attribution/page/{consent,later,safely}.ts',
		'!src/attribution/{types,cookies,index}.ts',
	],
	testRunner: 'jest',
	jest: { configFile: 'tools/attribution/jest.mutation.cjs' },
	disableTypeChecks: false,
	coverageAnalysis: 'perTest',
	concurrency: 2,
	timeoutMS: 4000,
	reporters: [ 'clear-text' ],
	clearTextReporter: { allowColor: false, reportTests: false },
	ignorePatterns: [
		'.cache',
		'artifacts',
		'build',
		'vendor',
		'tests/e2e',
		'tests/php',
		'assets',
		'blocks',
		'patterns',
		'includes',
		'docs',
	],
	tempDirName: '.stryker-tmp',
	thresholds: { high: 95, low: 90, break: 85 },
};
