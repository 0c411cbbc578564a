import { InspectorControls } from '@wordpress/block-editor';
import {
	BaseControl,
	CheckboxControl,
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { SearchCoverAttributes } from './attributes';
import metadata from './block.json';
import { rangeOf } from '@eidan/editor';

interface Props {
	attributes: SearchCoverAttributes;
	setAttributes: ( attributes: Partial< SearchCoverAttributes > ) => void;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** Post types that visitors can search, also those that the author may not edit, from `Panels\SearchedTypes`. */
const searchedTypes = () =>
	( window as { eidanSearchedTypes?: { value: string; label: string }[] } ).eidanSearchedTypes ?? [];

/** Chooses the post types that are searched. If none is checked, all are. */
function PostTypesField( { attributes: { postTypes }, setAttributes }: Props ) {
	return (
		<fieldset>
			<BaseControl.VisualLabel as="legend">{ __( 'Post types', 'eidan' ) }</BaseControl.VisualLabel>
			<VStack spacing={ 2 }>
				{ searchedTypes().map( ( { value, label } ) => (
					<CheckboxControl
						key={ value }
						__nextHasNoMarginBottom
						label={ label }
						checked={ postTypes.includes( value ) }
						onChange={ ( checked ) =>
							setAttributes( {
								postTypes: [
									...postTypes.filter( ( type ) => type !== value ),
									...( checked ? [ value ] : [] ),
								],
							} )
						}
					/>
				) ) }
				{ ! postTypes.length && (
					<p className="components-base-control__help">
						{ __( 'None selected: everything is searched.', 'eidan' ) }
					</p>
				) }
			</VStack>
		</fieldset>
	);
}

export function Inspector( props: Props ) {
	const { attributes, setAttributes } = props;
	const { label, placeholder, suggestions, duration, clearDelay, height } = attributes;
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'eidan' ) }>
					<VStack spacing={ 4 }>
						<TextControl
							{ ...controlProps }
							label={ __( 'Placeholder', 'eidan' ) }
							value={ placeholder }
							onChange={ ( value ) => setAttributes( { placeholder: value } ) }
						/>
						<PostTypesField { ...props } />
						<RangeControl
							{ ...controlProps }
							label={ __( 'Number of suggestions', 'eidan' ) }
							help={ __( '0: none. Enter still leads to the results.', 'eidan' ) }
							value={ suggestions }
							{ ...rangeOf( metadata.attributes.suggestions ) }
							onChange={ ( value = metadata.attributes.suggestions.default ) =>
								setAttributes( { suggestions: value } )
							}
						/>
					</VStack>
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="styles">
				<PanelBody title={ __( 'Display', 'eidan' ) }>
					<SelectControl
						{ ...controlProps }
						label={ __( 'Height', 'eidan' ) }
						value={ height }
						options={ [
							{ value: 'full', label: __( 'Full screen', 'eidan' ) },
							{ value: 'auto', label: __( 'As high as its content', 'eidan' ) },
						] }
						onChange={ ( value ) =>
							setAttributes( { height: value as SearchCoverAttributes[ 'height' ] } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="advanced">
				<TextControl
					{ ...controlProps }
					label={ __( 'Accessible label', 'eidan' ) }
					placeholder={ __( 'Search', 'eidan' ) }
					value={ label }
					onChange={ ( value ) => setAttributes( { label: value } ) }
				/>
				<RangeControl
					{ ...controlProps }
					label={ __( 'Transition (ms)', 'eidan' ) }
					value={ duration }
					{ ...rangeOf( metadata.attributes.duration ) }
					step={ 50 }
					onChange={ ( value = metadata.attributes.duration.default ) =>
						setAttributes( { duration: value } )
					}
				/>
				<RangeControl
					{ ...controlProps }
					label={ __( 'Clear after (ms)', 'eidan' ) }
					help={ __( 'How long the words stay in the field after closing.', 'eidan' ) }
					value={ clearDelay }
					{ ...rangeOf( metadata.attributes.clearDelay ) }
					step={ 100 }
					onChange={ ( value = metadata.attributes.clearDelay.default ) =>
						setAttributes( { clearDelay: value } )
					}
				/>
			</InspectorControls>
		</>
	);
}
