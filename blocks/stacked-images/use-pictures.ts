import { createBlock } from '@wordpress/blocks';
import {
	arranged,
	type Arrangement,
	pictureOfMedia,
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
 * Item blocks of images, laid over each other.
 *
 * @param pictures    Attributes of the items, from the one at the back.
 * @param arrangement How they lie.
 */
export function stacked( pictures: Partial< Item >[], arrangement: Arrangement ) {
	const boxes = arranged( arrangement, ratiosOf( pictures ) );
	return pictures.map( ( picture, index ) =>
		createBlock( ITEM, { ...picture, ...( boxes[ index ] ? { place: boxes[ index ] } : {} ) } )
	);
}

/**
 * The images of a block, and what can be done to all of them.
 *
 * @param clientId    The block.
 * @param arrangement How they lay last.
 */
export function usePictures( clientId: string, arrangement: StackedImagesAttributes[ 'arrangement' ] ) {
	const { replaceInnerBlocks, updateBlockAttributes } = useBlockEditorActions();
	const [ width ] = useWidth();
	const handle = useRepeater< Item >( clientId, {
		block: ITEM,
		// The place that the arrangement has for one more.
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
			replaceInnerBlocks( clientId, stacked( media.map( pictureOfMedia ), arrangement ) ),
		start: () =>
			replaceInnerBlocks(
				clientId,
				sampleItems( arrangement ).map( ( item ) => createBlock( ITEM, item ) )
			),
		/** Lays them as the arrangement has it, on the screens that are previewed. */
		arrange( name: Arrangement ) {
			const boxes = arranged( name, ratiosOf( handle.items.map( ( { attributes } ) => attributes ) ) );
			update( ( { attributes }, index ) =>
				boxes[ index ] ? placedAt( attributes, width, boxes[ index ] ) : {}
			);
		},
		/** Lets narrow screens have the arrangement of wide ones. */
		inherit: () => update( () => ( { narrow: {} } ) ),
		hasNarrow: handle.items.some( ( { attributes } ) => Object.keys( attributes.narrow ).length > 0 ),
	};
}
