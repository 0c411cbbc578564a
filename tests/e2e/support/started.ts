/** Tells which blocks of a page have started, by what their scripts add for visitors. */
import type { Page } from '@playwright/test';

/**
 * Returns what scripts have made of each fixture: how many elements have each role, and how many controls there are.
 *
 * @param page A page with fixtures in sections (`sheetMarkup()`).
 */
export const startedIn = ( page: Page ): Promise< Record< string, string > > =>
	page.evaluate( () =>
		Object.fromEntries(
			[ ...document.querySelectorAll( '[class*="eidan-fixture-"]' ) ].map( ( section ) => {
				const counts = new Map< string, number >();
				for ( const { localName, role, tabIndex, ariaLabel } of section.querySelectorAll< HTMLElement >(
					'*'
				) ) {
					if ( role || ariaLabel || /^(a|button|dialog|input|select|details|video)$/.test( localName ) ) {
						const name = `${ localName } ${ role ?? '' } ${ tabIndex }`;
						counts.set( name, ( counts.get( name ) ?? 0 ) + 1 );
					}
				}
				return [
					/eidan-fixture-(\S+)/.exec( section.className )?.[ 1 ],
					[ ...counts ]
						.map( ( [ name, count ] ) => `${ count } × ${ name }` )
						.sort()
						.join( ', ' ),
				];
			} )
		)
	);
