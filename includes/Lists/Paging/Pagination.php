<?php
/**
 * Pagination.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Paging;

use Eidan\Lists\Request\Address;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;
use Eidan\Lists\Sources\Result;
use Eidan\Support\Html;

/**
 * Links to other pages; the view module makes them load in place.
 */
final class Pagination {

	/**
	 * The element with the links; it is empty if there is only one page.
	 *
	 * @param Config                $config
	 * @param State                 $state  The current state.
	 * @param Result                $result What was found.
	 * @param array<string, string> $others Address parameters of the page's other lists.
	 * @param bool                  $alone  Whether these are the first items on the page.
	 */
	public static function html(
		Config $config,
		State $state,
		Result $result,
		array $others = array(),
		bool $alone = true
	): string {
		if ( 'none' === $config->pagination ) {
			return '';
		}
		$href = static fn( int $page ): string => Address::of( $config, $state->on_page( $page ), $others );
		$html = '';
		if ( 1 < $result->max_pages ) {
			$html = 'standard' === $config->pagination
				? self::standard( $config, $result, $href )
				: self::more( $config, $result, $href, $alone );
		}

		return sprintf( '<div class="eidan-list__pagination is-%s">%s</div>', esc_attr( $config->pagination ), $html );
	}

	/**
	 * Page numbers to show: the first, the last, and those around the current one; 0 = a gap.
	 *
	 * @param int $page The current page.
	 * @param int $last The last page.
	 * @return list<int>
	 */
	public static function numbers( int $page, int $last ): array {
		$numbers = array();
		for ( $number = 1; $number <= $last; $number++ ) {
			if ( 1 === $number || $last === $number || abs( $number - $page ) <= 1 ) {
				$numbers[] = $number;
			} elseif ( 0 !== $numbers[ count( $numbers ) - 1 ] ) {
				// Show the page instead of a gap of one page.
				$alone     = ( 2 === $number && abs( 3 - $page ) <= 1 )
					|| ( $last - 1 === $number && abs( $last - 2 - $page ) <= 1 );
				$numbers[] = $alone ? $number : 0;
			}
		}

		return $numbers;
	}

	/**
	 * Numbered pages.
	 *
	 * @param Config               $config
	 * @param Result               $result What was found.
	 * @param callable(int): string $href   Address of a page.
	 */
	private static function standard( Config $config, Result $result, callable $href ): string {
		$html = '';
		if ( 1 < $result->page ) {
			$html .= self::page(
				$href( $result->page - 1 ),
				$result->page - 1,
				__( 'Previous', 'eidan' ),
				'is-previous',
				'prev',
				$result->max_pages
			);
		}
		foreach ( self::numbers( $result->page, $result->max_pages ) as $number ) {
			/* translators: %s: number of a page. */
			$label = sprintf( __( 'Page %s', 'eidan' ), number_format_i18n( $number ) );
			if ( 0 === $number ) {
				$html .= '<li><span class="eidan-list__gap" aria-hidden="true">…</span></li>';
			} elseif ( $number === $result->page ) {
				$html .= sprintf(
					'<li><span class="eidan-list__page is-current" aria-current="page">'
						. '<span class="screen-reader-text">%s</span> <span aria-hidden="true">%s</span></span></li>',
					esc_html( $label ),
					esc_html( number_format_i18n( $number ) )
				);
			} else {
				$html .= self::page(
					$href( $number ),
					$number,
					number_format_i18n( $number ),
					'',
					'',
					$result->max_pages,
					$label
				);
			}
		}
		if ( $result->has_next() ) {
			$html .= self::page(
				$href( $result->page + 1 ),
				$result->page + 1,
				__( 'Next', 'eidan' ),
				'is-next',
				'next',
				$result->max_pages
			);
		}

		return sprintf(
			'<nav aria-label="%s"><ul role="list">%s</ul></nav>',
			esc_attr( $config->name_of( __( 'Pages', 'eidan' ) ) ),
			$html
		);
	}

	/**
	 * One link.
	 *
	 * @param string $href     Address.
	 * @param int    $number   Page.
	 * @param string $text
	 * @param string $modifier Another class.
	 * @param string $rel      Attribute `rel`; '' = none.
	 * @param int    $pages    Number of pages.
	 * @param string $label    Accessible name, '' = the text.
	 */
	private static function page(
		string $href,
		int $number,
		string $text,
		string $modifier,
		string $rel,
		int $pages,
		string $label = ''
	): string {
		return sprintf(
			'<li><a%s>%s</a></li>',
			Html::attributes(
				array(
					'class'      => trim( 'eidan-list__page ' . $modifier ),
					'href'       => $href,
					'data-page'  => $number,
					'data-pages' => $pages,
					'rel'        => '' === $rel ? null : $rel,
					'aria-label' => '' === $label ? null : $label,
				)
			),
			esc_html( $text )
		);
	}

	/**
	 * A link to the next page. A list that does not begin with its first items also gets a link back.
	 *
	 * @param Config                $config
	 * @param Result                $result What was found.
	 * @param callable(int): string $href   Address of a page.
	 * @param bool                  $alone  Whether these are the first items on the page.
	 */
	private static function more( Config $config, Result $result, callable $href, bool $alone ): string {
		$html = '';
		if ( 0 < $result->first && $alone ) {
			$html .= sprintf(
				'<a class="eidan-list__previous" href="%s" data-page="%d" rel="prev">%s</a>',
				esc_url( $href( $result->page - 1 ) ),
				$result->page - 1,
				esc_html__( 'Previous page', 'eidan' )
			);
		}
		if ( $result->has_next() ) {
			$html .= sprintf(
				'<a%s>%s</a>',
				Html::attributes(
					array(
						'class'       => 'eidan-list__more',
						'href'        => $href( $result->page + 1 ),
						'data-page'   => $result->page + 1,
						'data-pages'  => $result->max_pages,
						'data-cursor' => null === $result->cursor ? null : (string) $result->cursor,
						'rel'         => 'next',
					)
				),
				esc_html__( 'Load more', 'eidan' )
			);
		} elseif ( 'infinite' === $config->pagination ) {
			$html .= '<p class="eidan-list__end" tabindex="-1">' . esc_html__( 'No more items.', 'eidan' ) . '</p>';
		}

		return $html;
	}
}
