import type { CSSProperties } from 'react';
import type { InteractiveLinkShowcaseAttributes } from './attributes';

/**
 * Class names and custom properties of the block. `Eidan\Blocks\InteractiveLinkShowcase` prints the same ones.
 *
 * @param attributes The block's attributes.
 * @param count      How many links it has.
 */
export const lookOf = (
	{ layout, effect, overlayOpacity, titleEffect, touch, speed }: InteractiveLinkShowcaseAttributes,
	count: number
): { className: string; style: CSSProperties } => ( {
	className: `is-layout-${ layout } has-effect-${ effect } has-title-${ titleEffect } is-touch-${ touch }${
		layout === 'columns' ? ` is-of-${ count }` : ''
	}`,
	style: {
		'--speed': `${ speed }ms`,
		// Only the server measures images. Until then, the style sheet's value is enough for any image.
		...( layout === 'list' || overlayOpacity === undefined ? {} : { '--eidan-shade': overlayOpacity / 100 } ),
	} as CSSProperties,
} );
