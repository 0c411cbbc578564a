import { InspectorControls } from '@wordpress/block-editor';
import { Notice, PanelBody, RangeControl, SelectControl, ToggleControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { ImageField, rangeOf } from '@eidan/editor';
import type { HeaderAttributes } from './attributes';
import metadata from './block.json';

interface Props {
	attributes: HeaderAttributes;
	setAttributes: ( attributes: Partial< HeaderAttributes > ) => void;
}

/** Attributes that are numbers. */
type NumberAttribute = 'height' | 'mobileHeight' | 'breakpoint' | 'amount' | 'speed' | 'scrolledPadding' | 'closeAfter';

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

function Range( {
	name,
	label,
	step = 1,
	attributes,
	setAttributes,
}: Props & { name: NumberAttribute; label: string; step?: number } ) {
	const schema = metadata.attributes[ name ];
	return (
		<RangeControl
			{ ...controlProps }
			label={ label }
			{ ...rangeOf( schema ) }
			step={ step }
			value={ attributes[ name ] }
			onChange={ ( value ) => setAttributes( { [ name ]: value ?? schema.default } ) }
		/>
	);
}

function Scrolling( props: Props ) {
	const { attributes, setAttributes } = props;
	const { behaviour, mobile } = attributes;
	return (
		<PanelBody title={ __( 'Scrolling', 'eidan' ) }>
			<SelectControl
				{ ...controlProps }
				label={ __( 'Position', 'eidan' ) }
				value={ behaviour }
				options={ [
					{ value: 'static', label: __( 'Static', 'eidan' ) },
					{ value: 'fixed', label: __( 'Fixed', 'eidan' ) },
					{ value: 'sticky', label: __( 'Sticky', 'eidan' ) },
					{ value: 'up', label: __( 'Sticky on scroll up', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { behaviour: value as typeof behaviour } ) }
			/>
			{ behaviour === 'fixed' && (
				<Range { ...props } name="scrolledPadding" label={ __( 'Padding when scrolled (px)', 'eidan' ) } />
			) }
			{ ( behaviour === 'sticky' || behaviour === 'up' ) && (
				<Range { ...props } name="amount" label={ __( 'After scrolling (px)', 'eidan' ) } step={ 10 } />
			) }
			<SelectControl
				{ ...controlProps }
				label={ __( 'Position on mobile', 'eidan' ) }
				value={ mobile }
				options={ [
					{ value: 'static', label: __( 'Static', 'eidan' ) },
					{ value: 'up', label: __( 'Sticky on scroll up', 'eidan' ) },
				] }
				onChange={ ( value ) => setAttributes( { mobile: value as typeof mobile } ) }
			/>
		</PanelBody>
	);
}

/** Says that no phone gets to the menu. */
export const LostMenu = ( { onAdd }: { onAdd: () => void } ) => (
	<InspectorControls>
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [ { label: __( 'Add menu button', 'eidan' ), onClick: onAdd } ] }
		>
			{ __( 'In its compact form this header has no menu, so on phones nobody can get to it.', 'eidan' ) }
		</Notice>
	</InspectorControls>
);

export function Inspector( props: Props ) {
	const { attributes, setAttributes } = props;
	const { orientation, collapse, transparent, skin, followSkin, lightLogo, darkLogo } = attributes;
	const isVertical = orientation === 'vertical';
	return (
		<>
			<InspectorControls>
				{ ! isVertical && <Scrolling { ...props } /> }
				<PanelBody title={ __( 'Mobile', 'eidan' ) } initialOpen={ false }>
					{ ! isVertical && (
						<SelectControl
							{ ...controlProps }
							label={ __( 'Compact', 'eidan' ) }
							value={ collapse }
							options={ [
								{ value: 'width', label: __( 'Up to the breakpoint', 'eidan' ) },
								{ value: 'fit', label: __( 'When it no longer fits', 'eidan' ) },
							] }
							onChange={ ( value ) => setAttributes( { collapse: value as typeof collapse } ) }
						/>
					) }
					<Range { ...props } name="breakpoint" label={ __( 'Breakpoint (px)', 'eidan' ) } />
					{ isVertical && (
						<Range
							{ ...props }
							name="closeAfter"
							label={ __( 'Close after scrolling (px)', 'eidan' ) }
							step={ 10 }
						/>
					) }
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="styles">
				<PanelBody title={ __( 'Header', 'eidan' ) }>
					<Range
						{ ...props }
						name="height"
						label={ isVertical ? __( 'Width (px)', 'eidan' ) : __( 'Height (px)', 'eidan' ) }
					/>
					<Range { ...props } name="mobileHeight" label={ __( 'Height on mobile (px)', 'eidan' ) } />
					<Range { ...props } name="speed" label={ __( 'Transition (ms)', 'eidan' ) } step={ 50 } />
					{ ! isVertical && (
						<ToggleControl
							__nextHasNoMarginBottom
							label={ __( 'Transparent header', 'eidan' ) }
							help={ __( 'It lies over the first section, without a background.', 'eidan' ) }
							checked={ transparent }
							onChange={ ( value ) => setAttributes( { transparent: value } ) }
						/>
					) }
					<SelectControl
						{ ...controlProps }
						label={ __( 'Skin', 'eidan' ) }
						value={ skin }
						options={ [
							{ value: '', label: _x( 'Default', 'skin', 'eidan' ) },
							{ value: 'light', label: _x( 'Light', 'skin', 'eidan' ) },
							{ value: 'dark', label: _x( 'Dark', 'skin', 'eidan' ) },
						] }
						onChange={ ( value ) => setAttributes( { skin: value as typeof skin } ) }
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Follow the section beneath', 'eidan' ) }
						help={
							followSkin ? __( 'Groups and covers have a setting “Header skin”.', 'eidan' ) : undefined
						}
						checked={ followSkin }
						onChange={ ( value ) => setAttributes( { followSkin: value } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Logo', 'eidan' ) } initialOpen={ lightLogo > 0 || darkLogo > 0 }>
					{ ( skin !== 'dark' || followSkin ) && (
						<ImageField
							label={ __( 'Logo for light skin', 'eidan' ) }
							help={
								skin === ''
									? __(
											'Instead of the site logo, where words are light: on a dark background of the page or the header.',
											'eidan'
										)
									: __( 'Instead of the site logo, where words are light.', 'eidan' )
							}
							id={ lightLogo }
							onChange={ ( id ) => setAttributes( { lightLogo: id } ) }
						/>
					) }
					{ skin === 'dark' && (
						<ImageField
							label={ __( 'Logo for dark skin', 'eidan' ) }
							help={ __( 'Instead of the site logo, where words are dark.', 'eidan' ) }
							id={ darkLogo }
							onChange={ ( id ) => setAttributes( { darkLogo: id } ) }
						/>
					) }
				</PanelBody>
			</InspectorControls>
		</>
	);
}
