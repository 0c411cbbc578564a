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
use Eidan\Support\Html;
use Eidan\Support\Memory;
use Eidan\Support\Value;
use WP_Block;

/**
 * A menu of WordPress as a bar with drop-downs, or as an accordion inside panels.
 *
 * @phpstan-import-type MenuAttributes from \Eidan\Attributes\Menu
 * @implements DynamicBlock<MenuAttributes>
 */
final class Menu implements DynamicBlock {

	/** The style sheet's own durations, which are the specification's. */
	private const OPEN  = 450;
	private const CLOSE = 400;

	/**
	 * What the view does by itself, the specification's hover intent: milliseconds between two looks at the pointer,
	 * and pixels.
	 */
	private const INTERVAL    = 100;
	private const SENSITIVITY = 6;

	/**
	 * How often each name was given on this page.
	 *
	 * @var array<string, int>
	 */
	private array $given = array();

	/**
	 * Filter `eidan_block_settings`: what is in the block is for sites without the plugin, see Menus\Fallback.
	 *
	 * @param mixed $settings Block type settings.
	 * @param mixed $metadata block.json.
	 */
	public static function skip_inside( mixed $settings, mixed $metadata = null ): mixed {
		if ( is_array( $settings ) && is_array( $metadata ) && 'eidan/menu' === ( $metadata['name'] ?? '' ) ) {
			$settings['skip_inner_blocks'] = true;
		}

		return $settings;
	}

	/**
	 * Renders the block.
	 *
	 * @param MenuAttributes $attributes Valid attributes.
	 * @param string         $content    Not used.
	 * @param WP_Block       $block      Its context says which form the menu has around it.
	 * @return string HTML; '' without items.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		unset( $content );
		$name  = $attributes['menu'];
		$half  = $attributes['entries'];
		$items = self::half( Menus::items( $name ), $half );
		$form  = self::form( $attributes['form'], $block->context['eidan/menuForm'] ?? null );
		$level = new Level( $form, $attributes['descriptions'] );
		$list  = $level->list( $items, $attributes['depth'] );
		if ( '' === $list ) {
			return '';
		}
		wp_enqueue_style( "eidan-menu-$form" );
		$label   = trim( $attributes['label'] );
		$label   = '' === $label ? self::title( $name, $half ) : $label;
		$justify = $attributes['justify'];
		$wrapper = get_block_wrapper_attributes(
			array(
				'class'      => "is-form-$form" . ( 'start' === $justify ? '' : " is-justified-$justify" ),
				'style'      => self::style( $attributes ),
				'aria-label' => self::unique( $label ),
			)
		);

		return "<nav $wrapper" . self::view( $form, $attributes, $list ) . ">$list</nav>";
	}

	/**
	 * What the menu is called.
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
	 * The name itself the first time on a page, then with a number, as core's navigation block does: whoever goes from
	 * landmark to landmark must not meet two of one name.
	 */
	private static function unique( string $name ): string {
		$count                         = ( self::memory()->given[ $name ] ?? 0 ) + 1;
		self::memory()->given[ $name ] = $count;

		return 1 === $count ? $name : self::unique( "$name $count" );
	}

	/**
	 * The part of a menu that is shown: a logo may stand in the middle of it.
	 *
	 * @param list<Item> $items Items.
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
	 * Bar or accordion.
	 *
	 * @param string $form   What the author chose.
	 * @param mixed  $around What the block around it asks for.
	 */
	private static function form( string $form, mixed $around ): string {
		return 'auto' === $form ? Value::one_of( $around, array( 'bar', 'accordion' ), 'bar' ) : $form;
	}

	/**
	 * Durations that are not those of the style sheet.
	 *
	 * @param MenuAttributes $attributes Valid attributes.
	 */
	private static function style( array $attributes ): string {
		$open  = $attributes['openSpeed'];
		$close = $attributes['closeSpeed'];

		return ( self::OPEN === $open ? '' : "--eidan-menu-open:{$open}ms;" )
			. ( self::CLOSE === $close ? '' : "--eidan-menu-close:{$close}ms;" );
	}

	/**
	 * The options for the script. An accordion and a bar without drop-downs need no script.
	 *
	 * @param string         $form
	 * @param MenuAttributes $attributes Valid attributes.
	 * @param string         $list       HTML of the items.
	 */
	private static function view( string $form, array $attributes, string $list ): string {
		if ( 'bar' !== $form || ! str_contains( $list, '<details' ) ) {
			return '';
		}

		return Html::attributes(
			array(
				'data-eidan-menu' => Html::json(
					'hover' === $attributes['openOn'] ? self::intent( $attributes ) : array()
				),
			)
		);
	}

	/**
	 * When a pointer rests on an item; what the view knows by itself is left out.
	 *
	 * @param MenuAttributes $attributes Valid attributes.
	 * @return array<string, int>
	 */
	private static function intent( array $attributes ): array {
		$intent      = array( 'delay' => $attributes['delay'] );
		$interval    = $attributes['hoverInterval'];
		$sensitivity = $attributes['hoverSensitivity'];

		return $intent
			+ ( self::INTERVAL === $interval ? array() : array( 'interval' => $interval ) )
			+ ( self::SENSITIVITY === $sensitivity ? array() : array( 'sensitivity' => $sensitivity ) );
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
