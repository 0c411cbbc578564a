import { store as blockEditorStore } from '@wordpress/block-editor';
import { Button, Placeholder } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { SampleButton, blocksOf, type Template } from '@eidan/editor';

import type { TabbedInfoAttributes } from './attributes';
import { icon } from './icon';
import { sample } from './sample';
import { formNames, variations } from './variations';

/**
 * Shown while the block has no items: choose how they are displayed, or insert sample content.
 *
 * @param props               Component props.
 * @param props.clientId      Id of the block that gets filled.
 * @param props.setAttributes Sets attributes of this block.
 */
export function Empty( {
	clientId,
	setAttributes,
}: {
	clientId: string;
	setAttributes: ( attributes: Partial< TabbedInfoAttributes > ) => void;
} ) {
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	const fill = ( templates: readonly Template[] ) => replaceInnerBlocks( clientId, blocksOf( templates ), false );

	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Tabbed info', 'eidan' ) }
			instructions={ __( 'Choose how items are displayed.', 'eidan' ) }
		>
			{ variations.map( ( { name, attributes, innerBlocks } ) => (
				<Button
					key={ name }
					variant="secondary"
					__next40pxDefaultSize
					onClick={ () => {
						setAttributes( attributes ?? {} );
						fill( innerBlocks );
					} }
				>
					{ formNames[ name ] }
				</Button>
			) ) }
			<SampleButton fill={ () => fill( sample() ) } />
		</Placeholder>
	);
}
