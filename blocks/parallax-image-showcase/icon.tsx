import { Path, SVG } from '@wordpress/primitives';

const of = ( path: string ) => (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path fill="none" stroke="currentColor" strokeWidth="1.5" d={ path } />
	</SVG>
);

export const icon = of( 'M6.75 6.75h10.5v10.5H6.75zM13.75 14.75h6.5v5.5h-6.5zM3.75 3.75h5v5h-5z' );

export const itemIcon = of( 'M4.75 4.75h14.5v14.5H4.75zM5 16l4-4 3 3 2.5-2.5L19 17' );
