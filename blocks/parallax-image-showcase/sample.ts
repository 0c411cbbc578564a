import { imageOf, sampleImages, type ImageAttributes } from '@eidan/editor';
import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { ITEM, defaultsOfImage } from './look';

/** An inner block: its name and its attributes. */
type Inner = [ name: string, attributes: object ];

/**
 * Puts images at their depths. The text comes after the main image, so that all others lie before it.
 *
 * @param images     Attributes of the images, the main image first.
 * @param textBlocks Text blocks between the layers.
 */
export const inLayers = ( images: Partial< ImageAttributes >[], textBlocks: Inner[] ): Inner[] => {
	const items = images.map( ( image, index ): Inner => [ ITEM, { ...image, ...defaultsOfImage( index ) } ] );
	return [ ...items.slice( 0, 1 ), ...textBlocks, ...items.slice( 1 ) ];
};

export const heading = ( content: string ): Inner => [ 'core/heading', { content } ];

/** Sample content: three images that the plugin brings, and a heading. */
export const sample = (): Inner[] => {
	const [ hall, stair, handrail ] = sampleImages( 'none' ).map( imageOf );
	const sized = [
		{ ...stair, width: 640, height: 371 },
		{ ...hall, width: 640, height: 853 },
		{ ...handrail, width: 640, height: 769 },
	];
	return inLayers( sized, [ heading( __( 'Rooms that keep the light', 'eidan' ) ) ] );
};

/** Creates blocks from names and attributes. */
export const blocksOf = ( inner: Inner[] ) =>
	inner.map( ( [ name, attributes ] ) => createBlock( name, attributes as Record< string, unknown > ) );
