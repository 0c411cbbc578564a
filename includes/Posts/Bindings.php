<?php
/**
 * The block bindings sources of content types.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Eidan\Support\Text;
use WP_Block;
use WP_Post;

/**
 * Lets core blocks show fields of an item: `{"source":"eidan/portfolio","args":{"key":"client"}}`.
 *
 * Every content type has its own source, with a key for each field that fits into a line, and `excerpt`. Compared to
 * `core/post-meta`, which works, too, these sources give dates in the site's language (`date`), short forms of
 * addresses (`website-label`), phone numbers and e-mail addresses as addresses of links (`phone-link`, `email-link`)
 * and as linked words (`phone-linked`, `email-linked`), profiles as linked words (`links`) and images by their address
 * (`portrait`, `portrait-alt`).
 */
final class Bindings {

	/**
	 * Registers a source for each type.
	 */
	public static function register(): void {
		foreach ( ContentTypes::enabled() as $type ) {
			register_block_bindings_source(
				$type->source(),
				array(
					'label'              => $type->labels()['singular_name'] ?? $type->label(),
					'get_value_callback' => static fn ( array $args, WP_Block $block ): ?string =>
						self::value( $type, $args, $block ),
					'uses_context'       => array( 'postId', 'postType' ),
				)
			);
		}
	}

	/**
	 * The value for one attribute.
	 *
	 * @param ContentType             $type  Content type of the source.
	 * @param array<array-key, mixed> $args  Arguments of the binding.
	 * @param WP_Block                $block
	 * @return string|null Text is escaped for HTML; addresses are not, as WordPress escapes them. Null keeps what the
	 *                     author typed.
	 */
	public static function value( ContentType $type, array $args, WP_Block $block ): ?string {
		$post_id = self::readable_item( $block->context['postId'] ?? 0, $type );
		$key     = is_string( $args['key'] ?? null ) ? $args['key'] : '';
		if ( 0 === $post_id ) {
			return null;
		}
		$value = 'excerpt' === $key
			? esc_html( get_post_field( 'post_excerpt', $post_id ) )
			: self::field( $type, $key, $post_id );

		return '' === $value ? null : $value;
	}

	/**
	 * The value of a field in the format of a key.
	 *
	 * @param ContentType $type
	 * @param string      $key     Name of a field, optionally with the suffix `-label`, `-link`, `-linked` or
	 *                             `-alt`.
	 * @param int         $post_id Item.
	 * @return string '' if there is none.
	 */
	private static function field( ContentType $type, string $key, int $post_id ): string {
		$field = $type->field( $key );
		$form  = '';
		if ( null === $field && 1 === preg_match( '/^(.+)-(label|link|linked|alt)$/D', $key, $parts ) ) {
			$field = $type->field( $parts[1] );
			$form  = $parts[2];
		}
		if ( null === $field ) {
			return '';
		}
		$value = $field->value( $post_id );
		$text  = is_string( $value ) ? $value : '';

		return match ( array( $field->type, $form ) ) {
			array( FieldType::Url, '' )       => $text,
			array( FieldType::Url, 'label' )  => Fields::html( $field, $value ),
			array( FieldType::Phone, 'link' ) => Fields::phone_url( $text ),
			array( FieldType::Email, 'link' ) => '' === $text ? '' : 'mailto:' . $text,
			array( FieldType::Phone, 'linked' ) => self::linked(
				esc_url( Fields::phone_url( $text ), array( 'tel' ) ),
				Fields::html( $field, $value )
			),
			array( FieldType::Email, 'linked' ) => self::linked(
				self::mailto( $text ),
				Fields::html( $field, $value )
			),
			array( FieldType::Links, '' )     => self::profiles( $value ),
			array( FieldType::Image, '' )     => Text::of(
				wp_get_attachment_image_url( is_int( $value ) ? $value : 0, 'large' )
			),
			array( FieldType::Image, 'alt' )  => self::alt( is_int( $value ) ? $value : 0 ),
			default                           => '' === $form ? Fields::html( $field, $value ) : '',
		};
	}

