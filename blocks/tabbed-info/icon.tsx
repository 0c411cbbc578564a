import { Path, SVG } from '@wordpress/primitives';

const draw = ( path: string ) => (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path fill="none" stroke="currentColor" strokeWidth="1.5" d={ path } />
	</SVG>
);

export const icon = draw( 'M3.75 9.75h16.5v9.5H3.75zM3.75 9.75v-5h5.5v5M12 6.5h3.5M17.5 6.5h3' );
export const verticalIcon = draw( 'M9.75 4.75h10.5v14.5H9.75zM9.75 4.75h-6v5h6M3.75 13.5h3.5M3.75 18h3.5' );
export const accordionIcon = draw( 'M3.75 4.75h16.5M3.75 8.5h16.5M6 12h12M6 15h8M3.75 19.25h16.5' );
export const togglesIcon = draw( 'M3.75 6.5h12M18 4.5v4M16 6.5h4M3.75 12h12M16 12h4M3.75 17.5h12M18 15.5v4M16 17.5h4' );
