import type { CSSProperties } from 'react';
import type { InteractiveLinkShowcaseAttributes } from './attributes';

/** Class names and custom properties of the block. `Eidan\Blocks\InteractiveLinkShowcase` prints the same ones. */
export const lookOf = ( {
	layout,
	effect,
	titleEffect,
	touch,
	speed,
}: InteractiveLinkShowcaseAttributes ): { className: string; style: CSSProperties } => ( {
	className: `is-layout-${ layout } has-effect-${ effect } has-title-${ titleEffect } is-touch-${ touch }`,
	style: { '--speed': `${ speed }ms` } as CSSProperties,
} );
