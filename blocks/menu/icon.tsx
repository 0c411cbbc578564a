import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M3.75 5.75h5M11.25 5.75h9M11.75 9.75h8.5v9.5h-8.5zM14 13h4M14 16h4"
		/>
	</SVG>
);
