/** Debian's WebKitGTK on a virtual screen. Its driver can have only one session. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { source, type Driver } from './driver';

const KEYS: Record< string, string > = {
	ArrowDown: Key.ARROW_DOWN,
	ArrowLeft: Key.ARROW_LEFT,
	ArrowRight: Key.ARROW_RIGHT,
	ArrowUp: Key.ARROW_UP,
	Control: Key.CONTROL,
	End: Key.END,
	Enter: Key.ENTER,
	Escape: Key.ESCAPE,
	Home: Key.HOME,
	PageDown: Key.PAGE_DOWN,
	PageUp: Key.PAGE_UP,
	Shift: Key.SHIFT,
	Space: ' ',
	Tab: Key.TAB,
};

/** Width and height of the virtual screen, in pixels. */
const SCREEN = [ 3000, 2400 ] as const;

/**
 * Position of windows, in pixels. The pointer stays in the middle of the screen. Without a window manager the window
 * under the pointer has the keyboard focus. This position puts the pointer over the toolbar, where it hovers nothing of
 * the page.
 */
const PLACE = { x: SCREEN[ 0 ] / 2 - 100, y: SCREEN[ 1 ] / 2 - 10 };

/** Width of the narrowest page that a window has, in CSS pixels. */
const NARROWEST = 447;

/** Milliseconds to wait for an element to click: as many as Puppeteer waits, which controls Firefox. */
const COMES = 30_000;

/** Milliseconds that a script may take. The driver's own 30,000 are few on a busy machine. */
const SCRIPT = 120_000;

const freePort = async (): Promise< number > => {
	const server = createServer().listen( 0, '127.0.0.1' );
	await once( server, 'listening' );
	const address = server.address();
	server.close();
	await once( server, 'close' );
	return typeof address === 'object' && address ? address.port : 0;
};

/** Starts a virtual screen and returns its process and its name. */
const screen = async (): Promise< { server: ChildProcess; display: string } > => {
	// Xvfb chooses a free display number, and writes it to this file descriptor.
	const server = spawn(
		'Xvfb',
		[ '-displayfd', '3', '-screen', '0', `${ SCREEN.join( 'x' ) }x24`, '-nolisten', 'tcp' ],
		{
			stdio: [ 'ignore', 'ignore', 'ignore', 'pipe' ],
		}
	);
	const [ number ] = ( await once( server.stdio[ 3 ]!, 'data' ) ) as [ Buffer ];
	return { server, display: `:${ String( number ).trim() }` };
};

/** Creates a folder with settings of GTK, where WebKit looks for reduced motion. Returns its path. */
const configuration = ( lessMotion: boolean ): string => {
	const folder = mkdtempSync( join( tmpdir(), 'eidan-webkit-' ) );
	for ( const release of [ 'gtk-3.0', 'gtk-4.0' ] ) {
		mkdirSync( join( folder, release ) );
		writeFileSync(
			join( folder, release, 'settings.ini' ),
			`[Settings]\ngtk-enable-animations=${ Number( ! lessMotion ) }\n`
		);
	}
	return folder;
};

/** Number of characters of an answer that are read at once. */
const PIECE = 20_000;

/** What WebKitWebDriver says when it has lost an answer, as it sometimes does on a busy machine. */
const LOST = /Could not parse script result/;

/** How often a lost answer is asked for again. */
const AGAIN = 5;

/**
 * Runs a script that only reads, and returns what it returns.
 *
 * @param driver The driver.
 * @param script The script.
 */
const read = async < T >( driver: WebDriver, script: string ): Promise< T > => {
	for ( let tries = 0; ; tries++ ) {
		try {
			return await driver.executeScript< T >( script );
		} catch ( error ) {
			if ( tries === AGAIN || ! LOST.test( String( error ) ) ) {
				throw error;
			}
		}
	}
};

/** Connects to the driver, which does not listen yet when it has just started: on a busy machine for many seconds. */
const connect = async ( builder: Builder ): Promise< WebDriver > => {
	for ( let tries = 0; ; tries++ ) {
		try {
			return await builder.build();
		} catch ( error ) {
			if ( tries === 600 || ! /ECONNREFUSED/.test( String( error ) ) ) {
				throw error;
			}
			await new Promise( ( again ) => setTimeout( again, 100 ) );
		}
	}
};

