<?php
declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Shop\SaleFlash;
use Eidan\Tests\TestCase;

/**
 * Tests the word on what is on sale.
 */
final class SaleFlashTest extends TestCase {

	protected function setUp(): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			self::markTestSkipped( 'there is no WooCommerce' );
		}
		parent::setUp();
	}

	protected function tearDown(): void {
		remove_all_filters( 'gettext_woocommerce' );
		remove_filter( 'woocommerce_sale_flash', array( self::class, 'percent' ) );
		unset( $GLOBALS['product'] );
		parent::tearDown();
	}

	/** A plugin that shows how much cheaper it is. */
	public static function percent( string $html ): string {
		return str_replace( '</span>', ' 20 %</span>', $html );
	}

	/** The badge of a classic page. */
	private static function badge(): string {
		$product = new \WC_Product_Simple();
		$product->set_regular_price( '10' );
		$product->set_sale_price( '8' );
		$product->save();
		$GLOBALS['product'] = $product;
		$GLOBALS['post']    = get_post( $product->get_id() );
		ob_start();
		wc_get_template( 'loop/sale-flash.php' );

		return trim( (string) ob_get_clean() );
	}

	/** Has WooCommerce say it in another language. */
	private static function say( string $words ): void {
		add_filter(
			'gettext_woocommerce',
			static fn( string $translation, string $text ): string => 'Sale!' === $text ? $words : $translation,
			10,
			2
		);
	}

	public function test_classic_pages_say_what_cards_say(): void {
		self::assertSame( '<span class="onsale">Sale</span>', self::badge() );
		self::assertSame( 'Sale', SaleFlash::word() );
	}

	/** @return array<string, array{string, string}> */
	public static function translations(): array {
		return array(
			'German'       => array( 'Angebot!', 'Angebot' ),
			'French'       => array( "Promo\u{a0}!", 'Promo' ),
			'Spanish'      => array( '¡Oferta!', 'Oferta' ),
			'Japanese'     => array( 'セール！', 'セール' ),
			'without one'  => array( 'Reduced', 'Reduced' ),
			'nothing else' => array( '!', 'Sale' ),
		);
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'translations' )]
	public function test_its_translation_is_kept_without_the_mark( string $says, string $word ): void {
		self::say( $says );
		self::assertSame( '<span class="onsale">' . $word . '</span>', self::badge() );
		self::assertSame( $word, SaleFlash::word() );
	}

	public function test_plugins_that_filter_later_get_the_badge_as_ever(): void {
		add_filter( 'woocommerce_sale_flash', array( self::class, 'percent' ) );
		self::assertSame( '<span class="onsale">Sale 20 %</span>', self::badge() );
	}

	public function test_words_of_a_theme_stay(): void {
		$own = '<span class="onsale">Now cheap!</span>';
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
		self::assertSame( $own, apply_filters( 'woocommerce_sale_flash', $own, null, null ) );
		self::assertNull( SaleFlash::quiet( null ) );
	}
}
