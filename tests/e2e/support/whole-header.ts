/**
 * A complete header – menu with drop-downs, side area, fullscreen menu, search cover – and helpers to check it.
 */
import type { Page } from '@playwright/test';
import { test } from '../fixtures';
import { finishAnimations } from './settled';
import { axe } from './axe';

export const LINKS =
	'<!-- wp:navigation-submenu {"label":"Rooms","url":"#rooms"} --><!-- wp:navigation-link {"label":"Hall","url":"#hall"} /--><!-- wp:navigation-link {"label":"Stairs","url":"#stairs"} /--><!-- /wp:navigation-submenu --><!-- wp:navigation-link {"label":"Prices","url":"#prices"} /-->';
export const MENU = 'navigation:menu-checks';

export const block = ( name: string, attributes: object, inner: string ) =>
	`<!-- wp:${ name } ${ JSON.stringify( attributes ) } -->${ inner }<!-- /wp:${ name } -->`;
export const opener = ( panel: string, text: string, className: string ) =>
	block(
		'eidan/opener',
		{ panel, className },
		`<a class="wp-block-eidan-opener ${ className }" href="#${ panel }"><span class="eidan-opener__text">${ text }</span></a>`
	);
/** Colors of a block with a dark background. */
export const DARK = { backgroundColor: 'contrast', textColor: 'base' };
export const darkClasses = 'has-base-color has-contrast-background-color has-text-color has-background';
export const panel = ( name: string, anchor: string, attributes: object, inner: string, dark: boolean ) => {
	const own = name.replace( '/', '-' );
	return block(
		name,
		{ anchor, ...attributes, ...( dark ? DARK : {} ) },
		`<div class="wp-block-${ own }${ dark ? ` ${ darkClasses }` : '' }" id="${ anchor }"><div class="eidan-panel__content">${ inner }</div></div>`
	);
};
export const paragraph = ( inner: string ) => `<!-- wp:paragraph --><p>${ inner }</p><!-- /wp:paragraph -->`;
export const menu = ( attributes: object = {} ) =>
	`<!-- wp:eidan/menu ${ JSON.stringify( { menu: MENU, ...attributes } ) } /-->`;
export const spacer = ( height: number ) =>
	`<!-- wp:spacer {"height":"${ height }px"} --><div style="height:${ height }px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;
export const row = ( inner: string ) =>
	`<!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} --><div class="wp-block-group">${ inner }</div><!-- /wp:group -->`;
export const section = ( dark: boolean, inner: string ) =>
	block(
		'group',
		{ align: 'full', ...( dark ? { eidanSkin: 'light', ...DARK } : {} ) },
		`<div class="wp-block-group alignfull${ dark ? ` ${ darkClasses }` : '' }">${ inner }</div>`
	);

/** The header above a first section. Both of its forms, wide and compact, open something. */
export const whole = ( { dark = false, header = {} }: { dark?: boolean; header?: object } = {} ) =>
	block(
		'eidan/header',
		{
			behaviour: 'up',
			mobile: 'up',
			...( dark ? { transparent: true, skin: 'light', followSkin: true } : {} ),
			...header,
		},
		row(
			paragraph( '<a href="/">Home</a>' ) +
				menu( { className: 'is-header-wide', label: 'Main' } ) +
				opener( 'side', 'Contact', 'is-header-wide' ) +
				opener( 'find', 'Find', 'always' ) +
				opener( 'full', 'Menu', 'is-header-compact' )
		) +
			panel(
				'eidan/panel',
				'side',
				{ label: 'Contact' },
				paragraph( '<a href="mailto:a@example.com">Write</a>' ),
				dark
			) +
			panel( 'eidan/panel', 'full', { kind: 'fullscreen', label: 'Menu' }, menu(), dark ) +
			panel( 'eidan/search-cover', 'find', {}, paragraph( '<a href="/often/">Often asked for</a>' ), dark )
	) +
	section( dark, spacer( 500 ) + paragraph( '<a href="#end">First section</a>' ) ) +
	spacer( 1500 ) +
	paragraph( '<a href="#top">Last link</a>' );

export const bar = ( page: Page ) => page.locator( '.entry-content .eidan-header' );
export const button = ( page: Page, name: string ) => bar( page ).getByRole( 'button', { name, exact: true } );
export const rooms = ( page: Page ) => bar( page ).locator( '.is-form-bar summary' );
/** Returns the name of the element that has the focus. */
export const focused = ( page: Page ) =>
	page.evaluate( () => {
		const { activeElement: element } = document;
		return element === document.body || ! element
			? 'nothing'
			: element.getAttribute( 'aria-label' ) ||
					element.textContent?.trim() ||
					( element as HTMLInputElement ).labels?.[ 0 ]?.textContent ||
					element.localName;
	} );
/** Returns the names of the elements that Tab leads to, from the focused one on. */
export const tabs = async ( page: Page, count: number, key = 'Tab' ) => {
	const names: string[] = [];
	for ( let step = 0; step < count; step++ ) {
		names.push( await focused( page ) );
		await page.keyboard.press( key );
	}
	return names;
};
/** Describes the focused element if it is not visible or lies under another one; '' if it can be seen. */
export const hidden = ( page: Page ) =>
	page.evaluate( () => {
		const element = document.activeElement!;
		if ( element === document.body ) {
			return 'nothing has the focus';
		}
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const [ x, y ] = [
			( Math.max( 0, left ) + Math.min( innerWidth, right ) ) / 2,
			( Math.max( 0, top ) + Math.min( innerHeight, bottom ) ) / 2,
		];
		const seen = document.elementFromPoint( x, y );
		return seen && ( element.contains( seen ) || seen.contains( element ) ) && left >= -1 && right <= innerWidth + 1
			? ''
			: `${ element.outerHTML.slice( 0, 100 ) } at ${ [ left, top, right, bottom ].map( Math.round ) }, there is ${ seen?.outerHTML.slice( 0, 100 ) }`;
	} );
export const violations = async ( page: Page, ...parts: string[] ) => {
	await finishAnimations( page );
	let checked = axe( page ).withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ] );
	for ( const part of parts ) {
		checked = checked.include( part );
	}
	return ( await checked.analyze() ).violations.map(
		( { id, nodes } ) => `${ id }: ${ nodes.map( ( { html } ) => html ).join( ' · ' ) }`
	);
};

/** Creates the menu on the site, before the first test of a file. */
export const makeMenu = () =>
	test.beforeAll( async ( { site } ) => {
		await site.php(
			`get_page_by_path( 'menu-checks', OBJECT, 'wp_navigation' ) || wp_insert_post( wp_slash( array( 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_name' => 'menu-checks', 'post_title' => 'Menu of the checks', 'post_date' => '2001-01-01 00:00:00', 'post_content' => '${ LINKS }' ) ) );`
		);
	} );
