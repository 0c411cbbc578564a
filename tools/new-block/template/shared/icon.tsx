import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M4 5h16v14H4zm1.5 1.5v11h13v-11zM8 10h8v1.5H8zm0 3h5v1.5H8z" />
	</SVG>
);
