<?php
/**
 * The menu on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Blocks\Menu\Level;
use Eidan\Menus\Item;
use Eidan\Menus\Menus;
use Eidan\Support\BlockJson;
use Eidan\Support\Html;
use Eidan\Support\Memory;
use Eidan\Support\Value;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * A menu as a bar with drop-downs, or as an accordion inside panels.
 *
 * @phpstan-import-type MenuAttributes from \Eidan\Attributes\Menu
 * @implements DynamicBlock<MenuAttributes>
 */
final class Menu implements DynamicBlock {

	/** Attributes by the declarations for them. */
	private const STYLE = array(
		'--eidan-menu-open:%dms;'  => 'openSpeed',
		'--eidan-menu-close:%dms;' => 'closeSpeed',
	);

	/**
	 * How often each name was used on this page.
	 *
	 * @var array<string, int>
	 */
	private array $given = array();

	/**
	 * Renders the block.
	 *
	 * @param MenuAttributes $attributes Valid attributes.
	 * @param string         $content    Not used.
	 * @param WP_Block       $block      Block with the form of the menu in its context, and its own links.
	 * @return string HTML; '' without items.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content );
		$name  = $attributes['menu'];
		$half  = $attributes['entries'];
		$inner = $block->parsed_block['innerBlocks'] ?? null;
		$items = self::half( Menus::items( $name, is_array( $inner ) ? $inner : array() ), $half );
		$form  = self::form( $attributes['form'], $block->context['eidan/menuForm'] ?? null );
		$level = new Level( $form, $attributes['descriptions'] );
		$list  = $level->list( $items, $attributes['depth'] );
		if ( '' === $list ) {
			return 'all' === $half || wp_is_serving_rest_request() ? '' : self::empty_half();
		}
		wp_enqueue_style( "eidan-menu-$form" );
		$label   = trim( $attributes['label'] );
		$label   = '' === $label ? self::title( $name, $half ) : $label;
		$justify = $attributes['justify'];
		$wrapper = get_block_wrapper_attributes(
			array(
				'class'      => "is-form-$form" . ( 'start' === $justify ? '' : " is-justified-$justify" ),
				'style'      => BlockJson::css( $block, $attributes, self::STYLE ),
				'aria-label' => self::unique( $label ),
			)
		);

		return "<nav $wrapper" . self::view( $block, $form, $attributes, $list ) . ">$list</nav>";
	}

	/**
	 * The place of a half without items: a logo between two halves stays in the middle, however few items there are.
	 * Editors have the block's own element there.
	 */
	private static function empty_half(): string {
		return '<div ' . get_block_wrapper_attributes( array( 'class' => 'is-empty' ) ) . '></div>';
	}

	/**
	 * The accessible name of the menu.
	 *
	 * @param string $name Name of the menu.
	 * @param string $half 'all', 'first' or 'second'.
	 */
	private static function title( string $name, string $half ): string {
		$title = Menus::title( $name );
		$title = '' === $title ? __( 'Menu', 'eidan' ) : $title;

		/* translators: %s: name of a menu. */
		return 'second' === $half ? sprintf( __( '%s, continued', 'eidan' ), $title ) : $title;
	}

	/**
	 * Makes a name unique on the page by adding a number, as core's navigation block does: landmarks need different
	 * names.
	 */
	private static function unique( string $name ): string {
		$count                         = ( self::memory()->given[ $name ] ?? 0 ) + 1;
		self::memory()->given[ $name ] = $count;

		return 1 === $count ? $name : self::unique( "$name $count" );
	}

	/**
	 * The part of a menu to show, since a logo may be in its middle.
	 *
	 * @param list<Item> $items Top level, in the menu's order.
	 * @param string     $half  'all', 'first' or 'second'.
	 * @return list<Item>
	 */
	private static function half( array $items, string $half ): array {
		$middle = (int) ceil( count( $items ) / 2 );

		return match ( $half ) {
			'first'  => array_slice( $items, 0, $middle ),
			'second' => array_slice( $items, $middle ),
			default  => $items,
		};
	}

	/**
	 * Bar, accordion or list.
	 *
	 * @param string $form   The author's choice.
	 * @param mixed  $around The form that the outer block requires.
	 */
	private static function form( string $form, mixed $around ): string {
		return 'auto' === $form ? Value::one_of( $around, array( 'bar', 'accordion' ), 'bar' ) : $form;
	}

	/**
	 * The attribute with the options for the view. Accordions and bars without drop-downs need no script.
	 *
	 * @param WP_Block       $block
	 * @param string         $form
	 * @param MenuAttributes $attributes Valid attributes.
	 * @param string         $list       HTML of the items.
	 */
	private static function view( WP_Block $block, string $form, array $attributes, string $list ): string {
		if ( 'bar' !== $form || ! str_contains( $list, '<details' ) ) {
			return '';
		}

		return Html::attributes(
			array(
				'data-eidan-menu' => Html::json(
					'hover' === $attributes['openOn'] ? self::intent( $block, $attributes ) : array()
				),
			)
		);
	}

	/**
	 * Hover intent options; those equal to the view's defaults are left out.
	 *
	 * @param WP_Block       $block
	 * @param MenuAttributes $attributes Valid attributes.
	 * @return array<string, mixed>
	 */
	private static function intent( WP_Block $block, array $attributes ): array {
		$names = array(
			'interval'    => 'hoverInterval',
			'sensitivity' => 'hoverSensitivity',
		);

		return array( 'delay' => $attributes['delay'] ) + BlockJson::changed( $block, $attributes, $names );
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
