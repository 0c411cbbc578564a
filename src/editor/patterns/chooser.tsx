import { BlockPreview } from '@wordpress/block-editor';
import { type Block } from '@wordpress/blocks';
import { Modal, Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { selectCore } from '../stores';
import { offersOf, type Offer } from './offers';
import './patterns.scss';

interface Props {
	/** Title of the dialog. */
	title: string;
	/** Name of the block to choose, such as `eidan/header`. */
	block: string;
	/** Whether a block out of a pattern is offered. */
	isOffered?: ( block: Block ) => boolean;
	/** Width in pixels at which the previews are drawn. */
	viewportWidth?: number;
	onPick: ( block: Block ) => void;
	onClose: () => void;
}

/** What the patterns of the site have of a block; null while they load. */
function useOffers( block: string ): Offer[] | null {
	const patterns = useSelect( ( select ) => {
		const core = selectCore( select );
		// While patterns load, the list is empty.
		const all = core.getBlockPatterns();
		return core.hasFinishedResolution( 'getBlockPatterns', [] ) ? all : null;
	}, [] );
	return useMemo( () => patterns && offersOf( patterns, block ), [ patterns, block ] );
}

/** A dialog that shows the site's patterns of a block as images. */
export function PatternChooser( { title, block, isOffered, viewportWidth = 1440, onPick, onClose }: Props ) {
	const patterns = useOffers( block )?.filter( ( found ) => ! isOffered || isOffered( found.block ) );
	return (
		<Modal title={ title } size="large" onRequestClose={ onClose }>
			{ ! patterns && <Spinner /> }
			{ patterns?.length === 0 && <p>{ __( 'There are no patterns to choose from.', 'eidan' ) }</p> }
			<ul className="eidan-patterns">
				{ patterns?.map( ( pattern ) => (
					<li key={ pattern.name } className="eidan-patterns__item">
						<div className="eidan-patterns__preview">
							<BlockPreview blocks={ pattern.image } viewportWidth={ viewportWidth } />
						</div>
						<button
							type="button"
							className="eidan-patterns__button"
							onClick={ () => {
								onPick( pattern.block );
								onClose();
							} }
						>
							{ pattern.title }
						</button>
					</li>
				) ) }
			</ul>
		</Modal>
	);
}