/** Makes the window so big that the page has this size, in CSS pixels, and waits until it has. */
const resize = async ( driver: WebDriver, width: number, height: number ) => {
	const window = driver.manage().window();
	const [ inner = 0, innerHeight = 0 ] = await read< number[] >( driver, 'return [ innerWidth, innerHeight ];' );
	const { width: outer, height: outerHeight } = await window.getRect();
	await window.setRect( { ...PLACE, width: width + outer - inner, height: height + outerHeight - innerHeight } );
	// The page hears of it later than the window.
	const isSo = () =>
		read< boolean >(
			driver,
			`return innerWidth === ${ Math.max( NARROWEST, width ) } && innerHeight === ${ height };`
		);
	await driver.wait( isSo, COMES, `The page does not become ${ width } × ${ height } pixels.` );
};

/**
 * @param paths         Paths of programs.
 * @param paths.driver  WebKitWebDriver.
 * @param paths.browser MiniBrowser.
 * @param lessMotion    Whether the user prefers reduced motion.
 */
export const webkit = async ( paths: { driver: string; browser: string }, lessMotion: boolean ): Promise< Driver > => {
	const { server, display } = await screen();
	const port = await freePort();
	const settings = configuration( lessMotion );
	const service = spawn( paths.driver, [ '-p', String( port ) ], {
		stdio: 'ignore',
		env: {
			...process.env,
			DISPLAY: display,
			XDG_CONFIG_HOME: settings,
			WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
			LIBGL_ALWAYS_SOFTWARE: '1',
		},
	} );
	const capabilities = new Capabilities( {
		browserName: 'MiniBrowser',
		'webkitgtk:browserOptions': { binary: paths.browser, args: [ '--automation' ] },
	} );
	const driver = await connect(
		new Builder().usingServer( `http://127.0.0.1:${ port }` ).withCapabilities( capabilities )
	);
	await driver.manage().setTimeouts( { script: SCRIPT } );
	return {
		open: ( url ) => driver.get( url ),
		async run( job, argument ) {
			// Long answers are read in pieces, from where the page keeps them: the driver loses long ones more often. Half of
			// a character of two units, at the end of a piece, would be no text for it.
			const [ length, first ] = await driver
				.executeAsyncScript< [ number, string ] >(
					`const done = ( answer ) => {
						const json = window.eidanAnswer = JSON.stringify( answer ).replace( /[^\\x00-\\x7f]/g, ( unit ) =>
							'\\\\u' + unit.charCodeAt( 0 ).toString( 16 ).padStart( 4, '0' )
						);
						arguments[ 0 ]( [ json.length, json.slice( 0, ${ PIECE } ) ] );
					};
					Promise.resolve().then( () => ${ source( job, argument ) } ).then( ( value ) => done( { value } ), ( error ) => done( { error: String( error ) } ) );`
				)
				.catch( async ( error ): Promise< [ number, string ] > => {
					if ( ! LOST.test( String( error ) ) ) {
						throw error;
					}
					return [ await read< number >( driver, 'return window.eidanAnswer.length;' ), '' ];
				} );
			let json = first;
			while ( json.length < length ) {
				json += await read< string >(
					driver,
					`return window.eidanAnswer.slice( ${ json.length }, ${ json.length + PIECE } );`
				);
			}
			const answer = JSON.parse( json ) as { value: never; error?: string };
			if ( answer.error ) {
				throw new Error( answer.error );
			}
			return answer.value;
		},
		async press( ...keys ) {
			for ( const key of keys ) {
				const parts = key.split( '+' ).map( ( part ) => KEYS[ part ] ?? part );
				const last = parts.pop() ?? '';
				const down = parts.reduce( ( actions, part ) => actions.keyDown( part ), driver.actions() );
				await parts
					.reduce( ( actions, part ) => actions.keyUp( part ), down.keyDown( last ).keyUp( last ) )
					.perform();
			}
		},
		async click( selector ) {
			const shown = async () => {
				for ( const element of await driver.findElements( By.css( selector ) ) ) {
					if ( await element.isDisplayed() ) {
						return element;
					}
				}
				return undefined;
			};
			// Wait for it, as an element that fades in is not displayed at first.
			await ( await driver.wait( shown, COMES, `Nothing to click: ${ selector }` ) )!.click();
		},
		size: ( width, height ) => resize( driver, width, height ),
		screenshot: async ( selector ) =>
			Buffer.from( await driver.findElement( By.css( selector ) ).takeScreenshot( true ), 'base64' ),
		async close() {
			await driver.quit();
			service.kill();
			server.kill();
			rmSync( settings, { recursive: true, force: true } );
		},
	};
};
