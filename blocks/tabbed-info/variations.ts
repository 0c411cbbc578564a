import { __ } from '@wordpress/i18n';
import type { Template } from '@eidan/editor';

import type { TabbedInfoAttributes } from './attributes';
import { accordionIcon, icon, togglesIcon, verticalIcon } from './icon';

const item = 'eidan/tabbed-info-item';

/** Three empty items. If `open` is set, the first one is open. */
export const emptyItems = ( open: boolean ): Template[] => [
	[ item, open ? { open } : {} ],
	[ item, {} ],
	[ item, {} ],
];

/**
 * Names of the variations for our own placeholder. There they cannot be confused with blocks of WordPress, so “(Eidan)”
 * is not needed.
 */
export const formNames: Record< string, string > = {
	tabs: __( 'Tabs', 'eidan' ),
	'vertical-tabs': __( 'Vertical tabs', 'eidan' ),
	accordion: __( 'Accordion', 'eidan' ),
	toggles: __( 'Toggles', 'eidan' ),
};

const variation = (
	name: string,
	title: string,
	description: string,
	drawing: JSX.Element,
	attributes: Partial< TabbedInfoAttributes >
) => ( {
	name,
	title,
	description,
	icon: drawing,
	attributes,
	innerBlocks: emptyItems( attributes.mode === 'tabs' ),
	scope: [ 'inserter', 'transform', 'block' ],
	isActive: Object.keys( attributes ),
} );

export const variations = [
	variation( 'tabs', __( 'Tabs (Eidan)', 'eidan' ), __( 'Titles side by side, one panel below.', 'eidan' ), icon, {
		mode: 'tabs',
		orientation: 'horizontal',
	} ),
	variation(
		'vertical-tabs',
		__( 'Vertical tabs', 'eidan' ),
		__( 'Titles beside the panel.', 'eidan' ),
		verticalIcon,
		{
			mode: 'tabs',
			orientation: 'vertical',
		}
	),
	variation(
		'accordion',
		__( 'Accordion (Eidan)', 'eidan' ),
		__( 'One item is open at a time.', 'eidan' ),
		accordionIcon,
		{
			mode: 'accordion',
		}
	),
	variation( 'toggles', __( 'Toggles', 'eidan' ), __( 'Several items can be open at once.', 'eidan' ), togglesIcon, {
		mode: 'toggle',
	} ),
];
