<?php
/**
 * Columns of the admin lists.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Eidan\Support\Text;

/**
 * A column for the featured image, and one for each field with the option `column`.
 */
final class Columns {

	private const IMAGE = 'eidan_picture';

	/**
	 * Action `admin_init`.
	 */
	public static function register(): void {
		foreach ( ContentTypes::enabled() as $type ) {
			add_filter(
				"manage_{$type->name}_posts_columns",
				static fn ( mixed $columns ): mixed => self::add( $columns, $type )
			);
			add_action(
				"manage_{$type->name}_posts_custom_column",
				static function ( mixed $column, mixed $post_id = null ) use ( $type ): void {
					self::print(
						$type,
						is_string( $column ) ? $column : '',
						is_numeric( $post_id ) ? (int) $post_id : 0
					);
				},
				10,
				2
			);
		}
	}

	/**
	 * Action `admin_print_styles-edit.php`: makes the image's column as wide as the images, and hides its label in
	 * narrow layouts.
	 */
	public static function style(): void {
		$type = ContentTypes::get( Text::of( get_current_screen()?->post_type ) );
		if ( null !== $type ) {
			printf(
				'<style>.column-%1$s{inline-size:76px}.wp-list-table tr '
					. 'td.column-%1$s.column-%1$s::before{display:none!important}</style>',
				esc_attr( self::IMAGE )
			);
		}
	}

	/**
	 * Adds the columns: the image after the checkbox, fields before the date.
	 *
	 * @param mixed $columns Labels by name.
	 */
	private static function add( mixed $columns, ContentType $type ): mixed {
		if ( ! is_array( $columns ) ) {
			return $columns;
		}
		$fields = array();
		foreach ( $type->fields as $field ) {
			if ( $field->column ) {
				$fields[ $field->key ] = esc_html( $field->label() );
			}
		}
		$all = array();
		foreach ( $columns as $name => $label ) {
			if ( 'date' === $name ) {
				$all   += $fields;
				$fields = array();
			}
			$all[ $name ] = $label;
			if ( 'cb' === $name && post_type_supports( $type->name, 'thumbnail' ) ) {
				$all[ self::IMAGE ] = esc_html( $type->labels()['featured_image'] ?? __( 'Image', 'eidan' ) );
			}
		}

		return $all + $fields;
	}

	/**
	 * Prints a cell.
	 *
	 * @param ContentType $type
	 * @param string      $column  Name of the column.
	 * @param int         $post_id Item.
	 */
	private static function print( ContentType $type, string $column, int $post_id ): void {
		if ( self::IMAGE === $column ) {
			self::prime();
			echo get_the_post_thumbnail(
				$post_id,
				array( 60, 60 ),
				array( 'style' => 'inline-size:60px;block-size:60px;object-fit:contain' )
			);
			return;
		}
		foreach ( $type->fields as $field ) {
			if ( $column === $field->key ) {
				echo esc_html( self::text( $field, $post_id ) );
			}
		}
	}

	/**
	 * Loads the images of the whole list in one query.
	 */
	private static function prime(): void {
		$query = $GLOBALS['wp_query'] ?? null;
		if ( $query instanceof \WP_Query && ! $query->thumbnails_cached ) {
			update_post_thumbnail_cache( $query );
		}
	}

	/**
	 * A value as text.
	 *
	 * @param Field $field
	 * @param int   $post_id Item.
	 */
	private static function text( Field $field, int $post_id ): string {
		$value = $field->value( $post_id );
		if ( $value === $field->none() || is_array( $value ) ) {
			return '';
		}
		if ( is_bool( $value ) ) {
			return __( 'Yes', 'eidan' );
		}
		if ( is_float( $value ) ) {
			return number_format_i18n( $value, floor( $value ) === $value ? 0 : 1 );
		}
		$text = (string) $value;

		return match ( $field->type ) {
			FieldType::Date => Fields::readable_date( $text ),
			FieldType::Url  => Fields::short_url( $text ),
			default         => $text,
		};
	}
}
