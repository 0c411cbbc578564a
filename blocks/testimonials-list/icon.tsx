import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M10 5v1.5c-2.2.4-3.5 1.8-3.9 4H10V16H4.5v-4.8C4.5 7.7 6.5 5.4 10 5Zm9.5 0v1.5c-2.2.4-3.5 1.8-3.9 4h3.9V16H14v-4.8c0-3.5 2-5.8 5.5-6.2ZM4.5 18.5h15V20h-15v-1.5Z" />
	</SVG>
);
