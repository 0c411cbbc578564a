<?php
/**
 * The item template for products.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\CardImage;
use Eidan\Lists\Cards\Template;
use Eidan\Lists\Cards\TemplateMaker;
use Eidan\Support\Html;
use Eidan\Support\Lazy;
use Eidan\Support\Value;

defined( 'ABSPATH' ) || exit;

/**
 * An image, a name, a price, and a buy button. The link of the name covers the card, except for other buttons and
 * links. Small elements that are next to the image in the chosen order (sale flash, quick view) lie on the image.
 */
final class ProductTemplate implements TemplateMaker {

	public const NAME = 'product';

	/** What appears on hover and focus. */
	private const HOVERS = array( 'none', 'second-image' );

	/** Elements that lie on the image when they stand next to it. */
	private const OVER = array( ...ProductBadges::ALL, 'quick-view' );

	/**
	 * The template.
	 *
	 * @param string $name The name that it was registered with.
	 */
	public static function template( string $name ): Template {
		return new Template(
			name: $name,
			render: self::render( ... ),
			look: array(
				'hover'   => array(
					'type'    => 'string',
					'enum'    => self::HOVERS,
					'default' => 'none',
				),
				'sale'    => array(
					'type'    => 'string',
					'enum'    => ProductBadges::SALE,
					'default' => ProductBadges::SALE[0],
				),
				'newDays' => array(
					'type'    => 'integer',
					'minimum' => 1,
					'maximum' => 365,
					'default' => ProductBadges::DAYS,
				),
				'others'  => array(
					'type'    => 'boolean',
					'default' => true,
				),
			),
			elements: array( 'image' => self::image( ... ) ) + ProductElements::all()
				+ array( 'quick-view' => QuickView::link( ... ) ),
			prefix: 'eidan-product'
		);
	}

	/**
	 * The inside of a card.
	 *
	 * @param Card $card The product.
	 * @return string HTML.
	 */
	public static function render( Card $card ): string {
		$html  = '';
		$text  = '';
		$parts = $card->elements();
		$over  = self::over( array_keys( $parts ) );
		foreach ( $parts as $name => $part ) {
			if ( 'image' === $name ) {
				$html .= self::text( $text ) . '<div class="eidan-product__media">' . $part
					. self::on_image( array_intersect_key( $parts, array_flip( $over ) ) )
					. LoopHooks::on_image( $card ) . '</div>';
				$text  = '';
			} elseif ( ! in_array( $name, $over, true ) ) {
				$text .= $part;
			}
		}

		return '<div class="eidan-product">' . $html . self::text( $text . LoopHooks::at_end( $card ) )
			. '</div>' . ( isset( $parts['quick-view'] ) ? QuickView::content( $card ) : '' );
	}

	/**
	 * Names of the elements that lie on the image.
	 *
	 * @param list<string> $names Elements in their order.
	 * @return list<string>
	 */
	private static function over( array $names ): array {
		$place = array_search( 'image', $names, true );
		$over  = array();
		if ( false === $place ) {
			return array();
		}
		foreach ( array( 1, -1 ) as $way ) {
			$next = $place + $way;
			while ( in_array( $names[ $next ] ?? '', self::OVER, true ) ) {
				$over[] = $names[ $next ];
				$next  += $way;
			}
		}

		return $over;
	}

	/**
	 * What lies on the image; several badges stand in a row.
	 *
	 * @param array<string, string> $parts HTML by name, in the author's order.
	 */
	private static function on_image( array $parts ): string {
		$badges = array_intersect_key( $parts, array_flip( ProductBadges::ALL ) );

		return ( count( $badges ) > 1
			? '<span class="eidan-product__badges">' . implode( '', $badges ) . '</span>'
			: implode( '', $badges ) ) . implode( '', array_diff_key( $parts, $badges ) );
	}

	/**
	 * The elements beside the image.
	 */
	private static function text( string $html ): string {
		return '' === $html ? '' : '<div class="eidan-product__text">' . $html . '</div>';
	}

	/**
	 * The image, with the second one below it; the shop's placeholder where there is none.
	 *
	 * @param Card $card The product.
	 */
	private static function image( Card $card ): string {
		$image      = $card->img();
		$second     = 'second-image' === $card->look( 'hover' ) && '' !== $image && ! $card->is_protected()
			? CardImage::of(
				$card,
				PrimeProducts::second( $card->id() ),
				array(
					'class' => 'eidan-product__second',
					// The first image already names the product.
					'alt'   => '',
				) + Lazy::SECOND
			)
			: '';
		$image      = '' === $image ? self::placeholder( $card ) : $image;
		$attributes = array(
			'class' => 'eidan-product__figure',
			'style' => '' === $card->options->ratio ? null : 'aspect-ratio:' . $card->options->ratio,
		);
		if ( $card->has( 'title' ) || '' === $card->address() ) {
			return '<figure' . Html::attributes( $attributes ) . '>' . $image . $second . '</figure>';
		}

		// The image is the only link to the product.
		return sprintf(
			'<a href="%s" aria-label="%s"%s>%s</a>',
			$card->address(),
			esc_attr( wp_strip_all_tags( $card->title() ) ),
			Html::attributes( $attributes ),
			$image . $second
		);
	}

	/**
	 * The shop's placeholder. WooCommerce's setting is an image, or the address of one, and WooCommerce has its own
	 * where that is gone.
	 *
	 * @param Card $card The product.
	 */
	private static function placeholder( Card $card ): string {
		$id    = Value::integer( get_option( 'woocommerce_placeholder_image' ), 0, PHP_INT_MAX, 0 );
		$image = CardImage::of( $card, $id, array( 'alt' => '' ) );

		return '' !== $image || ! WooCommerceRequirement::is_shop() ? $image : wc_placeholder_img(
			'woocommerce_single',
			array(
				'alt'     => '',
				'class'   => 'wp-post-image',
				'loading' => 'lazy',
			)
		);
	}
}
