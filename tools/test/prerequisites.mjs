/**
 * Checks what the tests need from the machine. Missing packages are installed if that is allowed. Otherwise a message
 * names the command to run.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { machinePhp } from '../site/native.mjs';
import { hasDropIn, hasRedis, REDIS_PACKAGES } from '../site/redis.mjs';
import { run, which } from '../site/run.mjs';
import { CHECKOUT } from '../site/state.mjs';
import { browsers, ENGINE_PACKAGES, engines } from './browsers.mjs';
import { packagesFor } from './packages.mjs';

/**
 * @return {boolean} Whether this process may install packages of the system.
 */
export function mayInstall() {
	return existsSync( '/etc/debian_version' ) && process.getuid?.() === 0 && Boolean( which( 'apt-get' ) );
}

let listsAreFresh = false;

/**
 * @param {string[]} names Debian's packages.
 */
async function aptInstall( names ) {
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
	const install = () => run( 'apt-get', [ 'install', '-y', '-q', '--no-install-recommends', ...names ], { env } );
	console.log( `installing ${ names.join( ' ' ) }` );
	if ( ! listsAreFresh ) {
		// Container images often have no package lists, or old ones.
		await run( 'apt-get', [ 'update', '-q' ], { env, check: false } );
		listsAreFresh = true;
	}
	await install();
}

/**
 * Installs packages if that is allowed.
 *
 * @param {string[]} names   Debian's packages.
 * @param {string}   purpose What is missing without them, in words.
 * @return {Promise<string>} What is missing and the command to run; "" if the packages were installed.
 */
export async function need( names, purpose ) {
	const command = `apt-get install ${ names.join( ' ' ) }`;
	if ( ! mayInstall() ) {
		return existsSync( '/etc/debian_version' ) ? `${ purpose } – run: sudo ${ command }` : purpose;
	}
	try {
		await aptInstall( names );
		return '';
	} catch ( error ) {
		return `${ purpose } – this failed: ${ command } (${ error.message.split( '\n' ).pop() })`;
	}
}

/**
 * @return {Promise<string>} What is missing of PHP and its extensions; "" if nothing is.
 */
export async function needPhp() {
	let php = await machinePhp();
	if ( ! php ) {
		const problem = await need(
			[ 'php-cli', 'php-sqlite3', 'php-mbstring', 'php-xml', 'php-curl', 'php-gd', 'php-zip' ],
			'PHP 8.2 or newer is missing'
		);
		if ( problem ) {
			return problem;
		}
		php = await machinePhp();
	}
	if ( php?.missing.length ) {
		const problem = await need(
			packagesFor( php.version, php.missing ),
			`PHP lacks ${ php.missing.join( ', ' ) }`
		);
		if ( problem ) {
			return problem;
		}
		php = await machinePhp();
	}
	if ( ! php ) {
		return 'PHP is missing';
	}
	return php.missing.length ? `PHP still lacks ${ php.missing.join( ', ' ) }` : '';
}

/**
 * @param {string}   folder   Folder with composer.json.
 * @param {string[]} programs Programs that its packages bring along.
 * @return {Promise<string>} What is missing; "" if the Composer packages are installed.
 */
export async function needComposerPackages( folder = CHECKOUT, programs = [ 'phpunit', 'phpstan', 'phpcs' ] ) {
	if ( programs.every( ( name ) => existsSync( join( folder, 'vendor', 'bin', name ) ) ) ) {
		return '';
	}
	if ( ! which( 'composer' ) ) {
		const problem = await need( [ 'composer', 'unzip' ], 'Composer is missing' );
		if ( problem ) {
			return problem;
		}
	}
	const args = [ 'install', '--no-interaction', '--no-progress' ];
	console.log( `running composer ${ args.join( ' ' ) } in ${ relative( CHECKOUT, folder ) || 'the checkout' }` );
	try {
		await run( 'composer', args, {
			cwd: folder,
			env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' },
		} );
		return '';
	} catch ( error ) {
		return `Composer packages are missing – this failed: composer install (${ error.message
			.trim()
			.split( '\n' )
			.pop() })`;
	}
}

/**
 * @return {Promise<string>} What is missing; "" if Psalm is installed. It is installed apart from the other Composer
 *                           packages, as they need different versions of the same packages.
 */
export const needPsalm = () => needComposerPackages( join( CHECKOUT, 'tools', 'psalm' ), [ 'psalm' ] );

/**
 * @return {Promise<string>} What is missing; "" if there is a Redis for the tests of the object cache. Without the
 *                           drop-in these tests are skipped, so then no Redis is needed.
 */
export async function needRedis() {
	return ! hasDropIn() || ( await hasRedis() ) ? '' : need( REDIS_PACKAGES, 'Redis is missing' );
}

/**
 * @return {Promise<string>} What is missing; "" if there is a browser for the tests.
 */
export async function needBrowser() {
	const { quick, whole } = browsers();
	if ( whole ) {
		if ( quick === whole && ! process.env.EIDAN_CHROMIUM && mayInstall() ) {
			// Older releases of Debian do not have this package. Tests run without it as well, but take longer.
			const without = await need(
				[ 'chromium-headless-shell' ],
				'The tests take longer without the headless shell'
			);
			console.log( without || 'tests run in the headless shell' );
		}
		return '';
	}
	const { chromium } = await import( '@playwright/test' );
	if ( existsSync( chromium.executablePath() ) ) {
		return '';
	}
	if ( mayInstall() ) {
		const problem = await need( [ 'chromium', 'chromium-headless-shell' ], 'Chromium is missing' );
		// Older releases of Debian have no headless shell, so try Chromium alone.
		return problem && need( [ 'chromium' ], 'Chromium is missing' );
	}
	console.log( 'running npx playwright install chromium' );
	try {
		await run( 'npx', [ 'playwright', 'install', 'chromium' ], { cwd: CHECKOUT } );
		return '';
	} catch {
		return 'Chromium is missing – run: npx playwright install chromium';
	}
}

/**
 * Installs Firefox and WebKit if that is possible. If not, their tests are skipped and say why.
 *
 * @return {Promise<string>} What is missing; "" if both are installed.
 */
export async function needEngines() {
	const complete = () => {
		const { firefox, webkit, webkitDriver } = engines();
		return Boolean( firefox && webkit && webkitDriver );
	};
	if ( complete() ) {
		return '';
	}
	if ( mayInstall() ) {
		return need( ENGINE_PACKAGES, 'Firefox or WebKitGTK is missing' );
	}
	const { firefox, webkit } = await import( '@playwright/test' );
	if ( existsSync( firefox.executablePath() ) && existsSync( webkit.executablePath() ) ) {
		return '';
	}
	console.log( 'running npx playwright install firefox webkit' );
	try {
		await run( 'npx', [ 'playwright', 'install', 'firefox', 'webkit' ], { cwd: CHECKOUT } );
		return '';
	} catch {
		return 'Firefox or WebKit is missing, their stories are skipped – run: npx playwright install firefox webkit';
	}
}
