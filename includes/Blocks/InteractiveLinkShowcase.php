<?php
/**
 * The interactive link showcase on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Blocks\InteractiveLinkShowcase\Links;
use Eidan\Slider\Slider;
use Eidan\Support\Html;
use Eidan\Support\Lazy;
use Eidan\Support\Text;
use Eidan\Support\Value;
use WP_Block;

/**
 * Large links and their pictures: an author's, or those of a query or a menu.
 */
final class InteractiveLinkShowcase implements DynamicBlock {

	/**
	 * Renders the block.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param string               $content    Not used: the links are rendered here.
	 * @param WP_Block             $block      The block.
	 * @return string HTML; '' without links.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content );
		$layout = Value::one_of( $attributes['layout'] ?? null, array( 'list', 'columns', 'slider' ), 'list' );
		$items  = array();
		foreach ( self::items( $attributes, $block ) as $index => $item ) {
			// The first that is seen at once is left to WordPress, which counts the pictures of a page from its top.
			$items[] = $index > 0 || 'list' === $layout ? Lazy::pictures( $item ) : $item;
		}
		if ( array() === $items ) {
			return '';
		}
		$effect = Value::one_of( $attributes['effect'] ?? null, array( 'fade', 'clip', 'zoom' ), 'fade' );
		$title  = Value::one_of( $attributes['titleEffect'] ?? null, array( 'none', 'dim', 'underline', 'outline', 'slide' ), 'dim' );
		wp_enqueue_style( "eidan-swap-$effect" );
		if ( 'list' !== $layout ) {
			wp_enqueue_style( "eidan-links-$layout" );
		}
		if ( ! in_array( $title, array( 'none', 'dim' ), true ) ) {
			wp_enqueue_style( 'eidan-links-titles' );
		}
		$touch = Value::one_of( $attributes['touch'] ?? null, array( 'preview', 'inline' ), 'preview' );
		$class = "is-layout-$layout has-effect-$effect has-title-$title is-touch-$touch";

		return sprintf(
			'<div %s%s>%s</div>',
			get_block_wrapper_attributes(
				array(
					'class' => $class,
					'style' => '--speed:' . Value::integer( $attributes['speed'] ?? null, 0, 5000, 600 ) . 'ms',
				)
			),
			Html::attributes(
				array(
					'data-eidan-interactive-link-showcase' => Html::json(
						array_filter(
							array(
								'layout' => 'list' === $layout ? null : $layout,
								'inline' => 'inline' === $touch,
							),
							static fn ( mixed $value ): bool => null !== $value && false !== $value
						)
					),
				)
			),
			'slider' === $layout ? self::slider( $items, $attributes ) : self::list( $items, $attributes )
		);
	}

	/**
	 * The links.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param WP_Block             $block      The block.
	 * @return list<string> HTML of each, `<li>`.
	 */
	private static function items( array $attributes, WP_Block $block ): array {
		$size   = Value::text( $attributes['imageSize'] ?? null, 60 );
		$source = $attributes['source'] ?? 'items';
		if ( 'query' === $source ) {
			$text = Value::one_of( $attributes['queryText'] ?? null, array( 'none', 'terms', 'date', 'excerpt' ), 'terms' );

			return Links::of_query( is_array( $attributes['query'] ?? null ) ? $attributes['query'] : array(), $text, $size );
		}
		if ( 'menu' === $source ) {
			return Links::of_menu( Value::text( $attributes['menu'] ?? null, 30 ), $size );
		}
		$items = array();
		foreach ( ImageGallery::inner( $block ) as $inner ) {
			$items[] = Text::of( ( new WP_Block( $inner, array( 'eidan/image-size' => $size ) ) )->render() );
		}

		return array_values( array_filter( $items, static fn( string $item ): bool => '' !== trim( $item ) ) );
	}

	/**
	 * The links as a list.
	 *
	 * @param list<string>         $items      HTML of each.
	 * @param array<string, mixed> $attributes Valid attributes.
	 */
	private static function list( array $items, array $attributes ): string {
		$label = trim( Value::text( $attributes['label'] ?? null, 200 ) );

		return '<ul' . Html::attributes(
			array(
				'class'      => 'eidan-links',
				'role'       => 'list',
				'aria-label' => '' === $label ? null : $label,
			)
		) . '>' . implode( '', $items ) . '</ul>';
	}

	/**
	 * The links as slides.
	 *
	 * @param list<string>         $items      HTML of each.
	 * @param array<string, mixed> $attributes Valid attributes.
	 */
	private static function slider( array $items, array $attributes ): string {
		$label  = trim( Value::text( $attributes['label'] ?? null, 200 ) );
		$slides = array_map( static fn( string $item ): string => (string) preg_replace( array( '~^\s*<li\b~', '~</li>\s*$~' ), array( '<div', '</div>' ), $item ), $items );

		return Slider::render(
			$slides,
			is_array( $attributes['slider'] ?? null ) ? $attributes['slider'] : array(),
			array(
				'label' => '' === $label ? __( 'Links', 'eidan' ) : $label,
				'class' => 'eidan-links',
			)
		);
	}
}
