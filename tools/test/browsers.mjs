/**
 * Finds the browsers of this machine.
 */
import { existsSync } from 'node:fs';

const CHROMIUM = [ '/usr/bin/chromium', '/usr/bin/chromium-browser' ];

/**
 * Debian's package `chromium-headless-shell`: Chromium's engine without the rest of a browser. Tests take a third of
 * the time in it.
 */
export const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Finds Debian's Chromium, as Playwright's own cannot be downloaded everywhere.
 *
 * @param {Record<string, string|undefined>} env    Environment. EIDAN_CHROMIUM can name a browser that is preferred.
 * @param {( path: string ) => boolean}      exists Whether a file exists.
 * @return {{ quick?: string, whole?: string }} Paths. `quick` is the lightest browser that can show pages, `whole` one
 *                                              with all features. Undefined stands for Playwright's own.
 */
export function browsers( env = process.env, exists = existsSync ) {
	const first = ( paths ) => paths.find( ( path ) => path && exists( path ) );
	return {
		quick: first( [ env.EIDAN_CHROMIUM, SHELL, ...CHROMIUM ] ),
		whole: first( [ env.EIDAN_CHROMIUM, ...CHROMIUM ] ),
	};
}

const FIREFOX = [ '/usr/bin/firefox-esr', '/usr/bin/firefox' ];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

/** Paths of WebKitGTK's small browser in Debian's packages, by the version of its interface. */
const MINI_BROWSERS = [ 'webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0' ].flatMap( ( name ) =>
	[ 'x86_64-linux-gnu', 'aarch64-linux-gnu' ].map( ( machine ) => `/usr/lib/${ machine }/${ name }/MiniBrowser` )
);

/** Debian's packages of the other engines, and of a virtual screen for them. */
export const ENGINE_PACKAGES = [ 'firefox-esr', 'webkit2gtk-driver', 'xvfb' ];

/**
 * Finds the engines of this machine other than Chromium's.
 *
 * @param {Record<string, string|undefined>} env    Environment. EIDAN_FIREFOX can name a browser that is preferred.
 * @param {( path: string ) => boolean}      exists Whether a file exists.
 */
export function engines( env = process.env, exists = existsSync ) {
	const first = ( paths ) => paths.find( ( path ) => path && exists( path ) );
	return {
		firefox: first( [ env.EIDAN_FIREFOX, ...FIREFOX ] ),
		webkit: exists( '/usr/bin/Xvfb' ) ? first( MINI_BROWSERS ) : undefined,
		webkitDriver: first( [ WEBKIT_DRIVER ] ),
		/** Why tests are skipped if an engine is missing, and Playwright's own as well. */
		without: {
			firefox:
				'there is no Firefox – run: npx playwright install firefox (on Debian: apt-get install firefox-esr)',
			webkit: 'there is no WebKit – run: npx playwright install webkit (on Debian: apt-get install webkit2gtk-driver xvfb)',
		},
	};
}
