import { __experimentalBlockAlignmentMatrixControl as AlignmentMatrix, BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { heading as headingIcon, plus } from '@wordpress/icons';
import type { ParallaxImageShowcaseAttributes } from './attributes';

interface Props {
	position: ParallaxImageShowcaseAttributes[ 'contentPosition' ];
	onPosition: ( position: ParallaxImageShowcaseAttributes[ 'contentPosition' ] ) => void;
	/** Adds an image. Undefined if the block has the greatest number of images. */
	onAdd: ( () => void ) | undefined;
	/** Adds a heading. Undefined if the block has text already. */
	onHeading: ( () => void ) | undefined;
}

export const Toolbar = ( { position, onPosition, onAdd, onHeading }: Props ) => (
	<>
		<BlockControls group="block">
			<AlignmentMatrix
				label={ __( 'Change content position', 'eidan' ) }
				value={ position }
				onChange={ ( value ) => onPosition( value as typeof position ) }
			/>
		</BlockControls>
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					icon={ plus }
					label={ __( 'Add image', 'eidan' ) }
					disabled={ ! onAdd }
					onClick={ () => onAdd?.() }
				/>
				{ onHeading && (
					<ToolbarButton icon={ headingIcon } label={ __( 'Add heading', 'eidan' ) } onClick={ onHeading } />
				) }
			</ToolbarGroup>
		</BlockControls>
	</>
);
