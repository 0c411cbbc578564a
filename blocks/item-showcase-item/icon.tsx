import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M3 8h8M3 12h8M3 16h5M13.5 12H18a2 2 0 1 0 2-2 2 2 0 0 0-2 2"
		/>
	</SVG>
);
