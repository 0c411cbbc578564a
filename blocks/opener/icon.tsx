import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M4 6h16v1.5H4V6Zm0 5.25h16v1.5H4v-1.5ZM4 16.5h9V18H4v-1.5Zm12.2-1.9 4.3 4.3-1.1 1.1-4.3-4.3 1.1-1.1Z" />
	</SVG>
);
