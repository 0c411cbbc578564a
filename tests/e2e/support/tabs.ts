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

export const tab = ( page: Page, name: string | RegExp ) => page.getByRole( 'tab', { name } );
export const selected = ( page: Page ) => page.locator( '[role="tab"][aria-selected="true"]' ).first();
export const visible = ( page: Page ) => page.locator( '.eidan-tabs__panel' ).filter( { visible: true } );
