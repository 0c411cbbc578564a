import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M14.25 8.75h6v11.5h-9.5v-3.5M3.75 3.75h10.5v13H3.75zM4 14l3-3 2.5 2.5 2-2 2.5 2.5"
		/>
	</SVG>
);
