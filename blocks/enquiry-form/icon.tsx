import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path
			fillRule="evenodd"
			d="M4 4h16v4.5H4V4Zm1.5 1.5V7h13V5.5h-13ZM4 10.5h16v5H4v-5ZM5.5 12v2h13v-2h-13ZM13 17.5h7V20h-7v-2.5Z"
		/>
	</SVG>
);
