import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { plainText } from '../plain-text';
import { asIds, typeOfSource, type Bound } from './types';
import { useMeta } from './use-meta';
import { useMediaImages } from './use-media-images';

interface Props {
	/** Attributes of the gallery. */
	attributes: Bound & { sizeSlug: string };
	/** Context of the gallery block: the current item. */
	context: { postId?: number; postType?: string };
	/** Class and style of the gallery's layout. */
	className: string;
	style: CSSProperties;
}

/**
 * Shows the images of a gallery that is bound to a field of the current item. On the page,
 * the block's BoundImages.php does this.
 */
export function ItemImages( { attributes, context, className, style }: Props ) {
	const { source, args } = attributes.metadata?.bindings?.images ?? {};
	const type = typeOfSource( source );
	const field = type?.fields.find( ( { name } ) => name === ( args?.key ?? 'gallery' ) );
	const id = type && context.postType === type.postType ? context.postId : undefined;
	const [ meta ] = useMeta( type?.postType ?? 'post', id );
	const ids = id && field ? asIds( meta[ field.key ] ) : [];
	const images = useMediaImages( ids );

	if ( ! ids.length ) {
		return (
			<p className="eidan-item-gallery__empty">
				{ id
					? sprintf(
							/* translators: %s: title of a panel. */
							__( 'Choose images under “%s” in the sidebar. They are shown here.', 'eidan' ),
							type?.panel ?? ''
						)
					: __( 'Images of the item', 'eidan' ) }
			</p>
		);
	}
	return (
		<div className={ `${ className } eidan-item-gallery` } style={ style }>
			{ ids.map( ( imageId ) => {
				const image = images?.get( imageId );
				// The image was deleted. The page does not show it either.
				if ( images && ! image ) {
					return null;
				}
				const { width, height, sizes } = image?.media_details ?? {};
				const caption = plainText( image?.caption?.raw ?? image?.caption?.rendered );
				return (
					<figure
						key={ imageId }
						className="wp-block-image"
						style={ ( width && height ? { '--ratio': width / height } : {} ) as CSSProperties }
					>
						<img
							src={ sizes?.[ attributes.sizeSlug ]?.source_url ?? image?.source_url }
							alt={ image?.alt_text ?? '' }
						/>
						{ caption && <figcaption className="wp-element-caption">{ caption }</figcaption> }
					</figure>
				);
			} ) }
		</div>
	);
}
