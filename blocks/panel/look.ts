import type { CSSProperties } from 'react';
import { classNames } from '@eidan/editor';
import type { PanelAttributes } from './attributes';

/** Class names of the panel in the editor. `Eidan\Blocks\Panel` prints those of the page. */
export const classesOf = ( { kind, edge, numbers }: PanelAttributes ) =>
	classNames(
		`is-${ kind }`,
		kind === 'side' && edge === 'start' && 'is-start',
		kind === 'fullscreen' && numbers && 'has-numbers'
	);

/** Gives the panel the same width as on the page. */
export const styleOf = ( { kind, width }: PanelAttributes ): CSSProperties => {
	const properties: Record< string, string > = kind !== 'fullscreen' && width ? { '--width': `${ width }px` } : {};
	return properties;
};
