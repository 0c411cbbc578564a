<?php
/**
 * The item showcase block on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Support\Attributes;
use Eidan\Support\CoverImage;
use Eidan\Support\Gap;
use Eidan\Support\Html;
use Eidan\Support\ImageSize;
use Eidan\Support\Markup;
use Eidan\Support\Media;
use Eidan\Support\Ratio;
use Eidan\Support\Sizes;
use Eidan\Support\UnsizedImage;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the points to the saved image and connects them with the saved statements.
 *
 * @phpstan-import-type ItemShowcaseAttributes from \Eidan\Attributes\ItemShowcase
 * @phpstan-import-type ItemShowcaseItemAttributes from \Eidan\Attributes\ItemShowcaseItem
 * @implements DynamicBlock<ItemShowcaseAttributes>
 */
final class ItemShowcase implements DynamicBlock {

	private const ITEM = 'wp-block-eidan-item-showcase-item';

	/**
	 * Renders the block.
	 *
	 * @param ItemShowcaseAttributes $attributes Valid attributes.
	 * @param string                 $content    Saved HTML with the rendered statements.
	 * @param WP_Block               $block
	 * @return string HTML; '' without an image and without statements.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		if ( ! Html::has_content( $content ) ) {
			return '';
		}
		$places = self::places( $block );
		$items  = self::items( $content );
		$markup = new Markup( $content );
		if ( ! $markup->next_tag() ) {
			return $content;
		}
		$markup->add_style( self::style( $attributes, count( $items ) ) );
		if ( array() !== $items ) {
			$markup->set_attribute(
				'data-eidan-item-showcase',
				Html::json(
					array(
						'line'     => $attributes['line'],
						'interval' => $attributes['interval'],
					)
				)
			);
		}
		if (
			$markup->next_tag()
			&& true === $markup->has_class( 'eidan-showcase__media' )
			&& $markup->next_tag( array( 'tag_name' => 'IMG' ) )
		) {
			$size = ImageSize::of( Media::shown( $markup ) );
			if ( null !== $size ) {
				// Only the ratio matters: it reserves space until the file is loaded.
				$markup->set_attribute( 'width', (string) $size[0] );
				$markup->set_attribute( 'height', (string) $size[1] );
			}
			$ratio = Ratio::number( Ratio::css( $attributes['ratio'] ) );
			CoverImage::mark(
				$markup,
				Sizes::beside( 0.43, $attributes['align'] ),
				null === $size ? 0 : $size[0] / $size[1],
				$ratio
			);
			UnsizedImage::mark( $markup, $ratio > 0 );
			$markup->wrap( '', self::dots( $items, $places ) );
		}

		return self::join( $markup->get_updated_html(), $items );
	}

	/**
	 * Adds ids and positions to the statements, and the name that keeps only one open on narrow screens.
	 *
	 * @param string                                     $content HTML.
	 * @param list<array{title: string, id: string}> $items   The statements.
	 */
	private static function join( string $content, array $items ): string {
		$html  = new Markup( $content );
		$name  = wp_unique_id( 'eidan-items-' );
		$half  = (int) ceil( count( $items ) / 2 );
		$index = 0;
		while ( isset( $items[ $index ] ) && self::next_item( $html ) ) {
			$html->set_attribute( 'id', $items[ $index ]['id'] );
			$html->set_attribute( 'name', $name );
			if ( $index > 0 ) {
				$html->remove_attribute( 'open' );
			}
			if ( $index >= $half ) {
				$html->add_class( 'is-end' );
			}
			$html->add_style( '--row:' . ( $index % $half + 1 ) );
			++$index;
		}

		return $html->get_updated_html();
	}

	/**
	 * Title and id of each statement.
	 *
	 * @param string $content HTML.
	 * @return list<array{title: string, id: string}>
	 */
	private static function items( string $content ): array {
		$html  = new Markup( $content );
		$items = array();
		while ( self::next_item( $html ) ) {
			$id    = $html->get_string( 'id' );
			$title = '';
			while ( $html->next_token() && ! ( 'SUMMARY' === $html->get_tag() && $html->is_tag_closer() ) ) {
				$title .= '#text' === $html->get_token_name() ? $html->get_modifiable_text() : '';
			}
			$items[] = array(
				'title' => trim( $title ),
				'id'    => '' === $id ? wp_unique_id( 'eidan-item-' ) : $id,
			);
		}

		return $items;
	}

	/**
	 * Moves to the next statement. Statements of nested showcases already have their name.
	 */
	private static function next_item( Markup $html ): bool {
		do {
			$found = $html->next_tag(
				array(
					'tag_name'   => 'DETAILS',
					'class_name' => self::ITEM,
				)
			);
		} while ( $found && '' !== $html->get_string( 'name' ) );

		return $found;
	}

	/**
	 * The points: links to their statements.
	 *
	 * @param list<array{title: string, id: string}> $items  Statements.
	 * @param list<array{float, float}>               $places Percent from the left and from the top.
	 */
	private static function dots( array $items, array $places ): string {
		$html = '';
		foreach ( $items as $index => $item ) {
			[ $x, $y ] = $places[ $index ] ?? array( 50.0, 50.0 );
			$html     .= '<a' . Html::attributes(
				array(
					'class'      => 'eidan-showcase__dot',
					'href'       => '#' . $item['id'],
					'style'      => "--x:$x%;--y:$y%",
					'aria-label' => '' === $item['title']
						/* translators: %d: number of an item without a title. */
						? sprintf( __( 'Item %d', 'eidan' ), $index + 1 )
						: $item['title'],
				)
			) . '></a>';
		}

		return $html;
	}

	/**
	 * Positions of the points.
	 *
	 * @param WP_Block $block The showcase.
	 * @return list<array{float, float}> Percent from the left and from the top.
	 */
	private static function places( WP_Block $block ): array {
		$places = array();
		$inner  = $block->parsed_block['innerBlocks'] ?? array();
		foreach ( is_array( $inner ) ? $inner : array() as $item ) {
			/**
			 * Attributes of a statement.
			 *
			 * @var ItemShowcaseItemAttributes|null $attributes
			 */
			$attributes = Attributes::of_parsed( $item, 'eidan/item-showcase-item' );
			if ( null !== $attributes ) {
				$places[] = array(
					round( (float) $attributes['place']['x'], 1 ),
					round( (float) $attributes['place']['y'], 1 ),
				);
			}
		}

		return $places;
	}

	/**
	 * Custom properties for the style sheet; blocks/item-showcase/look.ts has those of the canvas.
	 *
	 * @param ItemShowcaseAttributes $attributes Valid attributes.
	 * @param int                    $count      Statements.
	 * @return string Declarations.
	 */
	private static function style( array $attributes, int $count ): string {
		return Html::style(
			array(
				'--rows'  => (string) max( 1, (int) ceil( $count / 2 ) ),
				'--ratio' => Ratio::css( $attributes['ratio'] ),
				'--focus' => Media::position( $attributes['media']['focalPoint'] ),
			)
		) . Gap::css( $attributes['style'] ?? null, '--gap-row', '--gap' );
	}
}
