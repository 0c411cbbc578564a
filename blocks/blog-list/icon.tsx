import { Path, SVG } from '@wordpress/primitives';
import type { BlogListAttributes } from './attributes';

const draw = ( d: string ) => (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d={ d } />
	</SVG>
);

/** One icon for each layout. */
export const icons: Record< BlogListAttributes[ 'layout' ], JSX.Element > = {
	standard: draw( 'M4 4h16v8H4V4Zm1.5 1.5v5h13v-5h-13ZM4 14.5h4V16H4v-1.5Zm6 0h10V16H10v-1.5Zm0 3.5h7v1.5h-7V18Z' ),
	grid: draw(
		'M4 4h7v6H4V4Zm1.5 1.5v3h4v-3h-4ZM13 4h7v6h-7V4Zm1.5 1.5v3h4v-3h-4ZM4 12h7v1.5H4V12Zm9 0h7v1.5h-7V12Zm-9 3.5h5V17H4v-1.5Zm9 0h5V17h-5v-1.5Z'
	),
	masonry: draw(
		'M4 4h7v9H4V4Zm1.5 1.5v6h4v-6h-4ZM13 4h7v5h-7V4Zm1.5 1.5v2h4v-2h-4ZM4 15h7v5H4v-5Zm1.5 1.5v2h4v-2h-4ZM13 11h7v9h-7v-9Zm1.5 1.5v6h4v-6h-4Z'
	),
	side: draw(
		'M4 4h7v7H4V4Zm1.5 1.5v4h4v-4h-4ZM13 5h7v1.5h-7V5Zm0 3.5h5V10h-5V8.5ZM4 13h7v7H4v-7Zm1.5 1.5v4h4v-4h-4ZM13 14h7v1.5h-7V14Zm0 3.5h5V19h-5v-1.5Z'
	),
	minimal: draw(
		'M4 5h3v1.5H4V5Zm5 0h11v1.5H9V5ZM4 9h16v1H4V9Zm0 3.5h3V14H4v-1.5Zm5 0h11V14H9v-1.5Zm-5 4h16v1H4v-1Zm0 3h3V21H4v-1.5Zm5 0h11V21H9v-1.5Z'
	),
};

export const icon = icons.grid;
