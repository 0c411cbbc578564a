import { Button, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PORTFOLIO, SampleButton } from '@eidan/editor';
import { icon } from './icon';

/** Shown in the editor when there are no portfolio items. */
export const Empty = ( { items }: { items: string | undefined } ) => (
	<Placeholder
		icon={ icon }
		label={ __( 'Portfolio slider', 'eidan' ) }
		instructions={ __( 'No portfolio items found.', 'eidan' ) }
	>
		<Button __next40pxDefaultSize variant="primary" href="post-new.php?post_type=eidan_portfolio">
			{ __( 'Add portfolio item', 'eidan' ) }
		</Button>
		<SampleButton items={ items ?? PORTFOLIO } />
	</Placeholder>
);
