import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M3 3h18v8H3V3Zm1.5 1.5v5h15v-5h-15ZM3 13h18v8h-1.5v-6.5h-15V21H3v-8Z" />
	</SVG>
);
