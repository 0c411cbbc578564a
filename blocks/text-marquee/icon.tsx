import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M3.75 5.75h16.5M3.75 18.25h16.5M6.5 15l3-6.5 3 6.5M7.6 12.8h3.8M14 12h6M17.5 9.5 20 12l-2.5 2.5"
		/>
	</SVG>
);
