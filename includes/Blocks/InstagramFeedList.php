<?php
/**
 * The block eidan/instagram-feed-list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Blocks\InstagramFeedList\Picked;
use Eidan\Instagram\FeedSource;
use Eidan\Instagram\Library;
use Eidan\Lists\Arranged;
use Eidan\Lists\GivenSource;
use Eidan\Lists\Templates\Shot;
use Eidan\Support\Sizes;
use Eidan\Support\Text;
use Eidan\Support\Value;
use WP_Block;

/**
 * Pictures in squares, in their own shape or as a mosaic: the site's copies of its Instagram posts, or those that an author
 * put into the block.
 */
final class InstagramFeedList implements DynamicBlock {

	/** Columns where the author chose none. */
	private const COLUMNS = array(
		'desktop' => 4,
		'tablet'  => 3,
		'phone'   => 2,
	);

	/**
	 * The whole block.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param string               $content    Not used: the pictures are rendered here.
	 * @param WP_Block             $block      The block.
	 * @return string HTML; '' without pictures.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content );
		$posts = 'instagram' === ( $attributes['source'] ?? null ) ? count( Library::all() ) : 0;
		if ( 0 < $posts ) {
			return self::html( $attributes, FeedSource::NAME, $posts );
		}
		// Before anything is copied, what the author put into the list.
		$items = self::picked( $block );
		if ( array() === $items ) {
			return '';
		}

		return self::html( array( 'pagination' => 'none' ) + $attributes, GivenSource::of( $items ), count( $items ) );
	}

	/**
	 * The pictures that are blocks inside.
	 *
	 * @param WP_Block $block The block.
	 * @return list<Picked>
	 */
	private static function picked( WP_Block $block ): array {
		$items = array();
		foreach ( ImageGallery::inner( $block ) as $inner ) {
			// The lightbox is ours.
			$inner['attrs']['lightbox'] = array( 'enabled' => false );

			$item = Picked::from( Text::of( render_block( $inner ) ), count( $items ) + 1 );
			if ( null !== $item ) {
				$items[] = $item;
			}
		}

		return $items;
	}

	/**
	 * The list.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param string               $source     Name of the source.
	 * @param int                  $total      How many pictures the source has.
	 */
	private static function html( array $attributes, string $source, int $total ): string {
		$layout   = Value::one_of( $attributes['layout'] ?? null, array( 'square', 'masonry', 'mosaic' ), 'square' );
		$captions = Value::one_of( $attributes['captions'] ?? null, array( 'hover', 'under', 'none' ), 'hover' );
		$group    = Value::text( $attributes['group'] ?? null, 60 );
		$per_page = Value::integer( $attributes['perPage'] ?? null, 1, 60, 12 );
		$html     = Arranged::html(
			$attributes,
			array(
				'source'   => $source,
				'template' => Shot::NAME,
				'query'    => array( 'perPage' => $per_page ),
				'card'     => array(
					'excerptLength' => $attributes['captionLength'] ?? null,
					'look'          => array(
						'link'   => $attributes['linkTo'] ?? null,
						'newTab' => $attributes['newTab'] ?? null,
						'group'  => '' === $group ? wp_unique_id( '~' ) : $group,
					) + ( 'mosaic' === $layout ? self::mosaic( $attributes, GivenSource::NAME === $source ? $total : $per_page, $total ) : array() ),
				),
			),
			self::COLUMNS
		);
		// The large ones of a mosaic have no room below them.
		$captions = 'mosaic' === $layout && 'under' === $captions ? 'hover' : $captions;

		return '' === $html ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( array( 'class' => "eidan-shots has-captions-$captions" ) ), $html );
	}

	/**
	 * Look options of a mosaic.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param int                  $per_page   Pictures on a page.
	 * @param int                  $total      Pictures on all pages.
	 * @return array<string, int|string>
	 */
	private static function mosaic( array $attributes, int $per_page, int $total ): array {
		$chosen = is_array( $attributes['columns'] ?? null ) ? $attributes['columns'] : array();
		$wide   = Value::integer( $chosen['desktop'] ?? null, 1, 6, self::COLUMNS['desktop'] );
		$medium = Value::integer( $chosen['tablet'] ?? null, 1, 4, self::COLUMNS['tablet'] );
		$narrow = Value::integer( $chosen['phone'] ?? null, 1, 2, self::COLUMNS['phone'] );
		$pages  = Value::text( $attributes['pagination'] ?? null, 20 );

		return array(
			'desktop'    => $wide,
			'tablet'     => $medium,
			'phone'      => $narrow,
			// Pages that are added to one another are one mosaic.
			'count'      => min( 1000, in_array( $pages, array( 'load-more', 'infinite' ), true ) ? $total : min( $per_page, $total ) ),
			'page'       => 'standard' === $pages ? $per_page : 0,
			'largeSizes' => Sizes::columns( $wide, $medium, 1, Value::text( $attributes['align'] ?? null, 10 ), 2 ),
		);
	}
}
