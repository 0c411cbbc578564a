<?php
/**
 * The block eidan/instagram-feed-list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Blocks\InstagramFeedList\ChosenImage;
use Eidan\Instagram\Connection;
use Eidan\Instagram\FeedSource;
use Eidan\Instagram\Library;
use Eidan\Lists\ListLayout;
use Eidan\Lists\Sources\GivenSource;
use Eidan\Lists\Templates\ImageCard;
use Eidan\Support\InnerBlocks;
use Eidan\Support\Text;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Images as squares, in their own ratio or as a mosaic: the site's copies of its Instagram posts, or images that an
 * author added to the block.
 *
 * @phpstan-import-type InstagramFeedListAttributes from \Eidan\Attributes\InstagramFeedList
 * @implements DynamicBlock<InstagramFeedListAttributes>
 */
final class InstagramFeedList implements DynamicBlock {

	/**
	 * The whole block.
	 *
	 * @param InstagramFeedListAttributes $attributes Valid attributes.
	 * @param string                      $content    Not used: the images are rendered here.
	 * @param WP_Block                    $block
	 * @return string HTML; '' without images.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content );
		$posts = 'instagram' === $attributes['source'] ? count( Library::all() ) : 0;
		if ( 0 < $posts ) {
			return self::html( $attributes, FeedSource::NAME, $posts );
		}
		// Without any copies: the images that the author added.
		$items = self::picked( $block );
		if ( array() === $items ) {
			return '';
		}

		return self::html( array( 'pagination' => 'none' ) + $attributes, GivenSource::of( $items ), count( $items ) );
	}

	/**
	 * The images of the inner blocks.
	 *
	 * @param WP_Block $block
	 * @return list<ChosenImage>
	 */
	private static function picked( WP_Block $block ): array {
		$items = array();
		foreach ( InnerBlocks::of( $block->parsed_block ) as $inner ) {
			// Disables WordPress's lightbox; ours is used.
			$inner['attrs']['lightbox'] = array( 'enabled' => false );

			$item = ChosenImage::from( Text::of( render_block( $inner ) ), count( $items ) + 1 );
			if ( null !== $item ) {
				$items[] = $item;
			}
		}

		return $items;
	}

	/**
	 * The list.
	 *
	 * @param InstagramFeedListAttributes $attributes Valid attributes.
	 * @param string                      $source     Name of the source.
	 * @param int                         $total      How many images the source has.
	 */
	private static function html( array $attributes, string $source, int $total ): string {
		$layout   = $attributes['layout'];
		$captions = $attributes['captions'];
		$group    = $attributes['group'];
		$per_page = $attributes['perPage'];
		$html     = ListLayout::html(
			$attributes,
			array(
				'source'   => $source,
				'template' => ImageCard::NAME,
				'query'    => array( 'perPage' => $per_page ),
				'card'     => array(
					// Squares, except in masonry.
					'ratio'         => 'masonry' === $layout ? '' : '1/1',
					'excerptLength' => $attributes['captionLength'],
					'look'          => array(
						'link'   => $attributes['linkTo'],
						'newTab' => $attributes['newTab'],
						'group'  => '' === $group ? wp_unique_id( '~' ) : $group,
					) + (
						'mosaic' === $layout
							? self::mosaic( $attributes, GivenSource::NAME === $source ? $total : $per_page, $total )
							: array()
					),
				),
			)
		);
		// A mosaic has no space for captions below its images.
		$captions = 'mosaic' === $layout && 'under' === $captions ? 'hover' : $captions;

		return '' === $html
			? ''
			: sprintf(
				'<div %s>%s%s</div>',
				get_block_wrapper_attributes( array( 'class' => "eidan-shots has-captions-$captions" ) ),
				$attributes['account'] && FeedSource::NAME === $source ? self::account() : '',
				$html
			);
	}

	/**
	 * The line that names the account whose posts these are, and leads there.
	 *
	 * @return string HTML; '' without a connection.
	 */
	private static function account(): string {
		$name = Connection::get()->username;

		return '' === $name ? '' : sprintf(
			'<p class="eidan-shots__account"><a href="%s" rel="noreferrer">@%s</a></p>',
			esc_url( "https://www.instagram.com/$name/" ),
			esc_html( $name )
		);
	}

	/**
	 * Look options of a mosaic.
	 *
	 * @param InstagramFeedListAttributes $attributes Valid attributes.
	 * @param int                         $per_page   Images on a page.
	 * @param int                         $total      Images on all pages.
	 * @return array<string, int|string>
	 */
	private static function mosaic( array $attributes, int $per_page, int $total ): array {
		$columns = $attributes['columns'];
		$pages   = $attributes['pagination'];

		return array(
			'desktop' => $columns['desktop'],
			'tablet'  => $columns['tablet'],
			'phone'   => $columns['phone'],
			// Loaded pages continue the same mosaic.
			'count'   => min(
				1000,
				in_array( $pages, array( 'load-more', 'infinite' ), true ) ? $total : min( $per_page, $total )
			),
			'page'    => 'standard' === $pages ? $per_page : 0,
			'align'   => $attributes['align'] ?? '',
		);
	}
}
