/**
 * Grounds: what stands around blocks on sites that others made. A ground says what its page is like and what is asked
 * of it; matrix-grounds.spec.ts has a page of all fixtures for each.
 */
import type { Page } from '@playwright/test';
import type { Probe } from '../probes/probe';
import { parents } from './parents';
import { themeRules } from './theme-rules';

export interface Ground {
	name: string;
	/**
	 * What stands around each fixture.
	 *
	 * @param content Markup of blocks.
	 * @return Markup with the same blocks in it.
	 */
	around: ( content: string ) => string;
	/** Width of the window, in CSS pixels. */
	width: number;
	/** Query of the page's address. */
	query?: string;
	/** What a visitor does before anything is asked. */
	enter?: ( page: Page ) => Promise< void >;
	/** What is asked of the page. */
	probes: readonly Probe[];
}

/** Every ground. A new one is one more object. */
export const grounds: readonly Ground[] = [ ...parents, themeRules ];
