/**
 * Makes the images that the plugin directory shows, in `.wordpress-org`:
 *
 *     npm run directory -- drawings                                icon and banners
 *     npm run directory -- screenshots http://127.0.0.1:8888       screenshots, from a site with demo and WooCommerce
 *     npm run directory -- screenshots http://127.0.0.1:8888 3 4   these
 */
import { openBrowser } from '../demo/shots.mjs';
import { draw } from './drawings.mjs';
import { shoot } from './screenshots.mjs';

const [ kind, base, ...numbers ] = process.argv.slice( 2 );
const browser = await openBrowser();
try {
	if ( kind === 'drawings' ) {
		await draw( browser );
	} else if ( kind === 'screenshots' && base ) {
		await shoot( browser, base, numbers.map( Number ) );
	} else {
		throw new Error( 'drawings, or screenshots with the address of a site' );
	}
} finally {
	await browser.close();
}
