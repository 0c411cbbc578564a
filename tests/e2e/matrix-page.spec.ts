/**
 * The page walk: every sheet is opened at each width and in each direction, and what is asked of blocks is asked of the
 * open page. A question is a probe (support/probes), which is tried on a page that breaks its rule.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { watchPolicy } from './support/policy';
import { HANDS } from './support/probes/hands';
import { LOOKS, SOURCE } from './support/probes/looks';
import { shower, type Probe } from './support/probes/probe';
import { withoutScript } from './support/probes/without-script';
import { finishAnimations, settled } from './support/settled';
import { publish, sectioned, sheetMarkup, sheets, type Sheet } from './support/sheets';

/** One opening of a sheet. */
interface Visit {
	name: string;
	/** Width of the window while the page loads, in CSS pixels. */
	width: number;
	/** Query of the address: the strict policy, and the direction. */
	query: string;
	/** What is asked of the page as it has loaded. */
	probes: readonly Probe[];
	/** Width at which the hands have it afterwards. */
	hands?: number;
	isSlow: boolean;
}

const VISITS: Visit[] = [
	{
		name: '1440 px',
		width: 1440,
		query: '?csp',
		probes: [ ...LOOKS, ...SOURCE, withoutScript ],
		hands: 1440,
		isSlow: false,
	},
	// What a block decides for the width at the start, it decides for the narrowest one. Hands have a phone.
	{ name: '320 and 390 px', width: 320, query: '?csp', probes: LOOKS, hands: 390, isSlow: false },
	...[ 1440, 320 ].map( ( width ) => ( {
		name: `${ width } px, right to left`,
		width,
		query: '?csp&rtl',
		probes: LOOKS,
		isSlow: true,
	} ) ),
];

/** Right to left is asked of the blocks' main fixtures. */
const visitsOf = ( { isBase }: Sheet ): Visit[] => VISITS.filter( ( { query } ) => isBase || query === '?csp' );

const at = async ( page: Page, width: number ) => {
	await page.setViewportSize( { width, height: 900 } );
	await settled( page );
};

test( 'control: each probe tells a page that breaks its rule from one that keeps it @slow', async ( {
	page,
	context,
	allowErrors,
} ) => {
	allowErrors( /Content Security Policy|Refused|violates/ );
	const against = await watchPolicy( context );
	for ( const probe of new Set( VISITS.flatMap( ( { probes } ) => [ ...probes, ...HANDS ] ) ) ) {
		await test.step( probe.question, () => probe.control( shower( page, probe, against ), page ) );
	}
} );

for ( const sheet of sheets ) {
	const names = sheet.fixtures.map( ( { name } ) => name );
	for ( const { name, width, query, probes, hands, isSlow } of visitsOf( sheet ) ) {
		const tier = isSlow || ! sheet.isBase ? ' @slow' : '';
		test( `${ sheet.name } at ${ name }: can be seen, read and pressed${ tier }`, async ( {
			site,
			page,
			context,
			allowErrors,
		} ) => {
			const against = await watchPolicy( context );
			// Lists that load by themselves would grow while they are looked at.
			await context.route( /get-posts/, ( route ) => route.abort() );
			allowErrors( /get-posts/ );
			const [ url = '' ] = await publish( site, [ sheetMarkup( sheet.fixtures ) ] );
			await page.setViewportSize( { width, height: 900 } );
			const response = await page.goto( url + query );
			const html = ( await response?.text() ) ?? '';
			await settled( page );
			await sectioned( page );
			const ask = async ( { question, ask: answers }: Probe ) =>
				test.step( question, async () =>
					expect.soft( await answers( { page, html, names, against } ), question ).toEqual( [] )
				);
			for ( const probe of probes ) {
				await ask( probe );
			}
			if ( hands ) {
				await page.emulateMedia( { reducedMotion: 'reduce' } );
				if ( sheet.name.endsWith( '@shop' ) ) {
					// A bag with something in it has more to press, and so have WooCommerce's scripts, which break the
					// policy.
					await page.goto(
						`/?add-to-cart=${ await site.php< number >( "return get_option( 'eidan_test_product' );" ) }`
					);
					await page.goto( url );
					await settled( page );
					await sectioned( page );
				}
				await at( page, hands );
				await finishAnimations( page );
				for ( const probe of HANDS ) {
					await ask( probe );
				}
			}
		} );
	}
}
