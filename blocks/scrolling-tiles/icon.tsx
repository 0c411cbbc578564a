import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M2 4.75h6.25v6H2M10.75 4.75h5.5v6h-5.5zM18.75 4.75H22M18.75 10.75H22M18.75 4.75v6M2 13.25h2.75v6H2M7.25 13.25h5.5v6h-5.5zM22 13.25h-6.25v6H22"
		/>
	</SVG>
);
