<?php
/**
 * The blog list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lists\Cards\CardOptions;
use Eidan\Lists\Lists;
use Eidan\Lists\Request\Config;
use Eidan\Masonry\Masonry;
use Eidan\Support\BlockSupports;
use Eidan\Support\Gap;
use Eidan\Support\Sizes;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a list's configuration from the block's attributes.
 *
 * @phpstan-import-type BlogListAttributes from \Eidan\Attributes\BlogList
 * @implements DynamicBlock<BlogListAttributes>
 */
final class BlogList implements DynamicBlock {

	/**
	 * Layouts with one item in a row.
	 */
	private const ROWS = array( 'standard', 'side', 'minimal' );

	/** Columns of such a layout. */
	private const ONE = array(
		'desktop' => 1,
		'tablet'  => 1,
		'phone'   => 1,
	);

	/**
	 * The whole block.
	 *
	 * @param BlogListAttributes $attributes Valid attributes.
	 * @param string             $content    Not used.
	 * @param WP_Block           $block      Not used.
	 * @return string HTML; '' in a preview without posts, so that the editor can show a notice.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content, $block );
		$layout  = $attributes['layout'];
		$columns = in_array( $layout, self::ROWS, true ) ? self::ONE : $attributes['columns'];
		$preview = wp_is_serving_rest_request();
		$style   = sprintf(
			'--eidan-columns:%d;--eidan-columns-tablet:%d;--eidan-columns-phone:%d;',
			$columns['desktop'],
			$columns['tablet'],
			$columns['phone']
		);
		$gap     = Gap::css( $attributes['style'] ?? null, '--eidan-list-row-gap', '--eidan-gap' );
		$wrapper = BlockSupports::attributes();
		$lead    = 'grid' === $layout && str_contains( $wrapper['class'] ?? '', 'is-style-lead' );

		if ( $lead ) {
			wp_enqueue_style( 'eidan-list-lead' );
		}
		if ( 'grid' !== $layout ) {
			wp_enqueue_style( 'eidan-list-' . $layout );
		}
		$html = Lists::render(
			Config::trusted(
				$attributes,
				'blog-' . $layout,
				array(
					'imageSize'     => $attributes['imageSize'],
					'ratio'         => 'masonry' === $layout ? '' : $attributes['ratio'],
					'excerptLength' => $attributes['excerptLength'],
					'headingLevel'  => $attributes['headingLevel'],
					'readMore'      => $attributes['readMore'],
					'taxonomy'      => $attributes['termsTaxonomy'],
					'eager'         => CardOptions::first( $columns['desktop'] ),
					'sizes'         => self::sizes( $layout, $columns, $attributes['align'] ?? '' ),
					'look'          => 'grid' === $layout ? array( 'lead' => $lead ) : array(),
				),
				'is-' . $layout
			),
			array(
				'style' => $style . ( '' === $gap ? '' : $gap . ';' ) . ( $wrapper['style'] ?? '' ),
			) + $wrapper
		);

		if ( $preview && ! str_contains( $html, '<article ' ) ) {
			return '';
		}
		return 'masonry' === $layout ? Masonry::complete( $html ) : $html;
	}

	/**
	 * How wide images are shown, for `sizes`.
	 *
	 * @param string                                       $layout
	 * @param array{desktop: int, tablet: int, phone: int} $columns Columns.
	 * @param string                                       $align   The block's alignment.
	 */
	private static function sizes( string $layout, array $columns, string $align ): string {
		// The image beside its text takes five of twelve columns.
		$share = 'side' === $layout ? 5 / 12 : 1;

		return 'minimal' === $layout
			? '96px'
			: Sizes::columns( $columns['desktop'], $columns['tablet'], $columns['phone'], $align, $share );
	}
}
