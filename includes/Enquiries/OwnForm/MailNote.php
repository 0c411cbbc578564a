<?php
/**
 * A note in the list of enquiries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\OwnForm;

/**
 * Tells the owner which enquiries are in the list only, since the mail about them could not be sent.
 */
final class MailNote {

	/**
	 * Action `manage_eidan_enquiry_posts_custom_column`: adds the note to the column of the form.
	 *
	 * @param mixed $column Name of the column.
	 * @param mixed $id     Id of the enquiry.
	 */
	public static function cell( mixed $column = null, mixed $id = null ): void {
		if ( 'eidan_form' === $column && is_int( $id ) && '1' === get_post_meta( $id, Mail::FAILED, true ) ) {
			printf(
				'<p class="eidan-mail-note"><strong>%s</strong></p>',
				esc_html__( 'The email could not be sent.', 'eidan' )
			);
		}
	}
}
