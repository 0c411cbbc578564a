<?php
/**
 * The menu Enquiries.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Screens;

use Eidan\Enquiries\Sources;
use Eidan\Enquiries\Store;

/**
 * WordPress makes the menu with the content type; a site that has nothing to do with enquiries does not see it.
 */
final class Menu {

	/** Its slug, as WordPress makes it. */
	public const SLUG = 'edit.php?post_type=' . Store::POST_TYPE;

	/**
	 * Action `admin_menu`, after all have made their menus.
	 */
	public static function hide(): void {
		if ( ! self::is_needed() ) {
			remove_menu_page( self::SLUG );
		}
	}

	/**
	 * Whether the site has a form whose enquiries are kept, or any enquiry.
	 */
	public static function is_needed(): bool {
		return Sources::any() || Store::any();
	}
}
