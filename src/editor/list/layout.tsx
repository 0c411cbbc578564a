import {
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOptionIcon as ToggleGroupControlOptionIcon,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ComponentProps } from 'react';

interface Layout {
	value: string;
	label: string;
	icon: ComponentProps< typeof ToggleGroupControlOptionIcon >[ 'icon' ];
}

/** Chooses the layout of a list. */
export function LayoutControl( {
	value,
	layouts,
	onChange,
}: {
	value: string;
	layouts: Layout[];
	onChange: ( value: string ) => void;
} ) {
	return (
		<ToggleGroupControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			isBlock
			label={ __( 'Layout', 'eidan' ) }
			// Its panel has the same name.
			hideLabelFromVision
			value={ value }
			onChange={ ( next ) => onChange( String( next ) ) }
		>
			{ layouts.map( ( layout ) => (
				<ToggleGroupControlOptionIcon key={ layout.value } { ...layout } />
			) ) }
		</ToggleGroupControl>
	);
}
