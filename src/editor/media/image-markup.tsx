import type { CSSProperties } from 'react';
import type { ImageAttributes } from './use-image';

const percent = ( share: number | undefined ) => `${ Math.round( ( share ?? 0.5 ) * 100 ) }%`;

/** CSS that crops an image. WordPress keeps these properties even if the author does not have `unfiltered_html`. */
export const cropOf = ( { ratio, focalPoint }: Pick< ImageAttributes, 'ratio' | 'focalPoint' > ): CSSProperties => ( {
	...( ratio === 'auto' ? {} : { aspectRatio: ratio, objectFit: 'cover' as const } ),
	...( focalPoint ? { objectPosition: `${ percent( focalPoint.x ) } ${ percent( focalPoint.y ) }` } : {} ),
} );

/** The saved HTML of an image, inside a link if it has one. */
export function ImageMarkup( {
	attributes,
	style,
}: {
	attributes: ImageAttributes;
	style?: CSSProperties | undefined;
} ) {
	const { id, url, alt, title, decorative, width, height, linkTo, href, linkTarget, rel } = attributes;
	const image = (
		<img
			src={ url }
			alt={ decorative ? '' : alt }
			className={ id ? `wp-image-${ id }` : undefined }
			width={ width }
			height={ height }
			title={ title }
			style={ style }
		/>
	);
	return linkTo !== 'none' && href ? (
		<a href={ href } target={ linkTarget } rel={ rel }>
			{ image }
		</a>
	) : (
		image
	);
}

/** Width divided by height of an image as it is shown; 1 if the dimensions are unknown. */
export function ratioOf( { ratio, width, height }: Pick< ImageAttributes, 'ratio' | 'width' | 'height' > ): number {
	const [ across, down ] = ratio === 'auto' ? [ width, height ] : ratio.split( '/' ).map( Number );
	return across && down ? across / down : 1;
}
