import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M4 4h7v8H4V4Zm1.5 1.5v5h4v-5h-4ZM13 4h7v8h-7V4Zm1.5 1.5v5h4v-5h-4ZM4 13.5h7V15H4v-1.5Zm9 0h7V15h-7v-1.5Zm-9 3h4.5V20H4v-3.5Zm9 0h4.5V20H13v-3.5Z" />
	</SVG>
);