	/**
	 * Words as a link.
	 *
	 * @param string $url  Escaped address.
	 * @param string $html Escaped words.
	 * @return string HTML; '' without words.
	 */
	private static function linked( string $url, string $html ): string {
		return '' === $html || '' === $url ? $html : sprintf( '<a href="%s" dir="ltr">%s</a>', $url, $html );
	}

	/**
	 * The address of a link to an e-mail address, hidden from simple harvesters: WordPress's bindings would undo
	 * entities, so every second letter is percent-encoded, as by `antispambot( $email, 1 )`, but the same each time.
	 *
	 * @param string $email Clean address.
	 */
	private static function mailto( string $email ): string {
		$url = '';
		foreach ( str_split( $email ) as $index => $character ) {
			$url .= 0 === $index % 2 && ctype_alnum( $character ) ? '%' . bin2hex( $character ) : $character;
		}

		return esc_url( 'mailto:' . $url, array( 'mailto' ) );
	}

	/**
	 * Names of services, each a link to a profile.
	 *
	 * @param mixed $links The field's value.
	 * @return string HTML.
	 */
	private static function profiles( mixed $links ): string {
		return implode(
			' ',
			array_map(
				static fn ( array $link ): string => sprintf(
					'<a href="%s" rel="me">%s</a>',
					esc_url( $link['url'] ),
					esc_html( Text::of( block_core_social_link_get_name( $link['service'] ) ) )
				),
				FieldValue::links( $links )
			)
		);
	}

	/**
	 * The alternative text of an image.
	 *
	 * @param int $id Attachment.
	 */
	private static function alt( int $id ): string {
		$alt = get_post_meta( $id, '_wp_attachment_image_alt', true );

		return is_string( $alt ) ? $alt : '';
	}

	/**
	 * Hides a paragraph, heading or button whose field is empty.
	 *
	 * @param mixed $content Rendered block.
	 * @param mixed $parsed  Parsed block.
	 */
	public static function hide_empty( mixed $content, mixed $parsed = null, mixed $block = null ): mixed {
		if ( ! is_array( $parsed ) || ! $block instanceof WP_Block ) {
			return $content;
		}
		$attributes = $parsed['attrs'] ?? array();
		$metadata   = is_array( $attributes ) ? ( $attributes['metadata'] ?? array() ) : array();
		$bindings   = is_array( $metadata ) ? ( $metadata['bindings'] ?? array() ) : array();
		foreach ( is_array( $bindings ) ? $bindings : array() as $binding ) {
			$type = is_array( $binding ) ? ContentTypes::of_source( $binding['source'] ?? '' ) : null;
			if ( null === $type || ! TypeSettings::enabled( $type ) ) {
				continue;
			}
			$args = is_array( $binding['args'] ?? null ) ? $binding['args'] : array();
			$key  = is_string( $args['key'] ?? null ) ? $args['key'] : '';
			// Galleries without images print nothing anyway.
			if ( FieldType::Images === $type->field( $key )?->type ) {
				continue;
			}
			if ( null === self::value( $type, $args, $block ) ) {
				return '';
			}
		}

		return $content;
	}

	/**
	 * The id of an item, if the visitor may read its fields.
	 *
	 * @param mixed       $post_id Post id in the block's context.
	 * @param ContentType $type    Expected content type.
	 * @return int 0 if the visitor may not.
	 */
	public static function readable_item( mixed $post_id, ContentType $type ): int {
		$post_id = is_numeric( $post_id ) ? (int) $post_id : 0;
		$post    = $post_id > 0 ? get_post( $post_id ) : null;
		if ( ! $post instanceof WP_Post || $type->name !== $post->post_type || post_password_required( $post ) ) {
			return 0;
		}
		// Published items of a type without pages are visible to everybody, in lists.
		$public = $type->has_pages()
			? is_post_publicly_viewable( $post )
			: post_type_exists( $type->name ) && 'publish' === $post->post_status;

		return $public || current_user_can( 'read_post', $post_id ) ? $post_id : 0;
	}
}
