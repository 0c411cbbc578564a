import { BlockIcon } from '@wordpress/block-editor';
import { isBlobURL } from '@wordpress/blob';
import { Button, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { MediaPlaceholder } from './components';
import type { Media } from './convert';
import { IMAGE_FILES } from './picture-toolbar';

interface Props {
	icon: JSX.Element;
	/** Name of the block, and the one sentence. */
	title: string;
	instructions: string;
	onSelect: ( pictures: Media[] ) => void;
	onStart: () => void;
}

/** A block of several images that has none yet: chosen ones, or a sample. */
export function PicturesPlaceholder( { icon, title, instructions, onSelect, onStart }: Props ) {
	const [ isUploading, setUploading ] = useState( false );
	return (
		<MediaPlaceholder
			{ ...IMAGE_FILES }
			multiple
			icon={ <BlockIcon icon={ icon } /> }
			labels={ { title, instructions } }
			value={ [] }
			onSelect={ ( pictures: Media[] ) => {
				// Files have addresses of this browser only until all are uploaded.
				const isOnTheWay = pictures.some( ( { url } ) => ! url || isBlobURL( url ) );
				setUploading( isOnTheWay );
				if ( ! isOnTheWay ) {
					onSelect( pictures );
				}
			} }
		>
			<Button variant="tertiary" __next40pxDefaultSize onClick={ onStart }>
				{ __( 'Start with sample content', 'eidan' ) }
			</Button>
			{ isUploading && <Spinner /> }
		</MediaPlaceholder>
	);
}
