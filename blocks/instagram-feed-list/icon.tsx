import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M4.75 4.75h6v6h-6zM13.25 4.75h6v6h-6zM4.75 13.25h6v6h-6zM16.25 13.25v6M13.25 16.25h6"
		/>
	</SVG>
);
