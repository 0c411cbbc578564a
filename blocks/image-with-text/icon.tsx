import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M3.75 5.75h8.5v12.5h-8.5zM3.75 15l3-2.5 2.5 2 3-2.5M15 8.5h5.5M15 12h5.5M15 15.5h3.5"
		/>
	</SVG>
);
