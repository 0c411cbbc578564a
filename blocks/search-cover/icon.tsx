import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path
			fillRule="evenodd"
			d="M3 5h18v14H3V5Zm1.5 1.5v11h15v-11h-15ZM11 8.5a3 3 0 0 1 2.5 4.7l2.1 2.1-1.1 1.1-2.1-2.1A3 3 0 1 1 11 8.5Zm0 1.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z"
		/>
	</SVG>
);
