import { MediaUpload } from '@wordpress/block-editor';
import { BaseControl, Button, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight, closeSmall } from '@wordpress/icons';
import { useMediaImages, type MediaImage } from './use-media-images';
import { MediaCheck } from '../permission-notice';

interface Props {
	label: string;
	ids: number[];
	onChange: ( ids: number[] ) => void;
}

/** Swaps an item with the next one (`by` is 1) or the previous one (-1). At the ends of the list nothing happens. */
export function swapped( ids: readonly number[], index: number, by: 1 | -1 ): number[] {
	const next = [ ...ids ];
	const [ here, there ] = [ next[ index ], next[ index + by ] ];
	if ( here !== undefined && there !== undefined ) {
		next[ index ] = there;
		next[ index + by ] = here;
	}
	return next;
}

/** A field for several images. Authors choose them in the media library, and reorder them there or here. */
export function ImagesField( { label, ids, onChange }: Props ) {
	const images = useMediaImages( ids );

	return (
		<div className="eidan-gallery-field" role="group" aria-label={ label }>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			{ ids.length > 0 && images === null && <Spinner /> }
			{ ids.length > 0 && images !== null && (
				<ol className="eidan-gallery-field__list">
					{ ids.map( ( id, index ) => (
						<ImageItem
							key={ id }
							image={ images.get( id ) }
							position={ index + 1 }
							count={ ids.length }
							onMove={ ( by ) => onChange( swapped( ids, index, by ) ) }
							onRemove={ () => onChange( ids.filter( ( other ) => other !== id ) ) }
						/>
					) ) }
				</ol>
			) }
			<MediaCheck>
				<MediaUpload
					gallery
					multiple
					addToGallery={ ids.length > 0 }
					allowedTypes={ [ 'image' ] }
					value={ ids }
					title={ label }
					onSelect={ ( chosen: unknown ) =>
						onChange( ( chosen as { id: number }[] ).map( ( { id } ) => id ) )
					}
					render={ ( { open } ) => (
						<Button variant="secondary" __next40pxDefaultSize onClick={ open }>
							{ ids.length ? __( 'Edit gallery', 'eidan' ) : __( 'Choose images', 'eidan' ) }
						</Button>
					) }
				/>
			</MediaCheck>
		</div>
	);
}

interface ImageItemProps {
	image: MediaImage | undefined;
	position: number;
	count: number;
	onMove: ( by: 1 | -1 ) => void;
	onRemove: () => void;
}

function ImageItem( { image, position, count, onMove, onRemove }: ImageItemProps ) {
	const source = image?.media_details?.sizes?.thumbnail?.source_url ?? image?.source_url;
	const name =
		image?.alt_text ||
		image?.title?.raw ||
		/* translators: %d: place of an image in a list. */
		sprintf( __( 'image %d', 'eidan' ), position );

	return (
		<li className="eidan-gallery-field__entry">
			{ source ? (
				<img src={ source } alt={ name } />
			) : (
				<span className="eidan-gallery-field__gone">{ __( 'Deleted', 'eidan' ) }</span>
			) }
			<span className="eidan-gallery-field__tools">
				<Button
					size="small"
					icon={ chevronLeft }
					/* translators: %s: name of an image. */
					label={ sprintf( __( 'Move “%s” backward', 'eidan' ), name ) }
					disabled={ position === 1 }
					accessibleWhenDisabled
					onClick={ () => onMove( -1 ) }
				/>
				<Button
					size="small"
					icon={ closeSmall }
					/* translators: %s: name of an image. */
					label={ sprintf( __( 'Remove “%s”', 'eidan' ), name ) }
					onClick={ onRemove }
				/>
				<Button
					size="small"
					icon={ chevronRight }
					/* translators: %s: name of an image. */
					label={ sprintf( __( 'Move “%s” forward', 'eidan' ), name ) }
					disabled={ position === count }
					accessibleWhenDisabled
					onClick={ () => onMove( 1 ) }
				/>
			</span>
		</li>
	);
}
