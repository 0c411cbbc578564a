import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M3 7.75h3.25v8.5H3M9.25 7.75h5.5v8.5h-5.5zM21 7.75h-3.25v8.5H21"
		/>
	</SVG>
);
