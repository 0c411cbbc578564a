import { store as blockEditorStore, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { isBlobURL } from '@wordpress/blob';
import { Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import {
	type Box,
	BoxHandles,
	fit,
	limitsOf,
	ImagePlaceholder,
	MediaToolbar,
	useFocusAfterPlaceholder,
	useImage,
	usePlacing,
	useWidth,
	cropOf,
	ratioOf,
	useBlockEditorActions,
} from '@eidan/editor';
import type { StackedImagesItemAttributes } from './attributes';
import { icon } from './icon';
import { Inspector } from './inspector';
import { boxAt, placedAt, styleOf } from './look';

/**
 * The area that positions refer to. Percentages are of the width of the whole stack, also in the vertical direction.
 */
const areaOf = ( element: HTMLElement ) => {
	const { width } = ( element.closest( '.eidan-stack' ) ?? element ).getBoundingClientRect();
	return { width, height: width };
};

export default function Edit( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
}: BlockEditProps< StackedImagesItemAttributes > ) {
	const { id, url, alt, decorative, width, height, title } = attributes;
	const { choose, chooseAddress, linkAs, resize } = useImage( attributes, setAttributes );
	const [ previewWidth ] = useWidth();
	const index = useSelect( ( select ) => select( blockEditorStore ).getBlockIndex( clientId ), [ clientId ] );
	const { __unstableMarkNextChangeAsNotPersistent: notPersistent } = useBlockEditorActions();
	const ratio = ratioOf( attributes );
	const box = boxAt( attributes, previewWidth );
	const setBox = ( next: Box ) => setAttributes( placedAt( attributes, previewWidth, next ) );
	/* translators: %d: number of an image. */
	const label = sprintf( __( 'Image %d', 'eidan' ), index + 1 );
	const placing = usePlacing( {
		label,
		value: box,
		limits: limitsOf( box, ratio ),
		areaOf,
		onChange: ( { x, y } ) => setBox( fit( { ...box, x, y }, ratio ) ),
	} );
	const ref = useFocusAfterPlaceholder< HTMLElement >( ! url, '.eidan-place-cover' );
	const blockProps = useBlockProps( {
		ref,
		className: attributes.level ? 'eidan-layer' : '',
		style: styleOf( attributes ),
	} );

	if ( ! url ) {
		return (
			<figure { ...blockProps }>
				<ImagePlaceholder icon={ icon } title={ label } onSelect={ choose } onSelectAddress={ chooseAddress } />
			</figure>
		);
	}
	return (
		<>
			<MediaToolbar id={ id } url={ url } onSelect={ choose } onSelectAddress={ chooseAddress } />
			<Inspector
				{ ...{ attributes, setAttributes, box, ratio } }
				onBox={ setBox }
				onLink={ linkAs }
				onSize={ resize }
			/>
			<figure { ...blockProps }>
				<img
					src={ url }
					alt={ decorative ? '' : alt }
					width={ width }
					height={ height }
					title={ title }
					style={ cropOf( attributes ) }
					onLoad={ ( { currentTarget: { naturalWidth, naturalHeight } } ) => {
						// The size of an image from another site is only known once it is loaded.
						if ( ! width && ! height && naturalWidth > 0 && naturalHeight > 0 && ! isBlobURL( url ) ) {
							notPersistent();
							setAttributes( { width: naturalWidth, height: naturalHeight } );
						}
					} }
				/>
				{ isBlobURL( url ) && <Spinner /> }
				<button type="button" className="eidan-place-cover" { ...placing } />
				{ isSelected && (
					<BoxHandles
						label={ label }
						value={ box }
						onChange={ setBox }
						ratio={ ratio }
						areaOf={ areaOf }
						rotates
					/>
				) }
			</figure>
		</>
	);
}
