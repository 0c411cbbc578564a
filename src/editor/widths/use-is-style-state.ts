import * as components from '@wordpress/components';
import { useWidth } from './use-width';

/** A place in the sidebar. It has an element only while it is drawn. */
type UseSlot = ( name: string ) => { ref?: { current?: unknown } } | undefined;
const useSlot = ( components as unknown as { __experimentalUseSlot: UseSlot } ).__experimentalUseSlot;

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
