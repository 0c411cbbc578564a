import { BlockIcon } from '@wordpress/block-editor';
import { isBlobURL } from '@wordpress/blob';
import { Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { SampleButton } from '../sample/button';
import { MediaPlaceholder } from './components';
import type { Media } from './convert';
import { IMAGE_FILES } from './media-toolbar';

interface Props {
	icon: JSX.Element;
	/** Name of the block. */
	title: string;
	/** One sentence that tells the author what to do. */
	instructions: string;
	onSelect: ( images: Media[] ) => void;
	onStart: () => void;
}

/** The placeholder of a block that shows several images. Authors choose images or start with samples. */
export function ImagesPlaceholder( { icon, title, instructions, onSelect, onStart }: Props ) {
	const [ isUploading, setUploading ] = useState( false );
	return (
		<MediaPlaceholder
			{ ...IMAGE_FILES }
			multiple
			icon={ <BlockIcon icon={ icon } /> }
			labels={ { title, instructions } }
			value={ [] }
			onSelect={ ( images: Media[] ) => {
				// Until all files are uploaded, some have a blob URL, which works in this browser only.
				const isOnTheWay = images.some( ( { url } ) => ! url || isBlobURL( url ) );
				setUploading( isOnTheWay );
				if ( ! isOnTheWay ) {
					onSelect( images );
				}
			} }
		>
			<SampleButton fill={ onStart } />
			{ isUploading && <Spinner /> }
		</MediaPlaceholder>
	);
}
