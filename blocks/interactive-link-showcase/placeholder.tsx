import { Button, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SampleButton } from '@eidan/editor';
import { icon } from './icon';

interface Props {
	onAdd: () => void;
	onSample: () => void;
	onSource: ( source: 'query' | 'menu' ) => void;
}

/** Shown while there are no links: write some, use a query or a menu, or insert sample content. */
export const Empty = ( { onAdd, onSample, onSource }: Props ) => (
	<Placeholder
		icon={ icon }
		label={ __( 'Interactive link showcase', 'eidan' ) }
		instructions={ __( 'Large links that show their image on hover and focus.', 'eidan' ) }
	>
		<Button __next40pxDefaultSize variant="primary" onClick={ onAdd }>
			{ __( 'Add links', 'eidan' ) }
		</Button>
		<Button __next40pxDefaultSize variant="secondary" onClick={ () => onSource( 'query' ) }>
			{ __( 'Query', 'eidan' ) }
		</Button>
		<Button __next40pxDefaultSize variant="secondary" onClick={ () => onSource( 'menu' ) }>
			{ __( 'Menu', 'eidan' ) }
		</Button>
		<SampleButton fill={ onSample } />
	</Placeholder>
);
