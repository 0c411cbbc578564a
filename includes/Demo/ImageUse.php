<?php
/**
 * Whether an image is used on the site.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Posts\ContentTypes;
use Eidan\Posts\FieldType;
use Eidan\Support\Database;

/**
 * Looks through content, thumbnails, galleries, widgets, what a theme is set to, and what other plugins keep beside
 * posts, terms and users. In case of doubt an image is used.
 */
final class ImageUse {

	/**
	 * Whether an image is used.
	 *
	 * @param int $id Attachment.
	 */
	public static function found( int $id ): bool {
		$file = get_post_meta( $id, '_wp_attached_file', true );
		$file = is_string( $file ) ? $file : '';

		return self::in_options( $id, $file ) || self::in_meta( $id ) || self::in_content( $id, $file )
			|| self::in_other_meta( $id, $file );
	}

	/**
	 * Whether content uses an image: by its file's address, in any size, or by its id in a block's attributes or in a
	 * gallery of the classic editor.
	 *
	 * The file name alone is not enough, since it may be a word of the text.
	 *
	 * @param string $text Content of a post.
	 * @param int    $id   Attachment.
	 * @param string $file Path of its file inside the uploads folder.
	 */
	public static function shows( string $text, int $id, string $file ): bool {
		$name    = preg_replace( '/\.[^.\/]+$/', '', $file );
		$address = '' === $file ? '' : '|' . preg_quote( (string) $name, '#' ) . '(?:-\d+x\d+|-scaled)?\.[a-z0-9]+';

		return 1 === preg_match(
			'#wp-image-' . $id . '\b|"(?:\w*id|custom_logo)":' . $id . '\b|"\w*ids":\[[\d,]*\b' . $id
				. '\b|\bids=["\'][\d,\s]*\b' . $id . '\b' . $address . '#i',
			// As JSON within JSON has addresses.
			str_replace( '\/', '/', $text )
		);
	}

