import { InspectorControls } from '@wordpress/block-editor';
import { Button, PanelBody, __experimentalVStack as VStack } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { HeadingLevelControl, PlaceFields } from '@eidan/editor';
import type { ItemShowcaseItemAttributes } from './attributes';
import { placeOf } from './look';

const LEVELS = [ 2, 3, 4, 5, 6, 0 ] as const;

interface Props {
	attributes: ItemShowcaseItemAttributes;
	setAttributes: ( attributes: Partial< ItemShowcaseItemAttributes > ) => void;
	/** Undefined if the block shows no icons. */
	onPick?: ( () => void ) | undefined;
}

export function Inspector( { attributes, setAttributes, onPick }: Props ) {
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Point on the image', 'eidan' ) }>
				<PlaceFields value={ placeOf( attributes ) } onChange={ ( place ) => setAttributes( { place } ) } />
			</PanelBody>
			<PanelBody title={ __( 'Settings', 'eidan' ) }>
				<VStack spacing={ 4 }>
					{ onPick && (
						<Button __next40pxDefaultSize variant="secondary" onClick={ onPick }>
							{ attributes.icon ? __( 'Replace icon', 'eidan' ) : __( 'Choose an icon', 'eidan' ) }
						</Button>
					) }
					<HeadingLevelControl
						value={ attributes.level }
						levels={ LEVELS }
						onChange={ ( level ) => setAttributes( { level } ) }
					/>
				</VStack>
			</PanelBody>
		</InspectorControls>
	);
}
