import { Path, SVG } from '@wordpress/primitives';
import { __ } from '@wordpress/i18n';

const draw = ( d: string ) => (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d={ d } />
	</SVG>
);

const all = () => ( {
	grid: {
		label: __( 'Grid', 'eidan' ),
		icon: draw(
			'M4 4h7v7H4V4Zm1.5 1.5v4h4v-4h-4ZM13 4h7v7h-7V4Zm1.5 1.5v4h4v-4h-4ZM4 13h7v7H4v-7Zm1.5 1.5v4h4v-4h-4ZM13 13h7v7h-7v-7Zm1.5 1.5v4h4v-4h-4Z'
		),
	},
	masonry: {
		label: __( 'Masonry', 'eidan' ),
		icon: draw(
			'M4 4h7v9H4V4Zm1.5 1.5v6h4v-6h-4ZM13 4h7v5h-7V4Zm1.5 1.5v2h4v-2h-4ZM4 15h7v5H4v-5Zm1.5 1.5v2h4v-2h-4ZM13 11h7v9h-7v-9Zm1.5 1.5v6h4v-6h-4Z'
		),
	},
	slider: {
		label: __( 'Slider', 'eidan' ),
		icon: draw(
			'M7 4h10v12H7zm1.5 1.5v9h7v-9zM2 6h3.5v1.5h-2v5h2V14H2zm16.5 0H22v8h-3.5v-1.5h2v-5h-2zM6 19h5v1.5H6zm7 0h5v1.5h-5z'
		),
	},
	single: {
		label: __( 'One at a time', 'eidan' ),
		icon: draw( 'M4 4h16v12H4V4Zm1.5 1.5v9h13v-9h-13ZM10 18.5h4V20h-4v-1.5Z' ),
	},
	row: {
		label: __( 'Row', 'eidan' ),
		icon: draw(
			'M3 9h4v6H3V9Zm1.5 1.5v3h1v-3h-1ZM9 9h6v6H9V9Zm1.5 1.5v3h3v-3h-3ZM17 9h4v6h-4V9Zm1.5 1.5v3h1v-3h-1Z'
		),
	},
	marquee: {
		label: __( 'Marquee', 'eidan' ),
		icon: draw(
			'M2 8h3.5v1.5h-2v5h2V16H2V8Zm5.5 0h9v8h-9V8ZM9 9.5v5h6v-5H9ZM18.5 8H22v1.5h-2v5h2V16h-3.5V8ZM6 19h9.6l-1.3-1.3 1-1L18.6 19.8l-3.3 3-1-1 1.3-1.3H6V19Z'
		),
	},
	list: {
		label: __( 'List', 'eidan' ),
		icon: draw(
			'M4 4h16v1H4V4Zm0 3h5v1.5H4V7Zm7 0h9v1.5h-9V7ZM4 11h16v1H4v-1Zm0 3h5v1.5H4V14Zm7 0h9v1.5h-9V14ZM4 18h16v1H4v-1Z'
		),
	},
} );

/**
 * Returns the options of `LayoutControl`, with labels and icons.
 *
 * @param names Names of the layouts, in the order in which they are offered.
 */
export const listLayouts = ( names: ( keyof ReturnType< typeof all > )[] ) =>
	names.map( ( value ) => ( { value, ...all()[ value ] } ) );
