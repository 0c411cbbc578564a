import {
	Button,
	Flex,
	FocalPointPicker,
	Notice,
	TextareaControl,
	ToggleControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { MediaSource } from '../../schemas/media-source';
import { CheckedField } from '../controls/checked-field';
import { useWidth } from '../widths/use-width';
import { sourceOfAddress, sourceOfMedia, type Chosen, type MediaType, type OneSource } from './source';
import { MediaCheck } from '../permission-notice';
import { MediaUpload } from './components';

interface Props {
	/** What the image or video is for, such as “Background”. */
	label: string;
	value: MediaSource;
	onChange: ( source: MediaSource ) => void;
	/** Types of media that can be chosen. */
	allow?: readonly MediaType[];
	/** Whether to offer a field for the alternative text. */
	withAlt?: boolean;
	/** Whether to offer another image or video for narrow screens. */
	withNarrow?: boolean;
}

const BOTH: readonly MediaType[] = [ 'image', 'video' ];

/** Fields of one source: media library, address and focal point. */
function SourceFields( {
	label,
	value,
	onChange,
	allow,
}: {
	label: string;
	value: OneSource;
	onChange: ( source: OneSource ) => void;
	allow: readonly MediaType[];
} ) {
	const [ refused, setRefused ] = useState( false );
	const wrong =
		allow.length > 1
			? __( 'This is neither an image nor a video.', 'eidan' )
			: __( 'This is not a file of the right kind.', 'eidan' );
	// The new source replaces the old one with its focal point and alternative text, which belong to the old image.
	const take = ( source: OneSource | null ) => {
		setRefused( ! source );
		if ( source ) {
			onChange( source );
		}
	};

	return (
		<VStack spacing={ 3 }>
			<Flex justify="flex-start">
				<MediaCheck>
					<MediaUpload
						title={ label }
						allowedTypes={ [ ...allow ] }
						{ ...( value.id ? { value: value.id } : {} ) }
						onSelect={ ( chosen: Chosen ) => take( sourceOfMedia( chosen, allow ) ) }
						render={ ( { open } ) => (
							<Button variant="secondary" __next40pxDefaultSize onClick={ open }>
								{ value.url ? __( 'Replace', 'eidan' ) : __( 'Media Library', 'eidan' ) }
							</Button>
						) }
					/>
				</MediaCheck>
				{ value.url && (
					<Button variant="tertiary" __next40pxDefaultSize onClick={ () => onChange( {} ) }>
						{ __( 'Remove', 'eidan' ) }
					</Button>
				) }
			</Flex>
			{ refused && (
				<Notice status="error" isDismissible={ false }>
					{ wrong }
				</Notice>
			) }
			<CheckedField
				type="url"
				label={ __( 'File URL', 'eidan' ) }
				help=""
				error={ wrong }
				value={ value.url ?? '' }
				parse={ ( text ) => ( text.trim() === '' ? '' : ( sourceOfAddress( text, allow )?.url ?? null ) ) }
				onChange={ ( url ) => take( url ? sourceOfAddress( url, allow ) : {} ) }
			/>
			{ value.url && (
				<FocalPointPicker
					__nextHasNoMarginBottom
					label={ __( 'Focal point', 'eidan' ) }
					url={ value.url }
					value={ { x: value.focalPoint?.x ?? 0.5, y: value.focalPoint?.y ?? 0.5 } }
					onChange={ ( focalPoint ) => onChange( { ...value, focalPoint } ) }
				/>
			) }
		</VStack>
	);
}

/**
 * Chooses an image or video from the media library or by its address, with a focal point. Optionally also another one
 * for narrow screens; turning this on switches the canvas to the phone's preview.
 */
export function MediaSourceControl( {
	label,
	value,
	onChange,
	allow = BOTH,
	withAlt = false,
	withNarrow = true,
}: Props ) {
	const { narrow, ...wide } = value;
	const [ , setWidth ] = useWidth();
	const kept = narrow ? { narrow } : {};

	return (
		<VStack as="fieldset" className="eidan-group" spacing={ 4 } aria-label={ label }>
			<SourceFields
				label={ label }
				value={ wide }
				allow={ allow }
				onChange={ ( source ) => onChange( { ...source, ...kept } ) }
			/>
			{ withAlt && wide.type === 'image' && (
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'Alternative text', 'eidan' ) }
					help={ __( 'Leave empty if the image is decorative.', 'eidan' ) }
					value={ wide.alt ?? '' }
					onChange={ ( alt ) => onChange( { ...value, alt } ) }
				/>
			) }
			{ withNarrow && wide.url && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Another file on narrow screens', 'eidan' ) }
					checked={ !! narrow }
					onChange={ ( on ) => {
						onChange( on ? { ...wide, narrow: {} } : wide );
						if ( on ) {
							setWidth( 'phone' );
						}
					} }
				/>
			) }
			{ withNarrow && narrow && (
				<SourceFields
					label={ __( 'On narrow screens', 'eidan' ) }
					value={ narrow }
					allow={ allow }
					onChange={ ( { alt: _, ...source } ) => onChange( { ...wide, narrow: source } ) }
				/>
			) }
		</VStack>
	);
}
