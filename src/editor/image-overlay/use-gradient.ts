import { useSettings } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import type { OverlayGradient } from '../../schemas/overlay-gradient';
import { gradientOf, type Gradient } from './gradient';

/**
 * The gradient that a block's author laid over its images.
 *
 * @param value The attribute `overlayGradient`.
 * @return Undefined without a gradient.
 */
export function useGradient( value: OverlayGradient ): Gradient | undefined {
	const settings = JSON.stringify(
		useSettings( 'color.gradients.custom', 'color.gradients.theme', 'color.gradients.default' )
	);
	const chosen = JSON.stringify( value );
	return useMemo( () => {
		const lists = JSON.parse( settings ) as ( { slug: string; gradient?: unknown }[] | null )[];
		return gradientOf(
			JSON.parse( chosen ) as OverlayGradient,
			lists.flatMap( ( list ) => list ?? [] )
		);
	}, [ settings, chosen ] );
}
