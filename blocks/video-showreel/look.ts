import type { CSSProperties } from 'react';
import { classNames, gradientProps, positionOf } from '@eidan/editor';
import type { VideoShowreelAttributes } from './attributes';

const tags = { 0: 'p', 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** Tag of the text. Level 0 is a paragraph. */
export const tagOf = ( { level }: VideoShowreelAttributes ) => tags[ level ] ?? 'h2';

/** Returns an address without KSES's encoding, which turns `&` in block attributes into `&amp;`. */
export const addressOf = ( url = '' ) => url.replaceAll( '&amp;', '&' ) || undefined;

/** URL of the poster. Undefined if there is none. */
export const posterOf = ( { poster }: VideoShowreelAttributes ) => addressOf( poster.url );

/** Class names of the block, in the editor and as saved. */
export function classesOf( { height, overlay, contentPosition }: VideoShowreelAttributes ): string {
	const [ block = 'bottom', inline = 'left' ] = contentPosition.split( ' ' );
	return classNames(
		`is-height-${ height }`,
		overlay === 'light' && 'is-overlay-light',
		`is-content-${ block }`,
		`is-content-${ inline === 'center' ? 'middle' : inline }`
	);
}

/** Custom properties for style.scss in the editor. `Eidan\Blocks\VideoShowreel` prints those of the page. */
export function styleOf( attributes: VideoShowreelAttributes ): CSSProperties {
	const { height, measuredOpacity, overlayOpacity, ratio, source } = attributes;
	const properties: Record< string, string | undefined > = {
		...gradientProps( attributes.overlayGradient ).style,
		'--scrim': `${ overlayOpacity ?? measuredOpacity }%`,
		'--ratio': height === 'ratio' ? ratio : undefined,
		'--focus': source.focalPoint && positionOf( source ),
		'--focus-narrow': source.narrow?.url ? positionOf( source.narrow ) : undefined,
	};
	return properties;
}

/** Greatest number of lines of text, from the specification. */
const MAX_LINES = 5;

/**
 * Limits text to five lines. All further lines are appended to the fifth one.
 *
 * @param html Text with `<br>` between lines.
 */
export function fiveLines( html: string ): string {
	const lines = html.split( /<br[^>]*>/ );
	return lines.length > MAX_LINES
		? [
				...lines.slice( 0, MAX_LINES - 1 ),
				lines
					.slice( MAX_LINES - 1 )
					.filter( Boolean )
					.join( ' ' ),
			].join( '<br>' )
		: html;
}
