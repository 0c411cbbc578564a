<?php
declare( strict_types=1 );

namespace Eidan\Tests\Plugin;

use Eidan\Plugin\Guide;
use Eidan\Tests\TestCase;

/** The guide for authors. */
final class GuideTest extends TestCase {

	private function page( string $slug ): string {
		ob_start();
		Guide::render( $slug );

		return (string) ob_get_clean();
	}

	public function test_each_page_is_shown_with_its_title_links_and_images(): void {
		self::assertCount( 5, Guide::pages() );
		foreach ( Guide::pages() as $slug => $title ) {
			$html = $this->page( $slug );
			self::assertStringContainsString( "<h1>$title</h1>", $html );
			self::assertSame( 1, substr_count( $html, 'aria-current="page"' ) );
			self::assertStringNotContainsString( '{', $html, 'All places are filled.' );
			preg_match_all( '~src="[^"]+/assets/guide/images/([^"]+)"~', $html, $images );
			foreach ( $images[1] as $image ) {
				self::assertFileExists( EIDAN_DIR . "/assets/guide/images/$image" );
			}
		}
		$first = $this->page( '' );
		foreach ( array_keys( Guide::pages() ) as $slug ) {
			self::assertStringContainsString( esc_url( Guide::url( $slug ) ), $first );
		}
	}

	public function test_authors_may_read_it_and_subscribers_may_not(): void {
		add_filter(
			'wp_die_handler',
			static fn (): callable => static function (): never {
				throw new \RuntimeException( 'refused' );
			}
		);
		$_GET = array( Guide::PARAMETER => 'shop' );
		$this->act_as( 'author' );
		ob_start();
		Guide::answer();
		self::assertStringContainsString( '<h1>The shop</h1>', (string) ob_get_clean() );
		$this->act_as( 'subscriber' );
		$this->expectExceptionMessage( 'refused' );
		Guide::answer();
	}

	public function test_what_is_no_page_leads_to_the_first_one(): void {
		$this->act_as( 'author' );
		foreach ( array( '../../wp-config', 'no-such-page', array( 'shop' ) ) as $asked ) {
			$_GET = array( Guide::PARAMETER => $asked );
			ob_start();
			Guide::answer();
			self::assertStringContainsString( '<h1>The Eidan guide</h1>', (string) ob_get_clean() );
		}
	}
}
