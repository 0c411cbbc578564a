/** https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
import type { Locator } from '@playwright/test';
import { expect } from '../../fixtures';
import { arrows, hasten, type Pattern } from './pattern';

const selected = ( tabs: Locator ) =>
	tabs.evaluateAll( ( all ) => all.findIndex( ( tab ) => tab.ariaSelected === 'true' ) );

/** Expects that the panel of a tab is visible, that no other panel is, and that the tab is its label. */
const isShown = async ( tab: Locator ) => {
	const state = () =>
		tab.evaluate( ( element ) => {
			const isSeen = ( panel: HTMLElement | null ) =>
				panel?.checkVisibility( { contentVisibilityAuto: true, visibilityProperty: true } );
			const panels = [ ...element.parentElement!.querySelectorAll( '[role="tab"]' ) ].map( ( one ) =>
				document.getElementById( one.getAttribute( 'aria-controls' ) ?? '' )
			);
			const own = document.getElementById( element.getAttribute( 'aria-controls' ) ?? '' );
			return [
				panels.filter( isSeen ).length,
				isSeen( own ),
				own?.role,
				own?.getAttribute( 'aria-labelledby' ) === element.id,
			];
		} );
	await expect.poll( state, 'one panel, its own, is shown' ).toEqual( [ 1, true, 'tabpanel', true ] );
};

export const tabs: Pattern = {
	name: 'tabs',
	root: '[role="tablist"]',
	covers: '[role="tablist"], [role="tab"], [role="tabpanel"]',
	prepare: hasten,
	async prove( root, { page, rtl } ) {
		const all = root.getByRole( 'tab' );
		const last = ( await all.count() ) - 1;
		const vertical = ( await root.getAttribute( 'aria-orientation' ) ) === 'vertical';
		const [ forward, back ] = arrows( rtl, vertical );
		const others = arrows( false, ! vertical );
		const at = ( index: number ) => all.nth( index );

		await expect( root, 'it has a name' ).toHaveAccessibleName( /\S/ );
		const start = await selected( all );
		expect(
			await all.evaluateAll( ( list ) => list.filter( ( tab ) => ( tab as HTMLElement ).tabIndex === 0 ).length ),
			'tab stops'
		).toBe( 1 );
		await at( start ).focus();
		await page.keyboard.press( 'Home' );
		await expect( at( 0 ) ).toBeFocused();
		// Either the panel changes with the focus, or it changes only on Enter or Space. Find out which.
		await page.keyboard.press( forward );
		await expect( at( 1 ) ).toBeFocused();
		const automatic = ( await selected( all ) ) === 1;
		const follows = async ( index: number ) => {
			await expect( at( index ) ).toBeFocused();
			if ( automatic ) {
				await isShown( at( index ) );
			} else {
				expect( await selected( all ), 'nothing is activated yet' ).toBe( start );
			}
		};
		await follows( 1 );
		const [ first, second ] = [ await at( 0 ).boundingBox(), await at( 1 ).boundingBox() ];
		const way = vertical ? second!.y - first!.y : second!.x - first!.x;
		expect( Math.sign( way ), 'the key points to the next tab' ).toBe( rtl && ! vertical ? -1 : 1 );
		await page.keyboard.press( back );
		await follows( 0 );
		await page.keyboard.press( back );
		await follows( last );
		await page.keyboard.press( forward );
		await follows( 0 );
		await page.keyboard.press( 'End' );
		await follows( last );
		for ( const key of [ ...others, 'Control+Home', `Control+${ forward }` ] ) {
			await page.keyboard.press( key );
			await follows( last );
		}
		for ( const key of [ 'Enter', 'Space' ] ) {
			await page.keyboard.press( 'Home' );
			if ( key === 'Space' ) {
				await page.keyboard.press( forward );
			}
			await page.keyboard.press( key );
			const now = key === 'Space' ? 1 : 0;
			await expect( at( now ) ).toBeFocused();
			await expect( at( now ) ).toHaveAttribute( 'aria-selected', 'true' );
			await isShown( at( now ) );
		}
		// Tab goes from the tab to its panel, Shift + Tab back to the tab. Neither stops at the other tabs.
		await page.keyboard.press( 'Tab' );
		expect( await page.evaluate( () => document.activeElement!.closest( '[role="tabpanel"]' )?.id ) ).toBe(
			await at( 1 ).getAttribute( 'aria-controls' )
		);
		await page.keyboard.press( 'Shift+Tab' );
		await expect( at( 1 ) ).toBeFocused();
	},
};
