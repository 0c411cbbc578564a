import type { TabbedInfoAttributes } from './attributes';

/** Class names of the wrapper, in the editor and in the saved HTML alike. */
export const classes = ( { mode, orientation, numbers }: TabbedInfoAttributes ) =>
	[
		`is-${ mode }`,
		mode === 'tabs' && orientation === 'vertical' && 'is-vertical',
		numbers && 'has-numbers',
	]
		.filter( Boolean )
		.join( ' ' );
