/**
 * Enquiries in a shop: a form of Contact Form 7 sends what the shop's engine knows, Eidan's or WooCommerce's own.
 *
 * @group slow
 */
import { expect, test as base } from '@playwright/test';
import { folderOf, needPlugins, needShop } from './support/needs';
import { complaints, lay, siteFixture, swap, type NeighbourSite } from './support/neighbours';
import { SENT_FORMS } from './support/enquiry-forms';

const form = SENT_FORMS[ 0 ]!;
needPlugins( form.slug );
needShop();

const test = base.extend< object, { site: NeighbourSite } >( {
	site: siteFixture( {
		name: 'e2e-enquiries-shop',
		port: 78,
		woocommerce: true,
		seed: `update_option( 'woocommerce_coming_soon', 'no' );`,
	} ),
} );

// One site for all.
test.describe.configure( { mode: 'default' } );

for ( const engine of [ 'eidan', 'woocommerce' ] ) {
	test( `with the engine of ${ engine }`, async ( { page, site } ) => {
		test.slow();
		lay( site, form.slug, folderOf( form.slug ) );
		expect( await swap( site, [ form.main ], [] ) ).toEqual( [] );
		const url = await site.php< string >( `
			update_option( 'eidan_settings', array( 'attribution' => array( 'engine' => '${ engine }' ) ) );
			wp_set_current_user( 1 );
			$code = ( static function () { ${ form.make } } )();
			return get_permalink( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Contact', 'post_content' => $code ) ) );` );
		const errors: string[] = [];
		page.on( 'pageerror', ( { message } ) => errors.push( message ) );
		await page.goto( `${ site.url }/?utm_source=news&utm_medium=email&utm_campaign=spring` );
		await page.goto( url );
		await form.send( page.locator( form.form ), `${ engine }@example.com` );
		await expect( form.sent( page ) ).toBeVisible();
		const fields = await site.php< Record< string, string > >( `
			$posts = get_posts( array( 'post_type' => 'eidan_enquiry', 'post_status' => 'eidan-new', 'meta_key' => '_eidan_enquiry_email', 'meta_value' => '${ engine }@example.com' ) );
			return get_post_meta( $posts[0]->ID ?? 0, '_eidan_enquiry_attribution', true );` );
		expect( fields ).toMatchObject( { channel: 'email', utm_source: 'news', utm_campaign: 'spring' } );
		expect( errors ).toEqual( [] );
		expect( complaints( site ) ).toEqual( [] );
	} );
}
