import { Button, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { panelKind, SampleButton } from '@eidan/editor';
import type { PanelAttributes } from './attributes';
import { icons } from './icon';

interface Props {
	kind: PanelAttributes[ 'kind' ];
	onAdd: () => void;
	onSample: () => void;
	onChoose: () => void;
}

/** Shown while the panel is empty. Visitors do not get an empty panel. */
export const Empty = ( { kind, onAdd, onSample, onChoose }: Props ) => (
	<Placeholder
		icon={ icons[ kind ] }
		label={ panelKind( kind ).name }
		instructions={ __( 'This panel is empty, so nothing opens yet. Fill it with any blocks.', 'eidan' ) }
	>
		<Button __next40pxDefaultSize variant="primary" onClick={ onAdd }>
			{ __( 'Add blocks', 'eidan' ) }
		</Button>
		<Button __next40pxDefaultSize variant="secondary" onClick={ onChoose }>
			{ __( 'Choose from images', 'eidan' ) }
		</Button>
		<SampleButton fill={ onSample } />
	</Placeholder>
);
