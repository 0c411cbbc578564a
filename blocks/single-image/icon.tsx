import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M5.75 20.25v-10a6.25 6.25 0 0 1 12.5 0v10zM6 16l3.5-3 2.5 2 2.5-2.5 3.5 3"
		/>
	</SVG>
);
