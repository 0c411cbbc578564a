<?php
/**
 * Colors and images of attribute terms.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use WP_Term;

/**
 * Two fields on the admin screens of attribute terms, stored as term meta.
 */
final class SwatchTerms {

	public const COLOR = 'eidan_color';
	public const IMAGE = 'eidan_image';

	private const NONCE = 'eidan_swatch';

	/**
	 * Registers the term meta, so that WordPress sanitizes, exports and imports it. It is registered even if swatches
	 * are off, so that colors are kept.
	 */
	public static function register(): void {
		foreach ( self::taxonomies() as $taxonomy ) {
			register_term_meta(
				$taxonomy,
				self::COLOR,
				array(
					'type'              => 'string',
					'single'            => true,
					'sanitize_callback' => array( self::class, 'color' ),
				)
			);
			register_term_meta(
				$taxonomy,
				self::IMAGE,
				array(
					'type'              => 'integer',
					'single'            => true,
					'sanitize_callback' => array( self::class, 'image' ),
				)
			);
		}
	}

	/**
	 * Adds the fields to the screens, if swatches are on.
	 */
	public static function screens(): void {
		if ( ! Switches::on( Switches::SWATCHES ) ) {
			return;
		}
		foreach ( self::taxonomies() as $taxonomy ) {
			$attribute = wc_get_attribute( wc_attribute_taxonomy_id_by_name( $taxonomy ) );
			// WooCommerce's own visual attributes (10.9 and later) have such fields.
			if ( null !== $attribute && 'wc-visual' === ( $attribute->type ?? '' ) ) {
				continue;
			}
			add_action( "{$taxonomy}_add_form_fields", array( self::class, 'add_fields' ), 10, 0 );
			add_action( "{$taxonomy}_edit_form_fields", array( self::class, 'edit_fields' ) );
		}
		add_action( 'created_term', array( self::class, 'save' ), 10, 3 );
		add_action( 'edited_term', array( self::class, 'save' ), 10, 3 );
	}

	/**
	 * Loads the pickers on these screens.
	 */
	public static function enqueue(): void {
		$screen = get_current_screen();
		if (
			null !== $screen
			&& in_array( $screen->base, array( 'edit-tags', 'term' ), true )
			&& str_starts_with( $screen->taxonomy, 'pa_' )
			&& Switches::on( Switches::SWATCHES )
		) {
			wp_enqueue_media();
			wp_enqueue_style( 'wp-color-picker' );
			wp_enqueue_script( 'wp-color-picker' );
			wp_enqueue_script( 'eidan-swatch-terms' );
		}
	}

	/**
	 * The fields of the form that adds a term.
	 */
	public static function add_fields(): void {
		foreach ( self::fields( '', 0 ) as $label => $field ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in fields().
			echo '<div class="form-field">' . $label . $field . '</div>';
		}
	}

