<?php
/**
 * Image fields from another site.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Eidan\Support\Memory;

/**
 * When WordPress's importer imports items from another site, replaces the ids in image fields by those of this site.
 * WordPress itself only does so for the featured image.
 */
final class ImportedFields {

	/**
	 * Ids of this site by ids in the file.
	 *
	 * @var array<int, int>
	 */
	private array $ids = array();

	/**
	 * Fields that still have ids of the other site: item id and field.
	 *
	 * @var list<array{int, Field}>
	 */
	private array $fields = array();

	/**
	 * Filter `wp_import_post_terms`: it runs for every post in the file, new or existing.
	 *
	 * @param mixed $terms   Terms, returned unchanged.
	 * @param mixed $post_id Id on this site.
	 * @param mixed $post    The post in the file.
	 */
	public static function seen( mixed $terms, mixed $post_id = null, mixed $post = null ): mixed {
		$original = is_array( $post ) ? ( $post['post_id'] ?? null ) : null;
		if ( is_numeric( $post_id ) && is_numeric( $original ) && 'attachment' === get_post_type( (int) $post_id ) ) {
			self::memory()->ids[ (int) $original ] = (int) $post_id;
		}

		return $terms;
	}

	/**
	 * Action `import_post_meta`.
	 *
	 * @param mixed $post_id Item.
	 * @param mixed $key     Meta key.
	 */
	public static function meta( mixed $post_id, mixed $key = null ): void {
		$type = is_numeric( $post_id ) ? ContentTypes::get( (string) get_post_type( (int) $post_id ) ) : null;
		foreach ( null === $type ? array() : $type->fields as $field ) {
			if (
				$key === $field->key && in_array( $field->type, array( FieldType::Image, FieldType::Images ), true )
			) {
				self::memory()->fields[] = array( is_numeric( $post_id ) ? (int) $post_id : 0, $field );
			}
		}
	}

	/**
	 * Action `import_end`: images can come after the items that use them.
	 */
	public static function translate(): void {
		foreach ( self::memory()->fields as list( $post_id, $field ) ) {
			$value = $field->value( $post_id );
			$local = self::local( $value );
			if ( $local !== $value ) {
				update_post_meta( $post_id, $field->key, $local );
			}
		}
		self::memory()->fields = array();
		self::memory()->ids    = array();
	}

	/**
	 * Ids of this site; ids of images that were not imported stay, as WordPress does with featured images.
	 *
	 * @param mixed $value Id or ids.
	 */
	private static function local( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return array_map( array( self::class, 'local' ), $value );
		}

		return is_int( $value ) ? self::memory()->ids[ $value ] ?? $value : $value;
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
