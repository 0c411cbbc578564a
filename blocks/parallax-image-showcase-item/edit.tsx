import { store as blockEditorStore, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { isBlobURL } from '@wordpress/blob';
import { Spinner } from '@wordpress/components';
import { useMergeRefs } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	BoxHandles,
	fit,
	ImagePlaceholder,
	MediaToolbar,
	useFocusAfterPlaceholder,
	useImage,
	usePlacing,
	cropOf,
	ratioOf,
} from '@eidan/editor';
import type { ParallaxImageShowcaseItemAttributes } from './attributes';
import { icon } from './icon';
import { Inspector } from './inspector';
import { classesOf, fromCorner, limitsFrom, placeFrom, placeOf, styleOf } from './look';

const showcaseOf = ( element: HTMLElement | null ) => element?.closest< HTMLElement >( '.eidan-showcase' );

/**
 * The area that positions refer to. Percentages are of the block's width, also in the vertical direction. `clientWidth`
 * ignores the tilt.
 */
const areaOf = ( element: HTMLElement ) => {
	const width = ( showcaseOf( element ) ?? element ).clientWidth;
	return { width, height: width };
};

const OPPOSITE = {
	'top-left': 'bottom-right',
	'top-right': 'bottom-left',
	'bottom-left': 'top-right',
	'bottom-right': 'top-left',
} as const;

type Corner = ParallaxImageShowcaseItemAttributes[ 'corner' ];

/**
 * Returns the attribute that keeps an image in its place when its position is measured from another corner. Empty if
 * the image or the block around it is not rendered.
 *
 * @param corner The new corner.
 * @param figure Element of the image.
 * @param width  Width of the image, in percent of the block's width.
 */
function placeAt( corner: Corner, figure: HTMLElement | null, width: number ) {
	const showcase = showcaseOf( figure );
	if ( ! figure || ! showcase ) {
		return {};
	}
	// Padding of the block. It leaves room for images that are moved up.
	const paddingTop =
		parseFloat( showcase.ownerDocument.defaultView?.getComputedStyle( showcase ).paddingTop ?? '0' ) || 0;
	const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = figure;
	return {
		place: {
			...placeFrom(
				corner,
				{ width: showcase.clientWidth, height: showcase.clientHeight - paddingTop },
				{ left, top: top - paddingTop, width: offsetWidth, height: offsetHeight }
			),
			width,
		},
	};
}

export default function Edit( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
}: BlockEditProps< ParallaxImageShowcaseItemAttributes > ) {
	const { id, url, alt, corner, decorative, width: naturalWidth, height, title } = attributes;
	const { choose, chooseAddress, linkAs, resize } = useImage( attributes, setAttributes );
	const index = useSelect( ( select ) => select( blockEditorStore ).getBlockIndex( clientId ), [ clientId ] );
	const figure = useRef< HTMLElement >( null );
	const { x, y, width } = placeOf( attributes );
	const box = { x, y, width, rotation: 0 };
	/* translators: %d: number of an image. */
	const label = sprintf( __( 'Image %d', 'eidan' ), index + 1 );
	const setPlace = ( place: { x: number; y: number; width: number } ) =>
		setAttributes( {
			place: {
				x: Math.min( place.x, Math.round( 10 * ( 100 - place.width ) ) / 10 ),
				y: place.y,
				width: place.width,
			},
		} );
	const placing = usePlacing( {
		label,
		value: fromCorner( { x, y }, corner ),
		limits: limitsFrom( width, corner ),
		areaOf,
		words: ( place ) => {
			const distance = fromCorner( place, corner );
			return sprintf(
				/* translators: 1: percent from the side, 2: percent from the top or the bottom. */
				__( '%1$s %% and %2$s %% from the corner', 'eidan' ),
				String( distance.x ),
				String( distance.y )
			);
		},
		onChange: ( place ) => setPlace( { ...fromCorner( place, corner ), width } ),
	} );
	const ref = useMergeRefs( [ figure, useFocusAfterPlaceholder< HTMLElement >( ! url, '.eidan-place-cover' ) ] );
	const blockProps = useBlockProps( { ref, className: classesOf( attributes ), style: styleOf( attributes ) } );

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
				attributes={ attributes }
				setAttributes={ setAttributes }
				onLink={ linkAs }
				onSize={ resize }
				onWidth={ ( value ) => setPlace( { x, y, width: value } ) }
				onCorner={ ( next ) => setAttributes( { corner: next, ...placeAt( next, figure.current, width ) } ) }
			/>
			<figure { ...blockProps }>
				<img
					src={ url }
					alt={ decorative ? '' : alt }
					width={ naturalWidth }
					height={ height }
					title={ title }
					style={ cropOf( attributes ) }
				/>
				{ isBlobURL( url ) && <Spinner /> }
				<button type="button" className="eidan-place-cover" { ...placing } />
				{ isSelected && (
					<BoxHandles
						label={ label }
						value={ box }
						onChange={ ( next ) =>
							setPlace( { x, y, width: fit( { ...next, x: 0 }, ratioOf( attributes ) ).width } )
						}
						ratio={ ratioOf( attributes ) }
						areaOf={ areaOf }
						corner={ OPPOSITE[ corner ] }
					/>
				) }
			</figure>
		</>
	);
}
