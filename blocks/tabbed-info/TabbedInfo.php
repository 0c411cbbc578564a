<?php
/**
 * Completes the saved HTML of a tabbed info.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Blocks\TabbedInfo\Items;
use Eidan\Blocks\TabbedInfo\Style;
use Eidan\Blocks\TabbedInfo\TitleStyle;
use Eidan\Support\Html;
use Eidan\Support\Markup;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Tabbed info on the page.
 *
 * @phpstan-import-type TabbedInfoAttributes from \Eidan\Attributes\TabbedInfo
 * @implements DynamicBlock<TabbedInfoAttributes>
 */
final class TabbedInfo implements DynamicBlock {

	/**
	 * Adds ids, the group's name, the open state and data for the views.
	 *
	 * @param TabbedInfoAttributes $attributes Valid attributes.
	 * @param string               $content    Saved HTML with the rendered items.
	 * @param WP_Block             $block      Not used.
	 * @return string HTML.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $block );
		if ( ! Html::has_content( $content ) ) {
			return '';
		}
		$mode     = $attributes['mode'];
		$required = 'accordion' === $mode && ! $attributes['collapsible'];
		$html     = new Markup( Items::complete( $content, 'toggle' === $mode, 'tabs' === $mode || $required ) );
		if ( ! $html->next_tag() ) {
			return $content;
		}
		$titles = TitleStyle::add( $attributes['titles'] );
		if ( '' !== $titles ) {
			$html->add_class( $titles );
		}
		if ( 'tabs' === $mode && 'container' === $attributes['measure'] ) {
			$html->add_style( 'container:eidan-tabs/inline-size' );
		}
		if ( ! $html->next_tag( array( 'class_name' => 'eidan-tabs' ) ) ) {
			return $html->get_updated_html();
		}
		if ( 'tabs' === $mode ) {
			return self::with_list( $html, $attributes );
		}
		if ( $required ) {
			wp_enqueue_script_module( '@eidan/accordion' );
			$html->set_attribute( 'data-eidan-accordion', '' );
		}
		return $html->get_updated_html();
	}

	/**
	 * Adds an empty tab list before the items; the view module fills it.
	 *
	 * It is hidden without script, in feeds and in e-mails.
	 *
	 * @param Markup               $html       Positioned at the element around the items.
	 * @param TabbedInfoAttributes $attributes Valid attributes.
	 * @return string HTML.
	 */
	private static function with_list( Markup $html, array $attributes ): string {
		$before   = $html->get_updated_html();
		$vertical = 'vertical' === $attributes['orientation'];
		$html->add_class(
			Style::add(
				$vertical,
				$attributes['accordionBelow'],
				'container' === $attributes['measure'],
				str_contains( $before, '<img' )
			)
		);
		$label = $attributes['label'];
		$list  = Html::attributes(
			array(
				'class'            => 'eidan-tabs__list',
				'role'             => 'tablist',
				'aria-label'       => '' !== $label ? $label : __( 'Tabs', 'eidan' ),
				'aria-orientation' => $vertical ? 'vertical' : 'horizontal',
				'hidden'           => true,
			)
		);
		$html->set_attribute( 'data-eidan-tabs', 'manual' === $attributes['activation'] ? '{"manual":true}' : '' );
		$parts =
			preg_split( '/(<div [^>]*data-eidan-tabs[^>]*>)/', $html->get_updated_html(), 2, PREG_SPLIT_DELIM_CAPTURE );
		if ( ! is_array( $parts ) || 3 !== count( $parts ) ) {
			return $before;
		}
		wp_enqueue_script_module( '@eidan/tabs' );
		return "$parts[0]$parts[1]<div$list></div>$parts[2]";
	}
}
