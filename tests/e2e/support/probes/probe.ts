/**
 * Probes: questions that are asked of a page with a sheet of fixtures. One walk opens the page, and hands it from one
 * probe to the next (matrix-page.spec.ts).
 */
import type { Page } from '@playwright/test';

/** An open page with a sheet, on which nothing loads any more. */
export interface Opened {
	page: Page;
	/** HTML as the server sent it. */
	html: string;
	/** Names of the fixtures, in the order of the page. */
	names: readonly string[];
	/** What was against the content security policy since the page began to load. */
	against: readonly string[];
}

/** One question. */
export interface Probe {
	/** What is asked, as a sentence that is true where all is well. */
	question: string;
	/** Returns what is wrong, in words; nothing where all is well. */
	ask: ( opened: Opened ) => Promise< string[] >;
	/** Shows pages that break the rule and pages that keep it, and expects that they are told apart. */
	control: ( show: Show, page: Page ) => Promise< void >;
}

/**
 * Shows a page of the given HTML in place of blocks, and asks the probe.
 *
 * @param blocks HTML by the name of the fixture.
 * @param head   HTML to add to the page's head.
 */
export type Show = ( blocks: Record< string, string >, head?: string ) => Promise< string[] >;

/**
 * @param page    The page for the controls of a probe.
 * @param probe   The probe.
 * @param against What is against the policy of the page.
 */
export const shower =
	( page: Page, { ask }: Probe, against: string[] ): Show =>
	async ( blocks, head = '' ) => {
		const sections = Object.entries( blocks ).map(
			( [ name, block ] ) =>
				`<section class="eidan-fixture-${ name }" data-fixture="${ name }">${ block }</section>`
		);
		const html = `<!doctype html><html lang="en"><head><title>Control</title>${ head }</head><body><main class="entry-content">${ sections.join( '' ) }</main></body></html>`;
		against.length = 0;
		await page.route( '**/control', ( route ) =>
			route.fulfill( { contentType: 'text/html; charset=utf-8', body: html } )
		);
		await page.goto( '/control' );
		return ask( { page, html, names: Object.keys( blocks ), against } );
	};
