import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M5.75 3.75h12.5v11.5H5.75zM5.75 18.5h8M5.75 20.75h5M6 13l3.5-3.5 3 3 2-2L18 13.5"
		/>
	</SVG>
);
