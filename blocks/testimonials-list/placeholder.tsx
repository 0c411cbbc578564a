import { __ } from '@wordpress/i18n';
import { ListEmpty } from '@eidan/editor';
import type { TestimonialsListAttributes } from './attributes';
import { icon } from './icon';

interface Props {
	query: TestimonialsListAttributes[ 'query' ];
	setQuery: ( query: TestimonialsListAttributes[ 'query' ] ) => void;
}

/** Shown in the editor when the list finds no testimonials. Offers ways to get some. */
export const Empty = ( props: Props ) => (
	<ListEmpty
		{ ...props }
		icon={ icon }
		label={ __( 'Testimonials list', 'eidan' ) }
		postType="eidan_testimonial"
		words={ {
			none: __( 'No testimonials yet. They will appear here once there are some.', 'eidan' ),
			noMatch: __( 'No testimonials match these settings. Visitors see the text for no results.', 'eidan' ),
			off: __( 'Testimonials are turned off under Settings › Eidan. Turn them on to show them here.', 'eidan' ),
			all: __( 'Show all testimonials', 'eidan' ),
			add: __( 'Add testimonial', 'eidan' ),
		} }
	/>
);
