import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M3 4h18v16H3V4Zm1.5 1.5v13h15v-13h-15ZM6.5 8h7v1.5h-7V8Zm0 3.2h11v1.6h-11v-1.6Zm0 3.3h5V16h-5v-1.5Z" />
	</SVG>
);
