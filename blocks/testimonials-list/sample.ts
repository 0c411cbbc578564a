import { __ } from '@wordpress/i18n';

const testimonial = ( name: string, company: string, text: string ) => ( {
	title: name,
	content: `<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`,
	meta: { eidan_company: company },
} );

/** Sample testimonials to try a list with. They are simple, so that they are easy to delete later. */
export const samples = () => [
	testimonial(
		__( 'Marta Silva', 'eidan' ),
		__( 'Silva Ceramics', 'eidan' ),
		__( 'They listened for a day and drew for a week. We have used the result for six years.', 'eidan' )
	),
	testimonial(
		__( 'Owen Price', 'eidan' ),
		__( 'North Line Ferries', 'eidan' ),
		__( 'Short meetings, clear words, no surprises on the invoice.', 'eidan' )
	),
	testimonial(
		__( 'Keiko Sato', 'eidan' ),
		__( 'Sato & Daughters', 'eidan' ),
		__(
			'Our customers found the new shop before we announced it. Most of them wrote to say that it felt as if it had always been there.',
			'eidan'
		)
	),
];
