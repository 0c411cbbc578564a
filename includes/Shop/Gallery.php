<?php
/**
 * The images of a product on our slider, with our lightbox.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Lightbox\Lightbox;
use Eidan\Slider\Slider;
use Eidan\Support\Html;
use Eidan\Support\OwnSize;
use Eidan\Support\Title;
use Eidan\Video\Trigger;

/**
 * Stands in for WooCommerce's template and its newer block. The images of variations are slides like the others, so
 * that choosing a variation only has to go to its own, and no image is out of reach without script.
 */
final class Gallery {

	private const TEMPLATE = 'single-product/product-image.php';
	private const BLOCK    = 'woocommerce/product-gallery';
	private const STYLES   = array( 'eidan-slider', 'eidan-slider-thumbs', 'eidan-lightbox', 'eidan-shop-gallery' );

	/** What WooCommerce's gallery is made of, as themes ask for it. */
	private const FEATURES = array(
		'wc-product-gallery-zoom',
		'wc-product-gallery-lightbox',
		'wc-product-gallery-slider',
	);

	/**
	 * Takes WooCommerce's slider, lightbox and zoom away from themes that ask for them.
	 */
	public static function take_over(): void {
		if ( Switches::on( Switches::GALLERY ) ) {
			array_map( 'remove_theme_support', self::FEATURES );
		}
	}

	/**
	 * Loads the styles with the head of the page: in classic themes the gallery is printed after it, and what came
	 * later would move the page.
	 */
	public static function styles(): void {
		if ( Switches::on( Switches::GALLERY ) && is_product() ) {
			array_map( 'wp_enqueue_style', self::STYLES );
		}
	}

	/**
	 * Filter `wc_get_template`: our file in the place of WooCommerce's, and of a theme's.
	 *
	 * @param mixed $path Path of the template.
	 */
	public static function template( mixed $path, mixed $name = '' ): mixed {
		global $product;
		$is_ours = self::TEMPLATE === $name
			&& Switches::on( Switches::GALLERY )
			&& $product instanceof \WC_Product
			&& array() !== self::images( $product );

		return $is_ours ? __DIR__ . '/gallery-template.php' : $path;
	}

	/**
	 * Filter `pre_render_block`: ours in the place of WooCommerce's block, whose scripts are not even loaded then.
	 *
	 * @param mixed $html   What another plugin renders.
	 * @param mixed $block  Parsed block.
	 * @param mixed $parent Block that it is in.
	 */
	public static function block( mixed $html, mixed $block = null, mixed $parent = null ): mixed {
		if (
			null !== $html
			|| ! is_array( $block )
			|| self::BLOCK !== ( $block['blockName'] ?? '' )
			|| ! Switches::on( Switches::GALLERY )
		) {
			return $html;
		}
		$context = $parent instanceof \WP_Block ? $parent->context['postId'] ?? null : null;
		$product = wc_get_product( is_int( $context ) ? $context : get_the_ID() );
		$gallery = $product instanceof \WC_Product ? self::render( $product ) : '';

		return '' === $gallery ? $html : '<div class="wp-block-woocommerce-product-gallery">' . $gallery . '</div>';
	}

	/**
	 * Renders the gallery of a product.
	 *
	 * @param \WC_Product $product
	 * @return string HTML, '' without images.
	 */
	public static function render( \WC_Product $product ): string {
		$images = self::images( $product );
		$places = array();
		$slides = array();
		$name   = Title::words( $product->get_name() );
		foreach ( $images as $image ) {
			$slide = self::slide( $image, $name, array() === $slides );
			if ( '' === $slide ) {
				continue;
			}
			$places[ $image ] = count( $slides );
			$slides[]         = $slide;
			$film             = 1 === count( $slides ) ? self::film( $product, $image ) : '';
			if ( '' !== $film ) {
				$slides[] = $film;
			}
		}
		if ( array() === $slides ) {
			return '';
		}
		array_map( 'wp_enqueue_style', self::STYLES );
		wp_enqueue_script_module( '@eidan/shop-gallery' );
		$slider = Slider::render(
			$slides,
			array(
				'slidesPerView' => 1,
				'spaceBetween'  => 0,
				'autoplay'      => 0,
				'speed'         => 500,
				'pagination'    => 'thumbs',
			),
			array( 'label' => __( 'Product images', 'eidan' ) )
		);

		return '<div' . Html::attributes(
			array(
				// The second is what themes lay product pages out by.
				'class'                      => Html::classes(
					array(
						'eidan-product-gallery',
						'images',
						'has-film' => count( $slides ) > count( $places ),
					)
				),
				'data-eidan-product-gallery' => Html::json(
					array(
						'product'    => $product->get_id(),
						'variations' => (object) self::variations( $product, $places ),
					)
				),
				'style'                      => '--eidan-ratio:' . self::ratio( $images[0] ?? 0 ),
			)
		) . '>' . Lightbox::mark( $slider, wp_unique_id( '~' ) ) . '</div>';
	}

