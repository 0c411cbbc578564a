<?php
/**
 * The question on the Plugins screen.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin;

use Eidan\Attribution\Report\Sync;
use Eidan\Enquiries\Report\Sync as EnquirySync;
use Eidan\Lists\Speed\VisibleText;
use Eidan\Posts\ContentType;
use Eidan\Posts\ContentTypes;
use Eidan\Settings\Settings;

/**
 * Before the plugin is deactivated, asks what deleting it should remove: after that it cannot ask, and WordPress
 * deletes it without a question.
 *
 * On the network screen there is no choice, since every site has its own settings; a text says so.
 */
final class Deactivation {

	/**
	 * When the plugin is deactivated: nothing of it waits for the end of the request.
	 *
	 * `wp plugin uninstall --deactivate` deletes the files before that, and PHP would not find the classes any more.
	 */
	public static function leave(): void {
		remove_action( 'shutdown', array( VisibleText::class, 'store' ) );
		remove_action( 'shutdown', array( Sync::class, 'flush' ) );
		remove_action( 'shutdown', array( EnquirySync::class, 'flush' ) );
	}

	/**
	 * Action `admin_enqueue_scripts`.
	 *
	 * @param mixed $hook Hook suffix of the screen.
	 */
	public static function enqueue( mixed $hook ): void {
		if ( 'plugins.php' !== $hook || ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		wp_enqueue_script( 'eidan-deactivation' );
		wp_enqueue_style( 'eidan-deactivation' );
	}

	/**
	 * Action `admin_footer-plugins.php`: prints the dialog, closed.
	 */
	public static function render(): void {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		$chooses = ! is_network_admin() && Rest::may_manage();
		?>
		<dialog
			class="eidan-deactivation"
			data-plugin="<?php echo esc_attr( plugin_basename( EIDAN_FILE ) ); ?>"
			aria-labelledby="eidan-deactivation"
		>
			<form method="dialog">
				<h2 id="eidan-deactivation"><?php esc_html_e( 'Deactivate Eidan Blocks?', 'eidan' ); ?></h2>
				<p><?php echo esc_html( self::state() ); ?></p>
				<?php $chooses ? self::choices() : self::network(); ?>
				<p role="alert"></p>
				<p class="eidan-deactivation__buttons">
					<button type="button" class="button" value="cancel">
						<?php esc_html_e( 'Cancel', 'eidan' ); ?>
					</button>
					<button type="submit" class="button button-primary">
						<?php esc_html_e( 'Deactivate', 'eidan' ); ?>
					</button>
				</p>
			</form>
		</dialog>
		<?php
	}

	/**
	 * A text on what stays while the plugin is inactive.
	 */
	private static function state(): string {
		$text  = __( 'Pages keep their text and images. Lists, sliders and portfolio pages are not shown until the plugin is active again.', 'eidan' );
		$items = self::items();
		if ( 0 === $items || is_network_admin() ) {
			return $text;
		}

		return $text . ' ' . sprintf(
			/* translators: 1: number of items, 2: names of content types: "Portfolio, Team, and Clients". */
			_n(
				'%1$s item of %2$s stays in the database.',
				'%1$s items of %2$s stay in the database.',
				$items,
				'eidan'
			),
			number_format_i18n( $items ),
			self::types()
		);
	}

	/**
	 * Number of items of our content types, of any status.
	 */
	private static function items(): int {
		$count = 0;
		foreach ( ContentTypes::all() as $type ) {
			foreach ( get_object_vars( wp_count_posts( $type->name ) ) as $of_status ) {
				$count += is_numeric( $of_status ) ? (int) $of_status : 0;
			}
		}

		return $count;
	}

	/**
	 * Names of our content types as part of a sentence.
	 */
	private static function types(): string {
		return wp_sprintf(
			'%l',
			array_map( static fn ( ContentType $type ): string => $type->label(), ContentTypes::all() )
		);
	}

	/**
	 * Prints the choices.
	 */
	private static function choices(): void {
		$chosen  = Settings::get( 'uninstall.remove' );
		$choices = array(
			'nothing'    => array(
				__( 'Keep everything', 'eidan' ),
				__( 'Settings and items are kept for a new installation.', 'eidan' ),
			),
			'settings'   => array( __( 'Remove the settings', 'eidan' ), __( 'Items stay in the database.', 'eidan' ) ),
			'everything' => array(
				__( 'Remove settings and items', 'eidan' ),
				sprintf(
					/* translators: %s: names of content types: "Portfolio, Team, and Clients". */
					__( 'Deletes everything under %s, with categories and tags, for good, uploaded icons, what you added to products, attributes and menus (videos, swatches, labels), and the authors of the demo, whose posts are then yours. Images stay in the media library.', 'eidan' ),
					self::types()
				),
			),
		);
		printf( '<fieldset><legend>%s</legend>', esc_html__( 'If you delete the plugin later', 'eidan' ) );
		foreach ( $choices as $value => [ $label, $description ] ) {
			printf(
				'<label><input type="radio" name="remove" value="%1$s"%2$s '
					. 'aria-describedby="eidan-remove-%1$s">%3$s<span id="eidan-remove-%1$s">%4$s</span></label>',
				esc_attr( $value ),
				checked( $chosen, $value, false ),
				esc_html( $label ),
				esc_html( $description )
			);
		}
		echo '</fieldset>';
	}

	/**
	 * Prints where the choice can be made on networks.
	 */
	private static function network(): void {
		printf(
			'<p>%s</p>',
			esc_html__( 'If you delete the plugin later, each site keeps or loses its settings and items as its own settings say (Settings › Eidan › Demo and data); unless they say otherwise, everything is kept.', 'eidan' )
		);
	}
}
