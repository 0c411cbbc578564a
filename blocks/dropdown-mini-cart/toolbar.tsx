import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

export type Shown = 'closed' | 'open' | 'empty';

interface Props {
	shown: Shown;
	onShow: ( shown: Shown ) => void;
}

/** Chooses what the editor shows: the cart closed, open or empty. The choice is not saved. */
export function Toolbar( { shown, onShow }: Props ) {
	const button = ( state: Shown, label: string ) => (
		<ToolbarButton isPressed={ shown === state } onClick={ () => onShow( shown === state ? 'closed' : state ) }>
			{ label }
		</ToolbarButton>
	);
	return (
		<BlockControls group="other">
			<ToolbarGroup>
				{ button( 'open', __( 'Show open', 'eidan' ) ) }
				{ button( 'empty', __( 'Show empty', 'eidan' ) ) }
			</ToolbarGroup>
		</BlockControls>
	);
}
