import { defineConfig } from '@playwright/test';
import { browsers } from './tools/test/browsers.mjs';
import { projectsOf, slowSpecs, TIER } from './tools/test/tiers.mjs';

const { quick: chromium } = browsers();

/** In titles of tests that need WooCommerce, in files that do not: tests/e2e/support/blocks.ts. */
const SHOP = /@shop/;

/**
 * Where tests run. Those with `quick` have tests of both tiers (tools/test/tiers.mjs), all others are left to
 * `npm run test:all`.
 */
const projects = [
	{ name: 'newest', testIgnore: /-shop\.spec/, grepInvert: SHOP, metadata: { wp: '', quick: true } },
	// Tests with @both in their title run on the oldest WordPress as well.
	{ name: 'oldest', testIgnore: /-shop\.spec/, grep: /@both/, grepInvert: SHOP, metadata: { wp: '6.8' } },
	// A short story a block in other engines, on the site of the newest.
	...[ 'firefox', 'webkit' ].map( ( name ) => ( {
		name,
		testDir: 'tests/engines',
		testIgnore: /-shop\.spec/,
		grepInvert: SHOP,
		metadata: { site: 'newest' },
	} ) ),
	// A WordPress with WooCommerce, if there is one: its own stories, and the matrices of blocks that need a shop.
	{
		name: 'shop',
		testMatch: [ /-shop\.spec/, /matrix-[a-z]+\.spec/ ],
		grep: [ /-shop\.spec/, SHOP ],
		metadata: { wp: '', woocommerce: true, quick: true },
	},
	// Orders on the oldest WooCommerce that the shop layer is for, with the oldest WordPress: tests with @both in
	// their title.
	{
		name: 'shop-oldest',
		testMatch: /-shop\.spec/,
		grep: /@both/,
		metadata: { wp: '6.8', woocommerce: 'oldest' },
	},
	// A story of it in other engines.
	...[ 'firefox-shop', 'webkit-shop' ].map( ( name ) => ( {
		name,
		testDir: 'tests/engines',
		testMatch: [ /-shop\.spec/, /matrix-[a-z]+\.spec/ ],
		grep: [ /-shop\.spec/, SHOP ],
		metadata: { site: 'shop', woocommerce: true },
	} ) ),
];

const report = process.env.EIDAN_PLAYWRIGHT_REPORT;

export default defineConfig( {
	testDir: 'tests/e2e',
	outputDir: 'artifacts/browser',
	globalSetup: './tests/e2e/setup/global.ts',
	// One more than the cores that the suite is measured on: while one waits for a moment to pass, another has its
	// core.
	workers: 3,
	fullyParallel: true,
	// A test that passes only when repeated hides a defect, of the product or of its own. Where nobody can look, it is
	// repeated once, recorded, and named at the end of the run.
	retries: process.env.CI ? 1 : 0,
	forbidOnly: Boolean( process.env.CI ),
	timeout: 120_000,
	expect: { timeout: 15_000 },
	reporter: [ [ 'list' ], ...( report ? [ [ 'json', { outputFile: report } ] as [ 'json', object ] ] : [] ) ],
	use: {
		viewport: { width: 1440, height: 900 },
		locale: 'en-US',
		timezoneId: 'UTC',
		screenshot: 'only-on-failure',
		// Recording all tests costs a third of the time. `--trace=on` records those that are named.
		trace: 'on-first-retry',
		actionTimeout: 30_000,
		launchOptions: {
			...( chromium ? { executablePath: chromium } : {} ),
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
				// Nothing on the page may depend on another host.
				'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
			],
		},
	},
	projects: projectsOf( projects, process.env[ TIER ] ?? '', slowSpecs( __dirname ) ),
} );