	/**
	 * The fields of the form that edits a term.
	 */
	public static function edit_fields( mixed $term ): void {
		if ( ! $term instanceof WP_Term ) {
			return;
		}
		foreach (
			self::fields( self::color_of( $term->term_id ), self::image_of( $term->term_id ) ) as $label => $field
		) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in fields().
			echo '<tr class="form-field"><th scope="row">' . $label . '</th><td>' . $field . '</td></tr>';
		}
	}

	/**
	 * Saves the fields. An invalid value changes nothing, an empty one deletes the stored value.
	 *
	 * @param mixed $term_id Id from WordPress, an integer; anything else is ignored.
	 * @param mixed $tt_id   Unused.
	 */
	public static function save( mixed $term_id, mixed $tt_id = 0, mixed $taxonomy = '' ): void {
		unset( $tt_id );
		if (
			! is_int( $term_id )
			|| ! is_string( $taxonomy )
			|| ! str_starts_with( $taxonomy, 'pa_' )
			|| ! current_user_can( 'edit_term', $term_id )
				|| ! isset( $_POST['eidan_swatch_nonce'] )
				|| ! is_string( $_POST['eidan_swatch_nonce'] )
				|| false === wp_verify_nonce( sanitize_key( $_POST['eidan_swatch_nonce'] ), self::NONCE )
		) {
			return;
		}
		$sent = array(
			self::COLOR => array( self::class, 'color' ),
			self::IMAGE => array( self::class, 'image' ),
		);
		foreach ( $sent as $key => $clean ) {
			$raw   = isset( $_POST[ $key ] ) && is_string( $_POST[ $key ] )
				? sanitize_text_field( wp_unslash( $_POST[ $key ] ) )
				: '';
			$value = $clean( $raw );
			if ( '' === $raw || '0' === $raw ) {
				delete_term_meta( $term_id, $key );
			} elseif ( '' !== $value && 0 !== $value ) {
				update_term_meta( $term_id, $key, $value );
			}
		}
	}

	/**
	 * Sanitizes a color: # and six or three digits; '' for anything else.
	 */
	public static function color( mixed $value ): string {
		return is_string( $value ) ? (string) sanitize_hex_color( trim( $value ) ) : '';
	}

	/**
	 * Sanitizes the id of an image in the media library; 0 for anything else.
	 */
	public static function image( mixed $value ): int {
		$id = is_numeric( $value ) ? absint( $value ) : 0;

		return $id > 0 && wp_attachment_is_image( $id ) ? $id : 0;
	}

	/**
	 * The color of a term: the one stored by Eidan, or else by WooCommerce's own visual attributes (10.9 and later).
	 *
	 * @param int $term Id of the term.
	 */
	public static function color_of( int $term ): string {
		$color = self::color( get_term_meta( $term, self::COLOR, true ) );

		return '' !== $color ? $color : self::color( get_term_meta( $term, 'color', true ) );
	}

	/**
	 * The image of a term, found in the same way.
	 *
	 * @param int $term Id of the term.
	 */
	public static function image_of( int $term ): int {
		$image = self::image( get_term_meta( $term, self::IMAGE, true ) );

		return 0 !== $image ? $image : self::image( get_term_meta( $term, 'image', true ) );
	}

	/**
	 * Removes all colors and images, on uninstall. WooCommerce's own stay.
	 */
	public static function forget(): void {
		delete_metadata( 'term', 0, self::COLOR, '', true );
		delete_metadata( 'term', 0, self::IMAGE, '', true );
	}

	/**
	 * Names of the taxonomies of attributes.
	 *
	 * @return list<string>
	 */
	private static function taxonomies(): array {
		return array_values( array_filter( wc_get_attribute_taxonomy_names(), 'is_string' ) );
	}

	/**
	 * The two fields, escaped.
	 *
	 * @param string $color Current color.
	 * @param int    $image Current image.
	 * @return array<string, string> Fields by their labels.
	 */
	private static function fields( string $color, int $image ): array {
		$preview = 0 !== $image ? wp_get_attachment_image( $image, array( 48, 48 ) ) : '';

		return array(
			'<label for="eidan-color">' . esc_html__( 'Color', 'eidan' ) . '</label>' =>
				'<input type="text" id="eidan-color" name="' . self::COLOR . '" value="' . esc_attr( $color )
				. '" pattern="#([0-9a-fA-F]{3}){1,2}" maxlength="7" data-eidan-color>'
				. '<p class="description">' . esc_html__( 'Shown as a swatch on pages of products.', 'eidan' ) . '</p>',
			'<label for="eidan-image-choose">' . esc_html__( 'Image', 'eidan' ) . '</label>' =>
				'<div data-eidan-image><span>' . $preview
				. '</span> <input type="hidden" name="' . self::IMAGE . '" value="' . esc_attr( (string) $image ) . '">'
				. '<button type="button" class="button" id="eidan-image-choose">'
				. esc_html__( 'Select image', 'eidan' ) . '</button> '
				. '<button type="button" class="button-link"' . ( 0 === $image ? ' hidden' : '' )
				. '>' . esc_html__( 'Remove', 'eidan' ) . '</button></div>'
				. '<p class="description">' . esc_html__( 'Shown in place of the color.', 'eidan' ) . '</p>'
				. wp_nonce_field( self::NONCE, 'eidan_swatch_nonce', false, false ),
		);
	}
}
