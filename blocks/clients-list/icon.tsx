import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M7 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm0 1.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM13 7.2h8v1.6h-8V7.2ZM3 15.2h8v1.6H3v-1.6ZM17 12.8l3.6 5.7h-7.2L17 12.8Zm0 2.8-.9 1.4h1.8l-.9-1.4Z" />
	</SVG>
);
