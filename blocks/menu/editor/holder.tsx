/**
 * The blocks of a wide drop-down in the canvas: those of a synced pattern or of a template part, to be edited in place.
 *
 * They are in the same store as the blocks of the page, so toolbar, sidebar and undo are the usual ones. But they hang on
 * a root that no block of the page has: nothing of them is saved with the page, only with their own post.
 */
import { BlockEdit, InnerBlocks, useInnerBlocksProps as useInnerBlocks } from '@wordpress/block-editor';
import { createBlock, getBlockType, registerBlockType } from '@wordpress/blocks';
import { useEntityBlockEditor } from '@wordpress/core-data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { selectBlockEditor, useBlockEditorActions } from '@eidan/editor';
import type { ComponentType } from 'react';
import type { Entity } from './entity';

/** The block around the blocks of a drop-down. It exists in the editor only, and never in content. */
export const HOLDER = 'eidan-editor/drop-down';

function Edit( { attributes: { postType, id } }: { attributes: Entity } ) {
	const [ value, onInput, onChange ] = useEntityBlockEditor( 'postType', postType, { id: id as string } );
	const props = useInnerBlocks( { className: 'eidan-menu__wide' }, {
		value,
		onInput,
		onChange,
		layout: { type: 'default' },
		renderAppender: value?.length ? undefined : InnerBlocks.ButtonBlockAppender,
	} as object );
	return <div { ...props } />;
}

/** Registers the block when it is needed first. Nobody can insert it. */
const register = () =>
	getBlockType( HOLDER ) ??
	registerBlockType( HOLDER, {
		apiVersion: 3,
		title: __( 'Wide drop-down', 'eidan' ),
		category: 'eidan-page',
		attributes: { postType: { type: 'string' }, id: {} },
		supports: { inserter: false, html: false, reusable: false, lock: false, customClassName: false },
		edit: Edit,
		save: () => null,
	} as never );

/**
 * Keeps the holder in the store while its component is mounted.
 *
 * @param entity What has the blocks.
 * @param menu   Id of the menu block, which is selected in place of the holder.
 * @return Id of the holder; undefined before it is in the store.
 */
function useHolder( entity: Entity, menu: string ): string | undefined {
	const [ holder ] = useState( () => {
		register();
		return createBlock( HOLDER, { ...entity } );
	} );
	const { clientId } = holder;
	const root = `eidan-${ clientId }`;
	const registry = useRegistry();
	const actions = useBlockEditorActions();
	const [ isThere, isSelected ] = useSelect(
		( select ) => {
			const { getBlockName, isBlockSelected } = selectBlockEditor( select );
			return [ getBlockName( clientId ) !== null, isBlockSelected( clientId ) ] as const;
		},
		[ clientId ]
	);
	// The store forgets blocks that are not of the page whenever all blocks of the page are set, for instance by undo.
	useEffect( () => {
		if ( ! isThere ) {
			registry.batch( () => {
				actions.__unstableMarkNextChangeAsNotPersistent();
				actions.replaceInnerBlocks( root, [ holder ] );
				// The root is no block, so it is left out of the path below the canvas.
				actions.setBlockEditingMode( root, 'disabled' );
				actions.setBlockEditingMode( clientId, 'default' );
			} );
		}
	}, [ isThere, registry, actions, root, holder, clientId ] );
	useEffect( () => {
		if ( isSelected ) {
			void actions.selectBlock( menu );
		}
	}, [ isSelected, actions, menu ] );
	useEffect(
		() => () =>
			// The blocks inside are still leaving.
			queueMicrotask( () => {
				actions.__unstableMarkNextChangeAsNotPersistent();
				actions.replaceInnerBlocks( root, [] );
				actions.unsetBlockEditingMode( root );
				actions.unsetBlockEditingMode( clientId );
			} ),
		[ actions, root, clientId ]
	);
	return isThere ? clientId : undefined;
}

/** The blocks of a drop-down, to be edited. `menu` is the id of the menu block. */
export function DropDownBlocks( { entity, menu }: { entity: Entity; menu: string } ) {
	const holder = useHolder( entity, menu );
	const Block = BlockEdit as unknown as ComponentType< Record< string, unknown > >;
	return holder ? (
		<Block
			name={ HOLDER }
			clientId={ holder }
			attributes={ entity }
			setAttributes={ () => {} }
			isSelected={ false }
		/>
	) : null;
}
