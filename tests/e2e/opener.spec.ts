/**
 * The opener, as visitors meet it among the words of a page.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { addThemes } from './support/contrast/themes';
import { startsIn, THEMES } from './support/column';

const FIXTURE = readFileSync( join( __dirname, '../fixtures/blocks/opener.html' ), 'utf8' );

for ( const theme of THEMES ) {
	test( `it stands in the column of the text in ${ theme }`, async ( { page, visit, site } ) => {
		await addThemes( site );
		await visit( `<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->\n\n${ FIXTURE }`, {
			query: `?eidan-theme=${ theme }`,
		} );
		await expect( page.locator( '.wp-block-eidan-opener' ) ).toBeVisible();
		await startsIn( page, '.wp-block-eidan-opener' );
	} );
}
