<?php
/**
 * Drop-downs of archives and categories.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Page;

use Eidan\Page\Dropdowns;
use Eidan\Settings\Settings;
use Eidan\Tests\TestCase;

final class DropdownsTest extends TestCase {

	private static function mode( string $mode ): void {
		update_option( Settings::OPTION, array( 'page' => array( 'dropdowns' => $mode ) ) );
	}

	private static function archives(): string {
		return do_blocks( '<!-- wp:archives {"displayAsDropdown":true} /-->' );
	}

	public function test_they_are_wordpresss_until_the_owner_chooses(): void {
		self::assertStringNotContainsString( '<form', self::archives() );
		self::assertFalse( wp_style_is( 'eidan-dropdown' ) );
	}

	public function test_a_form_with_a_button_and_no_script(): void {
		self::mode( 'button' );
		$categories = do_blocks( '<!-- wp:categories {"displayAsDropdown":true,"showEmpty":true} /-->' );
		foreach ( array( self::archives(), $categories ) as $html ) {
			self::assertMatchesRegularExpression( '~<form class="eidan-dropdown" action="[^"]+"><select required .*</select><button type="submit"[^>]*>Go</button></form>~s', $html );
			self::assertStringNotContainsString( '<script', $html );
			self::assertMatchesRegularExpression( '~<label[^>]* for="([^"]+)".*<select required[^>]* id=["\']\1["\']~s', $html );
		}
		self::assertStringNotContainsString( 'value=\'-1', $categories, 'Nothing chosen is nothing sent.' );
		self::assertMatchesRegularExpression( '~<select[^>]* name=[\'"]category_name[\'"]~', $categories );
		self::mode( 'choose' );
		self::assertStringContainsString( 'data-eidan-dropdown=""', self::archives() );
	}

	public function test_classic_widgets_keep_their_own_form(): void {
		self::mode( 'button' );
		$html = '<form action="/" method="get"><select name="cat" id="cat"><option value="-1">Select</option></select></form><script>leave();</script>';
		$html = Dropdowns::complete( $html, array( 'blockName' => 'core/legacy-widget' ) );
		self::assertSame( 1, substr_count( $html, '<form' ) );
		self::assertStringContainsString( '</select><button', $html );
		$other = '<select name="country"><option>NL</option></select><script>ok();</script>';
		self::assertSame( $other, Dropdowns::complete( $other, array( 'blockName' => 'core/legacy-widget' ) ) );
	}

	public function test_it_leads_to_pages_of_this_site_only(): void {
		$led = array();
		add_filter(
			'wp_redirect',
			static function ( string $to ) use ( &$led ): void {
				$led[] = $to;
				throw new \RuntimeException( 'led' );
			}
		);
		$go = static function ( mixed $to ): bool {
			$_GET['archive-dropdown'] = $to;
			try {
				Dropdowns::lead();
			} catch ( \RuntimeException ) {
				return true;
			}
			return false;
		};
		self::assertFalse( $go( home_url( '/2024/05/' ) ), 'The owner has not asked for it.' );
		self::mode( 'button' );
		foreach ( array( 'https://example.org/', '//example.org/', home_url() . '.example.org/', home_url() . '@example.org/', 'javascript:alert(1)', '', array( 'x' ) ) as $hostile ) {
			self::assertFalse( $go( $hostile ), (string) wp_json_encode( $hostile ) );
		}
		self::assertTrue( $go( home_url( '/2024/05/' ) ) );
		self::assertSame( array( home_url( '/2024/05/' ) ), $led );
	}
}
