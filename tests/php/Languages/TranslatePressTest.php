<?php
/**
 * Tests with a stand-in for TranslatePress, which translates the HTML of pages.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Languages;

use Eidan\Languages\Languages;
use Eidan\Lists\Lists;
use Eidan\Support\Memory;
use Eidan\Tests\Lists\ListsTestCase;

/**
 * Lists on a site whose entries are in one language and whose pages are translated as a whole.
 */
final class TranslatePressTest extends ListsTestCase {

	private const CONFIG = array(
		'query'      => array( 'perPage' => 2 ),
		'pagination' => 'load-more',
		'elements'   => array( 'title' ),
	);

	protected function setUp(): void {
		parent::setUp();
		require_once __DIR__ . '/translatepress.php';
		for ( $i = 1; $i <= 5; $i++ ) {
			$this->create_post( array( 'post_title' => "Entry $i" ) );
		}
	}

	protected function tearDown(): void {
		unset( $GLOBALS['TRP_LANGUAGE'], $GLOBALS['eidan_test_rest'] );
		parent::tearDown();
		Memory::forget();
	}

	/**
	 * The answer with another page.
	 *
	 * @param int    $page Which.
	 * @param string $on   Language of the page that the list stands on.
	 * @param string $in   Language of the request itself.
	 * @return array<string, mixed>
	 */
	private function answer( int $page, string $on, string $in ): array {
		$GLOBALS['TRP_LANGUAGE'] = $on;
		Memory::forget();
		$settings                   = $this->settings( self::CONFIG );
		$GLOBALS['TRP_LANGUAGE']    = $in;
		$GLOBALS['eidan_test_rest'] = true;
		Memory::forget();

		return $this->data(
			self::CONFIG,
			array(
				'settings'  => $settings,
				'next_page' => $page,
			)
		);
	}

	public function test_the_next_page_is_translated_as_the_page_is(): void {
		$answer = $this->answer( 2, 'de_DE', 'de_DE' );
		self::assertSame( 2, substr_count( $answer['html'], 'Eintrag' ) );
		self::assertStringNotContainsString( 'Entry', $answer['html'] );
		self::assertStringContainsString( 'Mehr laden', $answer['pagination_html'] );
		self::assertStringNotContainsString( 'data-no-translation', $answer['html'] );
	}

	public function test_the_language_is_that_of_the_list_and_not_of_the_request(): void {
		self::assertStringContainsString( 'Eintrag', $this->answer( 2, 'de_DE', 'en_US' )['html'] );
		self::assertSame( 'en_US', Languages::current() );
		self::assertStringContainsString( 'Entry', $this->answer( 2, 'en_US', 'de_DE' )['html'] );
	}

	public function test_a_list_always_says_its_language(): void {
		foreach ( array( 'de_DE' => 'de-DE', 'en_US' => 'en-US' ) as $locale => $lang ) {
			$GLOBALS['TRP_LANGUAGE'] = $locale;
			Memory::forget();
			self::assertMatchesRegularExpression( "/^<div[^>]* lang=\"$lang\"/", Lists::render( self::CONFIG ) );
		}
	}

	public function test_addresses_of_the_api_are_those_that_the_plugin_makes(): void {
		$GLOBALS['TRP_LANGUAGE'] = 'de_DE';
		Memory::forget();
		self::assertSame( rest_url( 'wc/store/v1/cart' ), Languages::rest_url( 'wc/store/v1/cart' ) );
	}

	public function test_without_the_plugin_an_answer_stays_as_it_is(): void {
		$data = $this->data( self::CONFIG, array( 'next_page' => 2 ) );
		self::assertStringContainsString( 'Entry', $data['html'] );
	}
}
