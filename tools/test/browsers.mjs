/**
 * The browsers of this machine.
 */
import { existsSync } from 'node:fs';

const CHROMIUM = [ '/usr/bin/chromium', '/usr/bin/chromium-browser' ];

/**
 * Debian's package `chromium-headless-shell`: the same engine without the rest of a browser, which takes a third of the
 * tests' time.
 */
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

const FIREFOX = [ '/usr/bin/firefox-esr', '/usr/bin/firefox' ];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

/** Where Debian's packages have WebKitGTK's small browser, by the release of its interface. */
const MINI_BROWSERS = [ 'webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0' ].flatMap( ( name ) =>
	[ 'x86_64-linux-gnu', 'aarch64-linux-gnu' ].map( ( machine ) => `/usr/lib/${ machine }/${ name }/MiniBrowser` )
);

/** Debian's packages of the other engines, and of a screen for them. */
export const ENGINE_PACKAGES = [ 'firefox-esr', 'webkit2gtk-driver', 'xvfb' ];

/**
 * The other engines of this machine, beside Chromium's.
 *
 * @param {Record<string, string|undefined>} env    EIDAN_FIREFOX names one that goes first.
 * @param {( path: string ) => boolean}      exists Whether there is such a file.
 */
export function engines( env = process.env, exists = existsSync ) {
	const first = ( paths ) => paths.find( ( path ) => path && exists( path ) );
	return {
		firefox: first( [ env.EIDAN_FIREFOX, ...FIREFOX ] ),
		webkit: exists( '/usr/bin/Xvfb' ) ? first( MINI_BROWSERS ) : undefined,
		webkitDriver: first( [ WEBKIT_DRIVER ] ),
		/** Said where one is missing, and Playwright's own as well. */
		without: {
			firefox:
				'there is no Firefox – run: npx playwright install firefox (on Debian: apt-get install firefox-esr)',
			webkit: 'there is no WebKit – run: npx playwright install webkit (on Debian: apt-get install webkit2gtk-driver xvfb)',
		},
	};
}
