<?php
/**
 * Completes the saved HTML of the items.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\TabbedInfo;

use WP_HTML_Tag_Processor;

/**
 * The `<details>` elements of a tabbed info.
 */
final class Items {

	private const ITEM  = 'wp-block-eidan-tabbed-info-item';
	private const PANEL = 'eidan-tabs__panel';

	/**
	 * Adds an id and the group's name to each item, and opens one if one must be open.
	 *
	 * Items of nested blocks were rendered before and already have ids.
	 *
	 * @param string $content  Saved HTML with the rendered items.
	 * @param bool   $several  Whether several items may be open.
	 * @param bool   $required Whether one must be open.
	 * @return string HTML.
	 */
	public static function complete( string $content, bool $several, bool $required ): string {
		$items = self::read( $content );
		$start = array_search( true, array_column( $items, 'open' ), true );
		$start = false === $start && $required ? 0 : $start;
		$name  = wp_unique_id( 'eidan-tabs-' );

		$html = new WP_HTML_Tag_Processor( $content );
		foreach ( $items as $index => $item ) {
			while ( $item['skip'] > 0 && self::next_item( $html ) ) {
				--$item['skip'];
			}
			self::next_item( $html );
			if ( ! $several ) {
				$html->set_attribute( 'name', $name );
				$html->remove_attribute( 'open' );
			}
			if ( $index === $start ) {
				$html->set_attribute( 'open', true );
			}
			// The id is on the panel: browsers open a closed `<details>` for links to its content, but not for links to
			// itself.
			$html->remove_attribute( 'id' );
			if ( ! $item['named'] && $html->next_tag( array( 'tag_name' => 'SUMMARY' ) ) ) {
				/* translators: %d: place of a tab without a title. */
				$html->set_attribute( 'aria-label', sprintf( __( 'Tab %d', 'eidan' ), $index + 1 ) );
			}
			$html->next_tag( array( 'class_name' => self::PANEL ) );
			$html->set_attribute( 'id', Ids::unique( $item['anchor'] ?? Ids::slug( $item['title'] ) ) );
		}
		return $html->get_updated_html();
	}

	/**
	 * Reads the items that are not complete yet.
	 *
	 * @param string $content HTML.
	 * @return list<array{title: string, named: bool, anchor: string|null, open: bool, skip: int}> `named`: whether its
	 *         summary says anything; `skip` counts complete items directly before it.
	 */
	private static function read( string $content ): array {
		$html  = new WP_HTML_Tag_Processor( $content );
		$items = array();
		$skip  = 0;
		while ( self::next_item( $html ) ) {
			$anchor = $html->get_attribute( 'id' );
			$item   = array(
				'title'  => '',
				'named'  => false,
				'anchor' => is_string( $anchor ) && '' !== $anchor ? $anchor : null,
				'open'   => null !== $html->get_attribute( 'open' ),
				'skip'   => $skip,
			);
			$inside = false;
			while ( $html->next_token() && true !== $html->has_class( self::PANEL ) ) {
				if ( '#text' === $html->get_token_name() ) {
					$item['title'] .= $inside ? $html->get_modifiable_text() : '';
					$item['named']  = $item['named'] || '' !== trim( $html->get_modifiable_text() );
				} elseif ( 'IMG' === $html->get_token_name() ) {
					$alt           = $html->get_attribute( 'alt' );
					$item['named'] = $item['named'] || ( is_string( $alt ) && '' !== trim( $alt ) );
				} elseif ( true === $html->has_class( 'eidan-tabs__title' ) ) {
					$inside = true;
				} elseif ( true === $html->has_class( 'eidan-tabs__subtitle' ) ) {
					$inside = false;
				}
			}
			if ( null === $html->get_attribute( 'id' ) ) {
				$items[] = $item;
				$skip    = 0;
			} else {
				++$skip;
			}
		}
		return $items;
	}

	/**
	 * Moves to the next item.
	 *
	 * @param WP_HTML_Tag_Processor $html Stands on an item, or before the first one.
	 */
	private static function next_item( WP_HTML_Tag_Processor $html ): bool {
		return $html->next_tag(
			array(
				'tag_name'   => 'DETAILS',
				'class_name' => self::ITEM,
			)
		);
	}
}
