import { __ } from '@wordpress/i18n';

const person = ( name: string, role: string, text: string ) => ( {
	title: name,
	content: `<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`,
	meta: { eidan_role: role },
} );

/** Sample team members to try a list with. They are simple, so that they are easy to delete later. */
export const samples = () => [
	person(
		__( 'Anna Berg', 'eidan' ),
		__( 'Managing director', 'eidan' ),
		__( 'Anna founded the office and still reads every proposal before it goes out.', 'eidan' )
	),
	person(
		__( 'Luca Moretti', 'eidan' ),
		__( 'Design', 'eidan' ),
		__( 'Luca draws first and talks later. He came from publishing, and it shows in the margins.', 'eidan' )
	),
	person(
		__( 'Grace Okafor', 'eidan' ),
		__( 'Research', 'eidan' ),
		__( 'Grace listens for a living: to customers, to staff, and to what both leave out.', 'eidan' )
	),
];
