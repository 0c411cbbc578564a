import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm3.8 5.2-2.3 5.3-5.3 2.3 2.3-5.3z"
		/>
	</SVG>
);
