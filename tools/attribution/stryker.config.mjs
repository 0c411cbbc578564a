/**
 * npm run test:mutation:ts
 *
 * Breaks the attribution engine, and what asks for consent and puts off, in every way that
 * Stryker knows, and counts the changes that their tests notice. cookies.ts
 * and the rest of the page's part are the edge, tested in a browser; types.ts
 * has no code.
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
