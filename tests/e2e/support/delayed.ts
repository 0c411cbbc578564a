/**
 * Imitates optimisers that hold scripts back until a visitor does something: “delay JavaScript execution” of WP Rocket,
 * Perfmatters, FlyingPress and others, by what they document.
 */
import type { Page } from '@playwright/test';

/** Attributes of scripts that these plugins leave alone. */
const LEFT_ALONE = /\snowprocket\b|\sdata-no-defer=/;

/** Script that a visitor's browser runs. Types such as `application/json` and `importmap` hold data. */
const RUNS = /^(module|text\/javascript|application\/javascript)?$/;

/** How a plugin holds scripts back. */
interface Ways {
	/** Whether it makes clicks again that were too early, as WP Rocket and Perfmatters do. */
	isReplayed?: boolean;
	/** Whether it leaves alone what asks for it by an attribute. */
	isAsked?: boolean;
}

/** Gives every script another type, as these plugins do in the finished HTML: inline ones, files and modules. */
const held = ( html: string, isAsked: boolean ): string =>
	html.replace( /<script\b([^>]*)>/g, ( script, attributes: string ) => {
		const type = /\stype=["']([^"']*)["']/.exec( attributes )?.[ 1 ] ?? '';
		return ( isAsked && LEFT_ALONE.test( attributes ) ) || ! RUNS.test( type )
			? script
			: `<script type="held" data-type="${ type }"${ attributes.replace( /\stype=["'][^"']*["']/, '' ).replace( /\ssrc=/, ' data-src=' ) }>`;
	} );

/**
 * Runs in the page: waits for the first sign of a visitor, then puts each script back in its place, one after the
 * other.
 */
const loader = ( isReplayed: boolean ) => {
	const signs = [ 'keydown', 'mousedown', 'mousemove', 'touchstart', 'touchmove', 'wheel' ];
	const clicks: MouseEvent[] = [];
	let isUnderWay = false;
	let isThere = false;
	const restore = ( old: HTMLElement ) => {
		const script = document.createElement( 'script' );
		for ( const { name, value } of old.attributes ) {
			if ( ! /^(type|data-type|data-src)$/.test( name ) ) {
				script.setAttribute( name, value );
			}
		}
		script.type = old.dataset.type ?? '';
		script.textContent = old.textContent;
		const { src } = old.dataset;
		const loaded = src && new Promise( ( done ) => ( script.onload = script.onerror = done ) );
		if ( src ) {
			script.src = src;
		}
		old.replaceWith( script );
		return loaded;
	};
	const go = async () => {
		if ( isUnderWay ) {
			return;
		}
		isUnderWay = true;
		for ( const old of document.querySelectorAll< HTMLElement >( 'script[type="held"]' ) ) {
			await restore( old );
		}
		isThere = true;
		document.documentElement.dataset.scripts = 'there';
		for ( const { target } of clicks ) {
			target!.dispatchEvent( new MouseEvent( 'click', { view: window, bubbles: true, cancelable: true } ) );
		}
	};
	for ( const name of signs ) {
		window.addEventListener( name, () => void go(), { passive: true, capture: true } );
	}
	window.addEventListener(
		'click',
		( event ) => {
			if ( isReplayed && event.isTrusted && ! isThere ) {
				clicks.push( event );
				event.preventDefault();
				event.stopImmediatePropagation();
			}
		},
		{ capture: true }
	);
};

/**
 * Serves pages as such a plugin would.
 *
 * @param page The page, before it opens anything.
 * @param url  Address of what is served so.
 * @param ways How scripts are held back.
 */
export const delayScripts = (
	page: Page,
	url: string | RegExp,
	{ isReplayed = true, isAsked = true }: Ways = {}
): Promise< unknown > =>
	page.route( url, async ( route ) => {
		const response = await route.fetch();
		const first = `<script>( ${ loader.toString() } )( ${ isReplayed } );</script>`;
		const body = held( await response.text(), isAsked ).replace( /<head[^>]*>/, ( head ) => head + first );
		await route.fulfill( { response, body } );
	} );

/** Waits until all scripts of a page have come back. */
export const scriptsThere = ( page: Page ): Promise< unknown > =>
	page.waitForFunction( () => document.documentElement.dataset.scripts === 'there' );
