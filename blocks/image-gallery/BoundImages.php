<?php
/**
 * Image galleries bound to a field.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\ImageGallery;

use Eidan\Posts\Bindings;
use Eidan\Posts\ContentTypes;
use Eidan\Posts\Fields;
use Eidan\Posts\FieldType;
use Eidan\Posts\FieldValue;

/**
 * Fills a gallery that is bound to an images field, such as of `eidan/portfolio`, before it is rendered.
 *
 * The gallery keeps its own settings; only the images come from the current item:
 * `"metadata":{"bindings":{"images":{"source":"eidan/portfolio","args":{"key":"gallery"}}}}`. Images that an author
 * added to such a gallery are shown for items without images.
 */
final class BoundImages {

	/**
	 * Puts the images into the parsed gallery.
	 *
	 * @param array<array-key, mixed> $parsed Parsed block.
	 * @return array<array-key, mixed> The same block, unless it is bound to a field with images.
	 */
	public static function fill( array $parsed ): array {
		$ids = self::images( $parsed['attrs'] ?? array() );
		$all = is_string( $parsed['innerHTML'] ?? null ) ? $parsed['innerHTML'] : '';
		if ( array() === $ids || 1 !== preg_match( '#^(.*?<div[^>]*\beidan-gallery\b[^>]*>)(.*)$#s', $all, $parts ) ) {
			return $parsed;
		}
		$size                   = is_array( $parsed['attrs'] ) && is_string( $parsed['attrs']['sizeSlug'] ?? null )
			? $parsed['attrs']['sizeSlug']
			: 'large';
		$parsed['innerBlocks']  = array_map( static fn ( int $id ): array => self::image( $id, $size ), $ids );
		$parsed['innerContent'] =
			array_merge( array( $parts[1] ), array_fill( 0, count( $ids ), null ), array( $parts[2] ) );

		return $parsed;
	}

	/**
	 * The images of the current item in the bound field.
	 *
	 * @param mixed $attributes Stored attributes.
	 * @return list<int>
	 */
	private static function images( mixed $attributes ): array {
		$bound = $attributes;
		foreach ( array( 'metadata', 'bindings', 'images' ) as $key ) {
			$bound = is_array( $bound ) ? ( $bound[ $key ] ?? null ) : null;
		}
		$type = is_array( $bound ) ? ContentTypes::of_source( $bound['source'] ?? '' ) : null;
		$key  = is_array( $bound ) && is_array( $bound['args'] ?? null ) ? ( $bound['args']['key'] ?? '' ) : '';
		$item = null === $type ? 0 : Bindings::readable_item( get_the_ID(), $type );
		// Galleries of the first release have no key.
		$field = null === $type || ! is_string( $key ) ? null : $type->field( '' === $key ? 'gallery' : $key );
		if ( 0 === $item || null === $field || FieldType::Images !== $field->type ) {
			return array();
		}

		return Fields::existing( FieldValue::ids( $field->value( $item ) ) );
	}

	/**
	 * A parsed image block.
	 *
	 * @param int    $id   Attachment.
	 * @param string $size Name of a size; unknown ones give the full size.
	 * @return array{
	 *     blockName: string,
	 *     attrs: array<string, mixed>,
	 *     innerBlocks: list<array<string, mixed>>,
	 *     innerHTML: string,
	 *     innerContent: list<string>,
	 * }
	 */
	private static function image( int $id, string $size ): array {
		$image   = wp_get_attachment_image_src( $id, sanitize_key( $size ) );
		$alt     = get_post_meta( $id, '_wp_attachment_image_alt', true );
		$caption = wp_get_attachment_caption( $id );
		$html    = sprintf(
			// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- Markup of blocks, as WordPress saves it.
			'<figure class="wp-block-image size-%1$s"><img src="%2$s" alt="%3$s" class="wp-image-%4$d" width="%5$d" '
				. 'height="%6$d"/>%7$s</figure>',
			esc_attr( sanitize_key( $size ) ),
			esc_url( is_array( $image ) ? $image[0] : '' ),
			esc_attr( is_string( $alt ) ? $alt : '' ),
			$id,
			is_array( $image ) ? $image[1] : 0,
			is_array( $image ) ? $image[2] : 0,
			is_string( $caption ) && '' !== $caption
				? '<figcaption class="wp-element-caption">' . wp_kses_post( $caption ) . '</figcaption>'
				: ''
		);

		return array(
			'blockName'    => 'core/image',
			'attrs'        => array(
				'id'              => $id,
				'sizeSlug'        => sanitize_key( $size ),
				'linkDestination' => 'none',
			),
			'innerBlocks'  => array(),
			'innerHTML'    => $html,
			'innerContent' => array( $html ),
		);
	}
}
