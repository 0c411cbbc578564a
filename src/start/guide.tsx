import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { StartData } from './types';

/** The pages of the guide. */
export function Guide( { pages }: { pages: StartData[ 'guide' ] } ) {
	return (
		<section className="eidan-start__guide" aria-labelledby="eidan-start-guide">
			<h2 id="eidan-start-guide">{ __( 'Guide', 'eidan' ) }</h2>
			<p className="eidan-start__line">{ __( 'Five short pages, each about one job. In English.', 'eidan' ) }</p>
			<ol>
				{ pages.map( ( { title, url } ) => (
					<li key={ url }>
						<ExternalLink href={ url }>{ title }</ExternalLink>
					</li>
				) ) }
			</ol>
		</section>
	);
}
