import type { CSSProperties } from 'react';
import { classNames } from '@eidan/editor';
import type { VideoButtonAttributes } from './attributes';
import metadata from './block.json';

/** Class names of the block, in the editor and as saved. */
export const classesOf = ( { look, pulse }: VideoButtonAttributes ) =>
	classNames( `is-look-${ look }`, pulse && look !== 'text' && 'has-pulse' );

/** Custom properties for style.scss in the editor. `Eidan\Blocks\VideoButton` prints those of the page. */
export function styleOf( { look, size, ratio }: VideoButtonAttributes ): CSSProperties {
	const properties: Record< string, string | undefined > = {
		'--size': look !== 'text' && size !== metadata.attributes.size.default ? `${ size }px` : undefined,
		'--ratio': look === 'poster' && ratio !== 'auto' ? ratio : undefined,
	};
	return properties;
}
