<?php
/**
 * The blog list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Lists\Lists;
use Eidan\Masonry\Masonry;
use Eidan\Support\BlockSupports;
use Eidan\Support\Gap;
use Eidan\Support\Sizes;
use Eidan\Support\Value;
use WP_Block;

/**
 * Makes a list's configuration from the block's attributes.
 */
final class BlogList implements DynamicBlock {

	/**
	 * Layouts with one entry a row.
	 */
	private const ROWS = array( 'standard', 'side', 'minimal' );

	/**
	 * The whole block.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param string               $content    Not used.
	 * @param WP_Block             $block      Not used.
	 * @return string HTML; nothing in a preview without posts, so that the editor can say something useful.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content, $block );
		$layout  = is_string( $attributes['layout'] ?? null ) ? $attributes['layout'] : 'grid';
		$columns = self::columns( $layout, $attributes['columns'] ?? null );
		$preview = wp_is_serving_rest_request();
		$style   = sprintf( '--eidan-columns:%d;--eidan-columns-tablet:%d;--eidan-columns-phone:%d;', $columns['desktop'], $columns['tablet'], $columns['phone'] );
		$gap     = Gap::css( $attributes['style'] ?? null, '--eidan-list-row-gap', '--eidan-gap' );
		$wrapper = BlockSupports::attributes();

		if ( 'grid' !== $layout ) {
			wp_enqueue_style( 'eidan-list-' . $layout );
		}
		$html = Lists::render(
			array(
				'template'   => 'blog-' . $layout,
				'query'      => $attributes['query'] ?? null,
				'pagination' => $attributes['pagination'] ?? null,
				'filter'     => $attributes['filter'] ?? null,
				'orders'     => $attributes['orders'] ?? null,
				'elements'   => $attributes['elements'] ?? null,
				'card'       => array(
					'imageSize'     => $attributes['imageSize'] ?? null,
					'ratio'         => 'masonry' === $layout ? '' : $attributes['ratio'] ?? null,
					'excerptLength' => $attributes['excerptLength'] ?? null,
					'headingLevel'  => $attributes['headingLevel'] ?? null,
					'readMore'      => $attributes['readMore'] ?? null,
					'taxonomy'      => $attributes['termsTaxonomy'] ?? null,
					'eager'         => $columns['desktop'],
					'sizes'         => self::sizes( $layout, $columns, $attributes['align'] ?? null ),
				),
				'class'      => 'is-' . $layout,
				'label'      => $attributes['label'] ?? null,
				'empty'      => $attributes['empty'] ?? null,
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
	 * How many columns at which width.
	 *
	 * @param string $layout The layout.
	 * @param mixed  $chosen The author's numbers.
	 * @return array{desktop: int, tablet: int, phone: int}
	 */
	private static function columns( string $layout, mixed $chosen ): array {
		$chosen = is_array( $chosen ) && ! in_array( $layout, self::ROWS, true ) ? $chosen : array();
		$one    = in_array( $layout, self::ROWS, true );

		return array(
			'desktop' => Value::integer( $chosen['desktop'] ?? null, 1, 6, $one ? 1 : 3 ),
			'tablet'  => Value::integer( $chosen['tablet'] ?? null, 1, 4, $one ? 1 : 2 ),
			'phone'   => Value::integer( $chosen['phone'] ?? null, 1, 2, 1 ),
		);
	}

	/**
	 * How wide pictures are shown, for `sizes`.
	 *
	 * @param string                                       $layout  The layout.
	 * @param array{desktop: int, tablet: int, phone: int} $columns Columns.
	 * @param mixed                                        $align   The block's alignment.
	 */
	private static function sizes( string $layout, array $columns, mixed $align ): string {
		// The picture beside its text takes five of twelve columns.
		$share = 'side' === $layout ? 5 / 12 : 1;

		return 'minimal' === $layout ? '96px' : Sizes::columns( $columns['desktop'], $columns['tablet'], $columns['phone'], is_string( $align ) ? $align : '', $share );
	}
}
