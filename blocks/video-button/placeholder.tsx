import { BlockIcon } from '@wordpress/block-editor';
import { Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { MediaPlaceholder, checkVideoAddress, sourceOfMedia, type Chosen, SampleButton } from '@eidan/editor';
import { icon } from './icon';

interface Props {
	onChange: ( video: { url: string; id?: number | undefined; title?: string } ) => void;
	onSample: () => void;
}

/** Shown while the block has no video: choose one, enter an address, or fill the block with sample content. */
export function Empty( { onChange, onSample }: Props ) {
	const [ failure, setFailure ] = useState( '' );
	return (
		<MediaPlaceholder
			icon={ <BlockIcon icon={ icon } /> }
			accept="video/*"
			allowedTypes={ [ 'video' ] }
			labels={ {
				title: __( 'Video button', 'eidan' ),
				instructions: __(
					'Upload a video, choose one from your library, or insert the address of one on YouTube, Vimeo or another service.',
					'eidan'
				),
			} }
			notices={
				failure && (
					<Notice status="error" isDismissible={ false }>
						{ failure }
					</Notice>
				)
			}
			onSelect={ ( chosen: Chosen ) => {
				const source = sourceOfMedia( chosen, [ 'video' ] );
				if ( source?.url ) {
					onChange( { url: source.url, id: source.id } );
				}
			} }
			onSelectURL={ ( url: string ) => {
				setFailure( '' );
				checkVideoAddress( url ).then(
					( { title } ) => onChange( { url: url.trim(), title } ),
					( { message = '' }: { message?: string } ) => setFailure( message )
				);
			} }
		>
			<SampleButton fill={ onSample } />
		</MediaPlaceholder>
	);
}
