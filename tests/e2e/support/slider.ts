import type { Locator, Page } from '@playwright/test';
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

	/** The title of the slide at the beginning of the view. */
	async first(): Promise< string > {
		return this.view.evaluate( ( view ) => {
			const box = view.getBoundingClientRect();
			const rtl = getComputedStyle( view ).direction === 'rtl';
			const far = ( slide: Element ) => {
				const { left, right, top } = slide.getBoundingClientRect();
				return Math.abs( rtl ? right - box.right : left - box.left ) + Math.abs( top - box.top );
			};
			const slides = [ ...view.querySelectorAll( '.eidan-slider__slide' ) ].sort( ( a, b ) => far( a ) - far( b ) );
			return slides[ 0 ]!.querySelector( '.eidan-work__title' )!.textContent;
		} );
	}

	async shows( number: number ): Promise< void > {
		await expect.poll( () => this.first() ).toBe( `Work ${ number }` );
	}
}

/** Both engines, and what makes a slider use them. */
export const engines = [
	{ engine: 'native', more: {} },
	{ engine: 'Swiper', more: { loop: true } },
];

/**
 * What opens a page with one slider and waits until it runs.
 *
 * @param ids  Its items, once they are known.
 * @param more Options that all of the sliders have.
 */
export const opener =
	( ids: () => number[], more: object ) =>
	async ( page: Page, visit: ( content: string ) => Promise< string >, options: object = {} ): Promise< Slider > => {
		await visit( sliderOf( ids(), { ...more, ...options } ) );
		return new Slider( page ).ready();
	};
