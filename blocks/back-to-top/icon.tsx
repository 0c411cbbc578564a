import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path fill="none" stroke="currentColor" strokeWidth="1.5" d="M12 3a9 9 0 1 1-9 9m5 0 4-4 4 4m-4-4v9" />
	</SVG>
);
