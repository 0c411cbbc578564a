import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import {
	rangeOf,
	ColumnsControl,
	ExcerptLengthControl,
	GroupControl,
	ImageSizeControl,
	PaginationPanel,
	type Columns,
	captionOptions,
} from '@eidan/editor';
import metadata from './block.json';
import { captionsOf, type Attributes } from './look';

interface Props {
	attributes: Attributes;
	setAttributes: ( attributes: Partial< Attributes > ) => void;
	columns: Columns;
	onLink: ( to: Attributes[ 'linkTo' ] ) => void;
	onSize: ( size: string ) => void;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** Settings of where the images come from. */
function SourcePanel( {
	attributes: { account, captionLength, captions, perPage, sizeSlug, source },
	setAttributes,
	onSize,
}: Props ) {
	return (
		<PanelBody title={ __( 'Images', 'eidan' ) }>
			<VStack spacing={ 4 }>
				<SelectControl
					{ ...controlProps }
					label={ _x( 'Source', 'of the items', 'eidan' ) }
					value={ source }
					options={ [
						{ value: 'instagram', label: __( 'Instagram', 'eidan' ) },
						{ value: 'media', label: __( 'Media Library', 'eidan' ) },
					] }
					onChange={ ( value ) => setAttributes( { source: value as typeof source } ) }
				/>
				{ source === 'media' ? (
					<ImageSizeControl value={ sizeSlug } onChange={ onSize } />
				) : (
					<>
						<RangeControl
							{ ...controlProps }
							label={ __( 'Items per page', 'eidan' ) }
							value={ perPage }
							{ ...rangeOf( metadata.attributes.perPage ) }
							onChange={ ( value ) => value && setAttributes( { perPage: value } ) }
						/>
						{ captions !== 'none' && (
							<ExcerptLengthControl
								schema={ metadata.attributes.captionLength }
								value={ captionLength }
								onChange={ ( value ) => setAttributes( { captionLength: value } ) }
							/>
						) }
						<ToggleControl
							__nextHasNoMarginBottom
							label={ __( 'Account name', 'eidan' ) }
							checked={ account }
							onChange={ ( value ) => setAttributes( { account: value } ) }
						/>
					</>
				) }
			</VStack>
		</PanelBody>
	);
}

function LinkPanel( { attributes: { group, linkTo, newTab, source }, setAttributes, onLink }: Props ) {
	return (
		<PanelBody title={ __( 'Link', 'eidan' ) }>
			<VStack spacing={ 4 }>
				<SelectControl
					{ ...controlProps }
					label={ __( 'Link to', 'eidan' ) }
					help={ source === 'media' ? __( 'Images with a custom link keep it.', 'eidan' ) : undefined }
					value={ linkTo }
					options={ [
						{ value: 'lightbox', label: __( 'Lightbox', 'eidan' ) },
						{
							value: 'instagram',
							label: source === 'media' ? __( 'Custom links only', 'eidan' ) : __( 'Instagram', 'eidan' ),
						},
						{ value: 'none', label: _x( 'None', 'link', 'eidan' ) },
					] }
					onChange={ ( value ) => onLink( value as typeof linkTo ) }
				/>
				{ linkTo === 'lightbox' && (
					<GroupControl value={ group } onChange={ ( value ) => setAttributes( { group: value } ) } />
				) }
				{ linkTo === 'instagram' && source === 'instagram' && (
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Open in new tab', 'eidan' ) }
						checked={ newTab }
						onChange={ ( value ) => setAttributes( { newTab: value } ) }
					/>
				) }
			</VStack>
		</PanelBody>
	);
}

function LayoutPanel( { attributes, setAttributes, columns }: Props ) {
	const { layout } = attributes;
	const captions = captionsOf( attributes );
	return (
		<PanelBody title={ __( 'Layout', 'eidan' ) }>
			<VStack spacing={ 4 }>
				<SelectControl
					{ ...controlProps }
					label={ __( 'Layout', 'eidan' ) }
					hideLabelFromVision
					value={ layout }
					options={ [
						{ value: 'square', label: __( 'Square', 'eidan' ) },
						{ value: 'masonry', label: __( 'Original', 'eidan' ) },
						{ value: 'mosaic', label: __( 'Mosaic', 'eidan' ) },
					] }
					onChange={ ( value ) => setAttributes( { layout: value as typeof layout } ) }
				/>
				<ColumnsControl
					schema={ metadata.attributes.columns.properties }
					value={ columns }
					onChange={ ( change ) => setAttributes( { columns: { ...attributes.columns, ...change } } ) }
				/>
				<SelectControl
					{ ...controlProps }
					label={ __( 'Captions', 'eidan' ) }
					value={ captions }
					options={ captionOptions().filter(
						( { value } ) => value !== 'on' && ( value !== 'under' || layout !== 'mosaic' )
					) }
					onChange={ ( value ) => setAttributes( { captions: value as typeof captions } ) }
				/>
			</VStack>
		</PanelBody>
	);
}

/** Sidebar with all settings of the block: content, styles and advanced. */
export function Inspector( props: Props ) {
	const { attributes, setAttributes } = props;
	const { label, pagination, source } = attributes;
	return (
		<>
			<InspectorControls>
				<LayoutPanel { ...props } />
				<SourcePanel { ...props } />
				<LinkPanel { ...props } />
				{ source === 'instagram' && (
					<PaginationPanel
						value={ pagination }
						onChange={ ( value ) => setAttributes( { pagination: value } ) }
					/>
				) }
			</InspectorControls>
			<InspectorControls group="advanced">
				<TextControl
					{ ...controlProps }
					label={ __( 'Accessible label', 'eidan' ) }
					value={ label }
					onChange={ ( value ) => setAttributes( { label: value } ) }
				/>
			</InspectorControls>
		</>
	);
}
