import type { Form } from './form';

export type ShownForm = Exclude< Form, '' >;

interface Widths {
	/** Width of the canvas in pixels. */
	canvas: number;
	/** Width of the browser window in pixels. */
	window: number;
	/** Whether the editor previews a desktop. */
	isDesktop: boolean;
	/** Width in pixels up to which a header is compact. */
	breakpoint: number;
}

/**
 * Returns the form of a header at a width. In the desktop preview the editor's sidebars make the canvas narrower; then
 * the width of the window counts.
 */
export const formAt = ( { canvas, window: screen, isDesktop, breakpoint }: Widths ): ShownForm =>
	( isDesktop ? Math.max( canvas, screen ) : canvas ) > breakpoint ? 'wide' : 'compact';
