/**
 * Fixtures with tabs and vertical tabs, and locators of their parts on a page.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

export const fixture = ( name: string ) =>
	readFileSync( join( __dirname, '../../fixtures/blocks', `${ name }.html` ), 'utf8' );
export const tabs = fixture( 'tabbed-info' );
export const vertical = fixture( 'tabbed-info__vertical' );

const picture = ( [ file, title, words ]: string[], open = '' ) =>
	`<!-- wp:eidan/tabbed-info-item --><details class="wp-block-eidan-tabbed-info-item"${ open }><summary class="eidan-tabs__summary"><h3 class="eidan-tabs__title">${ title }</h3></summary><div class="eidan-tabs__panel"><!-- wp:html --><figure style="margin:0"><img loading="lazy" src="/wp-includes/images/${ file }" width="480" height="320" alt="${ title }, as a picture"></figure><!-- /wp:html --><!-- wp:paragraph --><p>${ words }</p><!-- /wp:paragraph --></div></details><!-- /wp:eidan/tabbed-info-item -->`;

/** Tabs with a picture in each panel. */
export const pictures = `<!-- wp:eidan/tabbed-info {"label":"How we work"} --><div class="wp-block-eidan-tabbed-info is-tabs"><div class="eidan-tabs">${ [
	picture( [ 'w-logo-blue.png', 'Listen', 'Two weeks.' ], ' open' ),
	picture( [ 'wpspin-2x.gif', 'Decide', 'One day.' ] ),
	picture( [ 'w-logo-blue-white-bg.png', 'Build', 'Small steps.' ] ),
].join( '' ) }</div></div><!-- /wp:eidan/tabbed-info -->`;

export const tab = ( page: Page, name: string | RegExp ) => page.getByRole( 'tab', { name } );
export const selected = ( page: Page ) => page.locator( '[role="tab"][aria-selected="true"]' ).first();
export const visible = ( page: Page ) => page.locator( '.eidan-tabs__panel' ).filter( { visible: true } );
