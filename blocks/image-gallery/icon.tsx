import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M3.75 4.75h9.5v6.5h-9.5zM15.75 4.75h4.5v6.5h-4.5zM3.75 13.75h4.5v5.5h-4.5zM10.75 13.75h9.5v5.5h-9.5z"
		/>
	</SVG>
);
