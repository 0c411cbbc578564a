import { ElementsControl, ItemControl } from '@eidan/editor';
import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { PortfolioDetailsAttributes } from './attributes';
import { fieldLabels, type Field } from './use-rows';

export interface Props {
	attributes: PortfolioDetailsAttributes;
	setAttributes: ( changes: Partial< PortfolioDetailsAttributes > ) => void;
}

/** Sidebar with all settings of the block. */
export const Inspector = ( props: Props ) => (
	<InspectorControls>
		<PanelBody title={ __( 'Details', 'eidan' ) }>
			<DetailsFields { ...props } />
		</PanelBody>
	</InspectorControls>
);

/** The settings: which item, which fields in which order, and the layout. */
export function DetailsFields( { attributes: { fields, layout, itemId }, setAttributes }: Props ) {
	return (
		<>
			<ItemControl value={ itemId } onChange={ ( id ) => setAttributes( { itemId: id } ) } />
			<ElementsControl
				names={ fieldLabels() }
				value={ fields as Field[] }
				onChange={ ( value ) => setAttributes( { fields: value } ) }
			/>
			<ToggleGroupControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				isBlock
				label={ __( 'Layout', 'eidan' ) }
				value={ layout }
				onChange={ ( value ) => setAttributes( { layout: value === 'list' ? 'list' : 'row' } ) }
			>
				<ToggleGroupControlOption value="row" label={ __( 'Side by side', 'eidan' ) } />
				<ToggleGroupControlOption value="list" label={ __( 'List', 'eidan' ) } />
			</ToggleGroupControl>
		</>
	);
}
