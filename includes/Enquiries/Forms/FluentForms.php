<?php
/**
 * Enquiries by Fluent Forms.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Forms;

use Eidan\Enquiries\Sent;
use Eidan\Support\Text;
use FluentForm\App\Helpers\Helper;
use FluentForm\App\Modules\Form\FormFieldsParser;

/**
 * Smart codes `{eidan.channel}` and the like; a card beside the entry.
 *
 * The visit is stored with the entry: mails can be sent later, and again.
 */
final class FluentForms {

	private const SLUG = 'fluentform';

	/** Key of the visit among an entry's data. */
	private const META = 'eidan_attribution';

	/**
	 * Action `fluentform/before_form_actions_processing`: an entry was stored, and mails follow. Spam comes not so far.
	 *
	 * @param mixed $id   Id of the entry.
	 * @param mixed $data Answers by name.
	 * @param mixed $form The form.
	 */
	public static function stored( mixed $id, mixed $data = null, mixed $form = null ): void {
		if ( ! is_numeric( $id ) || ! is_array( $data ) || ! is_object( $form ) || ! Keeper::is_on() ) {
			return;
		}
		$fields  = Sent::fields( self::sent() );
		$form_id = Text::of( $form->id ?? '' );
		if ( array() !== $fields ) {
			Helper::setSubmissionMeta( (int) $id, self::META, Visit::pack( $fields ), (int) $form_id );
		}
		// The owner wants nothing stored.
		if ( ! Helper::isEntryAutoDeleteEnabled( (int) $form_id ) ) {
			Keeper::keep(
				self::SLUG,
				Text::of( $form->title ?? '' ),
				$form_id,
				self::answers( $form, $data ),
				$fields,
				(string) (int) $id
			);
		}
	}

	/**
	 * Filter `fluentform/smartcode_group_eidan`: the text of a code.
	 *
	 * @param mixed $name   What stands behind `eidan.`; the answer is that again if there is no such code.
	 * @param mixed $parser The plugin's parser, which knows the entry.
	 */
	public static function code( mixed $name, mixed $parser = null ): mixed {
		if ( ! Tags::has( $name ) ) {
			return $name;
		}
		$entry = is_object( $parser ) && is_callable( array( $parser, 'getEntry' ) ) ? $parser->getEntry() : null;

		return Tags::inert( $name, self::fields( is_object( $entry ) ? $entry->id ?? 0 : 0 ) );
	}

	/**
	 * Filter `fluentform/editor_shortcodes`: the codes in the lists of the form's editor.
	 *
	 * @param mixed $groups Groups of codes.
	 */
	public static function list_codes( mixed $groups ): mixed {
		if ( is_array( $groups ) && Keeper::is_on() ) {
			$codes = array();
			foreach ( Tags::all() as $name => $label ) {
				$codes[ "{eidan.$name}" ] = $label;
			}
			$groups[] = array(
				'title'      => __( 'Attribution', 'eidan' ),
				'shortcodes' => $codes,
			);
		}

		return $groups;
	}

	/**
	 * Filter `fluentform/submissions_widgets`: the card beside an entry.
	 *
	 * @param mixed $cards What is beside it.
	 * @param mixed $data  Not needed.
	 * @param mixed $entry The entry.
	 */
	public static function card( mixed $cards, mixed $data = null, mixed $entry = null ): mixed {
		$fields = is_array( $cards ) && is_object( $entry ) ? self::fields( $entry->id ?? 0 ) : array();
		if ( is_array( $cards ) && array() !== $fields ) {
			$cards['eidan_attribution'] = array(
				'title'   => __( 'Attribution', 'eidan' ),
				'content' => Tags::html( $fields ),
			);
		}

		return $cards;
	}

	/**
	 * The fields of an entry.
	 *
	 * @param mixed $id Its id.
	 * @return array<string, string>
	 */
	private static function fields( mixed $id ): array {
		$stored = is_numeric( $id ) && 0 < (int) $id ? Helper::getSubmissionMeta( (int) $id, self::META, '' ) : '';

		return Visit::unpack( $stored );
	}

	/**
	 * Our field among what the plugin's script sends: all of the form is one text.
	 */
	private static function sent(): mixed {
		// phpcs:ignore WordPress.Security -- The plugin has checked it; each value is cleaned by Sent.
		$text = Text::of( wp_unslash( $_POST['data'] ?? '' ) );
		parse_str( $text, $inputs );

		return $inputs[ Sent::FIELD ] ?? '';
	}

	/**
	 * What was filled in.
	 *
	 * @param object              $form The form.
	 * @param array<mixed, mixed> $data Answers by name.
	 * @return list<array{type: string, key: string, label: string, value: mixed}>
	 */
	private static function answers( object $form, array $data ): array {
		$answers = array();
		foreach ( FormFieldsParser::getInputs( $form, array( 'element', 'admin_label' ) ) as $name => $field ) {
			$answers[] = array(
				'type'  => Text::of( $field['element'] ?? '' ),
				'key'   => (string) $name,
				'label' => Text::of( $field['admin_label'] ?? '' ),
				'value' => $data[ $name ] ?? '',
			);
		}

		return $answers;
	}
}
