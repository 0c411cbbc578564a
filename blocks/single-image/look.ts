import type { CSSProperties } from 'react';
import type { SingleImageAttributes } from './attributes';

const percent = ( share: number | undefined ) => `${ Math.round( ( share ?? 0.5 ) * 100 ) }%`;

/** Classes of the figure, the same in the editor and as saved. */
export function classesOf( { mask, blend, filter, captions, ratio }: SingleImageAttributes ): string {
	return [
		mask !== 'none' && `has-mask-${ mask }`,
		blend !== 'normal' && `has-blend-${ blend }`,
		filter !== 'none' && `has-filter-${ filter }`,
		captions !== 'under' && `has-captions-${ captions }`,
		ratio !== 'auto' && 'has-ratio',
	]
		.filter( Boolean )
		.join( ' ' );
}

/** Style of the picture: properties that may be saved by every author. */
export function styleOf( { ratio, focalPoint }: SingleImageAttributes ): CSSProperties | undefined {
	const style: CSSProperties = {};
	if ( ratio !== 'auto' ) {
		style.aspectRatio = ratio;
		style.objectFit = 'cover';
	}
	if ( focalPoint ) {
		style.objectPosition = `${ percent( focalPoint.x ) } ${ percent( focalPoint.y ) }`;
	}
	return Object.keys( style ).length ? style : undefined;
}
