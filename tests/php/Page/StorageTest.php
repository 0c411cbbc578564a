<?php
declare( strict_types=1 );

namespace Eidan\Tests\Page;

use Eidan\Attribution\Cookies;
use Eidan\Page\Storage;
use Eidan\Settings\Settings;
use Eidan\Tests\Sources;
use Eidan\Tests\TestCase;

/**
 * Everything that the product writes into a visitor's browser is declared to the WP Consent API.
 */
final class StorageTest extends TestCase {

	/** Matches code by which a script or PHP writes into the browser. */
	private const WRITES =
		'/\b(?:local|session)Storage\b|from \'js-cookie\'|\bset(?:raw)?cookie\s*\(|\bdocument\.cookie\s*=[^=]|'
		. 'indexedDB|\bcaches\.open/';

	/** Files that write, each with the code that contains the name it writes. */
	private const KNOWN = array(
		'src/attribution/cookies.ts'   => '',
		'src/outcomes/once.ts'         => "'" . Storage::PURCHASES . "'",
		'src/view/popup/index.ts'      => '`' . Storage::POPUP . '${ dialog.id }`',
		'blocks/dropdown-mini-cart/view/mini-cart/memory.ts' => '`' . Storage::CART . ' ${ route } ${ currency }`',
		'blocks/page-spinner/PageSpinner.php' => 's.' . Storage::SPINNER . '=1',
		// Only deletes the value.
		'includes/Demo/Frames.php'     => 'delete sessionStorage.' . Storage::SPINNER,
	);

	/** @return array<string, string> Source code of the product without comments, by path. */
	private static function sources(): array {
		return array_map(
			static fn ( string $code ): string => (string) preg_replace( '~/\*(?s:.*?)\*/|^\s*//.*$~m', '', $code ),
			Sources::in( array( 'src', 'blocks', 'includes', 'patterns' ), 'tsx?|php' )
		);
	}

	public function test_every_place_that_writes_is_known_by_its_name(): void {
		$sources = self::sources();
		self::assertGreaterThan( 500, count( $sources ) );
		$writing = array_keys(
			array_filter( $sources, static fn ( string $source ): bool => 1 === preg_match( self::WRITES, $source ) )
		);
		sort( $writing );
		$known = array_keys( self::KNOWN );
		sort( $known );
		self::assertSame( $known, $writing, 'Declare it in Page\Storage::all(), and name it here.' );
		foreach ( array_filter( self::KNOWN ) as $path => $name ) {
			self::assertStringContainsString( $name, $sources[ $path ], $path );
		}
	}

	public function test_all_of_it_is_declared(): void {
		if ( ! function_exists( 'wp_add_cookie_info' ) ) {
			require dirname( __DIR__ ) . '/Attribution/wp-consent-api.php';
		}
		$GLOBALS['eidan_test_cookies'] = array();
		Storage::declare();
		$declared = array_column( $GLOBALS['eidan_test_cookies'], null, 'name' );
		// Mini carts exist only with a shop.
		$cart = class_exists( 'WooCommerce', false ) ? array( Storage::CART . ' *' => 'LocalStorage' ) : array();
		self::assertSame(
			array( Storage::POPUP . '*' => 'HTTP', Storage::SPINNER => 'SessionStorage' ) + $cart,
			array_map( static fn ( array $one ): string => $one['type'], $declared )
		);
		self::assertSame(
			array( 'functional' ),
			array_values( array_unique( array_column( $declared, 'category' ) ) )
		);
		self::assertCount(
			count( $declared ),
			array_unique( array_column( $declared, 'plugin_or_service' ) ),
			'A service has one category.'
		);
		foreach ( $declared as $name => $one ) {
			self::assertNotSame( '', $one['expires'], $name );
			self::assertNotSame( '', $one['cookie_function'], $name );
		}
	}

	public function test_orders_that_analytics_was_told_of_are_declared_where_it_is_told(): void {
		self::assertArrayNotHasKey( Storage::PURCHASES, Storage::all() );
		update_option( Settings::OPTION, array( 'outcomes' => array( 'events' => true ) ) );
		self::assertSame( 'statistics', Storage::all()[ Storage::PURCHASES ]['category'] ?? null );
	}

	/** The attribution engine writes cookies that src/attribution/record.ts names. */
	public function test_the_cookies_of_the_attribution_are_those_it_declares(): void {
		preg_match(
			'/const FIELDS[^=]*= \{(.+?)\};/s',
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/src/attribution/record.ts' ),
			$found
		);
		preg_match_all( '/^\t(\w+):/m', $found[1] ?? '', $names );
		$written = array_map( static fn ( string $name ): string => "sbjs_$name", $names[1] );
		sort( $written );
		$declared = array_keys( Cookies::all() );
		sort( $declared );
		self::assertSame( $declared, $written );
	}
}
