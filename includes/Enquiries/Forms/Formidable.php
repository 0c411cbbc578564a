<?php
/**
 * Enquiries by Formidable Forms.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Forms;

use Eidan\Enquiries\Sent;
use Eidan\Support\Text;
use FrmEntry;
use FrmEntryMeta;
use FrmField;
use FrmForm;

/**
 * Shortcodes `[eidan_channel]` and the like in mails and messages; a box below the entry.
 */
final class Formidable {

	private const SLUG = 'formidable';

	/** Name of the visit among an entry's values without a field. */
	private const META = 'eidan_attribution';

	/**
	 * Action `frm_after_create_entry`: an entry was stored; mails follow at priority 20. Spam comes not so far.
	 *
	 * @param mixed $id      Id of the entry.
	 * @param mixed $form_id Id of the form.
	 * @param mixed $args    Whether it belongs to another entry.
	 */
	public static function stored( mixed $id, mixed $form_id = null, mixed $args = null ): void {
		if (
			! is_numeric( $id ) || ! is_numeric( $form_id ) || ! Keeper::is_on() || ! self::is_of_visitor()
			|| ( is_array( $args ) && (bool) ( $args['is_child'] ?? false ) )
		) {
			return;
		}
		$entry = FrmEntry::getOne( (int) $id, true );
		$form  = FrmForm::getOne( (int) $form_id );
		if ( ! is_object( $entry ) || ! is_object( $form ) || 0 !== (int) Text::of( $entry->is_draft ?? 0 ) ) {
			return;
		}
		$fields = Sent::fields();
		if ( array() !== $fields ) {
			FrmEntryMeta::add_entry_meta( (int) $id, 0, '', array( self::META => Visit::pack( $fields ) ) );
		}
		$options = $form->options ?? null;
		if ( is_array( $options ) && (bool) ( $options['no_save'] ?? false ) ) {
			// The owner wants nothing stored.
			return;
		}
		Keeper::keep(
			self::SLUG,
			Text::of( $form->name ?? '' ),
			(string) (int) $form_id,
			self::answers( (int) $form_id, (array) ( $entry->metas ?? array() ) ),
			$fields,
			(string) (int) $id
		);
	}

	/**
	 * Filter `frm_content`: the texts of our shortcodes in mails, messages and addresses.
	 *
	 * @param mixed $content The text.
	 * @param mixed $form    The form.
	 * @param mixed $entry   The entry, or its id.
	 */
	public static function replace( mixed $content, mixed $form = null, mixed $entry = null ): mixed {
		if ( ! is_string( $content ) || ! str_contains( $content, '[' . Tags::PREFIX ) ) {
			return $content;
		}
		$fields = self::fields( is_object( $entry ) ? $entry->id ?? 0 : $entry );
		$texts  = array();
		foreach ( array_keys( Tags::all() ) as $name ) {
			// The plugin takes entities back to letters where it sends plain text.
			$texts[ '[' . Tags::PREFIX . "$name]" ] = esc_html( Tags::inert( $name, $fields ) );
		}

		return strtr( $content, $texts );
	}

	/**
	 * Filter `frm_helper_shortcodes`: the shortcodes in the lists of the form's editor.
	 *
	 * @param mixed $codes Labels by shortcode.
	 */
	public static function list_codes( mixed $codes ): mixed {
		if ( is_array( $codes ) && Keeper::is_on() ) {
			foreach ( Tags::all() as $name => $label ) {
				$codes[ Tags::PREFIX . $name ] = $label;
			}
		}

		return $codes;
	}

	/**
	 * Action `frm_show_entry`: the box below an entry.
	 *
	 * @param mixed $entry The entry.
	 */
	public static function box( mixed $entry ): void {
		$fields = is_object( $entry ) ? self::fields( $entry->id ?? 0 ) : array();
		if ( array() !== $fields ) {
			printf(
				'<h3 class="hndle">%s</h3><div class="inside">%s</div>',
				esc_html__( 'Attribution', 'eidan' ),
				wp_kses( Tags::html( $fields ), Tags::ALLOWED )
			);
		}
	}

	/**
	 * The fields of an entry.
	 *
	 * @param mixed $id Its id.
	 * @return array<string, string>
	 */
	private static function fields( mixed $id ): array {
		$where  = array(
			'item_id'  => is_numeric( $id ) ? (int) $id : 0,
			'field_id' => 0,
		);
		$values = 0 < $where['item_id'] ? FrmEntryMeta::getAll( $where, '', '', true ) : array();
		foreach ( is_array( $values ) ? $values : array() as $value ) {
			$stored = is_object( $value ) ? $value->meta_value ?? '' : '';
			$stored = is_string( $stored ) ? maybe_unserialize( $stored ) : $stored;
			if ( is_array( $stored ) && isset( $stored[ self::META ] ) ) {
				return Visit::unpack( $stored[ self::META ] );
			}
		}

		return array();
	}

	/**
	 * Whether a visitor sends the entry: others are imported, or made in the admin.
	 */
	private static function is_of_visitor(): bool {
		return ( ! is_admin() || wp_doing_ajax() ) && ! ( defined( 'WP_IMPORTING' ) && true === WP_IMPORTING );
	}

	/**
	 * What was filled in.
	 *
	 * @param int                 $form_id Form.
	 * @param array<mixed, mixed> $values  Values by id of their field.
	 * @return list<array{type: string, key: string, label: string, value: mixed}>
	 */
	private static function answers( int $form_id, array $values ): array {
		$answers = array();
		foreach ( FrmField::get_all_for_form( $form_id ) as $field ) {
			$answers[] = array(
				'type'  => Text::of( $field->type ?? '' ),
				'key'   => Text::of( $field->field_key ?? '' ),
				'label' => Text::of( $field->name ?? '' ),
				'value' => $values[ Text::of( $field->id ?? '' ) ] ?? '',
			);
		}

		return $answers;
	}
}
