import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M4.75 4.75h14.5v14.5H4.75zM5 16l4-4 3 3 2.5-2.5L19 17"
		/>
	</SVG>
);
