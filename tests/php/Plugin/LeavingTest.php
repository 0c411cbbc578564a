<?php
declare( strict_types=1 );

namespace Eidan\Tests\Plugin;

use Eidan\Attribution\Report\Sync;
use Eidan\Enquiries\Report\Sync as EnquirySync;
use Eidan\Lists\Speed\VisibleText;
use Eidan\Tests\TestCase;
use WP_Hook;

/**
 * The plugin's files may be deleted in the request that deactivates it.
 */
final class LeavingTest extends TestCase {

	public function test_nothing_waits_for_the_end_of_the_request(): void {
		VisibleText::of( get_post( $this->create_post() ) );
		Sync::changed( 1 );
		EnquirySync::changed( 1 );
		self::assertCount( 3, self::waiting() );
		do_action( 'deactivate_' . plugin_basename( EIDAN_FILE ) );
		self::assertSame( array(), self::waiting() );
	}

	/** @return list<string> Our classes that WordPress calls at the end. */
	private static function waiting(): array {
		$classes = array();
		$hook    = $GLOBALS['wp_filter']['shutdown'] ?? null;
		foreach ( $hook instanceof WP_Hook ? $hook->callbacks : array() as $listeners ) {
			foreach ( $listeners as $listener ) {
				$class = is_array( $listener['function'] ) ? $listener['function'][0] : '';
				if ( is_string( $class ) && str_starts_with( $class, 'Eidan\\' ) ) {
					$classes[] = $class;
				}
			}
		}

		return $classes;
	}
}
