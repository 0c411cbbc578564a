import { parse, type Block } from '@wordpress/blocks';
import { Modal, Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { selectCore } from '../stores';
import { BlockPreview } from './block-preview';
import { imageOf } from './image-of';
import './patterns.scss';

/** A pattern that has a block of the kind that is chosen. */
interface Found {
	name: string;
	title: string;
	block: Block;
	/** What its image shows. */
	image: Block[];
}

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

/** The first block of a name, at any depth. */
export const findBlock = ( blocks: readonly Block[], name: string ): Block | undefined => {
	for ( const block of blocks ) {
		const found = block.name === name ? block : findBlock( block.innerBlocks, name );
		if ( found ) {
			return found;
		}
	}
	return undefined;
};

/** The patterns of the site that have a block of a name; null while they load. */
function usePatterns( block: string ): Found[] | null {
	const patterns = useSelect( ( select ) => {
		const core = selectCore( select );
		// While patterns load, the list is empty.
		const all = core.getBlockPatterns();
		return core.hasFinishedResolution( 'getBlockPatterns', [] ) ? all : null;
	}, [] );
	return useMemo(
		() =>
			patterns &&
			patterns
				.filter( ( { content } ) => content.includes( `<!-- wp:${ block } ` ) )
				.flatMap( ( { name, title, content } ) => {
					const found = findBlock( parse( content ), block );
					return found ? [ { name, title, block: found, image: imageOf( found ) } ] : [];
				} ),
		[ patterns, block ]
	);
}

/** A dialog that shows the site's patterns of a block as images. */
export function PatternChooser( { title, block, isOffered, viewportWidth = 1440, onPick, onClose }: Props ) {
	const patterns = usePatterns( block )?.filter( ( found ) => ! isOffered || isOffered( found.block ) );
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
