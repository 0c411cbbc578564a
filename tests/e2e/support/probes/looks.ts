/**
 * Probes of what visitors see when a page has loaded. None of them changes it.
 */
import { expect } from '@playwright/test';
import { emptyFixtures, SHOWS_NOTHING, tooWide, violationsOf } from '../looks';
import { finishAnimations, settled } from '../settled';
import { mistakesOf } from '../valid-html';
import type { Probe } from './probe';

const fits: Probe = {
	question: 'nothing is wider than the screen',
	ask: ( { page } ) => tooWide( page ),
	async control( show ) {
		expect( await show( { good: '<p>Words</p>' } ) ).toEqual( [] );
		expect( await show( { good: '<p>Words</p>', wide: '<p style="width: 200vw">Wide words</p>' } ) ).toEqual( [
			expect.stringMatching( /^\d+ px$/ ),
			'wide',
		] );
	},
};

/** Two empty fixtures would be equal in every comparison, so this is asked before others. */
const shows: Probe = {
	question: 'there is something to see of each',
	ask: async ( { page } ) => ( await emptyFixtures( page ) ).filter( ( name ) => ! ( name in SHOWS_NOTHING ) ),
	async control( show ) {
		expect(
			await show( {
				nothing: '',
				hidden: '<p hidden>Words</p><script>0</script><template><img src="x.png" alt=""></template>',
				good: '<p>Words</p>',
				nameless: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="40" height="40">',
			} )
		).toEqual( [ 'nothing', 'hidden' ] );
	},
};

const keepsPolicy: Probe = {
	question: 'nothing is against a strict content security policy',
	async ask( { page, against } ) {
		// Further down may be more to start.
		await page.evaluate( () => window.scrollTo( 0, document.body.scrollHeight ) );
		await settled( page );
		await page.evaluate( () => window.scrollTo( 0, 0 ) );
		await settled( page );
		return [ ...against ];
	},
	async control( show ) {
		const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-own'">`;
		expect( await show( { good: '<script nonce="own">1</script><p>Words</p>' }, policy ) ).toEqual( [] );
		expect( ( await show( { bad: '<p>Words</p>' }, `${ policy }<script>1</script>` ) ).join() ).toMatch(
			/script-src/
		);
		// Late, only when somebody has scrolled.
		const late = `addEventListener( 'scroll', () => document.querySelector( 'p' ).setAttribute( 'onclick', '1' ) )`;
		expect(
			(
				await show( { bad: `<p style="height:300vh">Words</p><script nonce="own">${ late }</script>` }, policy )
			).join()
		).toMatch( /script-src/ );
	},
};

const accessible: Probe = {
	question: 'axe finds nothing',
	async ask( { page } ) {
		await finishAnimations( page );
		return violationsOf( page );
	},
	async control( show ) {
		expect( await show( { good: '<p>Words</p>' } ) ).toEqual( [] );
		expect(
			await show( {
				nameless: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="40" height="40">',
				pale: '<p style="color:#ccc;background:#fff">Words</p>',
			} )
		).toEqual( [ expect.stringMatching( /^color-contrast/ ), expect.stringMatching( /^image-alt/ ) ] );
	},
};

const valid: Probe = {
	question: 'the HTML is valid',
	ask: ( { html } ) => mistakesOf( html ),
	async control( show ) {
		expect( await show( { good: '<p>Words</p>' } ) ).toEqual( [] );
		expect( ( await show( { bad: '<span><p>Words</p></span>' } ) ).join() ).toMatch( /^element-permitted-content/ );
	},
};

/** Asked of each page. */
export const LOOKS = [ fits, shows, keepsPolicy, accessible ];

/** Asked once of each sheet. */
export const SOURCE = [ valid ];
