/**
 * Events for analytics beside the attribution script and a consent plugin, on a page made of small stand-ins.
 */
import { expect, test } from '@playwright/test';
import { CONSENT, open, setConsent, UTM } from './support/attribution-page';

const PURCHASE = { transaction_id: '17', value: 49.9, currency: 'EUR', items: [] };

const GIVEN = { category: 'statistics', wait: true, purchase: PURCHASE };

test( 'a purchase is told after consent, and not again when its page is loaded again', async ( { page } ) => {
	const visit = () =>
		open( page, {
			url: UTM,
			before: CONSENT,
			after: `window.eidanOutcomes=${ JSON.stringify( GIVEN ) }</script><script src="/outcomes.js"></script><script>`,
		} );
	const told = () => page.evaluate( () => window.dataLayer ?? [] );

	await visit();
	expect( await told() ).toEqual( [] );
	await setConsent( page, 'marketing', 'allow' );
	expect( await told() ).toEqual( [] );
	await setConsent( page, 'statistics', 'allow' );
	await expect.poll( told ).toEqual( [ { ecommerce: null }, { event: 'purchase', ecommerce: PURCHASE } ] );

	await visit();
	await setConsent( page, 'statistics', 'allow' );
	// A form is told all the same, so the purchase would have been.
	await page.evaluate( () => document.dispatchEvent( new CustomEvent( 'wpcf7mailsent' ) ) );
	await expect.poll( told ).toEqual( [ { event: 'generate_lead', form: 'contact-form-7' } ] );
} );
