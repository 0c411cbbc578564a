<?php
/**
 * Enquiries by Gravity Forms.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Forms;

use Eidan\Enquiries\Sent;
use Eidan\Support\Text;

/**
 * Merge tags `{eidan_channel}` and the like; a box on the screen of an entry; columns and filters in the list of
 * entries.
 *
 * The plugin keeps the texts as meta of its entry, which makes columns, filters and CSV of them.
 */
final class GravityForms {

	private const SLUG = 'gravityforms';

	/**
	 * Filter `gform_entry_meta`: columns, filters and what is stored with a new entry.
	 *
	 * @param mixed $meta What others store.
	 */
	public static function meta( mixed $meta ): mixed {
		if ( is_array( $meta ) && Keeper::is_on() ) {
			foreach ( Tags::all() as $name => $label ) {
				$meta[ Tags::PREFIX . $name ] = array(
					'label'                      => $label,
					'is_numeric'                 => false,
					'is_default_column'          => 'channel' === $name,
					'update_entry_meta_callback' => array( self::class, 'value' ),
					'filter'                     => array( 'operators' => array( 'is', 'isnot', 'contains' ) ),
				);
			}
		}

		return $meta;
	}

	/**
	 * What is stored: the plugin asks when an entry is made, and again when it is edited in the admin.
	 *
	 * @param mixed $key   Name of the meta.
	 * @param mixed $entry The entry.
	 */
	public static function value( mixed $key, mixed $entry = null ): string {
		$stored = is_array( $entry ) ? Text::of( $entry[ Text::of( $key ) ] ?? '' ) : '';
		$name   = Tags::named( $key );
		$fields = '' === $stored && '' !== $name ? Sent::fields() : array();

		return array() === $fields ? $stored : Tags::inert( $name, $fields );
	}

	/**
	 * Action `gform_after_submission`: a form was sent.
	 *
	 * @param mixed $entry The entry.
	 * @param mixed $form  The form.
	 */
	public static function submitted( mixed $entry, mixed $form = null ): void {
		if ( ! is_array( $entry ) || ! is_array( $form ) || 'spam' === ( $entry['status'] ?? '' ) ) {
			return;
		}
		Keeper::keep(
			self::SLUG,
			Text::of( $form['title'] ?? '' ),
			Text::of( $form['id'] ?? '' ),
			self::answers( $form, $entry ),
			Sent::fields(),
			Text::of( $entry['id'] ?? '' )
		);
	}

	/**
	 * Filter `gform_custom_merge_tags`: the tags in the lists of the form's editor.
	 *
	 * @param mixed $tags Tags, each with `label` and `tag`.
	 */
	public static function list_tags( mixed $tags ): mixed {
		if ( is_array( $tags ) && Keeper::is_on() ) {
			foreach ( Tags::all() as $name => $label ) {
				$tags[] = array(
					'label' => $label,
					'tag'   => '{' . Tags::PREFIX . $name . '}',
				);
			}
		}

		return $tags;
	}

	/**
	 * Filter `gform_replace_merge_tags`: the texts of our tags.
	 *
	 * @param mixed $text       The text with the tags.
	 * @param mixed $form       Not needed.
	 * @param mixed $entry      The entry.
	 * @param mixed $url_encode Whether the text is an address.
	 * @param mixed $esc_html   Whether the text is HTML.
	 */
	public static function replace(
		mixed $text,
		mixed $form = null,
		mixed $entry = null,
		mixed $url_encode = false,
		mixed $esc_html = false
	): mixed {
		if ( ! is_string( $text ) || ! str_contains( $text, '{' . Tags::PREFIX ) ) {
			return $text;
		}
		$texts = array();
		foreach ( array_keys( Tags::all() ) as $name ) {
			$key   = Tags::PREFIX . $name;
			$value = is_array( $entry ) ? Text::of( $entry[ $key ] ?? '' ) : '';
			if ( 'channel' === $name && '' === $value ) {
				$value = Tags::value( $name, array() );
			}
			$texts[ '{' . $key . '}' ] = match ( true ) {
				(bool) $url_encode => rawurlencode( $value ),
				(bool) $esc_html   => esc_html( $value ),
				default            => $value,
			};
		}

		return strtr( $text, $texts );
	}

	/**
	 * Filter `gform_entry_detail_meta_boxes`: the box on the screen of an entry.
	 *
	 * @param mixed $boxes Boxes of the screen.
	 * @param mixed $entry The entry.
	 */
	public static function boxes( mixed $boxes, mixed $entry = null ): mixed {
		if ( is_array( $boxes ) && is_array( $entry ) && array() !== self::texts( $entry ) ) {
			$boxes['eidan_attribution'] = array(
				'title'    => esc_html__( 'Attribution', 'eidan' ),
				'callback' => array( self::class, 'box' ),
				'context'  => 'side',
			);
		}

		return $boxes;
	}

	/**
	 * Prints the box.
	 *
	 * @param mixed $args What the plugin gives: the form, the entry and the mode.
	 */
	public static function box( mixed $args ): void {
		$entry  = is_array( $args ) ? $args['entry'] ?? null : null;
		$labels = Tags::all();
		foreach ( is_array( $entry ) ? self::texts( $entry ) : array() as $name => $text ) {
			printf( '<p><strong>%s</strong><br><bdi>%s</bdi></p>', esc_html( $labels[ $name ] ), esc_html( $text ) );
		}
	}

	/**
	 * The texts that are stored with an entry.
	 *
	 * @param array<mixed, mixed> $entry The entry.
	 * @return array<string, string> Texts by name of their tag.
	 */
	private static function texts( array $entry ): array {
		$texts = array();
		foreach ( array_keys( Tags::all() ) as $name ) {
			$texts[ $name ] = Text::of( $entry[ Tags::PREFIX . $name ] ?? '' );
		}

		return array_filter( $texts, static fn ( string $text ): bool => '' !== $text );
	}

	/**
	 * What was filled in. Fields with parts, such as names, have a number for each: "1.3", "1.6".
	 *
	 * @param array<mixed, mixed> $form  The form.
	 * @param array<mixed, mixed> $entry The entry.
	 * @return list<array{type: string, key: string, label: string, value: mixed}>
	 */
	private static function answers( array $form, array $entry ): array {
		$answers = array();
		foreach ( is_array( $form['fields'] ?? null ) ? $form['fields'] : array() as $field ) {
			$field = is_object( $field ) ? get_object_vars( $field ) : $field;
			if ( ! is_array( $field ) ) {
				continue;
			}
			$id    = Text::of( $field['id'] ?? '' );
			$parts = array();
			foreach ( is_array( $field['inputs'] ?? null ) ? $field['inputs'] : array() as $input ) {
				$parts[] = is_array( $input ) ? Text::of( $entry[ Text::of( $input['id'] ?? '' ) ] ?? '' ) : '';
			}
			$answers[] = array(
				'type'  => Text::of( $field['type'] ?? '' ),
				'key'   => $id,
				'label' => Text::of( $field['label'] ?? '' ),
				'value' => array() === $parts ? $entry[ $id ] ?? '' : $parts,
			);
		}

		return $answers;
	}
}
