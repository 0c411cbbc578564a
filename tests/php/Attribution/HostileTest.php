<?php
/**
 * Nothing that a shopper sends can run on screens of the admin.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution;

use Automattic\WooCommerce\Internal\Admin\Orders\MetaBoxes\OrderAttribution;
use Eidan\Attribution\Fields;
use Eidan\Attribution\OrderScreen;
use Eidan\Attribution\OrdersFilter;
use Eidan\Attribution\OrdersList;
use WC_Order;

final class HostileTest extends WooTestCase {

	public const PAYLOADS = array(
		'<script>alert(1)</script>',
		'"><script>alert(1)</script>',
		"'><img src=x onerror=alert(1)>",
		'<img src=x onerror=alert(1)',
		'<svg onload=alert(1)>',
		'"onmouseover="alert(1)',
		"' onfocus='alert(1)' autofocus '",
		'javascript:alert(1)',
		'JaVaScRiPt:alert(1)',
		"java\tscript:alert(1)",
		'data:text/html,<script>alert(1)</script>',
		'https://shop.example/"onclick="alert(1)',
		"https://shop.example/'onclick='alert(1)",
		'https://shop.example/?<script>alert(1)</script>',
		'https://127.0.0.1/"><script>alert(1)</script>',
		'http://127.0.0.1/ onclick=alert(1)',
		'https://javascript:alert(1)@shop.example/',
		'&lt;script&gt;alert(1)&lt;/script&gt;',
		'&#60;script&#62;alert(1)&#60;/script&#62;',
		'%3Cscript%3Ealert(1)%3C/script%3E',
		'\\u003cscript\\u003ealert(1)',
		"\u{FF1C}script\u{FF1E}alert(1)",
		'</textarea></title></style><script>alert(1)</script>',
		'<a href="javascript:alert(1)">x</a>',
		'<style>@import "//evil.example"</style>',
		'<iframe srcdoc="<script>alert(1)</script>">',
		'{{constructor.constructor("alert(1)")()}}',
		"x\0<script>alert(1)</script>",
		'=HYPERLINK("https://evil.example","x")',
		'O:8:"stdClass":1:{s:1:"a";i:1;}',
		'a:1:{i:0;s:1:"a";}',
		'{"gclid":"<script>alert(1)</script>"}',
		"https://shop.example/?gclid=<script>alert(1)</script>&msclkid=\"onload=alert(1)",
	);

	/** @return array<string, array{string, bool, bool, int}> */
	public static function cases(): array {
		$cases = array();
		foreach ( array_keys( self::PAYLOADS ) as $key ) {
			$cases[ "classic, feature on, $key" ] = array( 'classic', true, true, $key );
			$cases[ "block, feature off, $key" ]  = array( 'block', false, true, $key );
			if ( 0 === $key % 4 ) {
				$cases[ "classic, feature off, posts, $key" ] = array( 'classic', false, false, $key );
				$cases[ "block, feature on, posts, $key" ]    = array( 'block', true, false, $key );
			}
		}
		return $cases;
	}

	/** @dataProvider cases */
	public function test_a_payload_in_every_field_stays_text(
		string $checkout,
		bool $feature,
		bool $tables,
		int $key
	): void {
		$this->stand( $feature, $tables );
		$fields = array_fill_keys(
			array_keys( Fields::all() ),
			self::PAYLOADS[ $key ] . str_repeat( 'x', 0 === $key % 2 ? 3000 : 0 )
		);

		foreach ( array(
			array(),
			array( 'source_type' => 'utm', 'first_source_type' => 'referral', 'last_source_type' => 'typein' ),
		) as $types ) {
			$order = $this->checkout( $checkout, $types + $fields );
			foreach ( $this->fields( $order ) as $field => $value ) {
				self::assertLessThanOrEqual( 2048, mb_strlen( $value ), $field );
				self::assertDoesNotMatchRegularExpression( '/<[a-z\/!]/i', $value, $field );
			}
			$this->assertHarmless( $this->screens( $order ) );
		}
	}

	/** Values of other plugins, imports or older versions may have been stored without being cleaned. */
	public function test_a_payload_that_is_stored_already_stays_text_too(): void {
		$this->stand( true );
		foreach ( self::PAYLOADS as $payload ) {
			$order = new WC_Order();
			foreach ( Fields::names() as $field ) {
				$order->update_meta_data( Fields::key( $field ), $payload );
			}
			$order->save();
			$this->assertHarmless( $this->screens( $order ) );
			$order->update_meta_data( Fields::key( 'source_type' ), 'utm' );
			$order->update_meta_data(
				Fields::key( 'click_ids' ),
				(string) wp_json_encode( array( 'gclid' => $payload ) )
			);
			$this->assertHarmless( $this->screens( $order ) );
		}
	}

	private function screens( WC_Order $order ): string {
		ob_start();
		OrderScreen::render( $order );
		OrdersList::cell( 'eidan_channel', $order );
		wc_get_container()->get( OrderAttribution::class )->output( $order );
		$_GET['eidan_channel'] = '"><script>alert(1)</script>';
		OrdersFilter::filter( 'shop_order' );
		return (string) ob_get_clean();
	}

	private function assertHarmless( string $html ): void {
		$tags       = array(
			'html',
			'body',
			'div',
			'ol',
			'li',
			'h3',
			'h4',
			'p',
			'dl',
			'dt',
			'dd',
			'a',
			'details',
			'summary',
			'table',
			'tbody',
			'tr',
			'th',
			'td',
			'span',
			'bdi',
			'label',
			'select',
			'option',
		);
		$attributes = array(
			'class',
			'id',
			'href',
			'scope',
			'for',
			'name',
			'value',
			'selected',
			'aria-hidden',
			'aria-expanded',
			'aria-label',
			'tabindex',
			'data-tip',
		);
		foreach ( $this->dom( $html )->query( '//*' ) as $element ) {
			self::assertContains( $element->nodeName, $tags, $html );
			foreach ( $element->attributes as $attribute ) {
				self::assertContains( $attribute->nodeName, $attributes, $html );
			}
			$href = $element->getAttribute( 'href' );
			self::assertTrue( '' === $href || 1 === preg_match( '#^https?://127\.0\.0\.1[:/]#', $href ), $href );
		}
	}
}
