import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M3.75 12h7M3.75 18.25h16.5M13.75 5.75h6.5v8.5h-6.5z"
		/>
	</SVG>
);
