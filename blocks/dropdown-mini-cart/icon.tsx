import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path
			fillRule="evenodd"
			d="M3 5h1.5V3.8a2.5 2.5 0 0 1 5 0V5H11v7H3V5Zm3 0h2V3.8a1 1 0 1 0-2 0V5ZM4.500 6.500v4h5v-4h-5ZM13 9h8v12H5v-7h1.500v5.500h13v-9H13V9Zm-4.500 5H17v1.500H8.500V14Zm0 3H14v1.500H8.500V17Z"
		/>
	</SVG>
);
