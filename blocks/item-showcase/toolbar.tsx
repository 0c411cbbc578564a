import { BlockControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	type Repeater,
	RepeaterToolbar,
	ReplaceAddress,
	ReplaceFlow,
	sourceOfAddress,
	sourceOfMedia,
	type Chosen,
	type OneSource,
} from '@eidan/editor';
import type { ItemShowcaseItemAttributes } from '../item-showcase-item/attributes';
import type { ItemShowcaseAttributes } from './attributes';
import { IMAGES } from './placeholder';

interface Props {
	attributes: ItemShowcaseAttributes;
	setAttributes: ( attributes: Partial< ItemShowcaseAttributes > ) => void;
	handle: Repeater< ItemShowcaseItemAttributes >;
}

/** Greatest number of items. There is no room for more beside an image. */
export const MAX_ITEMS = 10;

export function Toolbar( { attributes: { media }, setAttributes, handle }: Props ) {
	const setSource = ( source: OneSource | null ) =>
		source && setAttributes( { media: { ...source, ...( media.narrow ? { narrow: media.narrow } : {} ) } } );

	return (
		<>
			<RepeaterToolbar handle={ handle } max={ MAX_ITEMS } />
			{ media.url && (
				<BlockControls group="other">
					<ReplaceFlow
						accept="image/*"
						allowedTypes={ IMAGES }
						mediaId={ media.id }
						mediaURL={ media.url }
						onSelect={ ( chosen: Chosen ) => setSource( sourceOfMedia( chosen, IMAGES ) ) }
						name={ __( 'Replace', 'eidan' ) }
						variant="toolbar"
					>
						{
							( ( { onClose }: { onClose: () => void } ) => (
								<ReplaceAddress
									url={ media.url ?? '' }
									onClose={ onClose }
									onSelect={ ( url ) => setSource( sourceOfAddress( url, IMAGES ) ) }
								/>
							) ) as never
						}
					</ReplaceFlow>
				</BlockControls>
			) }
		</>
	);
}
