/** What reveals itself is there in the end: in the first screen by itself, below it when a visitor has come to it. */
import { decode } from '../e2e/support/contrast/png';
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

test( 'letters that hang below the last line are whole when they have come', async ( { show } ) => {
	const driver = await show(
		'<!-- wp:group {"anchor":"around","style":{"spacing":{"padding":{"bottom":"60px"}}}} --><div class="wp-block-group" id="around" style="padding-bottom:60px"><!-- wp:heading {"eidanReveal":"lines","style":{"typography":{"fontSize":"90px","lineHeight":"0.8"}}} --><h2 class="wp-block-heading" style="font-size:90px;line-height:0.8">Gypsy<br>page</h2><!-- /wp:heading --></div><!-- /wp:group -->'
	);
	const drawn = async () => decode( await driver.screenshot( '#around' ) ).data;
	await expect
		.poll( () =>
			driver.run( () => document.getAnimations().every( ( { playState } ) => playState === 'finished' ) )
		)
		.toBe( true );
	const moved = await drawn();
	await driver.run( () => document.querySelector( '.eidan-reveal-lines' )!.classList.remove( 'eidan-reveal-lines' ) );
	const still = await drawn();
	// Edges of letters may be smoothed a little differently. What is cut off differs by black and white.
	expect( moved.filter( ( value, index ) => Math.abs( value - still[ index ]! ) > 90 ) ).toHaveLength( 0 );
} );
