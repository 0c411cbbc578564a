import type { CSSProperties } from 'react';
import { gradientProps } from '@eidan/editor';
import type { InteractiveLinkShowcaseItemAttributes } from '../interactive-link-showcase-item/attributes';
import type { InteractiveLinkShowcaseAttributes } from './attributes';

type Media = Partial< InteractiveLinkShowcaseItemAttributes >[ 'media' ];

/**
 * The images behind the words. Those that the server cannot measure have no address: videos, and images for which
 * narrow screens may show another one.
 *
 * @param media Image or video of each link; empty for a link without one.
 */
export const behindOf = (
	media: readonly Media[]
): { url?: string | undefined; id?: number | undefined; isFilm?: boolean }[] =>
	media.flatMap( ( one ) => {
		if ( ! one?.url ) {
			return [];
		}
		const { type, url, id, narrow } = one;
		const isFilm = type === 'video';
		return [ isFilm || narrow?.url ? { isFilm } : { url, id } ];
	} );

/**
 * Class names and custom properties of the block. `Eidan\Blocks\InteractiveLinkShowcase` prints the same ones.
 *
 * @param attributes The block's attributes.
 * @param count      How many links it has.
 * @param shade      Opacity of the shade below words on images, in percent.
 */
export const lookOf = (
	{ layout, effect, titleEffect, touch, speed, overlayGradient }: InteractiveLinkShowcaseAttributes,
	count: number,
	shade: number
): { className: string; style: CSSProperties } => ( {
	className: `${ gradientProps( overlayGradient ).className } is-layout-${ layout } has-effect-${ effect } has-title-${ titleEffect } is-touch-${ touch }${
		layout === 'columns' ? ` is-of-${ count }` : ''
	}`,
	style: {
		'--speed': `${ speed }ms`,
		...gradientProps( overlayGradient ).style,
		...( layout === 'list' ? {} : { '--eidan-shade': shade / 100 } ),
	} as CSSProperties,
} );
