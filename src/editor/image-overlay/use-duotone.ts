import { useSettings } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import { duotoneOf, type Duotone } from './duotone';

type Presets = Parameters< typeof duotoneOf >[ 1 ];

/** Attributes of a block with WordPress's block support `filter.duotone`. */
type Filtered = { style?: { color?: { duotone?: unknown } } };

/**
 * How to read the duotone that a block's author chose, with the presets of the site.
 *
 * @return A function of a block's attributes; its result is undefined without a duotone.
 */
export function useDuotones(): ( attributes: object ) => Duotone | undefined {
	const settings = useSettings( 'color.duotone.custom', 'color.duotone.theme', 'color.duotone.default' );
	const all = JSON.stringify( settings );
	return useMemo( () => {
		const presets = ( JSON.parse( all ) as ( Presets | null )[] ).flatMap( ( list ) => list ?? [] );
		return ( attributes ) => duotoneOf( ( attributes as Filtered ).style?.color?.duotone, presets );
	}, [ all ] );
}

/** The duotone of a block's images. */
export const useDuotone = ( attributes: object ): Duotone | undefined => useDuotones()( attributes );
