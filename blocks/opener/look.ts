import type { CSSProperties } from 'react';
import type { OpenerAttributes } from './attributes';

/** Classes of the opener in the canvas; `Eidan\Blocks\Opener` prints those of the page. */
export const classesOf = ( { display, icon, iconPosition }: OpenerAttributes ) =>
	[ `is-display-${ icon ? display : 'text' }`, iconPosition === 'end' && 'is-icon-end' ].filter( Boolean ).join( ' ' );

export const styleOf = ( { size }: OpenerAttributes ): CSSProperties => {
	const properties: Record< string, string > = size === 24 ? {} : { '--size': `${ size }px` };
	return properties;
};
