import type { CSSProperties } from 'react';
import { classNames, colorOf } from '@eidan/editor';
import type { IconAttributes } from './attributes';

/** Class names of the block. The server prints the same ones. */
export function classesOf( { shape, shapeStyle, hover }: IconAttributes ): string {
	return classNames(
		shape !== 'none' && `has-shape is-shape-${ shape }`,
		shape !== 'none' && shapeStyle === 'fill' && 'is-filled',
		hover !== 'none' && `is-hover-${ hover }`
	);
}

const cssOf = ( color: string | undefined ) => color && colorOf( color );

/** Custom properties for style.scss. The server prints the same ones. */
export function styleOf( {
	size,
	strokeWidth,
	shapePadding,
	colors,
	rotation,
	flipHorizontal,
	flipVertical,
}: IconAttributes ): CSSProperties {
	const properties: Record< string, string | number | undefined > = {
		'--eidan-icon-size': `${ size }px`,
		'--eidan-icon-stroke': strokeWidth,
		'--eidan-icon-padding': `${ shapePadding }px`,
		'--eidan-icon-shape': cssOf( colors.color?.background ),
		'--eidan-icon-hover': cssOf( colors.hover?.text ),
		'--eidan-icon-hover-shape': cssOf( colors.hover?.background ),
		'--eidan-icon-rotate': `${ rotation }deg`,
		'--eidan-icon-scale': `${ flipHorizontal ? -1 : 1 } ${ flipVertical ? -1 : 1 }`,
	};
	return properties;
}