	/**
	 * The images: the product's own, its gallery's, and those of variations that are in neither.
	 *
	 * @param \WC_Product $product
	 * @return list<int> Attachments, each once.
	 */
	public static function images( \WC_Product $product ): array {
		$ids = array( $product->get_image_id(), ...$product->get_gallery_image_ids() );
		if ( $product instanceof \WC_Product_Variable ) {
			$children = $product->get_visible_children();
			update_meta_cache( 'post', $children );
			foreach ( $children as $child ) {
				$ids[] = get_post_meta( $child, '_thumbnail_id', true );
			}
		}
		$ids = array_map( static fn( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, $ids );

		return array_values( array_unique( array_filter( $ids, static fn( int $id ): bool => $id > 0 ) ) );
	}

	/**
	 * Places of the slides of variations.
	 *
	 * @param \WC_Product     $product
	 * @param array<int, int> $places  Places of slides by their attachment.
	 * @return array<int, int> By the variation's id; those that the first slide stands for are left out.
	 */
	private static function variations( \WC_Product $product, array $places ): array {
		$own = array();
		foreach ( $product instanceof \WC_Product_Variable ? $product->get_visible_children() : array() as $child ) {
			$image         = get_post_meta( $child, '_thumbnail_id', true );
			$own[ $child ] = is_numeric( $image ) ? $places[ (int) $image ] ?? 0 : 0;
		}

		return array_filter( $own, static fn( int $place ): bool => $place > 0 );
	}

	/**
	 * A slide: the image, linked to its file.
	 *
	 * @param int    $image Attachment.
	 * @param string $name  Name of the product, for an image without a text of its own.
	 * @param bool   $first Whether it is what the visitor sees first.
	 */
	private static function slide( int $image, string $name, bool $first ): string {
		$url = wp_get_attachment_url( $image );
		$img = self::img( $image, $name, $first );

		return false === $url || '' === $img ? '' : '<a href="' . esc_url( $url ) . '">' . $img . '</a>';
	}

	/**
	 * An image.
	 *
	 * @param int    $image Attachment.
	 * @param string $name  Name of the product.
	 * @param bool   $first Whether it is what the visitor sees first.
	 */
	private static function img( int $image, string $name, bool $first ): string {
		$alt = get_post_meta( $image, '_wp_attachment_image_alt', true );

		return OwnSize::img(
			$image,
			'woocommerce_single',
			array(
				'class'         => 'wp-image-' . $image . ( $first ? ' wp-post-image' : '' ),
				'alt'           => is_string( $alt ) && '' !== trim( $alt ) ? trim( $alt ) : $name,
				'sizes'         => '(max-width: 781px) 100vw, 50vw',
				'loading'       => $first ? 'eager' : 'lazy',
				'fetchpriority' => $first ? 'high' : 'auto',
			)
		);
	}

	/**
	 * The slide of the video: its player opens in a dialog, without script the link leads to the video.
	 *
	 * @param \WC_Product $product
	 * @param int         $poster  Image before it.
	 * @return string HTML, '' without a video.
	 */
	private static function film( \WC_Product $product, int $poster ): string {
		$url = GalleryFilm::of( $product );
		if ( '' === $url ) {
			return '';
		}
		return Trigger::mark(
			'<a' . Html::attributes(
				array(
					'class'      => 'is-film',
					'href'       => $url,
					'aria-label' => __( 'Play video', 'eidan' ),
				)
			) . '>' . self::img( $poster, '', false )
				. '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5v14l11-7z"/></svg></a>',
			$url
		);
	}

	/**
	 * The shape of all slides: that of the first image.
	 *
	 * @param int $image Attachment.
	 */
	private static function ratio( int $image ): string {
		$source = wp_get_attachment_image_src( $image, 'woocommerce_single' );
		$width  = is_array( $source ) ? max( 0, $source[1] ) : 0;
		$height = is_array( $source ) ? max( 0, $source[2] ) : 0;

		return $width > 0 && $height > 0 ? "$width/$height" : '1';
	}
}
