import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M3.75 4.75h16.5v8.5H3.75zM3.75 16.25h3.5v3h-3.5zM10.25 16.25h3.5v3h-3.5zM16.75 16.25h3.5v3h-3.5z"
		/>
	</SVG>
);
