<?php
/**
 * Where the script of events is loaded.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Outcomes;

use Eidan\Enquiries\Sources;
use Eidan\Outcomes\Events\PageEvents;
use Eidan\Settings\Settings;
use Eidan\Tests\TestCase;
use PHPUnit\Framework\Attributes\CoversClass;

#[CoversClass( PageEvents::class )]
final class PageEventsTest extends TestCase {

	/** Whether the page loads the script. */
	private static function loads(): bool {
		wp_dequeue_script( 'eidan-outcomes' );
		do_action( 'wp_enqueue_scripts' );
		return wp_script_is( 'eidan-outcomes' );
	}

	public function test_only_sites_that_want_it_and_have_forms_load_it(): void {
		Sources::mark();
		self::assertFalse( self::loads() );
		update_option( Settings::OPTION, array( 'outcomes' => array( 'events' => true ) ) );
		self::assertTrue( self::loads() );
		Sources::forget();
		self::assertFalse( self::loads() );
	}

	public function test_the_page_says_which_consent_counts(): void {
		Sources::mark();
		foreach ( array( 'marketing' => 'marketing', 'functional' => 'statistics' ) as $chosen => $asked ) {
			update_option(
				Settings::OPTION,
				array(
					'outcomes'    => array( 'events' => true ),
					'attribution' => array( 'consentCategory' => $chosen, 'waitForConsent' => true ),
				)
			);
			wp_scripts()->registered['eidan-outcomes']->extra = array();
			self::assertTrue( self::loads() );
			self::assertSame(
				'window.eidanOutcomes={"category":"' . $asked . '","wait":true};',
				implode( '', array_filter( (array) wp_scripts()->get_data( 'eidan-outcomes', 'before' ) ) )
			);
		}
	}
}
