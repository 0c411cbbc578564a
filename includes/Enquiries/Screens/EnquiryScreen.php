<?php
/**
 * The screen of an enquiry.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Screens;

use DateTimeImmutable;
use Eidan\Attribution\Compatibility;
use Eidan\Attribution\Journey;
use Eidan\Attribution\OrderScreen;
use Eidan\Enquiries\Clean;
use Eidan\Enquiries\Record;
use Eidan\Enquiries\Store;
use WP_Post;

/**
 * WordPress's own screen of a post, with boxes in place of an editor.
 */
final class EnquiryScreen {

	/**
	 * Action `add_meta_boxes_eidan_enquiry`.
	 */
	public static function boxes(): void {
		$type = Store::POST_TYPE;
		wp_enqueue_style( OrderScreen::STYLE );
		remove_meta_box( 'submitdiv', $type, 'side' );
		remove_meta_box( 'slugdiv', $type, 'normal' );
		foreach ( self::all() as $id => [ $title, $context, $render ] ) {
			add_meta_box( "eidan-enquiry-$id", $title, $render, $type, $context, 'high' );
		}
	}

	/**
	 * The boxes.
	 *
	 * @return array<string, array{string, 'normal'|'side', callable}> Title, place and function by id.
	 */
	private static function all(): array {
		$boxes = array(
			'contact' => array( __( 'Contact', 'eidan' ), 'normal', array( self::class, 'contact' ) ),
			'journey' => array( __( 'Customer journey', 'eidan' ), 'normal', array( self::class, 'journey' ) ),
			'state'   => array( __( 'State', 'eidan' ), 'side', array( Boxes::class, 'state' ) ),
			'source'  => array( __( 'Source by hand', 'eidan' ), 'side', array( Boxes::class, 'source' ) ),
			'history' => array( __( 'History', 'eidan' ), 'side', array( Boxes::class, 'history' ) ),
		);
		if ( Compatibility::has_shop() ) {
			$title           = __( 'Orders of this person', 'eidan' );
			$boxes['orders'] = array( $title, 'normal', array( Orders::class, 'render' ) );
		}

		return $boxes;
	}

	/**
	 * Prints contact, message and form.
	 *
	 * @param mixed $post
	 */
	public static function contact( mixed $post ): void {
		$record = $post instanceof WP_Post ? Record::of( $post ) : null;
		if ( null === $record ) {
			return;
		}
		$link = self::entry_link( $record );
		$rows = array(
			array( __( 'Name', 'eidan' ), self::plain( $record->name ) ),
			array( __( 'Email', 'eidan' ), self::email( $record->email ) ),
			array( __( 'Telephone', 'eidan' ), self::phone( $record->phone ) ),
			array(
				__( 'Form', 'eidan' ),
				self::plain( $record->form_name() ) . ( '' === $link ? '' : sprintf(
					' <a href="%s">%s</a>',
					esc_url( $link ),
					esc_html__( 'Show the entry', 'eidan' )
				) ),
			),
			array(
				__( 'Page', 'eidan' ),
				'' === $record->page ? '' : sprintf(
					'<a href="%s"><bdi>%s</bdi></a>',
					esc_url( $record->page, array( 'http', 'https' ) ),
					esc_html( $record->page )
				),
			),
			array( __( 'Message', 'eidan' ), self::message( $record->message ) ),
		);
		echo '<dl class="eidan-enquiry">';
		foreach ( $rows as [ $label, $html ] ) {
			if ( '' !== $html ) {
				// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
				printf( '<dt>%s</dt><dd>%s</dd>', esc_html( $label ), $html );
			}
		}
		echo '</dl>';
	}

	/**
	 * Prints the journey.
	 *
	 * @param mixed $post
	 */
	public static function journey( mixed $post ): void {
		$record = $post instanceof WP_Post ? Record::of( $post ) : null;
		if ( null !== $record ) {
			Journey::render( $record->attribution, new DateTimeImmutable( "@$record->time" ), 'enquiry' );
		}
	}

	/**
	 * Filter `post_updated_messages`: WordPress's messages, with our noun.
	 *
	 * @param mixed $messages Messages by post type.
	 */
	public static function messages( mixed $messages ): mixed {
		if ( is_array( $messages ) ) {
			$messages[ Store::POST_TYPE ] = array_fill( 1, 10, __( 'Enquiry updated.', 'eidan' ) );
		}

		return $messages;
	}

	/**
	 * Address of the entry with the plugin of the form.
	 *
	 * @param Record $record
	 * @return string '' if it is not known.
	 */
	private static function entry_link( Record $record ): string {
		/**
		 * Filters the address of the screen on which the plugin of a form shows its entry of an enquiry.
		 *
		 * @param string $link    Address; '' = there is none.
		 * @param string $plugin  Slug of the plugin, such as `contact-form-7`.
		 * @param string $entry   Id of the entry with that plugin; '' if it keeps none.
		 * @param string $form_id Id of the form with that plugin.
		 * @param int    $id      Id of the enquiry.
		 */
		$link = apply_filters(
			'eidan_enquiry_entry_link',
			'',
			$record->plugin,
			$record->entry,
			$record->form_id,
			$record->id
		);

		return is_string( $link ) ? $link : '';
	}

	/**
	 * Text as HTML.
	 *
	 * @param string $text
	 */
	private static function plain( string $text ): string {
		return '' === $text ? '' : '<bdi>' . Clean::html( $text ) . '</bdi>';
	}

	/**
	 * Text of several lines as HTML. Each line has the direction of its own letters.
	 *
	 * @param string $text
	 */
	private static function message( string $text ): string {
		return '' === $text
			? ''
			: '<span class="eidan-enquiry__message">' . nl2br( Clean::html( $text ), false ) . '</span>';
	}

	/**
	 * An e-mail address as HTML; a link if it is one.
	 *
	 * @param string $email
	 */
	private static function email( string $email ): string {
		return false === is_email( $email )
			? self::plain( $email )
			: sprintf( '<a href="%s">%s</a>', esc_url( "mailto:$email", array( 'mailto' ) ), self::plain( $email ) );
	}

	/**
	 * A telephone number as HTML; a link if it is one.
	 *
	 * @param string $phone
	 */
	private static function phone( string $phone ): string {
		$digits = (string) preg_replace( '/[\s().\/-]/', '', $phone );

		return 1 === preg_match( '/^\+?\d{3,20}$/D', $digits )
			? sprintf( '<a href="%s">%s</a>', esc_url( "tel:$digits", array( 'tel' ) ), self::plain( $phone ) )
			: self::plain( $phone );
	}
}
