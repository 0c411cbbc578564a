<?php
/**
 * Receives enquiries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\OwnForm;

use Eidan\Enquiries\Enquiry;
use Eidan\Enquiries\Sent;
use Eidan\Enquiries\Store;

/**
 * Decides what becomes of what was sent. First it is kept, then the mail goes: one of the two is enough.
 */
final class Reception {

	/** Control with the token. */
	public const TOKEN = 'eidan_form';

	/**
	 * Takes an enquiry, or says what is in the way.
	 *
	 * @param array<array-key, mixed> $sent    Values of the request, without slashes.
	 * @param string                  $address IP address of the visitor.
	 * @param string                  $page    Address of the page with the form.
	 * @param int                     $now     Seconds since 1970.
	 */
	public static function take( array $sent, string $address, string $page, int $now ): Answer {
		$values = Fields::read( $sent );
		$token  = $sent[ self::TOKEN ] ?? '';
		$opened = Token::open( $token );
		$form   = null === $opened ? null : Form::of( $opened['values'] );
		if ( null === $opened || null === $form ) {
			return new Answer( Answer::EXPIRED, $values );
		}
		$token = is_string( $token ) ? $token : '';
		$age   = $now - $opened['made'];
		$wrong = Fields::wrong( $form, $values );
		if ( array() !== $wrong ) {
			return new Answer( Answer::FIELDS, $values, $wrong, $age > Token::LIFE ? '' : $token );
		}
		if ( $age > Token::LIFE ) {
			return new Answer( Answer::EXPIRED, $values );
		}
		// Every browser sends the trap, empty. With the same token, so that the second time is late enough.
		if ( $age < Spam::FASTEST || '' !== ( $sent[ Spam::TRAP ] ?? null ) ) {
			return new Answer( Answer::AGAIN, $values, array(), $token );
		}
		$id      = $opened['values']['id'] ?? '';
		$key     = Once::key( is_string( $id ) ? $id : '', $values );
		$problem = Once::claim( $key ) ? self::keep( $form, $values, $sent, $address, $page, $now ) : Answer::SENT;
		if ( Answer::SENT !== $problem ) {
			Once::release( $key );
			return new Answer( $problem, $values, array(), $token );
		}

		return new Answer( Answer::SENT, page: $form->page() );
	}

	/**
	 * Keeps an enquiry and sends the mail.
	 *
	 * @param Form                    $form    The form.
	 * @param array<string, string>   $values  What was typed, by field.
	 * @param array<array-key, mixed> $sent    Values of the request.
	 * @param string                  $address IP address of the visitor.
	 * @param string                  $page    Address of the page with the form.
	 * @param int                     $now     Seconds since 1970.
	 * @return string Problem of an answer.
	 */
	private static function keep(
		Form $form,
		array $values,
		array $sent,
		string $address,
		string $page,
		int $now
	): string {
		if ( ! Limit::count( $address, $now ) ) {
			return Answer::MANY;
		}
		if ( Spam::akismet( $values, $address, $page ) ) {
			return Answer::SPAM;
		}
		$fields = Sent::fields( $sent[ Sent::FIELD ] ?? '' );
		$id     = Store::add(
			new Enquiry(
				plugin: 'eidan',
				form: $form->title(),
				name: $values['name'],
				email: $values['email'],
				phone: in_array( 'phone', $form->fields(), true ) ? $values['phone'] : '',
				message: self::message( $form, $values ),
				page: $page,
				attribution: $fields
			)
		);
		$mailed = Mail::send( $form, $values, $fields, $page );
		if ( $id > 0 && ! $mailed ) {
			update_post_meta( $id, Mail::FAILED, '1' );
		}

		return $id > 0 || $mailed ? Answer::SENT : Answer::FAILED;
	}

	/**
	 * The message in the list, which has no place of its own for a choice and for consent.
	 *
	 * @param Form                  $form   The form.
	 * @param array<string, string> $values What was typed, by field.
	 */
	private static function message( Form $form, array $values ): string {
		$fields = $form->fields();
		$parts  = array();
		if ( in_array( 'choice', $fields, true ) && '' !== $values['choice'] ) {
			$parts[] = $form->label( 'choice' ) . ' ' . $values['choice'];
		}
		$parts[] = $values['message'];
		if ( in_array( 'consent', $fields, true ) ) {
			$parts[] = '☑ ' . $form->label( 'consent' );
		}

		return implode( "\n\n", $parts );
	}
}
