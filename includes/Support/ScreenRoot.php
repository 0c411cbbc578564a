<?php
/**
 * What a screen of the administration is before its script fills it.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * Prints the element that the script of a screen fills. Without script it says what is missing.
 */
final class ScreenRoot {

	/**
	 * Prints the element.
	 *
	 * @param string               $id   Its id.
	 * @param array<string, mixed> $data What the script knows from the beginning, as JSON in `data-screen`; without,
	 *                                   there is no such attribute.
	 */
	public static function render( string $id, array $data = array() ): void {
		?>
		<div
			id="<?php echo esc_attr( $id ); ?>"
			<?php if ( array() !== $data ) : ?>
				data-screen="<?php echo esc_attr( (string) wp_json_encode( $data ) ); ?>"
			<?php endif; ?>
		>
			<p class="hide-if-js">
				<?php
				esc_html_e( 'This screen needs JavaScript. Allow it for this address and reload the page.', 'eidan' );
				?>
			</p>
		</div>
		<?php
	}
}
