import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { VideoButtonAttributes } from './attributes';

interface Props {
	attributes: VideoButtonAttributes;
	setAttributes: ( attributes: Partial< VideoButtonAttributes > ) => void;
}

/** Back to the choice of a video; how the button looks stays. */
export const Toolbar = ( { setAttributes }: Props ) => (
	<BlockControls group="other">
		<ToolbarGroup>
			<ToolbarButton onClick={ () => setAttributes( { url: '', id: undefined, title: '' } ) }>
				{ __( 'Replace', 'eidan' ) }
			</ToolbarButton>
		</ToolbarGroup>
	</BlockControls>
);
