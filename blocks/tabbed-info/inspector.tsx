import { rangeOf, PartColors, PartTypography, plainText } from '@eidan/editor';
import { InspectorControls } from '@wordpress/block-editor';
import {
	__experimentalNumberControl as NumberControl,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
	PanelBody,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';

import type { TabbedInfoAttributes } from './attributes';
import metadata from './block.json';
import type { TabItems } from './use-items';

const modes = { tabs: __( 'Tabs', 'eidan' ), accordion: __( 'Accordion', 'eidan' ), toggle: __( 'Toggles', 'eidan' ) };

interface Props {
	clientId: string;
	attributes: TabbedInfoAttributes;
	setAttributes: ( attributes: Partial< TabbedInfoAttributes > ) => void;
	handle: TabItems;
}

/** Settings of which items are open when the page loads. */
function OpenFields( { attributes: { mode, collapsible }, handle: { items, start, update } }: Props ) {
	const opened = items.find( ( item ) => item.attributes.open );
	const none = mode === 'tabs' || ( mode === 'accordion' && ! collapsible );
	const names = items.map( ( item, index ) => ( {
		/* translators: %d: number of an item without a title. */
		label: plainText( item.attributes.title ) || sprintf( __( 'Item %d', 'eidan' ), index + 1 ),
		value: item.clientId,
	} ) );
	return mode === 'toggle' ? (
		items.map( ( { clientId: id, attributes: { open } }, index ) => (
			<ToggleControl
				key={ id }
				/* translators: %s: title of an item. */
				label={ sprintf( __( 'Open by default: %s', 'eidan' ), names[ index ]?.label ?? '' ) }
				checked={ open }
				onChange={ ( value ) => update( [ id ], { open: value } ) }
				__nextHasNoMarginBottom
			/>
		) )
	) : (
		<SelectControl
			label={ __( 'Open by default', 'eidan' ) }
			value={ opened?.clientId ?? ( none ? ( items[ 0 ]?.clientId ?? '' ) : '' ) }
			options={ [ ...( none ? [] : [ { label: _x( 'None', 'item', 'eidan' ), value: '' } ] ), ...names ] }
			onChange={ ( value ) => start( value || undefined ) }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
	);
}

/** Settings of how the items are displayed and opened. */
function SettingsPanel( props: Props ) {
	const { attributes, setAttributes } = props;
	const { mode, activation, collapsible } = attributes;
	return (
		<PanelBody title={ __( 'Settings', 'eidan' ) }>
			<ToggleGroupControl
				label={ __( 'Display as', 'eidan' ) }
				value={ mode }
				onChange={ ( value ) => setAttributes( { mode: value as TabbedInfoAttributes[ 'mode' ] } ) }
				help={
					mode === 'toggle'
						? __( 'Several items can be open at once.', 'eidan' )
						: __( 'One item is open at a time.', 'eidan' )
				}
				isBlock
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			>
				{ Object.entries( modes ).map( ( [ value, name ] ) => (
					<ToggleGroupControlOption key={ value } value={ value } label={ name } />
				) ) }
			</ToggleGroupControl>
			<OpenFields { ...props } />
			{ mode === 'accordion' && (
				<ToggleControl
					label={ __( 'Allow all items to be closed', 'eidan' ) }
					checked={ collapsible }
					onChange={ ( value ) => setAttributes( { collapsible: value } ) }
					__nextHasNoMarginBottom
				/>
			) }
			{ mode === 'tabs' && (
				<ToggleControl
					label={ __( 'Activate tabs with arrow keys', 'eidan' ) }
					help={
						activation === 'automatic'
							? __( 'Arrow keys move to a tab and open it.', 'eidan' )
							: __( 'Arrow keys move the focus; Enter or Space opens the tab.', 'eidan' )
					}
					checked={ activation === 'automatic' }
					onChange={ ( value ) => setAttributes( { activation: value ? 'automatic' : 'manual' } ) }
					__nextHasNoMarginBottom
				/>
			) }
		</PanelBody>
	);
}

/** Settings of the width at which tabs become an accordion. */
function SmallScreensPanel( { attributes, setAttributes }: Props ) {
	const { accordionBelow, measure } = attributes;
	return (
		<PanelBody title={ __( 'Narrow screens', 'eidan' ) }>
			<NumberControl
				label={ __( 'Accordion up to (px)', 'eidan' ) }
				help={ __( '0: tabs at all widths.', 'eidan' ) }
				value={ accordionBelow }
				{ ...rangeOf( metadata.attributes.accordionBelow ) }
				onChange={ ( value ) =>
					setAttributes( {
						accordionBelow: Math.min( 2000, Math.max( 0, Math.round( Number( value ) || 0 ) ) ),
					} )
				}
				__next40pxDefaultSize
			/>
			{ accordionBelow > 0 && (
				<ToggleGroupControl
					label={ __( 'Measure', 'eidan' ) }
					value={ measure }
					onChange={ ( value ) => setAttributes( { measure: value as TabbedInfoAttributes[ 'measure' ] } ) }
					help={ __( 'By the width of the block, it also works in narrow columns.', 'eidan' ) }
					isBlock
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				>
					<ToggleGroupControlOption value="screen" label={ __( 'Screen', 'eidan' ) } />
					<ToggleGroupControlOption value="container" label={ __( 'Block', 'eidan' ) } />
				</ToggleGroupControl>
			) }
		</PanelBody>
	);
}

/** Settings of the titles: orientation and numbers. */
function ItemsPanel( { attributes: { mode, orientation, numbers }, setAttributes }: Props ) {
	return (
		<PanelBody title={ __( 'Items', 'eidan' ) }>
			{ mode === 'tabs' && (
				<ToggleGroupControl
					label={ __( 'Orientation', 'eidan' ) }
					value={ orientation }
					onChange={ ( value ) =>
						setAttributes( { orientation: value as TabbedInfoAttributes[ 'orientation' ] } )
					}
					isBlock
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				>
					<ToggleGroupControlOption value="horizontal" label={ __( 'Horizontal', 'eidan' ) } />
					<ToggleGroupControlOption value="vertical" label={ __( 'Vertical', 'eidan' ) } />
				</ToggleGroupControl>
			) }
			<ToggleControl
				label={ __( 'Show numbers', 'eidan' ) }
				checked={ numbers }
				onChange={ ( value ) => setAttributes( { numbers: value } ) }
				__nextHasNoMarginBottom
			/>
		</PanelBody>
	);
}

/** Sidebar with all settings of the block: content, styles, colors and advanced. */
export function Inspector( props: Props ) {
	const { clientId, attributes, setAttributes } = props;
	const { mode, label, titles } = attributes;
	const titleProps = { value: titles, onChange: ( value: typeof titles ) => setAttributes( { titles: value } ) };

	return (
		<>
			<InspectorControls>
				<SettingsPanel { ...props } />
				{ mode === 'tabs' && <SmallScreensPanel { ...props } /> }
			</InspectorControls>
			<InspectorControls group="styles">
				<ItemsPanel { ...props } />
				<PartTypography label={ __( 'Title typography', 'eidan' ) } { ...titleProps } />
			</InspectorControls>
			<InspectorControls group="color">
				<PartColors
					clientId={ clientId }
					{ ...titleProps }
					settings={ [
						{ state: 'color', ground: 'text', label: __( 'Title', 'eidan' ) },
						{ state: 'color', ground: 'background', label: __( 'Title background', 'eidan' ) },
						{ state: 'hover', ground: 'text', label: __( 'Title on hover', 'eidan' ) },
						{ state: 'hover', ground: 'background', label: __( 'Title background on hover', 'eidan' ) },
						{ state: 'active', ground: 'text', label: __( 'Active title', 'eidan' ) },
						{ state: 'active', ground: 'background', label: __( 'Active title background', 'eidan' ) },
					] }
				/>
			</InspectorControls>
			{ mode === 'tabs' && (
				<InspectorControls group="advanced">
					<TextControl
						label={ __( 'Accessible label', 'eidan' ) }
						help={ __( 'Describes the tabs to screen readers.', 'eidan' ) }
						value={ label }
						maxLength={ metadata.attributes.label.maxLength }
						onChange={ ( value ) => setAttributes( { label: value } ) }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
				</InspectorControls>
			) }
		</>
	);
}
