<?php
/**
 * The filter bar.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Filters;

use Eidan\Lists\Request\Choice;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\FilterGroup;
use Eidan\Lists\Request\State;
use WP_Term;

/**
 * Links to the list with other terms or in another order. Every link keeps the rest of the choice.
 */
final class FilterBar {

	/** Links of one group that are no more than two lines on a phone. */
	private const FEW = 8;

	/**
	 * Makes the links.
	 *
	 * @var BarLink
	 */
	private readonly BarLink $link;

	/**
	 * @param Config                $config
	 * @param State                 $state  The current state.
	 * @param array<string, string> $others Address parameters of the page's other lists.
	 */
	private function __construct(
		private readonly Config $config,
		private readonly State $state,
		array $others,
	) {
		$this->link = new BarLink( $config, $others );
	}

	/**
	 * The whole bar; '' if there is nothing to choose.
	 *
	 * @param Config                $config
	 * @param State                 $state  The current state.
	 * @param array<string, string> $others Address parameters of the page's other lists.
	 * @param int|null              $total  Number of items found; null = not counted.
	 */
	public static function html( Config $config, State $state, array $others = array(), ?int $total = null ): string {
		$bar     = new self( $config, $state, $others );
		$terms   = FilterTerms::of( $config );
		$filters = $bar->filters( $terms );
		$many    = 1 < count( $terms );
		// Next to groups with visible labels, the orders have one, too.
		$labels = str_contains( $filters, 'eidan-list__group' );
		$html   = $filters . OrderLinks::html( $config, $state, $bar->link, $labels );
		if ( '' === $html ) {
			return '';
		}
		wp_enqueue_style( 'eidan-list-filters' );
		if ( $many || self::FEW < substr_count( $filters, '<li>' ) ) {
			$chosen = count( $state->choice, COUNT_RECURSIVE ) - count( $state->choice );
			$html   = Panel::html( $html, $bar->link->id( 'filters' ), $chosen, $total );
		}
		$found = '' === $filters
			? ''
			: Chosen::html( $config->groups, $state, $bar->link, $total, $many );

		return "<div class=\"eidan-list__bar\">$html$found</div>";
	}

	/**
	 * The groups of terms.
	 *
	 * @param array<string, list<WP_Term>> $terms Terms of the groups.
	 */
	private function filters( array $terms ): string {
		if ( array() === $terms ) {
			return '';
		}
		$now        = $this->config->counts ? Counts::of( $this->config, $terms, $this->state->choice ) : array();
		$unfiltered = array() === $this->state->choice || ! $this->config->counts
			? $now
			: Counts::of( $this->config, $terms );
		$html       = '';
		foreach ( $terms as $taxonomy => $choices ) {
			$group = $this->config->groups[ $taxonomy ];
			/* translators: Choice in a list's filter: no filter. */
			$all   = '' === $this->config->all ? __( 'All', 'eidan' ) : $this->config->all;
			$items = $this->term( $group, '', $all, $now[ $taxonomy ] ?? null );
			// The offered terms do not depend on the choice, unless the author wants it so: all terms that items of the
			// list have.
			$offers  = $this->config->hides_empty ? $now : $unfiltered;
			$choices = array_filter(
				$choices,
				fn( WP_Term $term ): bool => 0 !== ( $offers[ $term->term_id ] ?? null ) || $this->is_chosen( $term )
			);
			if ( array() === $choices ) {
				continue;
			}
			$links = array();
			foreach ( $choices as $term ) {
				$links[ $term->term_id ] =
					$this->term( $group, $term->slug, $term->name, $now[ $term->term_id ] ?? null );
			}
			$rest   = $this->rest( $group, $choices, $unfiltered );
			$items .= implode( '', array_diff_key( $links, $rest ) );
			if ( array() !== $rest ) {
				$open   = array_filter( $rest, $this->is_chosen( ... ) );
				$items .= sprintf(
					'<li><details%s><summary>%s</summary><ul role="list">%s</ul></details></li>',
					array() === $open ? '' : ' open',
					esc_html__( 'More', 'eidan' ),
					implode( '', array_intersect_key( $links, $rest ) )
				);
			}
			$html .= 1 < count( $terms ) || '' !== $group->label
				? self::group( $group->name(), $items )
				: "<ul role=\"list\">$items</ul>";
		}

		return '' === $html ? '' : sprintf(
			'<nav class="eidan-list__filters" aria-label="%s">%s</nav>',
			esc_attr( $this->config->name_of( __( 'Filter', 'eidan' ) ) ),
			$html
		);
	}

