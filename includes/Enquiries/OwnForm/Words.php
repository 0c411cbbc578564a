<?php
/**
 * The words of an enquiry form.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\OwnForm;

/**
 * What a form says where its author has written nothing, and what it says of what went wrong.
 */
final class Words {

	/**
	 * The author's words, or ours.
	 *
	 * @param string $words What the author has written.
	 * @param string $part  Name of a field, or 'button', 'thanks', 'title'.
	 */
	public static function or_default( string $words, string $part ): string {
		$words = trim( $words );

		return '' !== $words ? $words : match ( $part ) {
			'name'    => __( 'Name', 'eidan' ),
			'email'   => __( 'Email address', 'eidan' ),
			'phone'   => __( 'Phone number', 'eidan' ),
			'choice'  => __( 'What is it about?', 'eidan' ),
			'message' => __( 'Message', 'eidan' ),
			'consent' => __( 'I agree that what I enter is used to answer me.', 'eidan' ),
			'button'  => _x( 'Send', 'a form', 'eidan' ),
			'thanks'  => __( 'Thank you. Your message is on its way to us.', 'eidan' ),
			default   => __( 'Enquiry form', 'eidan' ),
		};
	}

	/**
	 * What is wrong with a field. The same sentence is said of every mistake in it, with and without script.
	 *
	 * @param string $field Name of the field.
	 * @param string $label Its label.
	 */
	public static function of_field( string $field, string $label ): string {
		return match ( $field ) {
			'email'   => __( 'Please enter an email address, such as name@example.com.', 'eidan' ),
			'consent' => __( 'Please tick this box.', 'eidan' ),
			/* translators: %s: label of a field. */
			'choice'  => sprintf( __( 'Please choose: %s', 'eidan' ), $label ),
			/* translators: %s: label of a field. */
			default   => sprintf( __( 'Please fill in: %s', 'eidan' ), $label ),
		};
	}

	/**
	 * What is said above the form when an enquiry was not taken.
	 *
	 * @param string $problem One of the problems of Answer.
	 */
	public static function of_problem( string $problem ): string {
		return match ( $problem ) {
			Answer::FIELDS  => __( 'Something is missing or not as it should be:', 'eidan' ),
			Answer::EXPIRED => __( 'This page was loaded too long ago. Please send your message again.', 'eidan' ),
			Answer::AGAIN   => __( 'That was very quick. Please press the button once more.', 'eidan' ),
			Answer::MANY    =>
				__( 'Many messages came from your connection. Please send yours again in an hour.', 'eidan' ),
			Answer::SPAM    =>
				__( 'Your message was not sent, because it looks like advertising. Please change it, or reach us another way.', 'eidan' ),
			default         =>
				__( 'Your message could not be sent. It is still here: please try again later, or reach us another way.', 'eidan' ),
		};
	}
}
