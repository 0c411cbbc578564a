<?php
/**
 * The mini cart on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Blocks\DropdownMiniCart\Contents;
use Eidan\Blocks\DropdownMiniCart\Parts;
use Eidan\Blocks\DropdownMiniCart\PlainCount;
use Eidan\Icons\Icons;
use Eidan\Languages\Languages;
use Eidan\Support\BlockJson;
use Eidan\Support\Html;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * A link to the cart, and an empty dialog that the view module fills. It is the same for every visitor, so that pages
 * can be cached.
 *
 * @phpstan-import-type DropdownMiniCartAttributes from \Eidan\Attributes\DropdownMiniCart
 * @implements DynamicBlock<DropdownMiniCartAttributes>
 */
final class DropdownMiniCart implements DynamicBlock {

	/**
	 * Renders the block.
	 *
	 * @param DropdownMiniCartAttributes $attributes Valid attributes.
	 * @param string                     $content    Not used.
	 * @param WP_Block                   $block
	 * @return string HTML; '' if there is no cart page.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content );
		if ( ! function_exists( 'wc_get_cart_url' ) ) {
			return '';
		}
		wp_enqueue_style( 'eidan-panel' );
		$label   = self::text( $attributes['label'], __( 'Cart', 'eidan' ) );
		$style   = BlockJson::css( $block, $attributes, array( '--size:%dpx;' => 'size' ) );
		$wrapper = get_block_wrapper_attributes( array( 'style' => $style ) );
		$free    = $attributes['freeShipping'];

		return "<div $wrapper"
			. Html::attributes( array( 'data-eidan-mini-cart' => Html::json( self::options( $attributes ) ) ) )
			. '>'
			. self::opener( $attributes, $label )
			. '<p class="eidan-mini-cart__said" role="status"></p>'
			. Contents::dialog(
				$label,
				$free,
				array(
					'empty'    => self::text( $attributes['emptyText'], __( 'Your cart is empty.', 'eidan' ) ),
					'shop'     => self::text( $attributes['shopText'], __( 'Go to the shop', 'eidan' ) ),
					'cart'     => self::text( $attributes['cartText'], __( 'View cart', 'eidan' ) ),
					'checkout' => self::text( $attributes['checkoutText'], __( 'Checkout', 'eidan' ) ),
				),
				Parts::html( $attributes['elements'] )
			)
			. '</div>';
	}

	/**
	 * The link to the cart.
	 *
	 * @param DropdownMiniCartAttributes $attributes Valid attributes.
	 * @param string                     $label      Accessible name.
	 */
	private static function opener( array $attributes, string $label ): string {
		$icon  = $attributes['icon'];
		$shown = $attributes['showLabel'] ? 'label' : 'said';
		$count = PlainCount::of();
		$items = 0 === $count
			? ''
			/* translators: %s: number. */
			: '<noscript>' . esc_html( sprintf( __( 'Number of items: %s', 'eidan' ), number_format_i18n( $count ) ) )
				. '</noscript>';
		$html = '<a' . Html::attributes(
			array(
				'class' => 'eidan-mini-cart__opener',
				'href'  => wc_get_cart_url(),
			)
		) . '><span class="eidan-mini-cart__icon">' . Icons::decoration( "eidan/$icon" )
			. '<span class="eidan-mini-cart__count" aria-hidden="true" hidden></span>'
			. (
				0 === $count
					? ''
					: '<noscript><span class="eidan-mini-cart__count" aria-hidden="true">'
						. esc_html( number_format_i18n( $count ) ) . '</span></noscript>'
			)
			. '</span>'
			. "<span class=\"eidan-mini-cart__$shown\">" . esc_html( $label ) . '</span> '
			. '<span class="eidan-mini-cart__items eidan-mini-cart__said">' . $items . '</span>';
		if ( $attributes['showTotal'] ) {
			$zero  = html_entity_decode( wp_strip_all_tags( wc_price( 0 ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
			$html .= ' <span' . Html::attributes(
				array(
					'class'     => 'eidan-mini-cart__sum',
					'data-zero' => $zero,
				)
			) . '>' . esc_html( $zero ) . '</span>';
		}

		return "$html</a>";
	}

	/**
	 * The options for the view.
	 *
	 * @param DropdownMiniCartAttributes $attributes Valid attributes.
	 * @return array<string, mixed>
	 */
	private static function options( array $attributes ): array {
		return array_filter(
			array(
				'zero'   => $attributes['showZero'],
				'opens'  => $attributes['openOnAdd'],
				'drawer' => 'always' === $attributes['drawer'],
				// Scripts may not be able to read the cookies that tell it.
				'filled' => 0 < PlainCount::of(),
			)
		);
	}

	/**
	 * Filter `script_module_data_@eidan/mini-cart`: data that authors must not set, such as the URL of the cart. The
	 * texts are there as well, since a page waits for its header.
	 *
	 * @param mixed $data Data so far.
	 */
	public static function data( mixed $data ): mixed {
		if ( is_array( $data ) && function_exists( 'get_woocommerce_currency' ) ) {
			$data['url']      = Languages::rest_url( 'wc/store/v1/cart' );
			$data['currency'] = get_woocommerce_currency();
			$data['words']    = Contents::words();
		}

		return $data;
	}

	/**
	 * The author's text, or the default.
	 *
	 * @param string $text     Text of the author.
	 * @param string $fallback Default.
	 */
	private static function text( string $text, string $fallback ): string {
		$text = trim( $text );

		return '' === $text ? $fallback : $text;
	}
}
