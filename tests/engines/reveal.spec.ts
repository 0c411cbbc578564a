/** What reveals itself is there in the end: in the first screen by itself, below it when a visitor has come to it. */
import { expect, test } from './fixtures';

const heading = ( way: string, id: string ) =>
	`<!-- wp:heading {"eidanReveal":"${ way }","anchor":"${ id }"} --><h2 class="wp-block-heading" id="${ id }">A heading</h2><!-- /wp:heading -->`;
const group = ( id: string ) =>
	`<!-- wp:group {"eidanReveal":"rise","anchor":"${ id }"} --><div class="wp-block-group" id="${ id }"><!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph --></div><!-- /wp:group -->`;
const space =
	'<!-- wp:spacer {"height":"1500px"} --><div style="height:1500px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

/** Whether all of an element is shown where it stands. */
const isThere = ( id: string ) => {
	const { opacity, translate } = window.getComputedStyle( document.getElementById( id )! );
	return opacity === '1' && ( translate === 'none' || /^0(px)?( 0(px)?)?$/.test( translate ) );
};

test( 'lines and groups are there', async ( { show } ) => {
	const driver = await show(
		`${ heading( 'lines', 'one' ) }${ group( 'two' ) }${ space }${ heading( 'lines', 'three' ) }${ space }${ group( 'four' ) }${ space }`
	);
	for ( const id of [ 'one', 'two' ] ) {
		await expect.poll( () => driver.run( isThere, id ) ).toBe( true );
	}
	for ( const id of [ 'three', 'four' ] ) {
		await driver.run(
			( name ) => document.getElementById( name )!.scrollIntoView( { block: 'center', behavior: 'instant' } ),
			id
		);
		await expect.poll( () => driver.run( isThere, id ) ).toBe( true );
	}
} );
