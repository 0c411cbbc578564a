import { Path, SVG } from '@wordpress/primitives';
import type { PortfolioListAttributes } from './attributes';

const draw = ( d: string ) => (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d={ d } />
	</SVG>
);

/** One icon for each layout. */
export const icons: Record< PortfolioListAttributes[ 'layout' ], JSX.Element > = {
	grid: draw(
		'M4 4h7v7H4V4Zm1.5 1.5v4h4v-4h-4ZM13 4h7v7h-7V4Zm1.5 1.5v4h4v-4h-4ZM4 13h7v7H4v-7Zm1.5 1.5v4h4v-4h-4ZM13 13h7v7h-7v-7Zm1.5 1.5v4h4v-4h-4Z'
	),
	masonry: draw(
		'M4 4h7v9H4V4Zm1.5 1.5v6h4v-6h-4ZM13 4h7v5h-7V4Zm1.5 1.5v2h4v-2h-4ZM4 15h7v5H4v-5Zm1.5 1.5v2h4v-2h-4ZM13 11h7v9h-7v-9Zm1.5 1.5v6h4v-6h-4Z'
	),
	rows: draw(
		'M4 5h9v6H4V5Zm1.5 1.5v3h6v-3h-6ZM15 5h5v6h-5V5Zm1.5 1.5v3h2v-3h-2ZM4 13h5v6H4v-6Zm1.5 1.5v3h2v-3h-2ZM11 13h9v6h-9v-6Zm1.5 1.5v3h6v-3h-6Z'
	),
	tiles: draw(
		'M4 4h10v10H4V4Zm1.5 1.5v7h7v-7h-7ZM16 4h4v4h-4V4Zm0 6h4v10h-4V10Zm1.5 1.5v7h1v-7h-1ZM4 16h4v4H4v-4Zm6 0h4v4h-4v-4Z'
	),
	offset: draw(
		'M4 3h7v7H4V3Zm1.5 1.5v4h4v-4h-4ZM13 6h7v7h-7V6Zm1.5 1.5v4h4v-4h-4ZM4 12h7v7H4v-7Zm1.5 1.5v4h4v-4h-4ZM13 15h7v7h-7v-7Zm1.5 1.5v4h4v-4h-4Z'
	),
};

export const icon = icons.grid;
