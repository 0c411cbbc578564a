import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M7 4h10v12H7zm1.5 1.5v9h7v-9zM2 6h3.5v1.5h-2v5h2V14H2zm16.5 0H22v8h-3.5v-1.5h2v-5h-2zM6 19h5v1.5H6zm7 0h5v1.5h-5z" />
	</SVG>
);
