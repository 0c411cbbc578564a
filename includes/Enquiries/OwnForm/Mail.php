<?php
/**
 * The mail about an enquiry.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\OwnForm;

use Eidan\Attribution\Channel;
use Eidan\Attribution\Fields as AttributionFields;
use Eidan\Attribution\JourneyLine;

/**
 * Goes to whom the author chose, in plain text. What people typed is in the body, their name in the subject, both
 * without line breaks where these would begin something else, and their address, which WordPress knows as one, in
 * Reply-To.
 */
final class Mail {

	/** Meta of an enquiry that no mail tells of. */
	public const FAILED = '_eidan_enquiry_unmailed';

	/** What the mail says of the way to the form, after the channel. */
	private const ORIGIN = array( 'utm_source', 'utm_medium', 'utm_campaign', 'session_entry', 'referrer' );

	/**
	 * Sends it.
	 *
	 * @param Form                  $form   The form.
	 * @param array<string, string> $values What was typed, by field.
	 * @param array<string, string> $fields Attribution, as Sent::fields() has it.
	 * @param string                $page   Address of the page with the form.
	 * @return bool Whether WordPress has sent it.
	 */
	public static function send( Form $form, array $values, array $fields, string $page ): bool {
		$plain = array( self::class, 'content_type' );
		// A plugin may have all mails be HTML, in which what people typed would be markup.
		add_filter( 'wp_mail_content_type', $plain, PHP_INT_MAX );
		try {
			return wp_mail(
				$form->recipient(),
				self::subject( $form, $values['name'] ?? '' ),
				self::body( $form, $values, $fields, $page ),
				self::headers( $values['email'] ?? '' )
			);
		} catch ( \Throwable $error ) {
			// What takes wp_mail() over, such as a plugin for SMTP, may throw.
			unset( $error );
			return false;
		} finally {
			remove_filter( 'wp_mail_content_type', $plain, PHP_INT_MAX );
		}
	}

	/**
	 * Filter `wp_mail_content_type`, while the mail is sent.
	 */
	public static function content_type(): string {
		return 'text/plain';
	}

	/**
	 * The subject.
	 *
	 * @param Form   $form The form.
	 * @param string $name Of the person.
	 * @return string One line.
	 */
	public static function subject( Form $form, string $name ): string {
		if ( '' !== $form->subject() ) {
			return $form->subject();
		}
		$site = get_option( 'blogname' );

		return Fields::line(
			sprintf(
				/* translators: 1: title of the site, 2: name of a person. */
				__( '[%1$s] Enquiry from %2$s', 'eidan' ),
				is_string( $site ) ? wp_specialchars_decode( $site, ENT_QUOTES ) : '',
				$name
			)
		);
	}

	/**
	 * The headers.
	 *
	 * @param string $email Of the person.
	 * @return list<string>
	 */
	public static function headers( string $email ): array {
		// WordPress separates addresses at commas, so a name beside it could be a second one.
		return false === is_email( $email ) ? array() : array( "Reply-To: $email" );
	}

	/**
	 * What it says: fields, message, and where the person came from.
	 *
	 * @param Form                  $form   The form.
	 * @param array<string, string> $values What was typed, by field.
	 * @param array<string, string> $fields Attribution.
	 * @param string                $page   Address of the page with the form.
	 * @return string Plain text.
	 */
	public static function body( Form $form, array $values, array $fields, string $page ): string {
		$lines = array();
		foreach ( array_diff( $form->fields(), array( 'message', 'consent' ) ) as $field ) {
			if ( '' !== ( $values[ $field ] ?? '' ) ) {
				$lines[] = self::pair( $form->label( $field ), $values[ $field ] );
			}
		}
		array_push( $lines, '', $values['message'] ?? '', '', '--' );
		if ( in_array( 'consent', $form->fields(), true ) ) {
			$lines[] = self::pair( $form->label( 'consent' ), __( 'Yes', 'eidan' ) );
		}
		array_push( $lines, ...self::origin( $fields ) );
		$lines[] = self::pair( __( 'Page', 'eidan' ), $page );

		return implode( "\n", $lines ) . "\n";
	}

	/**
	 * Where the person came from.
	 *
	 * @param array<string, string> $fields Attribution.
	 * @return list<string> Lines; none if nothing is known.
	 */
	private static function origin( array $fields ): array {
		if ( array() === $fields ) {
			return array();
		}
		$lines   = array(
			self::pair( __( 'Channel', 'eidan' ), Channel::label( JourneyLine::channel( $fields ) ) ),
		);
		$journey = JourneyLine::names( $fields );
		if ( 1 < count( $journey ) ) {
			$lines[] = self::pair( __( 'Journey', 'eidan' ), implode( ' → ', $journey ) );
		}
		foreach ( self::ORIGIN as $field ) {
			$value = $fields[ $field ] ?? '';
			if ( '' !== $value && 1 !== preg_match( '/^\((?:none|direct|not set)\)$/', $value ) ) {
				$lines[] = self::pair( AttributionFields::label( $field ), $value );
			}
		}

		return $lines;
	}

	/**
	 * A line.
	 *
	 * @param string $label What it is.
	 * @param string $value One line.
	 */
	private static function pair( string $label, string $value ): string {
		/* translators: 1: label of a field, 2: what was entered in it. */
		return sprintf( _x( '%1$s: %2$s', 'line of a mail', 'eidan' ), $label, Fields::line( $value ) );
	}
}
