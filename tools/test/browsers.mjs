/**
 * The browsers of this machine.
 */
import { existsSync } from 'node:fs';

const CHROMIUM = [ '/usr/bin/chromium', '/usr/bin/chromium-browser' ];

/** Debian's package `chromium-headless-shell`: the same engine without the rest of a browser, which takes a third of the tests' time. */
export const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Debian's Chromium where there is one, since Playwright's own cannot be downloaded everywhere.
 *
 * @param {Record<string, string|undefined>} env    EIDAN_CHROMIUM names one that goes first.
 * @param {( path: string ) => boolean}      exists Whether there is such a file.
 * @return {{ quick?: string, whole?: string }} Paths: of the lightest browser for pages, and of one that has all features of
 *                                              a visitor's. Without one, Playwright's own is meant.
 */
export function browsers( env = process.env, exists = existsSync ) {
	const first = ( paths ) => paths.find( ( path ) => path && exists( path ) );
	return {
		quick: first( [ env.EIDAN_CHROMIUM, SHELL, ...CHROMIUM ] ),
		whole: first( [ env.EIDAN_CHROMIUM, ...CHROMIUM ] ),
	};
}
