import * as blockEditor from '@wordpress/block-editor';
import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { pullLeft, pullRight } from '@wordpress/icons';
import { type Link, LinkToolbar, SourceToolbar } from '@eidan/editor';
import type { ComponentType } from 'react';
import type { ImageWithTextAttributes } from './attributes';
import { sideOf } from './look';

// WordPress's own control. The published types only include it under an older name.
const components: Record< string, unknown > = blockEditor;
const VerticalAlignment = components.BlockVerticalAlignmentControl as ComponentType< {
	value: string;
	onChange: ( value?: ImageWithTextAttributes[ 'verticalAlignment' ] ) => void;
} >;

interface Props {
	attributes: ImageWithTextAttributes;
	setAttributes: ( attributes: Partial< ImageWithTextAttributes > ) => void;
	link: Link;
	/** Undefined if there is no heading that could be linked. */
	setLink?: ( ( link: Link ) => void ) | undefined;
}

export function Toolbar( { attributes, setAttributes, link, setLink }: Props ) {
	const { media, mediaPosition, verticalAlignment } = attributes;
	const sideButton = ( value: typeof mediaPosition ) => {
		const isLeft = sideOf( value, isRTL() ) === 'left';
		return (
			<ToolbarButton
				icon={ isLeft ? pullLeft : pullRight }
				label={ isLeft ? __( 'Show image on left', 'eidan' ) : __( 'Show image on right', 'eidan' ) }
				isActive={ mediaPosition === value }
				onClick={ () => setAttributes( { mediaPosition: value } ) }
			/>
		);
	};

	return (
		<>
			<BlockControls group="block">
				<VerticalAlignment
					value={ verticalAlignment }
					onChange={ ( value = 'center' ) => setAttributes( { verticalAlignment: value } ) }
				/>
				{ sideButton( 'left' ) }
				{ sideButton( 'right' ) }
			</BlockControls>
			{ setLink && <LinkToolbar value={ link } onChange={ setLink } /> }
			<SourceToolbar
				source={ media }
				type="image"
				onChange={ ( source ) => setAttributes( { media: source } ) }
			/>
		</>
	);
}
