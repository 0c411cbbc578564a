import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Button, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ImagesPlaceholder, sampleImages } from '@eidan/editor';
import type { PageSpinnerAttributes } from './attributes';
import { icon } from './icon';
import { Inspector } from './inspector';
import { classesOf, styleOf } from './look';
import { useMissingImages } from './use-missing-images';

/** In the editor the spinner stays where the block is. It looks as on the page before it fades out. */
export default function Edit( { attributes, setAttributes }: BlockEditProps< PageSpinnerAttributes > ) {
	const { type, images } = attributes;
	const missing = useMissingImages( images );
	const blockProps = useBlockProps( { className: classesOf( attributes ), style: styleOf( attributes ) } );
	const inspector = <Inspector attributes={ attributes } setAttributes={ setAttributes } />;

	if ( type === 'images' && ! images.length ) {
		return (
			<div { ...blockProps }>
				{ inspector }
				<ImagesPlaceholder
					icon={ icon }
					title={ __( 'Page spinner', 'eidan' ) }
					instructions={ __(
						'Choose three to five images. They cover the first page of a visit while it loads.',
						'eidan'
					) }
					onSelect={ ( chosen ) =>
						setAttributes( {
							images: chosen.slice( 0, 8 ).map( ( { id = 0, url = '' } ) => ( { id, url } ) ),
						} )
					}
					onStart={ () =>
						setAttributes( {
							images: sampleImages( 'none' )
								.slice( 0, 4 )
								.map( ( { url = '' } ) => ( { url } ) ),
						} )
					}
				/>
			</div>
		);
	}

	return (
		<div { ...blockProps }>
			{ inspector }
			{ missing.length > 0 && (
				<Notice
					status="warning"
					isDismissible={ false }
					className="eidan-spinner__notice"
					actions={ [
						{
							label: __( 'Remove', 'eidan' ),
							onClick: () =>
								setAttributes( {
									images: images.filter( ( { id } ) => ! id || ! missing.includes( id ) ),
								} ),
						},
					] }
				>
					{ sprintf(
						/* translators: %d: number of images. */
						_n(
							'%d image is not in the media library any more. Visitors see the others.',
							'%d images are not in the media library any more. Visitors see the others.',
							missing.length,
							'eidan'
						),
						missing.length
					) }
				</Notice>
			) }
			{ type === 'images' ? (
				<>
					<div className="eidan-spinner__images">
						{ images.map( ( { id, url }, index ) => (
							<img key={ `${ id } ${ url }` } src={ url } alt="" style={ { '--i': index } as object } />
						) ) }
					</div>
					<Button
						className="eidan-spinner__replace"
						__next40pxDefaultSize
						variant="secondary"
						onClick={ () => setAttributes( { images: [] } ) }
					>
						{ __( 'Choose other images', 'eidan' ) }
					</Button>
				</>
			) : (
				<div className="eidan-spinner__progress">
					<span className="eidan-spinner__count">65</span>
					<span className="eidan-spinner__bar" />
				</div>
			) }
		</div>
	);
}
