<?php
/**
 * Privacy policy for images from Instagram.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Instagram;

/**
 * The copies are posts of the owner and contain no data of visitors, so there is nothing to export or erase.
 */
final class Privacy {

	/**
	 * Action `admin_init`: suggests a paragraph for the privacy policy.
	 */
	public static function suggest_policy(): void {
		if ( wp_doing_ajax() || ! Connection::get()->is_there() ) {
			return;
		}
		wp_add_privacy_policy_content(
			'Eidan Blocks',
			'<p>'
				. esc_html__( 'We show our own posts from Instagram as copies that are stored on our server. Your browser connects with Instagram only when you follow a link to it.', 'eidan' )
				. '</p>'
		);
	}
}
