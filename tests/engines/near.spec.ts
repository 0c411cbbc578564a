/** Modules of blocks below the first screen: they wait, and neither a click nor the keyboard's first use is lost. */
import { fixtures } from '../e2e/support/blocks';
import { publish } from '../e2e/support/sheets';
import { expect, test } from './fixtures';

const CONTENT = [
	'<!-- wp:spacer {"height":"2600px"} --><div style="height:2600px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->',
	...[ 'single-image', 'tabbed-info', 'text-marquee' ].map(
		( name ) => fixtures.find( ( each ) => each.name === name )!.content
	),
].join( '\n' );

/** Names of our modules that the page has asked for. Where the site has a form, the attribution comes beside them. */
const asked = () =>
	performance
		.getEntriesByType( 'resource' )
		.flatMap( ( { name } ) => /\/build\/(?!attribution)([\w/-]+)\.js/.exec( name )?.[ 1 ] ?? [] );

test( 'they come near, by a click that works when they are there, and by the focus', async ( { driver, site } ) => {
	const [ url = '' ] = await publish( site, [ CONTENT ] );
	await driver.size( 1200, 900 );
	await driver.open( `${ url }?near` );
	await expect.poll( () => driver.run( asked ) ).toEqual( [ 'view/near' ] );
	await driver.run( () => document.querySelector< HTMLElement >( '.wp-block-eidan-single-image a' )!.click() );
	await expect
		.poll( () => driver.run( () => document.querySelector( 'dialog[open]' ) !== null ), 'the click is not lost' )
		.toBe( true );
	expect( await driver.run( asked ) ).not.toContain( 'view/tabs' );

	await driver.open( `${ url }?near` );
	await driver.run( () =>
		document.querySelector< HTMLElement >( '.eidan-tabs__summary' )!.focus( { preventScroll: true } )
	);
	await expect.poll( () => driver.run( asked ), 'the focus brings it' ).toContain( 'view/tabs' );

	await driver.open( `${ url }?near` );
	await driver.run( () => window.scrollTo( 0, 2600 ) );
	await expect.poll( () => driver.run( asked ), 'who scrolls has it' ).toContain( 'view/tabs' );
	await expect.poll( () => driver.run( asked ) ).toContain( 'text-marquee/view' );
} );
