import { BlockIcon } from '@wordpress/block-editor';
import { isBlobURL } from '@wordpress/blob';
import { Button, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { icon } from './icon';
import { Placeholder as MediaPlaceholder } from '../../src/editor/media/components';
import type { Media } from '../../src/editor/media/convert';
import { IMAGES } from '../../src/editor/media/picture-toolbar';

interface Props {
	onSelect: ( pictures: Media[] ) => void;
	onStart: () => void;
}

/** Chosen pictures, or a sample. */
export function Placeholder( { onSelect, onStart }: Props ) {
	const [ isUploading, setUploading ] = useState( false );
	return (
		<MediaPlaceholder
			{ ...IMAGES }
			multiple
			icon={ <BlockIcon icon={ icon } /> }
			labels={ {
				title: __( 'Stacked images', 'eidan' ),
				instructions: __( 'Drag and drop two to six images, upload, or choose from your library.', 'eidan' ),
			} }
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
