<?php
/**
 * Enquiries by WPForms.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Forms;

use Eidan\Enquiries\Sent;
use Eidan\Support\Text;

/**
 * Smart tags `{eidan_channel}` and the like; a box on the screen of an entry, which the paid editions have.
 */
final class WpForms {

	private const SLUG = 'wpforms';

	/** Type of the visit among an entry's meta. */
	private const META = 'eidan_attribution';

	/**
	 * Action `wpforms_process_entry_saved`: an entry was stored, if this edition stores any; mails follow.
	 *
	 * @param mixed $answers Not needed.
	 * @param mixed $raw     Not needed.
	 * @param mixed $form    The form.
	 * @param mixed $id      Id of the entry; 0 if there is none.
	 */
	public static function stored( mixed $answers, mixed $raw = null, mixed $form = null, mixed $id = 0 ): void {
		$meta   = self::meta();
		$entry  = is_numeric( $id ) ? (int) $id : 0;
		$fields = Keeper::is_on() ? Sent::fields() : array();
		if ( 0 < $entry && array() !== $fields && null !== $meta && is_callable( array( $meta, 'add' ) ) ) {
			$meta->add(
				array(
					'entry_id' => $entry,
					'form_id'  => is_array( $form ) ? (int) Text::of( $form['id'] ?? 0 ) : 0,
					'user_id'  => 0,
					'type'     => self::META,
					'data'     => Visit::pack( $fields ),
				),
				'entry_meta'
			);
		}
	}

	/**
	 * Action `wpforms_process_complete`: a form was sent, and it is no spam.
	 *
	 * @param mixed $answers What was filled in.
	 * @param mixed $raw     The same as it was sent.
	 * @param mixed $form    The form.
	 * @param mixed $id      Id of the entry; 0 if there is none.
	 */
	public static function completed( mixed $answers, mixed $raw = null, mixed $form = null, mixed $id = 0 ): void {
		if ( ! is_array( $answers ) || ! is_array( $form ) ) {
			return;
		}
		$settings = is_array( $form['settings'] ?? null ) ? $form['settings'] : array();
		Keeper::keep(
			self::SLUG,
			Text::of( $settings['form_title'] ?? '' ),
			Text::of( $form['id'] ?? '' ),
			self::answers( $answers ),
			Sent::fields(),
			is_numeric( $id ) && 0 < (int) $id ? (string) (int) $id : ''
		);
	}

	/**
	 * Filter `wpforms_smart_tags`: the tags in the lists of the form's editor.
	 *
	 * @param mixed $tags Labels by tag.
	 */
	public static function list_tags( mixed $tags ): mixed {
		if ( is_array( $tags ) && Keeper::is_on() ) {
			foreach ( Tags::all() as $name => $label ) {
				$tags[ Tags::PREFIX . $name ] = $label;
			}
		}

		return $tags;
	}

	/**
	 * Filter `wpforms_smart_tag_process`: the text of a tag.
	 *
	 * @param mixed $content The text with the tag.
	 * @param mixed $tag     Name of the tag.
	 * @param mixed $form    Not needed.
	 * @param mixed $answers Not needed.
	 * @param mixed $id      Id of the entry.
	 */
	public static function replace(
		mixed $content,
		mixed $tag = '',
		mixed $form = null,
		mixed $answers = null,
		mixed $id = 0
	): mixed {
		$name = Tags::named( $tag );
		if ( ! is_string( $content ) || '' === $name ) {
			return $content;
		}
		$stored = self::fields( is_numeric( $id ) ? (int) $id : 0 );
		$fields = array() === $stored && Keeper::is_on() ? Sent::fields() : $stored;

		return str_replace( '{' . Tags::PREFIX . $name . '}', Tags::inert( $name, $fields ), $content );
	}

	/**
	 * Action `wpforms_entry_details_content`: the box on the screen of an entry.
	 *
	 * @param mixed $entry The entry.
	 */
	public static function box( mixed $entry ): void {
		$fields = is_object( $entry ) ? self::fields( (int) Text::of( $entry->entry_id ?? 0 ) ) : array();
		if ( array() !== $fields ) {
			printf(
				'<div class="postbox"><div class="postbox-header"><h2 class="hndle">%s</h2></div>%s</div>',
				esc_html__( 'Attribution', 'eidan' ),
				'<div class="inside">' . wp_kses( Tags::html( $fields ), Tags::ALLOWED ) . '</div>'
			);
		}
	}

	/**
	 * The fields of an entry.
	 *
	 * @param int $id Its id.
	 * @return array<string, string>
	 */
	private static function fields( int $id ): array {
		$meta  = 0 < $id ? self::meta() : null;
		$found = null !== $meta && is_callable( array( $meta, 'get_meta' ) )
			? $meta->get_meta(
				array(
					'entry_id' => $id,
					'type'     => self::META,
					'number'   => 1,
				)
			)
			: array();
		$first = is_array( $found ) ? reset( $found ) : false;

		return is_object( $first ) ? Visit::unpack( $first->data ?? '' ) : array();
	}

	/**
	 * What keeps meta of entries; the free edition has none.
	 */
	private static function meta(): ?object {
		$plugin = function_exists( 'wpforms' ) ? wpforms() : null;
		$meta   = is_object( $plugin ) && is_callable( array( $plugin, 'obj' ) ) ? $plugin->obj( 'entry_meta' ) : null;

		return is_object( $meta ) ? $meta : null;
	}

	/**
	 * What was filled in.
	 *
	 * @param array<mixed, mixed> $fields Fields of the form with their values.
	 * @return list<array{type: string, key: string, label: string, value: mixed}>
	 */
	private static function answers( array $fields ): array {
		$answers = array();
		foreach ( $fields as $field ) {
			if ( is_array( $field ) ) {
				$answers[] = array(
					'type'  => Text::of( $field['type'] ?? '' ),
					'key'   => Text::of( $field['id'] ?? '' ),
					'label' => Text::of( $field['name'] ?? '' ),
					'value' => $field['value'] ?? '',
				);
			}
		}

		return $answers;
	}
}
