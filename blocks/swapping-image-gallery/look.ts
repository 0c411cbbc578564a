import type { CSSProperties } from 'react';
import type { SwappingImageGalleryAttributes } from './attributes';

/**
 * Class names and custom properties of the element around images and list. `Eidan\Blocks\SwappingImageGallery` prints
 * the same ones.
 */
export function lookOf( { layout, listPosition, effect, captions, ratio, speed }: SwappingImageGalleryAttributes ): {
	className: string;
	style: CSSProperties;
} {
	return {
		className: `eidan-swap is-${ layout } is-list-${ listPosition } has-effect-${ effect } has-captions-${ layout === 'titles' ? 'none' : captions }`,
		style: { '--ratio': ratio, '--speed': `${ speed }ms` } as CSSProperties,
	};
}
