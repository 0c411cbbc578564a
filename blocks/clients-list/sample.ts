import { __ } from '@wordpress/i18n';

/**
 * Sample clients to try a list with. They are simple, so that they are easy to delete later. They have no logo, so the
 * list shows their names.
 */
export const samples = () =>
	[
		__( 'Silva Ceramics', 'eidan' ),
		__( 'North Line', 'eidan' ),
		__( 'Sato & Daughters', 'eidan' ),
		__( 'Atelier Ost', 'eidan' ),
	].map( ( title ) => ( { title } ) );
