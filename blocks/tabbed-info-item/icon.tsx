import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path fill="none" stroke="currentColor" strokeWidth="1.5" d="M3.75 6.5h12M16 6.5h4M3.75 10.5h16.5v8.75H3.75z" />
	</SVG>
);
