<?php
/**
 * The screen Settings › Eidan.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin;

use Eidan\Settings\Settings;
use Eidan\Support\ScreenRoot;

/**
 * Adds the screen and loads its script.
 */
final class Screen {

	/**
	 * Adds the screen to the menu.
	 */
	public static function add(): void {
		add_options_page(
			__( 'Eidan settings', 'eidan' ),
			__( 'Eidan', 'eidan' ),
			'manage_options',
			Settings::PAGE,
			array( self::class, 'render' )
		);
	}

	/**
	 * Prints the element that the script fills.
	 */
	public static function render(): void {
		?>
		<div class="wrap eidan-settings-wrap">
			<h1 class="wp-heading-inline"><?php esc_html_e( 'Eidan', 'eidan' ); ?></h1>
			<a class="page-title-action" href="<?php echo esc_url( Start::url() ); ?>">
				<?php esc_html_e( 'Start with Eidan', 'eidan' ); ?>
			</a>
			<hr class="wp-header-end">
			<?php ScreenRoot::render( 'eidan-settings' ); ?>
		</div>
		<?php
	}

	/**
	 * Loads the script of the screen, with preloaded data.
	 *
	 * @param mixed $hook Hook suffix of the screen.
	 */
	public static function enqueue( mixed $hook ): void {
		if ( 'settings_page_' . Settings::PAGE !== $hook ) {
			return;
		}
		self::enqueue_script( 'eidan-settings', array( '/settings' ) );
	}

	/**
	 * Loads the script and the style of a screen, with preloaded data.
	 *
	 * @param non-empty-string $handle Name of both.
	 * @param list<string>     $paths  Routes of the plugin.
	 */
	public static function enqueue_script( string $handle, array $paths ): void {
		wp_enqueue_script( $handle );
		wp_enqueue_style( $handle );
		wp_enqueue_style( 'wp-components' );
		$preload = array();
		foreach ( $paths as $path ) {
			$preload = rest_preload_api_request( $preload, '/' . Rest::NAMESPACE . $path );
		}
		wp_add_inline_script(
			'wp-api-fetch',
			sprintf(
				'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );',
				(string) wp_json_encode( $preload, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES )
			)
		);
	}

	/**
	 * Adds links to the plugin's row on the Plugins screen.
	 *
	 * @param mixed $links Links of the row.
	 */
	public static function link( mixed $links ): mixed {
		if ( is_array( $links ) && current_user_can( 'manage_options' ) ) {
			array_unshift(
				$links,
				self::anchor( Start::url(), __( 'Start', 'eidan' ) ),
				self::anchor( admin_url( 'options-general.php?page=' . Settings::PAGE ), __( 'Settings', 'eidan' ) )
			);
		}

		return $links;
	}

	/**
	 * A link.
	 *
	 * @param string $url  Address.
	 * @param string $text Its words.
	 */
	private static function anchor( string $url, string $text ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $text ) );
	}
}
