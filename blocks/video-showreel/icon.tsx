import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M2.75 5.75h18.5v12.5H2.75zM6 14.5h5.5M6 11.5h3M13.5 13v3M15.5 8.25l2.75 1.6-2.75 1.65z"
		/>
	</SVG>
);
