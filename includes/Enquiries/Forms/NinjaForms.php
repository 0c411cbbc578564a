<?php
/**
 * Enquiries by Ninja Forms.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Forms;

use Eidan\Enquiries\Sent;
use Eidan\Support\Text;

/**
 * Merge tags `{eidan:channel}` and the like in its actions, such as mails. The plugin sends all of a form as one JSON,
 * with a place for what others add.
 */
final class NinjaForms {

	private const SLUG = 'ninja-forms';

	/**
	 * Filter `ninja_forms_run_action_settings`: the texts of our tags in what an action does.
	 *
	 * @param mixed $settings Settings of the action.
	 */
	public static function replace( mixed $settings ): mixed {
		if ( ! is_array( $settings ) || ! Keeper::is_on() ) {
			return $settings;
		}
		$texts  = array();
		$fields = Sent::fields( self::sent() );
		foreach ( array_keys( Tags::all() ) as $name ) {
			$texts[ "{eidan:$name}" ] = Tags::inert( $name, $fields );
		}

		return array_map(
			static fn ( mixed $setting ): mixed => is_string( $setting ) ? strtr( $setting, $texts ) : $setting,
			$settings
		);
	}

	/**
	 * Action `ninja_forms_after_submission`: a form was sent, and it was valid.
	 *
	 * @param mixed $data What was sent, and what became of it.
	 */
	public static function submitted( mixed $data ): void {
		if ( ! is_array( $data ) || array() !== ( $data['errors'] ?? array() ) ) {
			return;
		}
		$settings = is_array( $data['settings'] ?? null ) ? $data['settings'] : array();
		$actions  = is_array( $data['actions'] ?? null ) ? $data['actions'] : array();
		$saved    = is_array( $actions['save'] ?? null ) ? $actions['save'] : array();
		Keeper::keep(
			self::SLUG,
			Text::of( $settings['title'] ?? '' ),
			Text::of( $data['form_id'] ?? '' ),
			self::answers( is_array( $data['fields'] ?? null ) ? $data['fields'] : array() ),
			Sent::fields( self::sent() ),
			Text::of( $saved['sub_id'] ?? '' )
		);
	}

	/**
	 * Our field among what the plugin's script sends.
	 */
	private static function sent(): mixed {
		// phpcs:ignore WordPress.Security -- The plugin has checked it; each value is cleaned by Sent.
		$data  = json_decode( Text::of( wp_unslash( $_POST['formData'] ?? '' ) ), true );
		$extra = is_array( $data ) ? $data['extra'] ?? null : null;

		return is_array( $extra ) ? $extra[ Sent::FIELD ] ?? '' : '';
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
					'key'   => Text::of( $field['key'] ?? '' ),
					'label' => Text::of( $field['label'] ?? '' ),
					'value' => $field['value'] ?? '',
				);
			}
		}

		return $answers;
	}
}
