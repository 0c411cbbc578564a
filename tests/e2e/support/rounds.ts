/**
 * Inserts and removes blocks again and again, to find out what they leave behind.
 */
import type { Page } from '@playwright/test';

const ROUNDS = 100;

/** Inserts and removes the page's content a hundred times. Returns the ledgers from before and after. */
export const hundredTimes = ( page: Page ) =>
	page.evaluate( async ( rounds ) => {
		const place = document.querySelector< HTMLElement >( '.entry-content' )!;
		// Nobody looks at it: browsers lay out what is transparent, and spend no time on its pixels.
		place.style.opacity = '0';
		const frame = () =>
			new Promise< void >( ( resolve ) =>
				requestAnimationFrame( () => requestAnimationFrame( () => resolve() ) )
			);
		const quiet = async () => {
			// Debounced work ends by itself. Wait for that, at most two seconds.
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
