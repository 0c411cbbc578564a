import type { CSSProperties } from 'react';
import { classNames } from '@eidan/editor';
import type { HeaderAttributes } from './attributes';

/**
 * Class names of the header in the editor. `Eidan\Blocks\Header` prints those of the page.
 *
 * @param attributes       The block's attributes.
 * @param attributes.align Alignment of the block; undefined if none was chosen.
 * @param logo             URL of the logo that covers the site logo, if any.
 */
export const classesOf = (
	{ align, orientation, transparent, skin }: HeaderAttributes & { align?: string },
	logo: string | undefined
): string =>
	classNames(
		// Without an alignment the page prints the header in full width.
		! align && 'alignfull',
		orientation === 'vertical' && 'is-vertical',
		transparent && 'is-transparent',
		skin && `is-skin-${ skin }`,
		logo && 'has-logo'
	);

/**
 * Custom properties of the header in the editor.
 *
 * @param attributes The block's attributes.
 * @param form       The form of the width, `wide` or `compact`, by the breakpoint. It decides the height.
 * @param logo       URL of the logo that covers the site logo, if any.
 */
export const styleOf = (
	{ height, mobileHeight }: HeaderAttributes,
	form: string,
	logo: string | undefined
): CSSProperties =>
	( {
		'--eidan-header-height': `${ form === 'compact' ? mobileHeight : height }px`,
		...( logo && { '--logo': `url("${ logo.replace( /["\\\n]/g, encodeURIComponent ) }")` } ),
	} ) as CSSProperties;
