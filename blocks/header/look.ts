import type { CSSProperties } from 'react';
import type { HeaderAttributes } from './attributes';

/**
 * Classes of the header in the canvas; `Eidan\Blocks\Header` prints those of the page.
 *
 * @param attributes       The block's attributes.
 * @param attributes.align Alignment.
 * @param logo             Address of the logo that lies over the site's own, if any.
 */
export const classesOf = (
	{ align, orientation, transparent, skin }: HeaderAttributes & { align?: string },
	logo: string | undefined
): string =>
	[
		// As wide as the page prints it in a page's content: in the header part of a theme nothing else is there.
		! align && 'alignfull',
		orientation === 'vertical' && 'is-vertical',
		transparent && 'is-transparent',
		skin && `is-skin-${ skin }`,
		logo && 'has-logo',
	]
		.filter( Boolean )
		.join( ' ' );

/**
 * Custom properties of the header in the canvas.
 *
 * @param attributes The block's attributes.
 * @param form       Form whose height it has: that of the width, by the breakpoint.
 * @param logo       Address of the logo that lies over the site's own, if any.
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
