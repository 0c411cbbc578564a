import { store as blockEditorStore, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { createBlocksFromInnerBlocksTemplate, type BlockEditProps } from '@wordpress/blocks';
import { Button, Placeholder } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import type { TextMarqueeAttributes } from './attributes';
import { icon } from './icon';
import { Inspector } from './inspector';
import { looks } from './properties';
import { sample } from './sample';

/*
 * The texts stand still while they are written, and wrap; everything else is
 * as on the page.
 */
export default function Edit( { attributes, setAttributes, clientId }: BlockEditProps< TextMarqueeAttributes > ) {
	const count = useSelect( ( select ) => select( blockEditorStore ).getBlockCount( clientId ), [ clientId ] );
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	const blockProps = useBlockProps( looks( attributes ) );
	const innerProps = useInnerBlocksProps(
		{ className: 'eidan-marquee__texts' },
		{
			orientation: 'horizontal',
			defaultBlock: { name: 'core/paragraph', attributes: {} },
			directInsert: true,
		}
	);
	const fill = ( template: [ string, object ][] ) =>
		replaceInnerBlocks( clientId, createBlocksFromInnerBlocksTemplate( template as never ), true );

	if ( ! count ) {
		return (
			<div { ...blockProps }>
				<Placeholder
					icon={ icon }
					label={ __( 'Text marquee', 'eidan' ) }
					instructions={ __( 'Texts that run past, one after the other. Enter begins the next one.', 'eidan' ) }
				>
					<Button
						variant="primary"
						__next40pxDefaultSize
						onClick={ () => fill( [ [ 'core/paragraph', { placeholder: __( 'Text', 'eidan' ) } ] ] ) }
					>
						{ __( 'Start writing', 'eidan' ) }
					</Button>
					<Button variant="link" onClick={ () => fill( sample() ) }>
						{ __( 'Insert sample content', 'eidan' ) }
					</Button>
				</Placeholder>
			</div>
		);
	}
	return (
		<>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } />
			<div { ...blockProps }>
				<div className="eidan-marquee">
					<div { ...innerProps } />
				</div>
			</div>
		</>
	);
}
