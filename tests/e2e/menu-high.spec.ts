/**
 * Drop-downs that are higher than the window, in a header that comes over the page, and those over another header:
 * whatever is in them can be reached.
 *
 * @group slow
 */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

const link = ( label: string, more = {} ) =>
	`<!-- wp:navigation-link ${ JSON.stringify( { label, url: '/x', kind: 'custom', ...more } ) } /-->`;
const submenu = ( label: string, links: string ) =>
	`<!-- wp:navigation-submenu ${ JSON.stringify( { label, url: '/x', kind: 'custom' } ) } -->${ links }<!-- /wp:navigation-submenu -->`;
const links = ( name: string, count: number ) =>
	Array.from( { length: count }, ( _, index ) => link( `${ name } ${ index + 1 }` ) ).join( '' );
const row = '<!-- wp:paragraph --><p>Open from nine to five</p><!-- /wp:paragraph -->';

/** A header that is fixed above a long page. */
const page = ( items: string, rows = '' ) =>
	`<!-- wp:eidan/header {"behaviour":"fixed"} -->${ rows }<!-- wp:eidan/menu {"menu":"inside"} --><!-- wp:navigation -->${ items }<!-- /wp:navigation --><!-- /wp:eidan/menu --><!-- /wp:eidan/header --><!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;

/** How far something ends below the window, in pixels. */
const below = ( one: Locator ) =>
	one.evaluate( ( element ) => Math.round( element.getBoundingClientRect().bottom - window.innerHeight ) );

test.beforeEach( async ( { page: visitor } ) => {
	await visitor.emulateMedia( { reducedMotion: 'reduce' } );
	await visitor.setViewportSize( { width: 1280, height: 600 } );
} );

test( 'thirty links, and a further level of one of the last', async ( { page: visitor, visit } ) => {
	await visit( page( submenu( 'Many', links( 'Child', 29 ) + submenu( 'More', links( 'Grandchild', 12 ) ) ) ) );
	await visitor.mouse.wheel( 0, 900 );
	await expect( visitor.locator( '.eidan-header.is-stuck.is-shown' ) ).toBeVisible();
	const nav = visitor.locator( '.entry-content nav.wp-block-eidan-menu' );
	await nav.locator( 'summary[aria-label="Many submenu"]' ).press( 'Enter' );
	await expect.poll( () => below( nav.locator( '[open] > .eidan-menu__panel' ) ) ).toBeLessThanOrEqual( 0 );
	// By Tab: what gets the focus is in sight.
	const more = nav.locator( 'summary[aria-label="More submenu"]' );
	await more.focus();
	await expect.poll( () => below( more ) ).toBeLessThanOrEqual( 0 );
	await visitor.keyboard.press( 'Enter' );
	const last = nav.getByRole( 'link', { name: 'Grandchild 12' } );
	await last.focus();
	await expect.poll( () => below( last ) ).toBeLessThanOrEqual( 0 );
	await expect( last ).toBeInViewport( { ratio: 1 } );
	// Nothing of it is beside the window, nor hidden at the side of what is scrolled.
	expect(
		await nav.locator( '.eidan-menu__panel' ).evaluateAll( ( all ) => all.map( ( one ) => one.scrollLeft ) )
	).toEqual( [ 0, 0 ] );
} );

test( 'a further level that is higher than what is left below its item', async ( { page: visitor, visit } ) => {
	await visit( page( submenu( 'Few', links( 'Child', 7 ) + submenu( 'More', links( 'Grandchild', 8 ) ) ) ) );
	await visitor.mouse.wheel( 0, 900 );
	await expect( visitor.locator( '.eidan-header.is-stuck.is-shown' ) ).toBeVisible();
	const nav = visitor.locator( '.entry-content nav.wp-block-eidan-menu' );
	await nav.locator( 'summary[aria-label="Few submenu"]' ).press( 'Enter' );
	await nav.locator( 'summary[aria-label="More submenu"]' ).press( 'Enter' );
	const last = nav.getByRole( 'link', { name: 'Grandchild 8' } );
	await last.focus();
	await expect( last ).toBeInViewport( { ratio: 1 } );
} );

test( 'a wide one below a header of five rows', async ( { page: visitor, visit, insert } ) => {
	const [ pattern ] = await insert( {
		post_type: 'wp_block',
		post_status: 'publish',
		post_title: 'High',
		post_content: `${ row.repeat( 40 ) }<!-- wp:paragraph --><p><a href="/x">The last link</a></p><!-- /wp:paragraph -->`,
	} );
	await visit( page( link( 'Offers', { eidanWide: `pattern:${ pattern }` } ), row.repeat( 5 ) ) );
	await visitor.mouse.wheel( 0, 900 );
	await expect( visitor.locator( '.eidan-header.is-stuck.is-shown' ) ).toBeVisible();
	const nav = visitor.locator( '.entry-content nav.wp-block-eidan-menu' );
	await nav.locator( 'summary[aria-label="Offers submenu"]' ).press( 'Enter' );
	await expect.poll( () => below( nav.locator( '[open] > .eidan-menu__panel' ) ) ).toBeLessThanOrEqual( 0 );
	const last = nav.getByRole( 'link', { name: 'The last link' } );
	await last.focus();
	await expect( last ).toBeInViewport( { ratio: 1 } );
} );

test( 'one that lies over another header below', async ( { page: visitor, visit } ) => {
	const header = ( items: string ) => page( items ).replace( /<!-- wp:spacer.*/s, '' );
	await visit( header( submenu( 'Few', links( 'Child', 5 ) ) ) + header( submenu( 'Other', link( 'Child' ) ) ) );
	const nav = visitor.locator( '.entry-content nav.wp-block-eidan-menu' ).first();
	await nav.locator( 'summary[aria-label="Few submenu"]' ).press( 'Enter' );
	for ( const one of await nav.getByRole( 'link', { name: 'Child' } ).all() ) {
		await one.click( { trial: true, timeout: 5000 } );
	}
} );
