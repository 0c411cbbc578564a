import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M6.75 6.75h10.5v10.5H6.75zM13.75 14.75h6.5v5.5h-6.5zM3.75 3.75h5v5h-5z"
		/>
	</SVG>
);
