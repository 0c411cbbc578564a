import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M4 5h16v1.5H4zm0 5.5h5V12H4zm7 0h9V12h-9zM4 16h5v1.5H4zm7 0h6v1.5h-6z" />
	</SVG>
);
