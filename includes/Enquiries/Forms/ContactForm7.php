<?php
/**
 * Enquiries by Contact Form 7.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Forms;

use Eidan\Enquiries\Sent;
use Eidan\Support\Text;
use WPCF7_ContactForm;
use WPCF7_FormTag;
use WPCF7_Submission;

/**
 * Special mail tags `[eidan_channel]` and the like; fields in Flamingo, which keeps the messages of this plugin.
 */
final class ContactForm7 {

	private const SLUG = 'contact-form-7';

	/** Statuses of a submission that was valid and no spam, whether or not its mail could be sent. */
	private const VALID = array( 'mail_sent', 'mail_failed' );

	/**
	 * Filter `wpcf7_posted_data`: our field is no answer of the visitor, and none may stand for a tag of ours.
	 *
	 * @param mixed $data Answers by name.
	 */
	public static function posted( mixed $data ): mixed {
		if ( is_array( $data ) ) {
			unset( $data[ Sent::FIELD ] );
			foreach ( array_keys( Tags::all() ) as $name ) {
				unset( $data[ Tags::PREFIX . $name ] );
			}
		}

		return $data;
	}

	/**
	 * Filter `wpcf7_special_mail_tags`: the text of a tag in a mail.
	 *
	 * @param mixed $text The text so far, null if nobody knows the tag.
	 * @param mixed $tag  Name of the tag.
	 * @param mixed $html Whether it stands in HTML.
	 */
	public static function tag( mixed $text, mixed $tag = '', mixed $html = false ): mixed {
		$name = Tags::named( $tag );
		if ( '' === $name || ! Keeper::is_on() ) {
			return $text;
		}
		$value = Tags::value( $name, Sent::fields() );

		return (bool) $html ? esc_html( $value ) : $value;
	}

	/**
	 * Filter `wpcf7_flamingo_inbound_message_parameters`: the visit beside the answers.
	 *
	 * @param mixed $message What Flamingo keeps.
	 */
	public static function flamingo( mixed $message ): mixed {
		if ( ! is_array( $message ) || ! Keeper::is_on() ) {
			return $message;
		}
		$fields = Sent::fields();
		if ( array() !== $fields && is_array( $message['fields'] ?? null ) ) {
			foreach ( Tags::values( $fields ) as $name => $value ) {
				$message['fields'][ Tags::PREFIX . $name ] = $value;
			}
		}

		return $message;
	}

	/**
	 * Action `wpcf7_submit`: a form was sent.
	 *
	 * @param mixed $form   The form.
	 * @param mixed $result What came of it.
	 */
	public static function submitted( mixed $form, mixed $result = null ): void {
		$submission = class_exists( WPCF7_Submission::class, false ) ? WPCF7_Submission::get_instance() : null;
		if (
			! $form instanceof WPCF7_ContactForm || ! $submission instanceof WPCF7_Submission || ! is_array( $result )
			|| ! in_array( $result['status'] ?? '', self::VALID, true )
			|| $form->in_demo_mode()
			|| (bool) $submission->get_meta( 'do_not_store' )
		) {
			return;
		}
		Keeper::keep(
			self::SLUG,
			Text::of( $form->title() ),
			Text::of( $form->id() ),
			self::answers( $form, $submission ),
			Sent::fields()
		);
	}

	/**
	 * What was filled in, but for what the owner does not want to be stored.
	 *
	 * @return list<array{type: string, key: string, label: string, value: mixed}>
	 */
	private static function answers( WPCF7_ContactForm $form, WPCF7_Submission $submission ): array {
		$answers = array();
		foreach ( $form->scan_form_tags() as $tag ) {
			if ( ! $tag instanceof WPCF7_FormTag || '' === $tag->name || self::is_private( $form, $tag->name ) ) {
				continue;
			}
			$answers[] = array(
				'type'  => $tag->basetype,
				'key'   => $tag->name,
				'label' => '',
				'value' => $submission->get_posted_data( $tag->name ),
			);
		}

		return $answers;
	}

	/**
	 * Whether a field of this name is not to be stored.
	 */
	private static function is_private( WPCF7_ContactForm $form, string $name ): bool {
		$found = $form->scan_form_tags(
			array(
				'name'    => $name,
				'feature' => 'do-not-store',
			)
		);

		return array() !== $found;
	}
}
