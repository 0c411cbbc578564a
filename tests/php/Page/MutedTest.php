<?php
/**
 * Tests of muted text.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Page;

use Eidan\Page\Muted;
use Eidan\Tests\TestCase;

/**
 * Tests which share of the text's color muted text has.
 */
final class MutedTest extends TestCase {

	/**
	 * The smaller the contrast of text and background, the larger the share.
	 */
	public function test_it_follows_the_contrast_of_the_theme(): void {
		$this->assertSame( 74, Muted::share( '#111111', '#FFFFFF' ), 'Twenty Twenty-Five' );
		$this->assertSame( 78, Muted::share( '#79F3B1', '#4433A6' ), 'Midnight' );
		$this->assertGreaterThan( 90, Muted::share( '#516028', '#DAE7BD' ), 'Afternoon' );
		$this->assertSame( 100, Muted::share( '#888', '#999' ), 'nothing helps' );
		foreach ( array( null, '', 'red', 'var(--x)', '#12', array() ) as $unknown ) {
			$this->assertSame( 74, Muted::share( $unknown, '#FFFFFF' ) );
		}
	}
}
