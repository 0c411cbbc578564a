import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M3.75 5.25h7M3.75 9.75h16.5M3.75 14.25h7M3.75 18.75h16.5M14.25 4.75h5v9h-5z"
		/>
	</SVG>
);
