import { store as blockEditorStore, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	panelKind,
	opensItself,
	PanelFrame,
	PatternChooser,
	useFocusAfterPlaceholder,
	usePanelActions,
	usePanelOpen,
} from '@eidan/editor';
import type { PanelAttributes } from './attributes';
import metadata from './block.json';
import { icons } from './icon';
import { Inspector } from './inspector';
import { classesOf, styleOf } from './look';
import { Empty } from './placeholder';
import { sample, type Sample } from './sample';

type Props = BlockEditProps< PanelAttributes & { anchor?: string } >;

const toBlock = ( { name, attributes, innerBlocks = [] }: Sample ): ReturnType< typeof createBlock > =>
	createBlock( name, attributes, innerBlocks.map( toBlock ) );

/** The inner blocks. Only rendered while the panel is shown open. */
function Content() {
	return <div { ...useInnerBlocksProps( { className: 'eidan-panel__content' } ) } />;
}

export default function Edit( { attributes, setAttributes, clientId }: Props ) {
	const { kind, label, anchor = '' } = attributes;
	const isEmpty = useSelect( ( select ) => select( blockEditorStore ).getBlockCount( clientId ) === 0, [ clientId ] );
	const { replaceInnerBlocks } = useDispatch( blockEditorStore );
	const { ensureAnchor } = usePanelActions();
	const [ isOpen, setOpen ] = usePanelOpen( clientId );
	const ref = useFocusAfterPlaceholder< HTMLDivElement >( isEmpty, '.eidan-panel__content [data-block]' );
	const blockProps = useBlockProps( { ref, className: classesOf( attributes ), style: styleOf( attributes ) } );
	const [ isChoosing, setChoosing ] = useState( false );
	const fill = ( blocks: Sample[] ) => {
		setOpen( true );
		ensureAnchor( { clientId, anchor, kind } );
		void replaceInnerBlocks( clientId, blocks.map( toBlock ) );
	};

	return (
		<>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } />
			{ isChoosing && (
				<PatternChooser
					title={ __( 'Choose a panel', 'eidan' ) }
					block={ metadata.name }
					isOffered={ ( found ) => ( found.attributes.kind ?? 'side' ) === kind }
					viewportWidth={ 1200 }
					onPick={ ( { attributes: chosen, innerBlocks } ) => {
						// Its own anchor stays, or the opener would lose it.
						setAttributes( { ...chosen, ...( anchor ? { anchor } : {} ) } );
						fill( innerBlocks as Sample[] );
					} }
					onClose={ () => setChoosing( false ) }
				/>
			) }
			<div { ...blockProps }>
				{ isEmpty ? (
					<Empty
						kind={ kind }
						onAdd={ () => fill( [ { name: 'core/paragraph', attributes: {} } ] ) }
						onSample={ () => fill( sample( kind ) ) }
						onChoose={ () => setChoosing( true ) }
					/>
				) : (
					<PanelFrame
						clientId={ clientId }
						anchor={ anchor }
						kind={ kind }
						name={ label || panelKind( kind ).name }
						icon={ icons[ kind ] }
						opensItself={ kind === 'popup' && opensItself( attributes ) }
						isOpen={ isOpen }
						onToggle={ () => setOpen( ! isOpen ) }
					>
						<Content />
					</PanelFrame>
				) }
			</div>
		</>
	);
}
