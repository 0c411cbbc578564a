<?php
/**
 * The screen Enquiries › Report.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Enquiries\Report;

use Eidan\Attribution\Report\Kind;
use Eidan\Attribution\Report\Screen as Attribution;
use Eidan\Enquiries\Access;
use Eidan\Enquiries\Screens\Menu;
use Eidan\Support\ScreenRoot;

/**
 * Who may see the shop's report goes there by the same menu item: it is one report.
 */
final class Screen {

	private const SLUG = 'eidan-enquiries-report';

	/**
	 * Action `admin_menu`.
	 */
	public static function add(): void {
		$is_shop = Kind::Orders->may_see();
		add_submenu_page(
			Menu::SLUG,
			__( 'Report on enquiries', 'eidan' ),
			__( 'Report', 'eidan' ),
			Access::EDIT,
			$is_shop ? 'admin.php?page=' . Attribution::SLUG . '&r-kind=enquiries' : self::SLUG,
			$is_shop ? '' : array( self::class, 'render' )
		);
	}

	/**
	 * Prints the element that the script fills.
	 */
	public static function render(): void {
		?>
		<div class="wrap eidan-report-wrap">
			<h1 class="wp-heading-inline"><?php esc_html_e( 'Report on enquiries', 'eidan' ); ?></h1>
			<hr class="wp-header-end">
			<?php ScreenRoot::render( 'eidan-attribution-report' ); ?>
		</div>
		<?php
	}

	/**
	 * Action `admin_enqueue_scripts`: loads the script with its data.
	 *
	 * @param mixed $hook Hook suffix of the screen.
	 */
	public static function enqueue( mixed $hook ): void {
		if ( is_string( $hook ) && str_ends_with( $hook, '_page_' . self::SLUG ) ) {
			Attribution::load();
		}
	}
}
