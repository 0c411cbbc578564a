/** Debian's Firefox ESR, controlled by WebDriver BiDi. */
import type { KeyInput } from 'puppeteer-core';
import { source, type Driver } from './driver';

const named = ( key: string ): KeyInput => ( key === 'Space' ? ' ' : key ) as KeyInput;

/** Milliseconds for the start, and for each command after it. A start takes 3,000 to 18,000 on a busy machine. */
const ANSWERS = 50_000;

/** Starts the browser with an empty page. */
const start = async ( executablePath: string, lessMotion: boolean ) => {
	const { launch } = await import( 'puppeteer-core' );
	const browser = await launch( {
		browser: 'firefox',
		executablePath,
		headless: true,
		timeout: ANSWERS,
		protocolTimeout: ANSWERS,
		extraPrefsFirefox: {
			// A copy of the profile, made while the browser starts. Puppeteer saw it hang by that (its issue 14194).
			'browser.backup.enabled': false,
			// Machines for tests often have reduced motion switched on.
			'ui.prefersReducedMotion': Number( lessMotion ),
			// They also often have no mouse. So pretend that there is one that is precise (2) and can hover (4).
			'ui.primaryPointerCapabilities': 6,
			'ui.allPointerCapabilities': 6,
		},
	} );
	try {
		return { browser, page: await browser.newPage() };
	} catch ( reason ) {
		await browser.close();
		throw reason;
	}
};

/**
 * Firefox hung once in some five hundred starts, before a test had begun. Mozilla's bugs 1791951 and 1988261 tell of
 * such hangs. It is started a second time then. A command that gets no answer later is an error.
 *
 * @param executablePath Path of the browser.
 * @param lessMotion     Whether the user prefers reduced motion.
 */
export const firefox = async ( executablePath: string, lessMotion: boolean ): Promise< Driver > => {
	const { browser, page } = await start( executablePath, lessMotion ).catch( ( reason: unknown ) => {
		process.stderr.write( `Firefox did not start, and is started again: ${ String( reason ) }\n` );
		return start( executablePath, lessMotion );
	} );
	return {
		async open( url ) {
			await page.goto( url, { waitUntil: 'load' } );
		},
		// The function is sent as text, and its own result comes back.
		run: async ( job, argument ) => ( await page.evaluate( source( job, argument ) ) ) as never,
		async press( ...keys ) {
			for ( const key of keys ) {
				const parts = key.split( '+' );
				const last = named( parts.pop() ?? '' );
				for ( const part of parts ) {
					await page.keyboard.down( named( part ) );
				}
				await page.keyboard.press( last );
				for ( const part of parts.reverse() ) {
					await page.keyboard.up( named( part ) );
				}
			}
		},
		async click( selector ) {
			await page.locator( selector ).click();
		},
		async size( width, height ) {
			await page.setViewport( { width, height } );
		},
		screenshot: async ( selector ) =>
			Buffer.from(
				await page
					.locator( selector )
					.waitHandle()
					.then( ( element ) => element.screenshot() )
			),
		close: () => browser.close(),
	};
};
