import { createBlock } from '@wordpress/blocks';
import {
	arranged,
	type Arrangement,
	imageOfMedia,
	type RepeaterItem,
	useRepeater,
	useWidth,
	type Media,
	ratioOf,
	useBlockEditorActions,
} from '@eidan/editor';
import type { StackedImagesItemAttributes } from '../stacked-images-item/attributes';
import { placedAt } from '../stacked-images-item/look';
import type { StackedImagesAttributes } from './attributes';
import { sampleItems } from './sample';

export type Item = StackedImagesItemAttributes;

const ITEM = 'eidan/stacked-images-item';

const ratiosOf = ( items: Partial< Item >[] ) =>
	items.map( ( item ) => ratioOf( { ratio: 'auto', width: undefined, height: undefined, ...item } ) );

/**
 * Creates an item block for each image, arranged so that they overlap.
 *
 * @param images      Attributes of the items. The first image lies at the back.
 * @param arrangement Name of the arrangement.
 */
export function stackedItems( images: Partial< Item >[], arrangement: Arrangement ) {
	const boxes = arranged( arrangement, ratiosOf( images ) );
	return images.map( ( image, index ) =>
		createBlock( ITEM, { ...image, ...( boxes[ index ] ? { place: boxes[ index ] } : {} ) } )
	);
}

/**
 * Gives access to the images of a block, and to actions on all of them.
 *
 * @param clientId    Id of the block.
 * @param arrangement Arrangement that was chosen last.
 */
export function useStackedImages( clientId: string, arrangement: StackedImagesAttributes[ 'arrangement' ] ) {
	const { replaceInnerBlocks, updateBlockAttributes } = useBlockEditorActions();
	const [ width ] = useWidth();
	const handle = useRepeater< Item >( clientId, {
		block: ITEM,
		// A new image gets the position that the arrangement has for one more image, which is taken to be square.
		attributes: ( items ) => {
			const place = arranged( arrangement, [
				...ratiosOf( items.map( ( { attributes } ) => attributes ) ),
				1,
			] ).pop();
			return place ? { place } : {};
		},
	} );
	const update = ( change: ( item: RepeaterItem< Item >, index: number ) => Partial< Item > ) =>
		updateBlockAttributes(
			handle.items.map( ( item ) => item.clientId ),
			Object.fromEntries( handle.items.map( ( item, index ) => [ item.clientId, change( item, index ) ] ) ),
			true
		);

	return {
		handle,
		width,
		choose: ( media: Media[] ) =>
			replaceInnerBlocks( clientId, stackedItems( media.map( imageOfMedia ), arrangement ) ),
		start: () =>
			replaceInnerBlocks(
				clientId,
				sampleItems( arrangement ).map( ( item ) => createBlock( ITEM, item ) )
			),
		/** Arranges the images at the previewed screen width. */
		arrange( name: Arrangement ) {
			const boxes = arranged( name, ratiosOf( handle.items.map( ( { attributes } ) => attributes ) ) );
			update( ( { attributes }, index ) =>
				boxes[ index ] ? placedAt( attributes, width, boxes[ index ] ) : {}
			);
		},
		/** Removes all positions for phones, so that they inherit those of wide screens. */
		inherit: () => update( () => ( { narrow: {} } ) ),
		hasNarrow: handle.items.some( ( { attributes } ) => Object.keys( attributes.narrow ).length > 0 ),
	};
}
