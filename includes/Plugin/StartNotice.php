<?php
/**
 * The notice about the start screen.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin;

use Eidan\Demo\Progress;
use Eidan\Posts\PagesBelow;
use Eidan\Settings\Settings;

/**
 * After activation, on Plugins and Dashboard, until a click on its link or on Dismiss; then never again for this user.
 *
 * It works without script, and it leads nobody anywhere by itself.
 */
final class StartNotice {

	/** Option: whether the plugin was activated on this site and has something to say. */
	public const OPTION = 'eidan_start';

	/** Option of a user on this site. */
	public const SEEN = 'eidan_start_seen';

	public const ACTION = 'eidan_dismiss_start';

	/** Screens that show it. */
	private const SCREENS = array( 'plugins', 'dashboard' );

	/**
	 * On activation.
	 */
	public static function announce(): void {
		update_option( self::OPTION, 1, false );
	}

	/**
	 * Action `admin_notices`. Screens of a network have an action of their own, and no notice.
	 */
	public static function render(): void {
		$screen = get_current_screen();
		if (
			null === $screen
			|| ! in_array( $screen->id, self::SCREENS, true )
			|| ! current_user_can( Start::CAPABILITY )
		) {
			return;
		}
		if ( Progress::is_unfinished() ) {
			self::tell_of_import();
		}
		if ( (bool) get_user_option( self::SEEN ) || ! (bool) get_option( self::OPTION ) ) {
			return;
		}
		wp_admin_notice(
			sprintf(
				'%1$s <a href="%2$s">%3$s</a> | <a class="eidan-dismiss" href="%4$s">%5$s</a>',
				esc_html__( 'Eidan Blocks is ready: a whole site, a header and a footer, or single widgets.', 'eidan' ),
				esc_url( Start::url() ),
				esc_html__( 'Start with Eidan', 'eidan' ),
				esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION ) ),
				esc_html__( 'Dismiss', 'eidan' )
			) . self::shared(),
			array(
				'type' => 'info',
				'id'   => 'eidan-start-notice',
			)
		);
	}

	/**
	 * Says that an import has stopped, as long as it has.
	 */
	private static function tell_of_import(): void {
		wp_admin_notice(
			sprintf(
				'%1$s <a href="%2$s">%3$s</a>',
				esc_html__( 'The import of the demo site is not finished.', 'eidan' ),
				esc_url( Start::url() . '#site' ),
				esc_html__( 'Go on, or remove it', 'eidan' )
			),
			array(
				'type' => 'warning',
				'id'   => 'eidan-import-notice',
			)
		);
	}

	/**
	 * What the site's pages share with content types of ours, with the way to change it.
	 *
	 * @return string HTML.
	 */
	private static function shared(): string {
		$html = '';
		foreach ( PagesBelow::shared() as $text ) {
			$html .= sprintf(
				'<br>%1$s <a href="%2$s">%3$s</a>',
				esc_html( $text ),
				esc_url( admin_url( 'options-general.php?page=' . Settings::PAGE . '#content' ) ),
				esc_html__( 'Change the slug', 'eidan' )
			);
		}

		return $html;
	}

	/**
	 * Action `admin_post_…`: the link Dismiss. It leads back to where it was clicked.
	 */
	public static function answer(): void {
		check_admin_referer( self::ACTION );
		self::dismiss();
		$back = wp_get_referer();
		wp_safe_redirect( false === $back ? admin_url() : $back );
		exit;
	}

	/**
	 * Never shows the notice to this user again.
	 */
	public static function dismiss(): void {
		if ( ! (bool) get_user_option( self::SEEN ) ) {
			update_user_option( get_current_user_id(), self::SEEN, 1 );
		}
	}

	/**
	 * The plugin is deleted: the next activation announces it again.
	 */
	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/**
	 * Deletes what users have dismissed on this site.
	 */
	public static function forget_users(): void {
		/**
		 * The database.
		 *
		 * @var \wpdb $wpdb
		 */
		global $wpdb;
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . self::SEEN, '', true );
	}
}
