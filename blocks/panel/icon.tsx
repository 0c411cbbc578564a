import { Path, SVG } from '@wordpress/primitives';

const draw = ( d: string ) => (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path fillRule="evenodd" d={ d } />
	</SVG>
);

/** Icons of the kinds of panels. */
export const icons = {
	side: draw( 'M3 5h18v14H3V5Zm1.5 1.5v11H12v-11H4.5Zm9 0v11h6v-11h-6Zm1.5 2h3V10h-3V8.5Zm0 3h3V13h-3v-1.5Z' ),
	fullscreen: draw( 'M3 5h18v14H3V5Zm1.5 1.5v11h15v-11h-15ZM7 8.5h10V10H7V8.5Zm0 3h10V13H7v-1.5Zm0 3h6V16H7v-1.5Z' ),
	popup: draw( 'M3 5h18v14H3V5Zm1.5 1.5v11h15v-11h-15ZM7 9h10v6H7V9Zm1.5 1.5v3h7v-3h-7Z' ),
};

export const icon = icons.side;