	/**
	 * Whether a visitor has chosen a term.
	 *
	 * @param WP_Term $term
	 */
	private function is_chosen( WP_Term $term ): bool {
		return in_array( $term->slug, $this->state->choice[ $term->taxonomy ] ?? array(), true );
	}

	/**
	 * The terms of a group that are behind "More": the less used ones, or the last ones of the author's selection.
	 *
	 * @param FilterGroup            $group
	 * @param array<WP_Term>         $terms All terms of the group that visitors can choose.
	 * @param array<int|string, int> $unfiltered Number of the list's items for each term, as far as known.
	 * @return array<int, WP_Term> By id.
	 */
	private function rest( FilterGroup $group, array $terms, array $unfiltered ): array {
		if ( array() === $group->terms ) {
			$count = static fn( WP_Term $term ): int => $unfiltered[ $term->term_id ] ?? $term->count;
			usort( $terms, static fn( WP_Term $a, WP_Term $b ): int => $count( $b ) <=> $count( $a ) );
		}
		$rest = array();
		foreach ( array_slice( array_values( $terms ), $this->config->limit ) as $term ) {
			$rest[ $term->term_id ] = $term;
		}

		return $rest;
	}

	/**
	 * Links with the label of their group.
	 *
	 * @param string $name  Label of the group.
	 * @param string $items HTML of the links.
	 */
	private static function group( string $name, string $items ): string {
		return sprintf(
			'<div class="eidan-list__group" role="group" aria-label="%s">'
				. '<span class="eidan-list__label" aria-hidden="true">%s</span><ul role="list">%s</ul></div>',
			esc_attr( $name ),
			esc_html( $name ),
			$items
		);
	}

	/**
	 * One link of a group.
	 *
	 * @param FilterGroup $group
	 * @param string      $slug  Slug of the term; '' = all.
	 * @param string      $name
	 * @param int|null    $count Number of items; null = not shown.
	 */
	private function term( FilterGroup $group, string $slug, string $name, ?int $count ): string {
		$chosen = $this->state->choice[ $group->taxonomy ] ?? array();
		$active = '' === $slug ? array() === $chosen : in_array( $slug, $chosen, true );
		$choice = Choice::toggled( $this->state->choice, $group, $slug );
		$number = null === $count
			? ''
			: '<span class="eidan-list__count"> ' . esc_html( number_format_i18n( $count ) ) . '</span>';
		$extra  = array(
			'data-taxonomy' => $group->taxonomy,
			'data-filter'   => $slug,
			// Search engines should not crawl every combination.
			'rel'           => 1 < count( $choice, COUNT_RECURSIVE ) - count( $choice ) ? 'nofollow' : null,
		);
		// A term that would leave nothing is said to, and leads nowhere.
		$is_empty = 0 === $count && ! $active && '' !== $slug;
		if ( $is_empty ) {
			$extra = array(
				'rel'           => null,
				'role'          => 'link',
				'aria-disabled' => 'true',
			) + $extra;
		}
		if ( $group->multiple && '' !== $slug ) {
			// A toggle button; the view module adds the space bar.
			$extra = array(
				'role'         => 'button',
				'aria-pressed' => $active ? 'true' : 'false',
			) + $extra;
		} else {
			$extra['aria-current'] = $active ? 'true' : null;
		}

		return '<li>'
			. $this->link->html(
				'filter',
				"$group->taxonomy-$slug",
				$is_empty ? null : new State( 1, $choice, $this->state->order ),
				$active,
				esc_html( $name ) . $number,
				$extra
			)
			. '</li>';
	}
}
