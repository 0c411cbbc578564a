import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { rotateRight } from '@wordpress/icons';
import { LinkToolbar } from '@eidan/editor';
import type { IconAttributes } from './attributes';

interface Props {
	attributes: IconAttributes;
	setAttributes: ( attributes: Partial< IconAttributes > ) => void;
	onPick: () => void;
}

const NEXT_ROTATION = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;

/** The actions that authors need most: link, rotate, replace. */
export function Toolbar( { attributes: { url, linkTarget, rel, rotation }, setAttributes, onPick }: Props ) {
	return (
		<>
			<LinkToolbar value={ { url, linkTarget, rel } } onChange={ setAttributes } />
			<BlockControls group="other">
				<ToolbarGroup>
					<ToolbarButton
						icon={ rotateRight }
						label={ __( 'Rotate', 'eidan' ) }
						onClick={ () => setAttributes( { rotation: NEXT_ROTATION[ rotation ] } ) }
					/>
					<ToolbarButton onClick={ onPick }>{ __( 'Replace', 'eidan' ) }</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
		</>
	);
}
