<?php
declare( strict_types=1 );

namespace Eidan\Tests\Matrix;

use Eidan\Support\Memory;
use Eidan\Tests\TestCase;

/**
 * Plugins hide blocks: for visitors of a role, for an empty cart, on phones. From 6.9 on WordPress then takes back what
 * was enqueued while the block was rendered. Another block of the same kind further down needs it.
 */
final class HiddenBlocksTest extends TestCase {

	use Control;

	private const HIDDEN = 'hidden-by-a-plugin';

	public function test_a_block_after_a_hidden_one_has_its_styles_and_scripts(): void {
		self::assertSame( array(), $this->lost( Blocks::subjects() ) );
	}

	public function test_a_block_that_loads_its_style_once_is_seen(): void {
		if ( version_compare( get_bloginfo( 'version' ), '6.9', '<' ) ) {
			$this->markTestSkipped( 'WordPress takes nothing back.' );
		}
		wp_register_style( 'control-style', 'https://example.org/control.css', array(), '1' );
		$shown  = 0;
		$render = static function () use ( &$shown ): string {
			// Alone it is the first; then one is hidden before it.
			if ( 2 > $shown++ ) {
				wp_enqueue_style( 'control-style' );
			}
			return '<p>Words</p>';
		};
		self::assert_seen( '/control: control-style/', $render, $this->lost( ... ) );
	}

	/**
	 * @param array<string, Subject> $subjects Blocks to check.
	 * @return list<string> Fixtures that lack something after a hidden one.
	 */
	private function lost( array $subjects ): array {
		add_filter(
			'render_block_core/group',
			static fn ( string $html, array $block ): string =>
				self::HIDDEN === ( $block['attrs']['className'] ?? '' ) ? '' : $html,
			99,
			2
		);
		$page = $this->create_page();
		$lost = array();
		foreach ( $subjects as $subject ) {
			foreach ( $subject->fixtures as $name => $markup ) {
				$hidden = $this->block( 'core/group', array( 'className' => self::HIDDEN ), "<div>$markup</div>" );
				$lack   = array_diff( $this->assets( $markup, $page ), $this->assets( $hidden . $markup, $page ) );
				foreach ( $lack as $handle ) {
					$lost[] = "$name: $handle";
				}
			}
		}
		return $lost;
	}

	/** @return list<string> Handles of what a page with these blocks loads. */
	private function assets( string $markup, int $page ): array {
		Memory::forget();
		wp_styles()->queue  = array();
		wp_scripts()->queue = array();
		foreach ( self::modules() as $id ) {
			wp_dequeue_script_module( $id );
		}
		$this->render( $markup, $page );

		return array( ...wp_styles()->queue, ...wp_scripts()->queue, ...self::modules() );
	}

	/** @return list<string> Script modules that are enqueued. */
	private static function modules(): array {
		return method_exists( wp_script_modules(), 'get_queue' ) ? wp_script_modules()->get_queue() : array();
	}
}
