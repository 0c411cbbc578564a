<?php
/**
 * The fields of content types, stored as post meta.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Eidan\Support\Text;

/**
 * Registers the fields, and formats their values.
 */
final class Fields {

	/**
	 * Registers the fields of a type. The post type must be registered before, so that revisions work.
	 */
	public static function register( ContentType $type ): void {
		foreach ( $type->fields as $field ) {
			register_post_meta(
				$type->name,
				$field->key,
				array(
					'type'              => $field->type->storage(),
					'label'             => $field->label(),
					'description'       => $field->help(),
					'single'            => true,
					'default'           => $field->none(),
					'sanitize_callback' => array( $field, 'clean' ),
					'auth_callback'     => array( self::class, 'may_edit' ),
					'revisions_enabled' => post_type_supports( $type->name, 'revisions' ),
					'show_in_rest'      => array( 'schema' => $field->type->schema( $field ) ),
				)
			);
		}
	}

	/**
	 * Whether a user may write a field of an item: only users who may edit the item.
	 *
	 * @param mixed $allowed Ignored.
	 * @param mixed $key     Ignored: the meta key.
	 * @param mixed $post_id Item.
	 * @param mixed $user_id Id of the user who asks, from WordPress.
	 */
	public static function may_edit(
		mixed $allowed,
		mixed $key = null,
		mixed $post_id = null,
		mixed $user_id = null
	): bool {
		return is_numeric( $post_id )
			&& is_numeric( $user_id )
			&& user_can( (int) $user_id, 'edit_post', (int) $post_id );
	}

	/**
	 * Only those attachments that are existing images, in their order.
	 *
	 * @param list<int> $ids Attachments.
	 * @return list<int>
	 */
	public static function existing( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$found = array();
		$posts = get_posts(
			array(
				'post_type'              => 'attachment',
				'post_mime_type'         => 'image',
				'post_status'            => 'inherit',
				'include'                => $ids,
				'orderby'                => 'none',
				'update_post_term_cache' => false,
			)
		);
		foreach ( $posts as $post ) {
			$found[] = $post->ID;
		}

		return array_values( array_intersect( $ids, $found ) );
	}

	/**
	 * A date in the site's language, as a year, month or day.
	 *
	 * @param string $date Sanitized date: year, month or day.
	 */
	public static function readable_date( string $date ): string {
		$parts = array_map( 'intval', explode( '-', $date ) );
		if ( '' === $date || 1 === count( $parts ) ) {
			return $date;
		}
		$format = get_option( 'date_format' );
		if ( 2 === count( $parts ) ) {
			/* translators: Date format of a month with its year, see https://www.php.net/manual/datetime.format.php */
			$format = __( 'F Y', 'eidan' );
		}
		// The date has no time zone: it is formatted in UTC, at noon.
		$time = gmmktime( 12, 0, 0, $parts[1] ?? 1, $parts[2] ?? 1, $parts[0] );
		$text = wp_date(
			is_string( $format ) ? $format : 'Y-m-d',
			false === $time ? 0 : $time,
			new \DateTimeZone( 'UTC' )
		);

		return is_string( $text ) ? $text : $date;
	}

	/**
	 * An address without scheme, `www.` and trailing slash.
	 *
	 * @param string $url Address.
	 */
	public static function short_url( string $url ): string {
		return (string) preg_replace( '#^https?://(?:www\.)?|/$#i', '', $url );
	}

	/**
	 * A `tel:` link as in RFC 3966: only digits and a plus sign, without the extension.
	 *
	 * @param string $phone Sanitized number.
	 */
	public static function phone_url( string $phone ): string {
		$number = (string) preg_replace( '/ ?(?:x|ext).*$/', '', $phone );
		// In "+44 (0)20 …" the zero is not dialled.
		$number = (string) preg_replace( array( '/^(\+.*)\(0\)/', '/[^0-9+]/' ), array( '$1', '' ), $number );

		return '' === $number ? '' : 'tel:' . $number;
	}

	/**
	 * Encodes an e-mail address against simple harvesters: every character as an entity, decimal and hexadecimal in
	 * turn. WordPress's `antispambot()` is random, so that two responses of a list would differ.
	 *
	 * @param string $email Sanitized address, which only has ASCII characters.
	 * @return string HTML.
	 */
	private static function hidden_from_harvesters( string $email ): string {
		$html = '';
		foreach ( str_split( $email ) as $index => $character ) {
			$html .= '' === $character ? '' : sprintf( 0 === $index % 2 ? '&#%03d;' : '&#x%x;', ord( $character ) );
		}

		return $html;
	}

	/**
	 * A value as one line for visitors.
	 *
	 * @param Field $field
	 * @param mixed $value Its sanitized value.
	 * @return string Escaped HTML; '' for empty values, and for types that are no line of text.
	 */
	public static function html( Field $field, mixed $value ): string {
		$text = is_string( $value ) ? $value : '';

		return match ( $field->type ) {
			FieldType::Text, FieldType::Phone => Text::of( esc_html( $text ) ),
			FieldType::Date                   => Text::of( esc_html( self::readable_date( $text ) ) ),
			FieldType::Url                    => Text::of( esc_html( self::short_url( $text ) ) ),
			FieldType::Email                  => self::hidden_from_harvesters( $text ),
			FieldType::Number                 => is_float( $value ) && $value !== $field->none
				? Text::of( esc_html( number_format_i18n( $value, floor( $value ) === $value ? 0 : 1 ) ) )
				: '',
			default                           => '',
		};
	}
}
