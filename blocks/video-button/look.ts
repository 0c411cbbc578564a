import type { CSSProperties } from 'react';
import type { VideoButtonAttributes } from './attributes';

/** Class names of the block, in the editor and as saved. */
export const classesOf = ( { look, pulse }: VideoButtonAttributes ) =>
	[ `is-look-${ look }`, pulse && look !== 'text' && 'has-pulse' ].filter( Boolean ).join( ' ' );

/** Custom properties for style.scss in the editor. `Eidan\Blocks\VideoButton` prints those of the page. */
export function styleOf( { look, size, ratio }: VideoButtonAttributes ): CSSProperties {
	const properties: Record< string, string | undefined > = {
		'--size': look !== 'text' && size !== 96 ? `${ size }px` : undefined,
		'--ratio': look === 'poster' && ratio !== 'auto' ? ratio : undefined,
	};
	return properties;
}
