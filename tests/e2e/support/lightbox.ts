/**
 * Markup of galleries and single images that open in the lightbox, and locators of the lightbox's parts.
 */
import type { Page } from '@playwright/test';
import { test as base } from '../fixtures';

// Every page gets the test's title: two pages with the same title, saved at the same moment, could get one address.
export const test = base.extend( {
	visit: async ( { visit }, use, { title } ) =>
		use( ( content, options ) => visit( content, { title, ...options } ) ),
} );

export const IMAGES = '/wp-content/plugins/eidan/assets/demo/images/';
export const IMAGE_NAMES = [ 'museum-hall', 'spiral-stair', 'handrail', 'shutters' ];

export const image = ( name: string, caption = '' ) =>
	`<!-- wp:image {"sizeSlug":"large","linkDestination":"media"} --><figure class="wp-block-image size-large"><a href="${ IMAGES }${ name }.webp"><img src="${ IMAGES }${ name }.webp" alt="Alt ${ name }"/></a>${
		caption && `<figcaption class="wp-element-caption">${ caption }</figcaption>`
	}</figure><!-- /wp:image -->`;
export const gallery = ( names: string[], attributes: object = {}, caption = '' ) =>
	`<!-- wp:eidan/image-gallery ${ JSON.stringify( attributes ) } --><figure class="wp-block-eidan-image-gallery"><div class="eidan-gallery">${ names
		.map( ( name ) => image( name, caption ) )
		.join( '' ) }</div></figure><!-- /wp:eidan/image-gallery -->`;
export const single = ( name: string, attributes: object = {}, href = `${ IMAGES }${ name }.webp` ) =>
	`<!-- wp:eidan/single-image ${ JSON.stringify( { linkTo: 'lightbox', ...attributes } ) } --><figure class="wp-block-eidan-single-image"><a href="${ href }"><img src="${ IMAGES }${ name }.webp" alt="Alt ${ name }"/></a></figure><!-- /wp:eidan/single-image -->`;

export const parts = ( page: Page ) => {
	const dialog = page.locator( 'dialog.eidan-lightbox' );
	return {
		dialog,
		links: page.locator( '.entry-content [data-eidan-lightbox]' ),
		shownImage: dialog.locator( '.eidan-lightbox__stage img' ),
		number: dialog.locator( '.eidan-lightbox__number' ),
		button: ( name: string ) => dialog.getByRole( 'button', { name } ),
		scale: () =>
			dialog
				.locator( '.eidan-lightbox__stage img' )
				.evaluate( ( element ) =>
					Number( /scale\(([\d.]+)/.exec( ( element as HTMLElement ).style.transform )?.[ 1 ] ?? 1 )
				),
	};
};
