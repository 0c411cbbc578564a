import { pictureOf, samplePictures, type PictureAttributes } from '@eidan/editor';
import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { ITEM, layerOf } from './look';

/** Blocks to put inside, with their attributes. */
type Inner = [ name: string, attributes: object ];

/**
 * Images at their depths; the words behind the nearest ones.
 *
 * @param pictures The main one, and the others.
 * @param words    What stands between the layers.
 */
export const layered = ( pictures: Partial< PictureAttributes >[], words: Inner[] ): Inner[] => {
	const items = pictures.map( ( picture, index ): Inner => [ ITEM, { ...picture, ...layerOf( index ) } ] );
	return [ ...items.slice( 0, 2 ), ...words, ...items.slice( 2 ) ];
};

export const heading = ( content: string ): Inner => [ 'core/heading', { content, fontSize: 'xx-large' } ];

/** Three images that come with the plugin, and a heading. */
export const sample = (): Inner[] => {
	const [ hall, stair, handrail ] = samplePictures( 'none' ).map( pictureOf );
	const sized = [
		{ ...stair, width: 640, height: 371 },
		{ ...hall, width: 640, height: 853 },
		{ ...handrail, width: 640, height: 769 },
	];
	return layered( sized, [
		[
			'core/heading',
			{ content: __( 'Rooms that keep the light', 'eidan' ), fontSize: 'xx-large', backgroundColor: 'base' },
		],
	] );
};

/** Blocks of what is to be inside. */
export const blocksOf = ( inner: Inner[] ) =>
	inner.map( ( [ name, attributes ] ) => createBlock( name, attributes as Record< string, unknown > ) );
