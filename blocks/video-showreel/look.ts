import type { CSSProperties } from 'react';
import { positionOf } from '@eidan/editor';
import type { VideoShowreelAttributes } from './attributes';

/** The opacity of the overlay in percent: the author's, or what was measured. */
export const opacityOf = ( { overlayOpacity, measuredOpacity }: VideoShowreelAttributes ): number =>
	overlayOpacity ?? measuredOpacity;

const tags = { 0: 'p', 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** The element of the words; level 0 is a paragraph. */
export const tagOf = ( { level }: VideoShowreelAttributes ) => tags[ level ] ?? 'h2';

/** An address as it was before KSES, which writes `&` anew in attributes of blocks. */
export const addressOf = ( url = '' ) => url.replaceAll( '&amp;', '&' ) || undefined;

/** The poster's address, else none. */
export const posterOf = ( { poster }: VideoShowreelAttributes ) => addressOf( poster.url );

/** Classes of the block. */
export function classesOf( { height, overlay, contentPosition }: VideoShowreelAttributes ): string {
	const [ block = 'bottom', inline = 'left' ] = contentPosition.split( ' ' );
	return [
		`is-height-${ height }`,
		overlay === 'light' && 'is-overlay-light',
		`is-content-${ block }`,
		`is-content-${ inline === 'center' ? 'middle' : inline }`,
	]
		.filter( Boolean )
		.join( ' ' );
}

/** Custom properties of the style sheet in the canvas; `Eidan\Blocks\VideoShowreel` prints those of the page. */
export function styleOf( attributes: VideoShowreelAttributes ): CSSProperties {
	const { height, ratio, source } = attributes;
	const properties: Record< string, string | undefined > = {
		'--scrim': `${ opacityOf( attributes ) }%`,
		'--ratio': height === 'ratio' ? ratio : undefined,
		'--focus': source.focalPoint && positionOf( source ),
		'--focus-narrow': source.narrow?.url ? positionOf( source.narrow ) : undefined,
	};
	return properties;
}

/** Lines that words may have; the specification's. */
const LINES = 5;

/**
 * Words in five lines at most: what is more goes on in the fifth.
 *
 * @param html Words with line breaks.
 */
export function fiveLines( html: string ): string {
	const lines = html.split( /<br[^>]*>/ );
	return lines.length > LINES
		? [
				...lines.slice( 0, LINES - 1 ),
				lines
					.slice( LINES - 1 )
					.filter( Boolean )
					.join( ' ' ),
			].join( '<br>' )
		: html;
}
