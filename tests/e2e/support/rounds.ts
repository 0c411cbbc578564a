/**
 * Blocks that come and go.
 */
import type { Page } from '@playwright/test';

const ROUNDS = 100;

/** Inserts and removes what the page shows, again and again; gives what was held before and after. */
export const hundredTimes = ( page: Page ) =>
	page.evaluate( async ( rounds ) => {
		const place = document.querySelector( '.entry-content' )!;
		const frame = () =>
			new Promise< void >( ( resolve ) =>
				requestAnimationFrame( () => requestAnimationFrame( () => resolve() ) )
			);
		const quiet = async () => {
			// Debounced work ends by itself; it must end, within two seconds, and nothing may begin behind it.
			const end = performance.now() + 2000;
			for ( let still = 0; still < 10 && performance.now() < end; ) {
				await frame();
				const { timeouts, frames } = window.eidanLedger();
				still = timeouts || frames ? 0 : still + 1;
			}
		};
		const html = place.innerHTML;
		place.replaceChildren();
		await quiet();
		const before = window.eidanLedger();
		for ( let round = 0; round < rounds; round++ ) {
			place.innerHTML = html;
			await frame();
			place.replaceChildren();
			await frame();
		}
		await quiet();
		return { before, after: window.eidanLedger() };
	}, ROUNDS );
