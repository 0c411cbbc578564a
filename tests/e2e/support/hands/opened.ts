/**
 * What lies under the pointer in what opens: in the flow of the page, and above it.
 */
import { errors, type Page } from '@playwright/test';
import { finishAnimations, settled } from '../settled';
import { CONTROLS, covered } from './pointer';

/**
 * Opens, one after the other, what is closed in the flow of the page, and looks into each.
 *
 * @param page Page at rest.
 * @param root Where to look, by a selector.
 * @return As `covered()`.
 */
export const coveredOpened = async ( page: Page, root: string ): Promise< string[] > => {
	const found = new Set< string >();
	const most = await page
		.locator( `${ root } details` )
		.evaluateAll( ( all ) =>
			Math.max(
				0,
				...all.map(
					( one ) => [ ...one.parentElement!.querySelectorAll( ':scope > details' ) ].indexOf( one ) + 1
				)
			)
		);
	for ( let index = 0; index < most; index++ ) {
		await page.evaluate(
			( { places, at } ) => {
				for ( const one of document.querySelectorAll< HTMLDetailsElement >( `${ places } details` ) ) {
					if ( [ ...one.parentElement!.querySelectorAll( ':scope > details' ) ].indexOf( one ) === at ) {
						one.open = true;
					}
				}
			},
			{ places: root, at: index }
		);
		await page.evaluate( () =>
			Promise.allSettled(
				document
					.getAnimations()
					.filter(
						( { effect, timeline } ) =>
							timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity
					)
					.map( ( { finished } ) => finished )
			)
		);
		( await covered( page, root ) ).forEach( ( line ) => found.add( line ) );
	}
	return [ ...found ];
};

/** What opens something above the page. */
interface Opener {
	opener: string;
	/** Selector of the dialog. */
	opens: string;
	/** Fixtures that are known to have one, and fail without; others need no line here. */
	known: readonly string[];
}

export const OPENERS: readonly Opener[] = [
	{
		opener: '[data-eidan-opener]',
		opens: '.eidan-panel',
		// Side areas, a popup, a panel as large as the window, a search.
		known: [ 'opener', 'panel', 'panel__clear', 'panel__popup', 'panel__fullscreen', 'search-cover' ],
	},
	{
		opener: '.eidan-mini-cart__opener',
		opens: '.eidan-mini-cart__panel',
		known: [ 'dropdown-mini-cart', 'dropdown-mini-cart__drawer', 'dropdown-mini-cart__parts' ],
	},
	{
		opener: '[data-eidan-card-dialog]',
		opens: '.eidan-card-dialog',
		// More about a person, and the quick view of products.
		known: [
			'team-list',
			'team-list__slider',
			'product-list__masonry',
			'product-list__slider',
			'product-list__view',
		],
	},
	{
		opener: '[data-eidan-lightbox]',
		opens: '.eidan-lightbox',
		known: [ 'image-gallery', 'image-gallery__rows', 'instagram-feed-list', 'single-image', 'stacked-images' ],
	},
	{
		opener: '[data-eidan-video]',
		opens: '.eidan-video',
		known: [ 'video-button', 'video-button__service', 'video-button__text' ],
	},
];

/**
 * Opens what opens above the page, the first of each kind in each place, looks into it, and closes it by Escape.
 *
 * @param page     Page at rest.
 * @param root     Where openers are looked for, by a selector.
 * @param openers  What opens what.
 * @param patience Milliseconds in which something opens or closes. A busy machine needs many of them.
 * @return What is wrong, in words; nothing where all is well.
 */
export const coveredAbove = async (
	page: Page,
	root: string,
	openers: typeof OPENERS = OPENERS,
	patience = 30_000
): Promise< string[] > => {
	const found: string[] = [];
	const names = await page.evaluate(
		( { places, selectors } ) =>
			[ ...document.querySelectorAll< HTMLElement >( places ) ].map( ( place ) => ( {
				name: place.dataset.fixture ?? '',
				kinds: selectors.map( ( selector ) => {
					const first = [ ...place.querySelectorAll( selector ) ].find(
						( one ) =>
							// What the pointer brings up counts.
							one.checkVisibility( { visibilityProperty: true } ) &&
							! one.closest( '[inert], [aria-hidden="true"]' )
					);
					first?.setAttribute( 'data-eidan-first', selector );
					return first !== undefined;
				} ),
			} ) ),
		{ places: root, selectors: openers.map( ( { opener } ) => opener ) }
	);
	for ( const { name, kinds } of names ) {
		for ( const { opener, known } of openers.filter( ( _, index ) => ! kinds[ index ] ) ) {
			if ( known.includes( name ) ) {
				found.push( `${ name }: ${ opener } is not there` );
			}
		}
		for ( const { opener, opens } of openers.filter( ( _, index ) => kinds[ index ] ) ) {
			const what = `${ name }: ${ opens }`;
			// By locators, as functions that are waited for are refused under a strict policy.
			const isOpen = async ( wanted: boolean ) => {
				try {
					const dialog = page.locator( wanted ? `dialog${ opens }[open]` : 'dialog[open]' ).first();
					await dialog.waitFor( { state: wanted ? 'attached' : 'detached', timeout: patience } );
					// A dialog with an address is left when that is gone, too. Browsers go back in the history a moment
					// later, and that would end the next thing that is opened.
					if ( ! wanted ) {
						await page.waitForURL( ( { hash } ) => ! hash, { timeout: patience, waitUntil: 'commit' } );
					}
					return true;
				} catch ( error ) {
					if ( error instanceof errors.TimeoutError ) {
						return false;
					}
					throw error;
				}
			};
			await page.evaluate(
				( { place, selector } ) => {
					const first = document.querySelector< HTMLElement >(
						`[data-fixture="${ place }"] [data-eidan-first=${ JSON.stringify( selector ) }]`
					)!;
					first.scrollIntoView( { block: 'center', inline: 'nearest', behavior: 'instant' } );
					first.click();
				},
				{ place: name, selector: opener }
			);
			if ( ! ( await isOpen( true ) ) ) {
				found.push( `${ what } does not open` );
				continue;
			}
			await settled( page );
			await finishAnimations( page );
			if ( ! ( await page.locator( `dialog[open] :is(${ CONTROLS })` ).count() ) ) {
				found.push( `${ what } has nothing to press` );
			}
			found.push( ...( await covered( page, 'dialog[open]', true ) ).map( ( line ) => `${ what }, ${ line }` ) );
			await page.keyboard.press( 'Escape' );
			if ( ! ( await isOpen( false ) ) ) {
				found.push( `${ what } does not close` );
				await page.evaluate( () =>
					document.querySelectorAll< HTMLDialogElement >( 'dialog[open]' ).forEach( ( one ) => one.close() )
				);
			}
		}
	}
	return found;
};
