import { BaseControl, Button, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useMediaImages } from './use-media-images';
import { MediaCheck } from '../permission-notice';
import { MediaUpload } from '../media/components';

interface Props {
	label: string;
	help: string;
	/** Id of the attachment; 0 for none. */
	id: number;
	onChange: ( id: number ) => void;
}

/** A field for one image of the media library. */
export function ImageField( { label, help, id, onChange }: Props ) {
	const images = useMediaImages( id ? [ id ] : [] );
	const image = images?.get( id );

	return (
		<div className="eidan-image-field" role="group" aria-label={ label }>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			{ id > 0 && ! images && <Spinner /> }
			{ id > 0 && images && (
				<div className="eidan-image-field__preview">
					{ image ? (
						<img
							src={ image.media_details?.sizes?.medium?.source_url ?? image.source_url }
							alt={ image.alt_text }
						/>
					) : (
						<span className="eidan-gallery-field__gone">{ __( 'Deleted', 'eidan' ) }</span>
					) }
				</div>
			) }
			<MediaCheck>
				<MediaUpload
					allowedTypes={ [ 'image' ] }
					value={ id }
					title={ label }
					onSelect={ ( chosen: unknown ) => onChange( ( chosen as { id: number } ).id ) }
					render={ ( { open } ) => (
						<div className="eidan-image-field__tools">
							<Button variant="secondary" __next40pxDefaultSize onClick={ open }>
								{ id ? __( 'Replace', 'eidan' ) : __( 'Choose an image', 'eidan' ) }
							</Button>
							{ id > 0 && (
								<Button
									variant="tertiary"
									__next40pxDefaultSize
									/* translators: %s: name of a field. */
									aria-label={ sprintf( __( 'Remove “%s”', 'eidan' ), label ) }
									onClick={ () => onChange( 0 ) }
								>
									{ __( 'Remove', 'eidan' ) }
								</Button>
							) }
						</div>
					) }
				/>
			</MediaCheck>
			<p className="eidan-image-field__help">{ help }</p>
		</div>
	);
}
