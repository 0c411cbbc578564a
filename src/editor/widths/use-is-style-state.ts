import { __experimentalUseSlot as useSlot } from '@wordpress/components';
import { useWidth } from './use-width';

/**
 * Whether WordPress shows only the styles of one width for the selected block: “Responsive styles” of WordPress 7.1,
 * while a tablet or a mobile is previewed. The sidebar then has the groups of block supports without tabs; the blocks'
 * settings and WordPress's group “Styles” are not drawn. WordPress has no public selector for this.
 */
export function useIsStyleState(): boolean {
	const [ width ] = useWidth();
	const [ settings, styles, dimensions ] = [
		useSlot( 'InspectorControls' ),
		useSlot( 'InspectorControlsStyles' ),
		useSlot( 'InspectorControlsDimensions' ),
	];
	return width !== 'desktop' && ! settings?.ref && ! styles?.ref && !! dimensions?.ref;
}
