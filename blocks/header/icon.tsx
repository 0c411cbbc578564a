import { Path, SVG } from '@wordpress/primitives';

const draw = ( path: string ) => (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path fill="none" stroke="currentColor" strokeWidth="1.5" d={ path } />
	</SVG>
);

const FRAME = 'M3.75 4.75h16.5v14.5H3.75z';

export const icon = draw( `${ FRAME }M3.75 9.75h16.5M6 7.25h3M13 7.25h5` );
export const centredIcon = draw( `${ FRAME }M3.75 9.75h16.5M5.5 7.25h3M10.75 7.25h2.5M15.5 7.25h3` );
export const minimalIcon = draw( `${ FRAME }M3.75 9.75h16.5M6 7.25h3M17 7.25h1.5` );
export const verticalIcon = draw( `${ FRAME }M8.75 4.75v14.5M5.5 7.5h1.5M5.5 11h1.5` );
