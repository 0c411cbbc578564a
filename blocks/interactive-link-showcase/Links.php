<?php
/**
 * Links of a query or a menu.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\InteractiveLinkShowcase;

use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\Templates;
use Eidan\Lists\Lists;
use Eidan\Lists\Request\Config;
use Eidan\Support\Html;
use Eidan\Support\Text;

/**
 * Prints the same markup as the inner block.
 *
 * @phpstan-import-type QueryAttribute from \Eidan\Attributes\Query
 */
final class Links {

	/**
	 * The links of a query.
	 *
	 * @param QueryAttribute $query Valid attribute `query`.
	 * @param string         $text  Second line: none, terms, date or excerpt.
	 * @param string         $size  Image size.
	 * @return list<string> HTML of each.
	 */
	public static function of_query( array $query, string $text, string $size ): array {
		// The element `category` prints names, for any type; the element `terms` would print links.
		$text  = 'terms' === $text ? 'category' : $text;
		$cards = Lists::found(
			Config::trusted(
				array(
					'query'    => $query,
					'elements' => 'none' === $text ? array() : array( $text ),
				),
				Templates::FALLBACK,
				array( 'excerptLength' => 16 )
			)
		);

		return array_map(
			static fn( Card $card ): string => self::item(
				$card->title(),
				self::words( $card, $text ),
				$card->link(),
				'',
				'',
				Media::of_attachment( $card->image_id(), $size )
			),
			$cards
		);
	}

	/**
	 * The links of a menu's first level.
	 *
	 * @param string $menu `navigation:ID` (a navigation block's) or `menu:ID` (a classic one); '' = none chosen.
	 * @param string $size Image size.
	 * @return list<string> HTML of each.
	 */
	public static function of_menu( string $menu, string $size ): array {
		// Without a choice there are no links, not WordPress's default menu.
		$items = '' === $menu ? array() : Menus::entries( $menu );

		return array_map(
			static fn( array $item ): string => self::item(
				Text::of( esc_html( $item['title'] ) ),
				Text::of( esc_html( $item['text'] ) ),
				Text::of( esc_url( $item['url'] ) ),
				$item['target'],
				$item['rel'],
				Media::of_attachment( $item['image'], $size )
			),
			$items
		);
	}

	/**
	 * The second line of an item.
	 *
	 * @param Card   $card
	 * @param string $text `terms`, `date`, `excerpt` or `none`.
	 * @return string Escaped; '' for nothing.
	 */
	private static function words( Card $card, string $text ): string {
		return 'none' === $text
			? ''
			: trim( Text::of( wp_kses( $card->element( $text ), array( 'time' => array( 'datetime' => true ) ) ) ) );
	}

	/**
	 * One link.
	 *
	 * @param string $title  Escaped title.
	 * @param string $text   Escaped second line, '' for none.
	 * @param string $url    Escaped address, '' for none.
	 * @param string $target
	 * @param string $rel    Attribute `rel`.
	 * @param string $media  HTML of the image.
	 */
	private static function item(
		string $title,
		string $text,
		string $url,
		string $target,
		string $rel,
		string $media
	): string {
		$tag = '' === $url ? 'span' : 'a';

		return sprintf(
			'<li class="wp-block-eidan-interactive-link-showcase-item"><%1$s class="eidan-links__link"%2$s%3$s>'
				. '<span class="eidan-links__title">%4$s</span>%5$s</%1$s>%6$s</li>',
			$tag,
			'' === $url ? '' : ' href="' . $url . '"',
			'' === $url ? '' : Html::attributes(
				array(
					'target' => '_blank' === $target ? '_blank' : null,
					'rel'    => '' === $rel ? null : $rel,
				)
			),
			$title,
			'' === $text ? '' : '<span class="eidan-links__text">' . $text . '</span>',
			$media
		);
	}
}
