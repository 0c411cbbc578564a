import { BlockPreview } from '@wordpress/block-editor';
import { Modal } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { sprintf, __ } from '@wordpress/i18n';
import { selectBlockEditor } from '../stores';
import { imageOf } from './image-of';

/** Widths in pixels: a desktop, a tablet, a phone. The images are as wide as these are to each other. */
const WIDTHS = [ 1440, 768, 390 ];

/* translators: %d: width in pixels. */
const nameOf = ( width: number ) => sprintf( __( '%d px', 'eidan' ), width );

interface Props {
	title: string;
	clientId: string;
	onClose: () => void;
}

/** A dialog that shows a block as it is now at three widths. */
export function WidthsPreview( { title, clientId, onClose }: Props ) {
	const block = useSelect( ( select ) => selectBlockEditor( select ).getBlock( clientId ), [ clientId ] );
	const image = useMemo( () => ( block ? imageOf( block ) : [] ), [ block ] );
	return (
		<Modal title={ title } size="large" onRequestClose={ onClose }>
			<div className="eidan-widths">
				{ WIDTHS.map( ( width ) => (
					<figure key={ width } style={ { inlineSize: `${ Math.max( 45, ( width / 1440 ) * 100 ) }%` } }>
						<figcaption>{ nameOf( width ) }</figcaption>
						<div className="eidan-widths__preview">
							<BlockPreview blocks={ image } viewportWidth={ width } />
						</div>
					</figure>
				) ) }
			</div>
		</Modal>
	);
}
