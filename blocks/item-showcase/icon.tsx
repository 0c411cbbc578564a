import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M8.75 4.75h6.5v14.5h-6.5zM2.5 8H12v1.5M21.5 16H12v-1.5M2.5 12H5M19 12h2.5"
		/>
	</SVG>
);
