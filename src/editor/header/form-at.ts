import type { Form } from './form';

export type ShownForm = Exclude< Form, '' >;

interface Widths {
	/** Of the canvas, and of the window that it stands in. */
	canvas: number;
	window: number;
	/** Whether the editor previews a desktop. */
	isDesktop: boolean;
	/** Up to this width a header is compact. */
	breakpoint: number;
}

/**
 * The form by its width. A desktop that is narrowed by the editor's own sidebars is a desktop still.
 *
 * @param widths            In pixels.
 * @param widths.canvas     Of the canvas.
 * @param widths.window     Of the window that it stands in.
 * @param widths.isDesktop  Whether the editor previews a desktop.
 * @param widths.breakpoint Up to this width a header is compact.
 */
export const formAt = ( { canvas, window: screen, isDesktop, breakpoint }: Widths ): ShownForm =>
	( isDesktop ? Math.max( canvas, screen ) : canvas ) > breakpoint ? 'wide' : 'compact';
