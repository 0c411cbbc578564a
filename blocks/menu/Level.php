<?php
/**
 * The items of a menu as HTML.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\Menu;

use Eidan\Icons\Icons;
use Eidan\Menus\Item;
use Eidan\Menus\MegaMenu;
use Eidan\Support\Html;
use Eidan\Support\Lazy;
use Eidan\Support\Sample;
use Eidan\Support\Text;

/**
 * Nested lists. Sub-menus are `<details>`, which work without script and keep closed items out of the tab order.
 */
final class Level {

	/** Arrow down; style sheets rotate it. */
	private const SIGN =
		'<svg class="eidan-menu__sign" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6"/></svg>';

	/**
	 * @param string $form         'bar', 'accordion' or 'list'.
	 * @param bool   $descriptions Whether descriptions are shown.
	 */
	public function __construct(
		private readonly string $form,
		private readonly bool $descriptions,
	) {}

	/**
	 * A list of items.
	 *
	 * @param list<Item> $items Items of one level, each with its own below it.
	 * @param int        $depth Number of levels to show.
	 * @param string     $class Class of the list.
	 * @return string HTML; '' for none.
	 */
	public function list( array $items, int $depth, string $class = 'eidan-menu' ): string {
		$html = '';
		// The shared name keeps only one sub-menu open.
		$name = wp_unique_id( 'eidan-menu-' );
		foreach ( $items as $item ) {
			$html .= '' === $item->html
				? $this->item( $item, $depth, $name )
				: '<li class="eidan-menu__item">' . $item->html . '</li>';
		}

		return '' === $html ? '' : '<ul class="' . esc_attr( $class ) . '" role="list">' . $html . '</ul>';
	}

	/**
	 * One item.
	 *
	 * @param Item   $item
	 * @param int    $depth Number of levels to show, including its own.
	 * @param string $name  Name shared with its siblings.
	 */
	private function item( Item $item, int $depth, string $name ): string {
		[ $panel, $is_wide ] = $this->panel( $item, $depth );
		$link                = $this->link( $item );
		$classes             = Html::classes(
			array(
				'eidan-menu__item' => true,
				'is-current'       => $item->current,
				'is-ancestor'      => $item->ancestor,
				'has-link'         => '' !== $panel && '' !== $item->url,
				'is-wide'          => $is_wide,
				'is-boxed'         => $is_wide && $item->extras->boxed,
				$item->classes,
			)
		);
		$begin               = "<li class=\"$classes\"" . ( $depth > 1 ? self::mark( $item ) : '' ) . '>';
		if ( '' === $panel || 'list' === $this->form ) {
			return "$begin$link$panel</li>";
		}
		$toggle = '' === $item->url
			? '<summary class="eidan-menu__link eidan-menu__toggle">' . $this->words( $item ) . self::SIGN
				. '</summary>'
			: '<summary class="eidan-menu__toggle" aria-label="'
				/* translators: %s: title of a menu item. */
				. esc_attr( sprintf( __( '%s submenu', 'eidan' ), $item->title ) ) . '">' . self::SIGN . '</summary>';

		return $begin . ( '' === $item->url ? '' : $link )
			. '<details name="' . esc_attr( $name )
			. "\">$toggle<div class=\"eidan-menu__panel\">$panel</div></details></li>";
	}

	/**
	 * What the editor opens in its canvas: the name of the wide drop-down, also of one that visitors do not see yet.
	 */
	private static function mark( Item $item ): string {
		return '' !== $item->extras->wide && Sample::is_canvas() && MegaMenu::is_kept( $item->extras->wide )
			? Html::attributes(
				array(
					'data-eidan-wide'  => $item->extras->wide,
					'data-eidan-boxed' => $item->extras->boxed,
				)
			)
			: '';
	}

	/**
	 * The sub-menu of an item; none on the last level. Panels are narrow: an accordion shows child links instead of a
	 * mega menu. A list has nothing that opens. Images are lazy.
	 *
	 * @param Item $item
	 * @param int  $depth Number of levels to show, including its own.
	 * @return array{string, bool} HTML ('' = none), and whether it is a mega menu.
	 */
	private function panel( Item $item, int $depth ): array {
		$list      = $depth > 1 ? $this->list( $item->children, $depth - 1, 'eidan-menu__list' ) : '';
		$is_narrow = 'list' === $this->form || ( 'accordion' === $this->form && '' !== $list );
		if ( $depth < 2 || '' === $item->extras->wide || $is_narrow ) {
			return array( $list, false );
		}
		$wide = MegaMenu::render( $item->extras->wide );

		return '' === $wide
			? array( $list, false )
			: array( '<div class="eidan-menu__wide">' . Lazy::images( $wide ) . '</div>', true );
	}

	/**
	 * The link of an item, or its text if it has no address.
	 */
	private function link( Item $item ): string {
		$url = Text::of( esc_url( $item->url ) );
		if ( '' === $url ) {
			return '<span class="eidan-menu__link">' . $this->words( $item ) . '</span>';
		}

		return '<a class="eidan-menu__link" href="' . $url . '"' . Html::attributes(
			array(
				'target'       => '' === $item->target ? null : '_blank',
				'rel'          => '' === $item->rel ? null : $item->rel,
				'aria-current' => $item->current ? 'page' : null,
			)
		) . '>' . $this->words( $item ) . '</a>';
	}

	/**
	 * Icon, title, label and second line.
	 */
	private function words( Item $item ): string {
		$icon = '' === $item->extras->icon ? '' : Icons::svg( $item->extras->icon );

		return ( '' === $icon ? '' : "<span class=\"eidan-menu__icon\" aria-hidden=\"true\">$icon</span>" )
			. '<span class="eidan-menu__words"><span class="eidan-menu__title">' . esc_html( $item->title ) . '</span>'
			. (
				'' === $item->extras->label
					? ''
					: ' <span class="eidan-menu__label">' . esc_html( $item->extras->label ) . '</span>'
			)
			. (
				$this->descriptions && '' !== $item->description
					? ' <span class="eidan-menu__text">' . esc_html( $item->description ) . '</span>'
					: ''
			)
			. '</span>';
	}
}
