import { BlockIcon } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { ComponentProps, ReactNode } from 'react';
import { SampleButton } from '../sample/button';
import { MediaPlaceholder } from './components';
import type { Media } from './convert';
import { IMAGE_FILES } from './media-toolbar';
import { sourceOfAddress, sourceOfMedia, type Chosen, type OneSource } from './source';

interface Words {
	icon: ComponentProps< typeof BlockIcon >[ 'icon' ];
	title: string;
	instructions?: string;
}

interface Props< File > extends Words {
	onSelect: ( file: File ) => void;
	onSelectAddress: ( address: string ) => void;
	children?: ReactNode;
}

/** Shown in place of an image: choose one. `children` are further buttons. */
export const ImagePlaceholder = < File extends Media | Chosen >( {
	icon,
	title,
	instructions = __( 'Drag and drop an image, upload, or choose from your library.', 'eidan' ),
	onSelect,
	onSelectAddress,
	children,
}: Props< File > ) => (
	<MediaPlaceholder
		{ ...IMAGE_FILES }
		icon={ <BlockIcon icon={ icon } /> }
		labels={ { title, instructions } }
		onSelect={ onSelect }
		onSelectURL={ onSelectAddress }
	>
		{ children }
	</MediaPlaceholder>
);

interface SourceProps extends Words {
	onChange: ( source: OneSource ) => void;
	/** Fills the whole block with sample content. Not given if the block already has some. */
	onSample?: () => void;
}

/** Shown in place of the image of a media source: choose one, or fill the block with sample content. */
export function SourcePlaceholder( { onChange, onSample, ...words }: SourceProps ) {
	const choose = ( source: OneSource | null ) => source && onChange( source );
	return (
		<ImagePlaceholder
			{ ...words }
			onSelect={ ( chosen: Chosen ) => choose( sourceOfMedia( chosen, [ 'image' ] ) ) }
			onSelectAddress={ ( address ) => choose( sourceOfAddress( address, [ 'image' ] ) ) }
		>
			{ onSample && <SampleButton fill={ onSample } /> }
		</ImagePlaceholder>
	);
}