	/**
	 * Whether it is the site's icon or logo, in a widget, or in what a theme is set to.
	 *
	 * @param int    $id   Attachment.
	 * @param string $file Path of its file inside the uploads folder.
	 */
	private static function in_options( int $id, string $file ): bool {
		if ( Look::same( get_option( 'site_icon' ), $id ) || Look::same( get_option( 'site_logo' ), $id ) ) {
			return true;
		}
		$wpdb = Database::get();
		// phpcs:disable WordPress.DB -- As in in_meta().
		$values = $wpdb->get_col(
			(string) $wpdb->prepare(
				'SELECT option_value FROM %i WHERE option_name LIKE %s OR option_name LIKE %s',
				$wpdb->options,
				$wpdb->esc_like( 'widget_' ) . '%',
				$wpdb->esc_like( 'theme_mods_' ) . '%'
			)
		);
		// phpcs:enable WordPress.DB
		foreach ( $values as $value ) {
			if ( self::holds( maybe_unserialize( (string) $value ), $id, $file ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Whether a stored value names it.
	 *
	 * @param mixed  $value
	 * @param int    $id    Attachment.
	 * @param string $file  Path of its file inside the uploads folder.
	 */
	private static function holds( mixed $value, int $id, string $file ): bool {
		$found = is_string( $value ) && self::shows( $value, $id, $file );
		if ( is_array( $value ) ) {
			$flags = JSON_UNESCAPED_SLASHES | JSON_NUMERIC_CHECK | JSON_PARTIAL_OUTPUT_ON_ERROR;
			$found = self::shows( (string) wp_json_encode( $value, $flags ), $id, $file );
			array_walk_recursive(
				$value,
				static function ( mixed $text ) use ( &$found, $id, $file ): void {
					$found = $found || ( is_string( $text ) && self::shows( $text, $id, $file ) );
				}
			);
		}

		return $found;
	}

	/**
	 * Whether a category, a person or a page of another plugin's has it: by its id under a key that speaks of an image,
	 * or by the address of its file.
	 *
	 * @param int    $id   Attachment.
	 * @param string $file Path of its file inside the uploads folder.
	 */
	private static function in_other_meta( int $id, string $file ): bool {
		$wpdb = Database::get();
		$name = '' === $file ? (string) $id : pathinfo( $file, PATHINFO_FILENAME );
		foreach ( array( $wpdb->postmeta, $wpdb->termmeta, $wpdb->usermeta ) as $table ) {
			// phpcs:disable WordPress.DB -- As in in_meta().
			$values = $wpdb->get_col(
				(string) $wpdb->prepare(
					'SELECT meta_value FROM %i WHERE ( meta_value = %s AND meta_key REGEXP %s ) '
						. 'OR ( meta_value LIKE %s AND meta_key NOT LIKE %s )',
					$table,
					(string) $id,
					'image|thumb|logo|icon|avatar|photo|picture|banner',
					'%' . $wpdb->esc_like( $name ) . '%',
					// What the library knows of its own files.
					$wpdb->esc_like( '_wp_attach' ) . '%'
				)
			);
			// phpcs:enable WordPress.DB
			foreach ( $values as $value ) {
				if ( (string) $id === $value || self::holds( maybe_unserialize( (string) $value ), $id, $file ) ) {
					return true;
				}
			}
		}

		return false;
	}

	/**
	 * Whether it is a post's thumbnail, in the gallery of a portfolio item or a product, or the image of a field.
	 *
	 * @param int $id Attachment.
	 */
	private static function in_meta( int $id ): bool {
		$wpdb = Database::get();
		$keys = array( '_thumbnail_id' );
		foreach ( ContentTypes::all() as $type ) {
			foreach ( $type->fields as $field ) {
				if ( FieldType::Image === $field->type ) {
					$keys[] = $field->key;
				}
			}
		}
		$names = implode( ', ', array_fill( 0, count( $keys ), '%s' ) );
		// Removals are rare and need current data, so there is no cache.
		// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- WPCS does not know %i yet; the names are placeholders.
		return null !== $wpdb->get_var(
			$wpdb->prepare(
				"SELECT post_id FROM %i WHERE ( meta_key IN ( $names ) AND meta_value = %s ) "
					. "OR ( meta_key = 'eidan_gallery' AND meta_value LIKE %s ) OR ( meta_key = "
					. "'_product_image_gallery' AND ( meta_value = %s OR meta_value LIKE %s OR meta_value LIKE %s "
					. 'OR meta_value LIKE %s ) ) LIMIT 1',
				$wpdb->postmeta,
				...array( ...$keys, (string) $id, '%i:' . $id . ';%', (string) $id, "$id,%", "%,$id", "%,$id,%" )
			)
		);
		// phpcs:enable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders
	}

	/**
	 * Whether the content of a post uses it.
	 *
	 * @param int    $id   Attachment.
	 * @param string $file Path of its file inside the uploads folder.
	 */
	private static function in_content( int $id, string $file ): bool {
		$wpdb = Database::get();
		$like = static fn( string $part ): string => '%' . $wpdb->esc_like( $part ) . '%';
		// A rough search; ids and file names may be parts of others.
		// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQLPlaceholders -- As above.
		$texts = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT post_content FROM %i WHERE post_type NOT IN ( 'revision', 'attachment' ) "
					. "AND post_status NOT IN ( 'trash', 'auto-draft' ) AND ( post_content LIKE %s "
					. 'OR post_content LIKE %s )',
				$wpdb->posts,
				$like( (string) $id ),
				$like( '' === $file ? (string) $id : pathinfo( $file, PATHINFO_FILENAME ) )
			)
		);
		// phpcs:enable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQLPlaceholders
		foreach ( $texts as $text ) {
			if ( is_string( $text ) && self::shows( $text, $id, $file ) ) {
				return true;
			}
		}

		return false;
	}
}
