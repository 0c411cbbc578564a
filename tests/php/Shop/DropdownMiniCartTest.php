<?php
/**
 * What the script of the mini cart fills in.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Shop;

use Eidan\Tests\Attribution\WooTestCase;

require_once dirname( __DIR__ ) . '/Attribution/WooTestCase.php';

final class DropdownMiniCartTest extends WooTestCase {

	/** The block with the contents of its templates. */
	private static function parsed(): \DOMXPath {
		$document = new \DOMDocument();
		$html     = do_blocks( '<!-- wp:eidan/dropdown-mini-cart /-->' );
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR );
		return new \DOMXPath( $document );
	}

	public function test_a_struck_price_is_one_to_browsers_and_said_to_be(): void {
		$found  = self::parsed();
		$struck = $found->query( '//p[@class="eidan-mini-cart__price"]/del' );
		self::assertSame( 1, $struck->length );
		self::assertTrue( $struck[0]->hasAttribute( 'hidden' ), 'Only lines that cost less have one.' );
		self::assertSame( 'Previous price:', trim( $struck[0]->textContent ) );
		self::assertSame( 1, $found->query( './span[not(@class)]', $struck[0] )->length, 'The place of the price.' );
		self::assertSame(
			1,
			$found->query( './following-sibling::span[@class="eidan-mini-cart__now"]', $struck[0] )->length
		);
		self::assertSame( 0, $found->query( '//s | //strike' )->length );
	}

	public function test_its_script_is_told_what_authors_must_not_set(): void {
		$data = apply_filters( 'script_module_data_@eidan/mini-cart', array() );
		self::assertStringContainsString( 'wc/store/v1/cart', $data['url'] );
		self::assertSame( get_woocommerce_currency(), $data['currency'] );
	}

	public function test_pages_that_no_cache_keeps_tell_the_script_of_items_as_cookies_may_be_unreadable(): void {
		$product = new \WC_Product_Simple();
		$product->set_props(
			array(
				'name'          => 'Lamp',
				'regular_price' => '10',
			)
		);
		wc_load_cart();
		WC()->cart->empty_cart();
		$options = static fn(): string => self::parsed()->query( '//*[@data-eidan-mini-cart]' )[0]
			->getAttribute( 'data-eidan-mini-cart' );
		$method  = $_SERVER['REQUEST_METHOD'] ?? null;
		try {
			$_SERVER['REQUEST_METHOD'] = 'POST';
			self::assertStringNotContainsString( 'filled', $options(), 'An empty cart.' );
			WC()->cart->add_to_cart( $product->save() );
			self::assertStringContainsString( '"filled":true', $options() );
			$_SERVER['REQUEST_METHOD'] = 'GET';
			if ( ! defined( 'DONOTCACHEPAGE' ) ) {
				self::assertStringNotContainsString( 'filled', $options(), 'A cache may keep this page for others.' );
			}
		} finally {
			$_SERVER['REQUEST_METHOD'] = $method;
			WC()->cart->empty_cart();
		}
	}
}
