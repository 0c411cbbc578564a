<?php
/**
 * What can be changed on the screen of an enquiry.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Screens;

use Eidan\Attribution\ByHand;
use Eidan\Attribution\ByHandFields;
use Eidan\Enquiries\Amount;
use Eidan\Enquiries\Changes;
use Eidan\Enquiries\Clean;
use Eidan\Enquiries\History;
use Eidan\Enquiries\Record;
use Eidan\Enquiries\State;
use Eidan\Enquiries\Store;
use Eidan\Support\Text;
use WP_Post;

/**
 * State, value and source with a note; and the history of their changes.
 */
final class Boxes {

	private const NONCE = 'eidan_enquiry_nonce';

	/** Names of the fields. */
	private const FIELDS = array( 'state', 'value', 'channel', 'source', 'medium', 'campaign', 'note' );

	/**
	 * Prints the box with state and value.
	 *
	 * @param mixed $post
	 */
	public static function state( mixed $post ): void {
		$record = $post instanceof WP_Post ? Record::of( $post ) : null;
		if ( null === $record ) {
			return;
		}
		wp_nonce_field( self::NONCE . $record->id, self::NONCE, false );
		printf(
			'<p><label for="eidan-enquiry-state-field">%s</label>'
				. '<select id="eidan-enquiry-state-field" name="eidan_enquiry[state]" class="widefat">',
			esc_html__( 'State', 'eidan' )
		);
		foreach ( State::cases() as $state ) {
			printf(
				'<option value="%s"%s>%s</option>',
				esc_attr( $state->value ),
				selected( $record->state === $state, true, false ),
				esc_html( $state->label() )
			);
		}
		echo '</select></p>';
		$currency = '' === $record->currency ? Amount::currency() : $record->currency;
		ByHandFields::text(
			'enquiry',
			'value',
			'' === $currency
				? _x( 'Value', 'of an enquiry', 'eidan' )
				/* translators: %s: code of a currency, such as EUR. */
				: sprintf( __( 'Value in %s', 'eidan' ), $currency ),
			$record->value,
			__( 'Counts in the report once the enquiry is won.', 'eidan' ),
			array( 'inputmode' => 'decimal' )
		);
		echo '<div class="eidan-enquiry__save">';
		if ( current_user_can( 'delete_post', $record->id ) ) {
			printf(
				'<a class="submitdelete deletion" href="%s">%s</a>',
				esc_url( (string) get_delete_post_link( $record->id ) ),
				esc_html__( 'Move to Trash', 'eidan' )
			);
		}
		printf(
			'<input type="submit" name="save" class="button button-primary" value="%s"></div>',
			esc_attr__( 'Update', 'eidan' )
		);
	}

	/**
	 * Prints the box with the source.
	 *
	 * @param mixed $post
	 */
	public static function source( mixed $post ): void {
		$record = $post instanceof WP_Post ? Record::of( $post ) : null;
		if ( null === $record ) {
			return;
		}
		ByHandFields::render( 'enquiry', $record->typed(), $record->recorded() );
		ByHandFields::text(
			'enquiry',
			'note',
			__( 'Note', 'eidan' ),
			$record->note,
			__( 'Such as a promo code that was told on the telephone.', 'eidan' )
		);
	}

	/**
	 * Prints the history.
	 *
	 * @param mixed $post
	 */
	public static function history( mixed $post ): void {
		$changes = $post instanceof WP_Post ? History::of( $post->ID ) : array();
		if ( array() === $changes ) {
			printf( '<p>%s</p>', esc_html__( 'Nothing has been changed by hand.', 'eidan' ) );
			return;
		}
		echo '<ol class="eidan-enquiry__history">';
		foreach ( array_reverse( $changes ) as $change ) {
			$user = get_userdata( $change['user'] );
			$time = Text::of( get_option( 'date_format' ) ) . ' ' . Text::of( get_option( 'time_format' ) );
			$when = array(
				false === $user ? __( 'somebody', 'eidan' ) : $user->display_name,
				(string) wp_date( $time, $change['time'] ),
			);
			printf(
				'<li><bdi>%s</bdi><span>%s</span></li>',
				// phpcs:ignore WordPress.Security.EscapeOutput -- Clean::html() does.
				Clean::html( History::words( $change ) ),
				esc_html( implode( ', ', $when ) )
			);
		}
		echo '</ol>';
	}

	/**
	 * Action `save_post_eidan_enquiry`: takes what the screen sends.
	 *
	 * @param mixed $id Enquiry.
	 */
	public static function save( mixed $id ): void {
		// phpcs:disable WordPress.Security -- Checked here, cleaned below.
		$nonce = $_POST[ self::NONCE ] ?? null;
		$sent  = $_POST['eidan_enquiry'] ?? null;
		// phpcs:enable
		if (
			! is_int( $id )
			|| ! is_string( $nonce )
			|| ! is_array( $sent )
			|| false === wp_verify_nonce( $nonce, self::NONCE . $id )
			|| ! current_user_can( 'edit_post', $id )
		) {
			return;
		}
		// Changes save the post again.
		unset( $_POST['eidan_enquiry'] );
		$sent = (array) wp_unslash( $sent );
		$text = array();
		foreach ( self::FIELDS as $name ) {
			$text[ $name ] = is_string( $sent[ $name ] ?? null ) ? Clean::line( $sent[ $name ] ) : '';
		}
		self::take( $id, $text );
	}

	/**
	 * Changes what is another than before.
	 *
	 * @param int                   $id   Enquiry.
	 * @param array<string, string> $text Fields by name.
	 */
	private static function take( int $id, array $text ): void {
		$amount = Clean::amount( $text['value'] );
		// What is no amount changes nothing, rather than empty the field.
		if ( '' !== $amount || '' === $text['value'] ) {
			Changes::value( $id, $amount );
		}
		$state = State::tryFrom( $text['state'] );
		if ( null !== $state ) {
			Changes::move( $id, $state );
		}
		Changes::credit( $id, ByHand::typed( $text, Record::of( $id )?->typed()['channel'] ?? '' ) );
		Changes::note( $id, $text['note'] );
	}
}
