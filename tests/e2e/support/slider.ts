import type { Locator, Page, Route } from '@playwright/test';
import { expect } from '../fixtures';
import { sliderOf } from './portfolio';

/** The parts of a slider on a page. */
export class Slider {
	readonly root: Locator;
	readonly view: Locator;
	readonly rotation: Locator;
	readonly previous: Locator;
	readonly next: Locator;
	readonly live: Locator;

	constructor( readonly page: Page ) {
		this.root = page.locator( '.eidan-slider' ).first();
		this.view = this.root.locator( '.eidan-slider__view' );
		this.rotation = this.root.getByRole( 'button', { name: /automatic slide show/ } );
		this.previous = this.root.getByRole( 'button', { name: 'Previous slide' } );
		this.next = this.root.getByRole( 'button', { name: 'Next slide' } );
		this.live = this.root.locator( ':scope > [aria-live]' );
	}

	async ready(): Promise< this > {
		await expect( this.root ).toHaveClass( /is-ready/ );
		return this;
	}

	/** Returns the title of the first visible slide. */
	async first(): Promise< string > {
		return this.view.evaluate( ( view ) => {
			const box = view.getBoundingClientRect();
			const rtl = getComputedStyle( view ).direction === 'rtl';
			const far = ( slide: Element ) => {
				const { left, right, top } = slide.getBoundingClientRect();
				return Math.abs( rtl ? right - box.right : left - box.left ) + Math.abs( top - box.top );
			};
			const slides = [ ...view.querySelectorAll( '.eidan-slider__slide' ) ].sort(
				( a, b ) => far( a ) - far( b )
			);
			return slides[ 0 ]!.querySelector( '.eidan-work__title' )!.textContent;
		} );
	}

	async shows( number: number ): Promise< void > {
		// Look often. By default Playwright ends up looking once a second. A rotation may take just as long, so that it
		// would always miss the same slide.
		await expect.poll( () => this.first(), { intervals: [ 50 ] } ).toBe( `Work ${ number }` );
	}
}

/** Both engines of sliders, and the options that make a slider use them. */
export const engines = [
	{ engine: 'native', more: {} },
	{ engine: 'Swiper', more: { loop: true } },
];

/**
 * Returns a function that opens a page with one slider and waits until the slider runs.
 *
 * @param ids  Returns the IDs of the slider's items. It is called when the page is opened.
 * @param more Options that all of these sliders have.
 */
export const opener =
	( ids: () => number[], more: object ) =>
	async ( page: Page, visit: ( content: string ) => Promise< string >, options: object = {} ): Promise< Slider > => {
		await visit( sliderOf( ids(), { ...more, ...options } ) );
		return new Slider( page ).ready();
	};

/**
 * Holds the plugin's modules back until `releaseModules()`. So tests can tell what the modules change from what the
 * page does without them.
 *
 * @param route Request for the page.
 */
export const holdModules = async ( route: Route ) => {
	const response = await route.fetch();
	const body = ( await response.text() ).replace(
		/<script(?=[^>]*type="module")[^>]*src="([^"]*plugins\/eidan[^"]*)"[^>]*><\/script>/g,
		'<script type="text/held" src="$1"></script>'
	);
	await route.fulfill( { response, body } );
};

/** Lets the held modules load. */
export const releaseModules = ( page: Page ) =>
	page.evaluate( () =>
		document
			.querySelectorAll< HTMLScriptElement >( '[type="text/held"]' )
			.forEach( ( { src } ) =>
				document.head.append( Object.assign( document.createElement( 'script' ), { type: 'module', src } ) )
			)
	);
