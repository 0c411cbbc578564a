import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { VideoButtonAttributes } from './attributes';

interface Props {
	attributes: VideoButtonAttributes;
	setAttributes: ( attributes: Partial< VideoButtonAttributes > ) => void;
}

/** Removes the video, so that another one can be chosen. The style of the button stays. */
export const Toolbar = ( { setAttributes }: Props ) => (
	<BlockControls group="other">
		<ToolbarGroup>
			<ToolbarButton onClick={ () => setAttributes( { url: '', id: undefined, title: '' } ) }>
				{ __( 'Replace', 'eidan' ) }
			</ToolbarButton>
		</ToolbarGroup>
	</BlockControls>
);
