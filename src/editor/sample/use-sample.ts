import { store as blockEditorStore } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { useDispatch, useRegistry } from '@wordpress/data';
import { selectBlockEditor } from '../stores';
import { withDrafts, withMark, withoutDrafts, withoutMark, type Drafts, type Mark } from './mark';

/** Attributes that stay when a sample is removed: links may lead to the block by its anchor. */
const KEPT = [ 'anchor', 'metadata' ];

/**
 * Actions on the sample content of a block. Each is one step for undo.
 *
 * @param clientId Id of the block.
 */
export function useSample( clientId: string ) {
	const registry = useRegistry();
	const { updateBlockAttributes, replaceInnerBlocks, removeBlock } = useDispatch( blockEditorStore );
	const attributesNow = () =>
		( selectBlockEditor( registry.select ).getBlockAttributes( clientId ) ?? {} ) as Record< string, unknown >;

	return {
		/** Marks a block whose sample are items of a post type. The server shows them. */
		startWithItems: ( items: string ) =>
			void updateBlockAttributes( clientId, withMark( attributesNow(), { items } ) ),
		/**
		 * Fills a block and marks it.
		 *
		 * @param fill Sets attributes and inner blocks. The mark keeps the names of the attributes that it has set.
		 */
		start: ( fill: () => void ) =>
			registry.batch( () => {
				const before = attributesNow();
				fill();
				const after = attributesNow();
				const attributes = Object.keys( after ).filter(
					( name ) => after[ name ] !== before[ name ] && ! KEPT.includes( name )
				);
				void updateBlockAttributes( clientId, withMark( after, { attributes } ) );
			} ),
		/** Takes the mark away, so that visitors see the block as it is. */
		use: () => void updateBlockAttributes( clientId, withoutMark( attributesNow() ) ),
		/** Keeps which drafts were made of the sample, in the place of the mark. */
		keepDrafts: ( drafts: Drafts ) => void updateBlockAttributes( clientId, withDrafts( attributesNow(), drafts ) ),
		/** Forgets the drafts: they are published. */
		forgetDrafts: () => void updateBlockAttributes( clientId, withoutDrafts( attributesNow() ) ),
		/** Empties the block again. What the author has set besides, such as colors, stays. */
		remove: ( mark: Mark ) =>
			registry.batch( () => {
				if ( ! mark.items && ! mark.attributes ) {
					// The block was made from a sample by a transform, and cannot be empty.
					void removeBlock( clientId );
					return;
				}
				const name = selectBlockEditor( registry.select ).getBlockName( clientId );
				const schemas = ( getBlockType( name ?? '' )?.attributes ?? {} ) as Record<
					string,
					{ default?: unknown }
				>;
				void updateBlockAttributes( clientId, {
					...Object.fromEntries(
						( mark.attributes ?? [] ).map( ( attribute ) => [ attribute, schemas[ attribute ]?.default ] )
					),
					...withoutMark( attributesNow() ),
				} );
				if ( mark.attributes && selectBlockEditor( registry.select ).getBlocks( clientId ).length ) {
					void replaceInnerBlocks( clientId, [], false );
				}
			} ),
	};
}
