<?php
/**
 * Plus and minus buttons for quantities.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Support\Html;
use Eidan\Support\Markup;
use Eidan\Support\Memory;
use Eidan\Support\Title;

/**
 * Adds the buttons to the field of WooCommerce's quantity template, on every page and in every response. They are
 * printed with the field, not made by script: what WooCommerce fetches later (an updated cart) has them, and nothing
 * moves when the script starts.
 */
final class Quantity {

	private const TEMPLATE = 'global/quantity-input.php';
	private const MODULE   = '@eidan/shop-quantity';
	private const STYLE    = 'eidan-shop-quantity';

	/** Blocks with buttons of their own. */
	private const HAVE_BUTTONS = array(
		'woocommerce/add-to-cart-with-options-quantity-selector',
		'woocommerce/add-to-cart-with-options-grouped-product-item-selector',
	);

	private const FORM = 'woocommerce/add-to-cart-form';

	private const MINUS = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 12h10"/></svg>';
	private const PLUS  = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 12h10M12 7v10"/></svg>';

	/**
	 * Nesting depth of blocks with buttons of their own that are being rendered.
	 *
	 * @var int
	 */
	private int $inside = 0;

	/**
	 * Filter `render_block_data`: a block with buttons of its own begins.
	 *
	 * @param mixed $block Parsed block.
	 */
	public static function enter( mixed $block ): mixed {
		self::memory()->inside += self::has_buttons( $block ) ? 1 : 0;

		return $block;
	}

	/**
	 * Filter `render_block`: it ends.
	 *
	 * @param mixed $content Rendered block.
	 * @param mixed $block   Parsed block.
	 */
	public static function leave( mixed $content, mixed $block = null ): mixed {
		self::memory()->inside = max( 0, self::memory()->inside - ( self::has_buttons( $block ) ? 1 : 0 ) );

		return $content;
	}

	/**
	 * Action `woocommerce_before_template_part`: buffers the template.
	 *
	 * @param mixed $template Name of the template.
	 */
	public static function before( mixed $template ): void {
		if ( self::TEMPLATE === $template ) {
			ob_start();
		}
	}

	/**
	 * Action `woocommerce_after_template_part`: prints it, with our buttons if they are on.
	 *
	 * @param mixed $template Name of the template.
	 * @param mixed $path     Unused.
	 * @param mixed $located  Unused.
	 * @param mixed $args     Variables of the template.
	 */
	public static function after(
		mixed $template,
		mixed $path = null,
		mixed $located = null,
		mixed $args = null
	): void {
		unset( $path, $located );
		if ( self::TEMPLATE !== $template ) {
			return;
		}
		$html    = (string) ob_get_clean();
		$product = is_array( $args ) && is_string( $args['product_name'] ?? null ) ? $args['product_name'] : '';
		$is_ours = Switches::on( Switches::QUANTITY ) && 0 === self::memory()->inside;
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WooCommerce's template, and our escaped markup.
		echo $is_ours ? self::complete( $html, $product ) : $html;
	}

	/**
	 * Adds buttons to the quantity field. A hidden field with a fixed quantity is shown as a number.
	 *
	 * @param string $html    HTML of the quantity template.
	 * @param string $product Name of the product; '' if unknown.
	 * @return string The same HTML if there is no such field, or one with buttons of the theme's.
	 */
	public static function complete( string $html, string $product ): string {
		$markup = new Markup( $html );
		if ( self::has_others( $html ) ) {
			return $html;
		}
		while ( $markup->next_tag( array( 'tag_name' => 'input' ) ) ) {
			$type = $markup->get_attribute( 'type' );
			if ( true !== $markup->has_class( 'qty' ) || ! in_array( $type, array( 'number', 'hidden' ), true ) ) {
				continue;
			}
			if ( 'hidden' === $type ) {
				$markup->wrap(
					'<span class="eidan-quantity__only">' . esc_html( (string) $markup->get_attribute( 'value' ) )
						. '</span>',
					''
				);
			} else {
				$name = Title::words( $product );
				$markup->wrap(
					'<span class="eidan-quantity" data-eidan-quantity>'
						. self::button( 'minus', self::minus_label( $name ), self::MINUS ),
					self::button( 'plus', self::plus_label( $name ), self::PLUS )
						. '<span class="eidan-quantity__note" role="status"></span></span>'
				);
				wp_enqueue_script_module( self::MODULE );
			}
			return Style::html( self::STYLE ) . $markup->get_updated_html();
		}

		return $html;
	}

	/**
	 * Filter of the script module's data: its texts.
	 *
	 * @param mixed $data Data so far.
	 */
	public static function data( mixed $data ): mixed {
		if ( is_array( $data ) ) {
			/* translators: %s: a number, the greatest quantity that can be ordered. */
			$data['most'] = __( 'At most %s.', 'eidan' );
			/* translators: %s: a number, the least quantity that can be ordered. */
			$data['least'] = __( 'At least %s.', 'eidan' );
		}

		return $data;
	}

	/**
	 * One of the buttons.
	 *
	 * @param string $name  `minus` or `plus`.
	 * @param string $label Name for assistive technology.
	 * @param string $icon  SVG.
	 */
	private static function button( string $name, string $label, string $icon ): string {
		return '<button' . Html::attributes(
			array(
				'type'       => 'button',
				'class'      => "eidan-quantity__$name",
				'aria-label' => $label,
			)
		) . ">$icon</button>";
	}

	/**
	 * Label of the minus button.
	 *
	 * @param string $product Name of the product, or ''.
	 */
	private static function minus_label( string $product ): string {
		return '' === $product
			? __( 'Reduce quantity', 'eidan' )
			/* translators: %s: name of a product. */
			: sprintf( __( 'Reduce quantity of %s', 'eidan' ), $product );
	}

	/**
	 * Label of the plus button.
	 *
	 * @param string $product Name of the product, or ''.
	 */
	private static function plus_label( string $product ): string {
		return '' === $product
			? __( 'Increase quantity', 'eidan' )
			/* translators: %s: name of a product. */
			: sprintf( __( 'Increase quantity of %s', 'eidan' ), $product );
	}

	/**
	 * Whether a theme prints buttons of its own, or what its script makes buttons of.
	 *
	 * @param string $html HTML of the quantity template.
	 */
	private static function has_others( string $html ): bool {
		$markup = new Markup( $html );
		while ( $markup->next_tag() ) {
			$class = (string) $markup->get_attribute( 'class' );
			if (
				'BUTTON' === $markup->get_tag()
				|| 1 === preg_match( '/(?:^|[\s_-])(?:plus|minus|(?:in|de)c(?:rease|rement)?)(?:$|[\s_-])/', $class )
			) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Whether a block has quantity buttons of its own.
	 *
	 * @param mixed $block Parsed block.
	 */
	private static function has_buttons( mixed $block ): bool {
		if ( ! is_array( $block ) ) {
			return false;
		}
		$name = $block['blockName'] ?? '';
		if ( in_array( $name, self::HAVE_BUTTONS, true ) ) {
			return true;
		}
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();

		return self::FORM === $name && 'stepper' === ( $attributes['quantitySelectorStyle'] ?? '' );
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
