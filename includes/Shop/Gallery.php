<?php
/**
 * The product gallery with our slider and lightbox.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop;

use Eidan\Lightbox\Lightbox;
use Eidan\Slider\Slider;
use Eidan\Support\AttachmentImage;
use Eidan\Support\Html;
use Eidan\Support\Title;
use Eidan\Video\Trigger;

/**
 * Replaces WooCommerce's gallery template and gallery block. Images of variations are slides, too, so that choosing a
 * variation only moves to its slide, and all images are available without script.
 */
final class Gallery {

	private const TEMPLATE = 'single-product/product-image.php';
	private const BLOCK    = 'woocommerce/product-gallery';
	private const STYLES   = array( 'eidan-slider', 'eidan-slider-thumbs', 'eidan-lightbox', 'eidan-shop-gallery' );

	/** Theme supports of WooCommerce's gallery. */
	private const FEATURES = array(
		'wc-product-gallery-zoom',
		'wc-product-gallery-lightbox',
		'wc-product-gallery-slider',
	);

	/**
	 * Removes the theme supports for WooCommerce's slider, lightbox and zoom.
	 */
	public static function take_over(): void {
		if ( Switches::on( Switches::GALLERY ) ) {
			array_map( 'remove_theme_support', self::FEATURES );
		}
	}

	/**
	 * Loads the styles in the page's head: classic themes print the gallery later, and a late style would move the
	 * page.
	 */
	public static function styles(): void {
		if (
			Switches::on( Switches::GALLERY ) && is_product() && ! post_password_required( get_queried_object_id() )
		) {
			array_map( 'wp_enqueue_style', self::STYLES );
		}
	}

	/**
	 * Filter `wc_get_template`: replaces the template of WooCommerce or the theme.
	 *
	 * @param mixed $path Path of the template.
	 */
	public static function template( mixed $path, mixed $name = '' ): mixed {
		global $product;
		$is_ours = self::TEMPLATE === $name
			&& Switches::on( Switches::GALLERY )
			&& $product instanceof \WC_Product
			&& self::may_show( $product )
			&& array() !== self::ids( $product );

		return $is_ours ? __DIR__ . '/gallery-template.php' : $path;
	}

	/**
	 * Filter `pre_render_block`: replaces WooCommerce's block, whose scripts are then not loaded.
	 *
	 * @param mixed $html   HTML of another plugin; null = none.
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
		if ( $product instanceof \WC_Product && ! self::may_show( $product ) ) {
			return '';
		}
		$gallery = $product instanceof \WC_Product ? self::render( $product ) : '';

		return '' === $gallery ? $html : '<div class="wp-block-woocommerce-product-gallery">' . $gallery . '</div>';
	}

	/**
	 * Whether the visitor may see a product. WooCommerce's blocks show any product that an author names, also drafts
	 * and products behind a password.
	 *
	 * @param \WC_Product $product
	 */
	private static function may_show( \WC_Product $product ): bool {
		$id = $product->get_id();

		return ! post_password_required( $id )
			// The page of a product is only opened by those who may see it.
			&& (
				get_queried_object_id() === $id
				|| is_post_publicly_viewable( $id )
				|| current_user_can( 'read_post', $id )
			);
	}

	/**
	 * Renders the gallery of a product.
	 *
	 * @param \WC_Product $product
	 * @return string HTML, '' without images; WooCommerce's placeholder if all of them are gone.
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
			if ( array() === $slides ) {
				/**
				 * Filters the first slide of the product gallery.
				 *
				 * @param string $slide Its HTML.
				 * @param int    $id    The product.
				 */
				$filtered = apply_filters( 'eidan_product_gallery_first', $slide, $product->get_id() );
				$slide    = is_string( $filtered ) ? $filtered : $slide;
			}
			$places[ $image ] = count( $slides );
			$slides[]         = $slide;
			$video            = 1 === count( $slides ) ? self::video( $product, $image ) : '';
			if ( '' !== $video ) {
				$slides[] = $video;
			}
		}
		if ( array() === $slides ) {
			return array() === self::ids( $product ) ? '' : '<div class="images">'
				. wc_placeholder_img( 'woocommerce_single', array( 'class' => 'wp-post-image' ) ) . '</div>';
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
				// Themes use the second class for the layout of product pages.
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
	 * All images: of the product, its gallery and its variations. Imports and clean-ups leave ids of images that are no
	 * longer there.
	 *
	 * @param \WC_Product $product
	 * @return list<int> Attachments, each once.
	 */
	public static function images( \WC_Product $product ): array {
		$ids = self::ids( $product );
		_prime_post_caches( $ids, false, true );

		return array_values(
			array_filter(
				$ids,
				static fn( int $id ): bool => is_array( wp_get_attachment_image_src( $id, 'woocommerce_single' ) )
			)
		);
	}

	/**
	 * The ids of these images, also of those that are gone.
	 *
	 * @param \WC_Product $product
	 * @return list<int>
	 */
	private static function ids( \WC_Product $product ): array {
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
	 * Positions of the variations' slides.
	 *
	 * @param \WC_Product     $product
	 * @param array<int, int> $places  Positions of slides by attachment.
	 * @return array<int, int> By variation id; variations that show the first slide are left out.
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
	 * @param string $name  Name of the product, used if the image has no alternative text.
	 * @param bool   $first Whether it is the first slide.
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
	 * @param bool   $first Whether it is the first slide.
	 */
	private static function img( int $image, string $name, bool $first ): string {
		$alt = get_post_meta( $image, '_wp_attachment_image_alt', true );

		return AttachmentImage::img(
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
	 * The slide of the video. Its player opens in a dialog; without script the link opens the video.
	 *
	 * @param \WC_Product $product
	 * @param int         $poster  Image to show.
	 * @return string HTML, '' without a video.
	 */
	private static function video( \WC_Product $product, int $poster ): string {
		$url = GalleryVideo::of( $product );
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
	 * The ratio of all slides: that of the first image.
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
