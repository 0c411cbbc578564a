<?php
/**
 * The way from an enquiry to the entry of a plugin.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Forms;

/**
 * Addresses of the screens on which the plugins show an entry.
 */
final class EntryLink {

	/** Addresses in the admin by slug of the plugin; %1$s is the entry, %2$s its form. */
	private const SCREENS = array(
		'fluentform'   => 'admin.php?page=fluent_forms&route=entries&form_id=%2$s#/entries/%1$s',
		'formidable'   => 'admin.php?page=formidable-entries&frm_action=show&id=%1$s',
		'wpforms'      => 'admin.php?page=wpforms-entries&view=details&entry_id=%1$s',
		'gravityforms' => 'admin.php?page=gf_entries&view=entry&id=%2$s&lid=%1$s',
	);

	/**
	 * Filter `eidan_enquiry_entry_link`.
	 *
	 * @param mixed $link   The address so far.
	 * @param mixed $plugin Slug of the plugin.
	 * @param mixed $entry  Id of the entry.
	 * @param mixed $form   Id of the form.
	 */
	public static function of( mixed $link, mixed $plugin = '', mixed $entry = '', mixed $form = '' ): mixed {
		$screen = is_string( $plugin ) ? self::SCREENS[ $plugin ] ?? '' : '';

		return '' !== $screen && '' === $link && is_numeric( $entry ) && is_numeric( $form )
			? admin_url( sprintf( $screen, (int) $entry, (int) $form ) )
			: $link;
	}
}
