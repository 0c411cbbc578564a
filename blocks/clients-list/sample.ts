import { __ } from '@wordpress/i18n';

/**
 * Clients to try a list with; until they have logos, their names stand there. Plain enough to be deleted without
 * regret.
 */
export const samples = () =>
	[
		__( 'Silva Ceramics', 'eidan' ),
		__( 'North Line', 'eidan' ),
		__( 'Sato & Daughters', 'eidan' ),
		__( 'Atelier Ost', 'eidan' ),
	].map( ( title ) => ( { title } ) );
