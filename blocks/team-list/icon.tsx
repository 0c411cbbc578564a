import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M4 4h7v9H4V4Zm1.5 1.5v6h4v-6h-4ZM13 4h7v9h-7V4Zm1.5 1.5v6h4v-6h-4ZM4 15h7v1.5H4V15Zm9 0h7v1.5h-7V15Zm-9 3.5h4V20H4v-1.5Zm9 0h4V20h-4v-1.5Z" />
	</SVG>
);
